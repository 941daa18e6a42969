import type { TableLayout } from '@tessera/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Arrangement, arrangementFor } from '../board/index.ts';

/** Where the track most likely lies, before the room is measured. */
export const firstArrangement = (layout: TableLayout | undefined): Arrangement =>
  layout === 'wide' || layout === 'short' ? 'beside' : 'around';

/** Where the track lies at a table: as the room for the board has it. A picture of the board has it around the map. */
export function useArrangement(layout: TableLayout | undefined): {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly arrangement: Arrangement;
} {
  const room = useRef<HTMLDivElement>(null);
  const atTable = layout !== undefined;
  const [arrangement, setArrangement] = useState(() => firstArrangement(layout));
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || !atTable) return;
    const arrange = () => {
      if (element.clientHeight > 0) setArrangement(arrangementFor(element.clientWidth, element.clientHeight));
    };
    arrange();
    // at once: the frame about it fits the drawing into the same new room
    const observer = new ResizeObserver(() => flushSync(arrange));
    observer.observe(element);
    return () => observer.disconnect();
  }, [atTable]);
  return { room, arrangement: atTable ? arrangement : 'around' };
}
