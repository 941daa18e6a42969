import { found, isObject, nameKey, PLACE_NAME } from '@tessera/kernel';
import { refuse } from './scenario-problem.ts';

/** Deeper in the file: `settlements › Assyria left`. */
export const within = (place: string, ...deeper: readonly (string | number)[]): string =>
  [place, ...deeper].join(' › ');

export function number(value: unknown, place: string, least: number, most: number): void {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    refuse('number', { place, least, most, found: found(value) });
}

export function oneOf(value: unknown, place: string, words: readonly string[]): void {
  if (typeof value !== 'string' || !words.includes(value))
    refuse('word', { place, words: words.join(', '), found: found(value) });
}

/** An object with these fields and no others. */
export function object(
  value: unknown,
  place: string,
  fields: readonly string[],
  optional: readonly string[] = [],
): Record<string, unknown> {
  if (!isObject(value)) refuse('notObject', { place, found: found(value) });
  for (const field of fields) if (!Object.hasOwn(value, field)) refuse('noField', { place, field });
  for (const field of Object.keys(value))
    if (!fields.includes(field) && !optional.includes(field))
      refuse('unknownField', { place, field: field.slice(0, 40) });
  return value;
}

export function list(value: unknown, place: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value)) refuse('notList', { place, found: found(value) });
  if (value.length < least || value.length > most) refuse('listLength', { place, least, most, count: value.length });
  return value;
}

/** A list of things that each have a name of their own. */
export function named(value: unknown, place: string, least: number, most: number, fields: readonly string[]) {
  const seen = new Set<string>();
  return list(value, place, least, most).map((item, index) => {
    const thing = object(item, within(place, index + 1), fields);
    const name = thing['name'];
    if (typeof name !== 'string' || !PLACE_NAME.test(name))
      refuse('badPlaceName', { place: within(place, index + 1, 'name'), found: found(name) });
    if (seen.has(nameKey(name))) refuse('sameName', { place, name });
    seen.add(nameKey(name));
    return { name, thing, place: within(place, name) };
  });
}
