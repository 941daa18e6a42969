import type { KeyboardEvent, SVGProps, SyntheticEvent } from 'react';
import { type Direction, nextTarget, type Spot } from './next-target.ts';

export interface BoardPlaces {
  /** Where every place is drawn. */
  readonly places: ReadonlyMap<string, Spot>;
  /** The lit ones: those that the keyboard reaches. */
  readonly targets?: ReadonlyMap<string, unknown> | undefined;
  /** A tap on any place, lit or not. */
  readonly onPlace?: ((place: string) => void) | undefined;
  readonly onHover?: ((place: string | null) => void) | undefined;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const placeOf = (event: SyntheticEvent): string | null =>
  (event.target instanceof Element && event.target.closest('[data-place]')?.getAttribute('data-place')) || null;

/** A board hears for all of its places: elements with `data-place`, which are buttons while they are lit. */
export function boardInput({ places, targets, onPlace, onHover }: BoardPlaces): SVGProps<SVGSVGElement> {
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const place = placeOf(event);
    if (place === null || !targets?.has(place)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPlace?.(place);
      return;
    }
    const direction = KEYS[event.key];
    const from = places.get(place);
    if (!direction || !from) return;
    event.preventDefault();
    const lit = new Map([...places].filter(([name]) => name !== place && targets.has(name)));
    const next = nextTarget(from, direction, lit);
    for (const element of event.currentTarget.querySelectorAll<SVGGElement>('[data-place][role="button"]'))
      if (element.dataset['place'] === next) element.focus();
  };
  return {
    onKeyDown,
    onClick: (event) => {
      const hit = placeOf(event);
      if (hit !== null) onPlace?.(hit);
    },
    onPointerOver: (event) => onHover?.(placeOf(event)),
    onPointerLeave: () => onHover?.(null),
    onFocus: (event) => onHover?.(placeOf(event)),
    onBlur: () => onHover?.(null),
  };
}
