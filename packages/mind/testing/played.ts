import {
  CHANCE,
  type Game,
  type GameRecord,
  MoveList,
  makeRecord,
  OVER,
  randomMove,
  SeededRng,
  unwrap,
} from '@tessera/kernel';

/** A game at random to its end, or to so many moves. */
export function playedAtRandom<S, J>(
  game: Game<S, J>,
  seats: number,
  seed: number | string,
  most = Infinity,
): GameRecord {
  const { rules } = game;
  const config = { seats, scenario: Object.keys(game.scenarios)[0], options: {} };
  const s = unwrap(rules.setup(config));
  const rng = new SeededRng(seed);
  const list = new MoveList();
  const moves: string[] = [];
  while (rules.actor(s) !== OVER && moves.length < most) {
    const move = rules.actor(s) === CHANCE ? rules.sample(s, rng) : randomMove(game as Game<S>, s, rng, list);
    moves.push(rules.format(s, move));
    rules.play(s, move);
  }
  return makeRecord(game as Game<S>, config, moves);
}
