import { unwrap } from './outcome.ts';
import type { Rules } from './rules.ts';

/** What a seat may know, in a game in which everybody may know the whole position. */
export const nothingHidden = <S, J>({
  toJSON,
  fromJSON,
  copyInto,
}: Pick<Rules<S, J>, 'toJSON' | 'fromJSON' | 'copyInto'>): Pick<Rules<S, J>, 'view' | 'determinize'> => ({
  view: toJSON,
  determinize: (view, _rng, dst) => {
    const s = unwrap(fromJSON(view));
    if (!dst) return s;
    copyInto(dst, s);
    return dst;
  },
});
