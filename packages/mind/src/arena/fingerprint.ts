import { CHANCE, type Game, hashText, OVER, SeededRng, unwrap } from '@tessera/kernel';
import type { MakeMind } from './minds.ts';

const POSITIONS = 12;
const APART = 7;
const DESCENTS = 12;

/**
 * The moves that a mind makes in a game played at random, as a short hash. Minds that are still worked on, such as `new`, are known again by it: results
 * of before a change are then not mixed with those after it.
 */
export function fingerprint(game: Game, make: MakeMind): string {
  const { rules } = game;
  const mind = make(game);
  const scenario = Object.keys(game.scenarios)[0];
  const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
  const s = unwrap(rules.setup({ seats: game.defaultSeats, scenario, options }));
  const rng = new SeededRng('fingerprint');
  const moves: string[] = [];
  for (let n = 0; moves.length < POSITIONS && rules.actor(s) !== OVER; ) {
    const actor = rules.actor(s);
    if (actor === CHANCE) rules.play(s, rules.sample(s, rng));
    else {
      const view = rules.view(s, actor);
      const own = () => new SeededRng(`fingerprint ${n}`);
      const move = mind.choose(view, { iterations: DESCENTS }, own());
      if (n % APART === 0) moves.push(move);
      rules.play(s, unwrap(rules.parse(s, move)));
      n++;
    }
  }
  return (hashText(moves.join('\n')) >>> 0).toString(16).padStart(8, '0');
}
