import type { Step } from '@tessera/table';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placeSelector } from '../../board/index.ts';
import { type Travel, travelsOf } from './travels.ts';

/** The last of these that is in the page and has a size. */
function spotOf(root: HTMLElement, ids: readonly string[]): { element: Element; box: DOMRect } | undefined {
  for (const id of [...ids].reverse())
    for (const element of root.querySelectorAll(placeSelector(id))) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return { element, box };
    }
  return undefined;
}

/** What lies there by now, to be shown on its way: a worker, a card, an animal. */
function thingAt(element: Element): Element | undefined {
  const thing = element.querySelector('.sc-worker, .sc-card, .sc-strip');
  const copy = thing?.cloneNode(true);
  if (!thing || !(copy instanceof Element)) return undefined;
  const { width, height } = thing.getBoundingClientRect();
  copy.setAttribute('style', `width:${width}px;height:${height}px;display:block`);
  return copy;
}

/** A new step's pieces go from where they were to where they are, drawn over the table for as long as it takes. */
export function useTravels(root: RefObject<HTMLElement | null>, steps: readonly Step[], durationMs: number): void {
  const seen = useRef(steps.length);
  useLayoutEffect(() => {
    const fresh = steps.slice(seen.current);
    seen.current = steps.length;
    const element = root.current;
    // many at once are no story: a game that is opened, or a look at another moment
    if (!element || durationMs === 0 || fresh.length === 0 || fresh.length > 3) return;
    let delay = 0;
    for (const travel of fresh.flatMap(travelsOf)) {
      fly(element, travel, durationMs, delay);
      delay += durationMs / 3;
    }
  }, [root, steps, durationMs]);
}

function fly(root: HTMLElement, travel: Travel, durationMs: number, delay: number): void {
  const start = spotOf(root, travel.from);
  const end = spotOf(root, travel.to);
  if (!start || !end) return;
  const { box: from } = start;
  const { box: to } = end;
  const frame = root.getBoundingClientRect();
  const piece = document.createElement('span');
  const [kind = '', name = ''] = travel.what.split(' ');
  piece.className = `sc-root scythia-flying scythia-flying-${kind}`;
  piece.dataset['what'] = name;
  piece.setAttribute('aria-hidden', 'true');
  const thing = thingAt(end.element);
  if (thing) {
    piece.classList.add('scythia-flying-thing');
    piece.append(thing);
  }
  root.append(piece);
  const size = piece.getBoundingClientRect();
  const at = (box: DOMRect) =>
    `translate(${box.left - frame.left + (box.width - size.width) / 2}px, ${box.top - frame.top + (box.height - size.height) / 2}px)`;
  const flight = piece.animate(
    [
      { transform: `${at(from)} scale(0.9)`, opacity: 0.4 },
      { transform: `${at(from)} scale(1.15)`, opacity: 1, offset: 0.15 },
      { transform: `${at(to)} scale(1.05)`, opacity: 1, offset: 0.9 },
      { transform: `${at(to)} scale(0.8)`, opacity: 0 },
    ],
    { duration: durationMs * 1.4, delay, easing: 'ease-in-out', fill: 'both' },
  );
  const gone = () => piece.remove();
  flight.finished.then(gone, gone);
}
