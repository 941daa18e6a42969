import { CHANCE, type Game, MoveList, OVER, type Rng, unwrap } from '@tessera/kernel';
import type { Mind } from '@tessera/mind';

/** A decision of a game that was played to its end. */
export interface Decision {
  readonly s: unknown;
  readonly seat: number;
  /** Which move of the game it was, from 1. */
  readonly move: number;
}

/** So far back from its end a game is looked at. */
const BACK = 60;
/** No game of ours is this long; one where nobody makes headway is left. */
const LONGEST = 5000;

/** A game of the bot against itself, one descent a move, and its last decisions that were any: the last one first. */
export function lastDecisions(game: Game, mind: Mind, rng: Rng): Decision[] {
  const { rules, defaultSeats: seats } = game;
  const s = unwrap(rules.setup({ seats, scenario: Object.keys(game.scenarios)[0], options: {} }));
  const list = new MoveList();
  const kept: Decision[] = [];
  for (let move = 1; rules.actor(s) !== OVER && move < LONGEST; move++) {
    const seat = rules.actor(s);
    if (seat === CHANCE) {
      rules.play(s, rules.sample(s, rng));
      continue;
    }
    if (rules.legal(s, list) > 1) {
      const spare = kept.length === BACK ? kept.shift()?.s : undefined;
      const copy = spare ?? rules.alloc(s);
      rules.copyInto(copy, s);
      kept.push({ s: copy, seat, move });
    }
    rules.play(s, unwrap(rules.parse(s, mind.choose(rules.view(s, seat), { iterations: 1 }, rng))));
  }
  return rules.actor(s) === OVER ? kept.reverse() : [];
}
