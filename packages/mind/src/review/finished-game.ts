import {
  CHANCE,
  fail,
  type Game,
  type GameRecord,
  type Outcome,
  OVER,
  ok,
  recordStart,
  replay,
  upgradeRecord,
} from '@tessera/kernel';

export interface FinishedGame<S> {
  readonly start: S;
  /** Every move of the record, as the rules number it. */
  readonly moves: readonly number[];
}

/**
 * A game to be reviewed, if it is over. A review looks at every hand, so while a game goes on there is none: not for
 * whoever has its record, either.
 */
export function finishedGame<S, J>(game: Game<S, J>, given: GameRecord): Outcome<FinishedGame<S>> {
  const record = upgradeRecord(game as Game<S>, given);
  const start = recordStart(game as Game<S>, record);
  if (!start.ok) return start;
  const moves: number[] = [];
  const end = replay(game as Game<S>, record, (_, move) => moves.push(move));
  if (!end.ok) return end;
  if (game.rules.actor(end.value) !== OVER && record.ended === undefined)
    return fail('not-over', 'This game is not over. A review shows every hand, so it waits for the end.');
  return ok({ start: start.value, moves });
}

/** Who a chance move is secret to, told by what a spectator is told of it: a card drawn unseen. */
export function isHidden<S, J>(game: Game<S, J>, s: S, move: number): boolean {
  const { rules } = game;
  return (
    rules.actor(s) === CHANCE &&
    rules.veilMove !== undefined &&
    rules.veilMove(s, move, 'spectator') !== rules.format(s, move)
  );
}
