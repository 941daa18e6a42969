import type { HTMLAttributes, KeyboardEvent, SyntheticEvent } from 'react';
import type { Targets } from './targets.ts';

const placeOf = (event: SyntheticEvent): string | null =>
  (event.target instanceof Element && event.target.closest('[data-place]')?.getAttribute('data-place')) || null;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** An arrow goes from the control that has the focus to the next one of its part of the page, and from the last to the first. */
export function arrowAmong(event: KeyboardEvent<HTMLElement>, controls: string): void {
  const step = STEPS[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)];
  const at = all.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}

/** Hears for all places of a part of the page, as boardInput does for a drawing: arrows go from target to target. */
export function htmlInput(
  targets: Targets,
  onPick: ((id: string) => void) | undefined,
  onHover: ((id: string | null) => void) | undefined,
): HTMLAttributes<HTMLElement> {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (place === null || !targets.has(place)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick?.(place);
      return;
    }
    arrowAmong(event, '[data-place][role="button"]');
  };
  return {
    onKeyDown,
    onClick: (event) => {
      const hit = placeOf(event);
      if (hit !== null) onPick?.(hit);
    },
    onPointerOver: (event) => onHover?.(placeOf(event)),
    onPointerLeave: () => onHover?.(null),
    onFocus: (event) => onHover?.(placeOf(event)),
    onBlur: () => onHover?.(null),
  };
}
