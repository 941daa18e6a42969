import type { Rng } from '../rng.ts';

/** Damage for fuzzers: what a hand-edited file, a broken program or a hostile one might send. */

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  7,
  1.5,
  1e9,
  '',
  'x',
  '__proto__',
  [],
  {},
  [[]],
  [null],
];

const pick = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)];

type Holder = Record<string, unknown>;

function holders(json: unknown, found: Holder[] = []): Holder[] {
  if (typeof json !== 'object' || json === null) return found;
  if (Object.keys(json).length > 0) found.push(json as Holder);
  for (const value of Object.values(json)) holders(value, found);
  return found;
}

/** A copy with one thing removed, replaced, doubled, nudged or swapped with another. */
export function mutateJSON(json: unknown, rng: Rng): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(json));
  const places = holders(copy);
  if (places.length === 0) return pick(STRANGE, rng);
  const holder = pick(places, rng);
  const key = pick(Object.keys(holder), rng);
  const value = holder[key];
  switch (rng.below(6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 1:
      holder[key] = JSON.parse(JSON.stringify(pick(STRANGE, rng)));
      break;
    case 2: {
      const other = pick(places, rng);
      // a copy of it: a thing moved into itself would be no JSON any more
      holder[key] = JSON.parse(JSON.stringify(other[pick(Object.keys(other), rng)]));
      break;
    }
    case 3:
      if (typeof value === 'number') holder[key] = value + pick([-1, 1, 5], rng);
      else if (typeof value === 'boolean') holder[key] = !value;
      else if (typeof value === 'string') holder[key] = mutateText(value, rng);
      break;
    case 4:
      if (Array.isArray(holder)) holder.push(JSON.parse(JSON.stringify(value)));
      else holder[`${key}2`] = value;
      break;
    default: {
      const other = pick(places, rng);
      const otherKey = pick(Object.keys(other), rng);
      if (typeof value !== 'object' && typeof other[otherKey] !== 'object') {
        holder[key] = other[otherKey];
        other[otherKey] = value;
      }
    }
  }
  return copy;
}

/** A copy for every place in it, with that place holding something else. */
export function* withEveryPlace(json: unknown, instead: unknown, every = 1, from = 0): Generator<unknown> {
  const count = holders(json).reduce((sum, holder) => sum + Object.keys(holder).length, 0);
  for (let n = from % every; n < count; n += every) {
    const copy: unknown = JSON.parse(JSON.stringify(json));
    const places = holders(copy).flatMap((holder) => Object.keys(holder).map((key) => ({ holder, key })));
    places[n].holder[places[n].key] = instead;
    yield copy;
  }
}

/** A text with a letter lost, doubled, changed or moved. */
export function mutateText(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  switch (rng.below(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(Math.max(0, at - 1));
    case 2:
      return (
        text.slice(0, at) +
        pick(['/', ' ', '-', '1', '9', ' to ', 'ı', '\u0301', '\n', '%', '\ud800'], rng) +
        text.slice(at)
      );
    case 3:
      return text.slice(at) + text.slice(0, at);
    default:
      return rng.below(2) ? text.toUpperCase() : `${text} ${text}`;
  }
}

/** Nested so deep that a careless JSON.stringify runs out of stack. */
export const deepArray = (depth = 20_000): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
