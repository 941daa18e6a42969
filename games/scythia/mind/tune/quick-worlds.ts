import type { Game } from '@tessera/kernel';
import { scythia } from '../../index.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { alloc, copyInto, type State } from '../../rules/state/state.ts';
import { scramble } from '../../testing/scramble.ts';

const read = new WeakMap<ScythiaPosition, State>();

/** The game for thousands of games: a view is read and checked once, and every other world it allows is the first one dealt anew. */
export const quickWorlds: Game<State, ScythiaPosition> = {
  ...scythia,
  rules: {
    ...scythia.rules,
    determinize(view, rng, dst) {
      const known = read.get(view);
      if (!known) {
        const s = scythia.rules.determinize(view, rng, dst);
        const kept = alloc(s);
        copyInto(kept, s);
        read.set(view, kept);
        return s;
      }
      const s = dst ?? alloc(known);
      copyInto(s, known);
      const who = view.players.findIndex((player) => player.hand !== null);
      scramble(s, who < 0 ? 'spectator' : who, rng);
      return s;
    },
  },
};
