import { MoveList } from '@tessera/kernel';
import type { MakeMind } from '../minds.ts';
import { ImaginedWorlds, Playout, Spending } from './playout.ts';

/** Flat Monte Carlo: random playouts behind each move in turn, and the move that won most. */
export const flat: MakeMind = (game) => ({
  choose(view, budget, rng) {
    const { rules } = game;
    const spending = new Spending(budget);
    const worlds = new ImaginedWorlds(game, view, rng);
    const s = worlds.first;
    const seat = rules.actor(s);
    const legal = new MoveList();
    const count = rules.legal(s, legal);
    if (count === 1) return rules.format(s, legal.moves[0]);
    const playout = new Playout(game, s, rng);
    const here = rules.alloc(s);
    const wins = Array<number>(count).fill(0);
    const played = Array<number>(count).fill(0);
    // the moves are the same in all worlds; with few playouts not always the first of them get one
    const from = rng.below(count);
    for (let n = spending.next(); n >= 0; n = spending.next()) {
      const i = (from + n) % count;
      rules.copyInto(here, game.hidesInformation ? worlds.at(Math.floor(n / count)) : s);
      rules.play(here, legal.moves[i]);
      wins[i] += playout.run(here)[seat];
      played[i]++;
    }
    let best = from;
    for (let i = 0; i < count; i++) if (played[i] > 0 && wins[i] / played[i] > wins[best] / played[best]) best = i;
    return rules.format(s, legal.moves[best]);
  },
});
