import type { Step } from '@tessera/table';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placeSelector } from '../../board/index.ts';
import { changesOf, type Travel, travelsOf } from './travels.ts';

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
const thingAt = (element: Element): Element | null => element.querySelector('.sc-worker, .sc-card, .sc-strip');

function copyOf(thing: Element): Element {
  const copy = thing.cloneNode(true) as Element;
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
    for (const id of fresh.flatMap(changesOf)) flash(element, id, durationMs);
  }, [root, steps, durationMs]);
}

/** A number that changes is seen to change. */
function flash(root: HTMLElement, id: string, durationMs: number): void {
  spotOf(root, [id])?.element.animate(
    [{ background: 'var(--accent)', boxShadow: '0 0 0 4px var(--accent)', borderRadius: '4px' }, {}],
    { duration: durationMs * 2.5, easing: 'ease-in' },
  );
}

function fly(root: HTMLElement, travel: Travel, durationMs: number, delay: number): void {
  const start = spotOf(root, travel.from);
  const end = spotOf(root, travel.to);
  if (!start || !end) return;
  const timing = { duration: durationMs * 1.4, delay, easing: 'ease-in-out' };
  if (end.element.matches('li')) {
    deal(end.element, start.box, end.box, timing);
    return;
  }
  const frame = root.getBoundingClientRect();
  const piece = document.createElement('span');
  const [kind = '', name = ''] = travel.what.split(' ');
  piece.className = `sc-root scythia-flying scythia-flying-${kind}`;
  piece.dataset['what'] = name;
  piece.setAttribute('aria-hidden', 'true');
  const thing = thingAt(end.element);
  if (thing) {
    piece.classList.add('scythia-flying-thing');
    piece.append(copyOf(thing));
    // it isn't there before it has come
    thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + delay });
  }
  root.append(piece);
  const size = piece.getBoundingClientRect();
  const at = (box: DOMRect) =>
    `translate(${box.left - frame.left + (box.width - size.width) / 2}px, ${box.top - frame.top + (box.height - size.height) / 2}px)`;
  const flight = piece.animate(
    [
      { transform: `${at(start.box)} scale(0.9)`, opacity: 0.4 },
      { transform: `${at(start.box)} scale(1.15)`, opacity: 1, offset: 0.15 },
      { transform: `${at(end.box)} scale(1.05)`, opacity: 1, offset: 0.9 },
      thing ? { transform: at(end.box), opacity: 1 } : { transform: `${at(end.box)} scale(0.8)`, opacity: 0 },
    ],
    { ...timing, fill: 'both' },
  );
  const gone = () => piece.remove();
  flight.finished.then(gone, gone);
}

/** A card of the own hand grows out of the deck it was drawn from. */
function deal(card: Element, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(0.15)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(0.15)`, opacity: 1, offset: 0.1 },
      { transform: 'none', opacity: 1 },
    ],
    { ...timing, fill: 'backwards' },
  );
}
