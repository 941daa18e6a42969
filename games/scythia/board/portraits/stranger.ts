import { CREW } from './crew.ts';
import type { Portrait } from './portrait.ts';

/** A number for a name, always the same one. */
function hash(name: string): number {
  let h = 2166136261;
  for (const letter of name) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return h;
}

/** Somebody from another deck: put together from those we know, the same every time. */
export function stranger(name: string): Portrait {
  const known = Object.values(CREW);
  const from = (salt: string): Portrait => known[hash(salt + name) % known.length] as Portrait;
  const [head, body, arms, place] = [from('head'), from('body'), from('arms'), from('place')];
  return {
    ...head,
    clothes: body.clothes,
    coatInk: body.coatInk,
    trimInk: body.trimInk,
    weapons: arms.weapons,
    before: arms.before,
    behind: undefined,
    ground: place.ground,
    motif: place.motif,
  };
}
