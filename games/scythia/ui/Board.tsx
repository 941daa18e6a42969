import type { BoardProps } from '@tessera/ui';
import { useRef } from 'react';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import type { Picking } from './decision/picking.ts';
import { usePlay } from './decision/use-play.ts';
import { MainBoard } from './parts/MainBoard.tsx';
import { PhoneTable } from './tables/PhoneTable.tsx';
import { WideTable } from './tables/WideTable.tsx';
import { useTravels } from './travel/use-travels.ts';

/** The whole table: the board, the own board and hand, everybody else, the raid. */
export function Board(props: BoardProps<ScythiaPosition, Picking>) {
  const play = usePlay(props);
  const root = useRef<HTMLDivElement>(null);
  useTravels(root, props.steps, props.durationMs);
  const { layout, hints } = props;
  return (
    <div className={`scythia-table scythia-${layout ?? 'picture'}${hints ? '' : ' scythia-plain'}`} ref={root}>
      {layout === undefined ? (
        <MainBoard play={play} />
      ) : layout === 'narrow' || layout === 'short' ? (
        <PhoneTable play={play} />
      ) : (
        <WideTable play={play} />
      )}
    </div>
  );
}
