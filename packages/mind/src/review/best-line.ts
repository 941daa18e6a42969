import { type Game, MoveList, type Outcome, ok } from '@tessera/kernel';
import { Appraiser } from './appraiser.ts';
import { effortOf } from './effort.ts';
import { weighDecision } from './weigh-decision.ts';

/** A turn may go on for long, and the first moves say what it is about. */
const LONGEST = 6;

export interface BestLine<S> {
  readonly move: number;
  /** The position it is played in. */
  readonly before: S;
}

const list = new MoveList();

/**
 * A move, and what its player would best do after it: until dice are thrown, cards are drawn or somebody else is to move. Judged from
 * the view of the player, so nothing hidden is told. `s` stays as it is.
 */
export function* bestLine<S, J>(
  game: Game<S, J>,
  s: S,
  text: string,
): Generator<void, Outcome<readonly BestLine<S>[]>> {
  const { rules } = game;
  const first = rules.parse(s, text);
  if (!first.ok) return first;
  const seat = rules.actor(s);
  const effort = effortOf({ iterations: game.hidesInformation ? 96 : 300 }, game);
  const appraiser = new Appraiser(game, s);
  const copy = (of: S): S => {
    const made = rules.alloc(of);
    rules.copyInto(made, of);
    return made;
  };
  const line: BestLine<S>[] = [];
  const now = copy(s);
  for (let move = first.value; ; ) {
    line.push({ move, before: copy(now) });
    rules.play(now, move);
    if (rules.actor(now) !== seat || line.length === LONGEST) return ok(line);
    rules.legal(now, list);
    const [any] = list.moves;
    move = list.size === 1 ? any : (yield* weighDecision(appraiser, now, any, effort, `line ${line.length}`)).best.move;
  }
}
