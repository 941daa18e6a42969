import {
  CHANCE,
  fail,
  type Game,
  type GameEvent,
  type GameRecord,
  type Outcome,
  ok,
  recordStart,
  type Seat,
  type Spectator,
} from '@tessera/kernel';
import type { Step } from './protocol.ts';

/** Plays one move and tells it as a step, seen from a seat. */
export function playStep<S>(game: Game<S>, s: S, move: number, index: number, viewer: Seat | Spectator): Step {
  const { rules } = game;
  const actor = rules.actor(s);
  const text = rules.format(s, move);
  const turn = rules.turnOf(s) + 1;
  const events: GameEvent[] = [];
  rules.play(s, move, (event) => events.push(event));
  return { index, move: text, seat: actor === CHANCE ? 0 : actor + 1, turn, events, view: rules.view(s, viewer) };
}

/** A whole record as steps, for the replay and the log. */
export function replaySteps<S>(
  game: Game<S>,
  record: GameRecord,
  viewer: Seat | Spectator,
): Outcome<{ state: S; steps: Step[] }> {
  const start = recordStart(game, record);
  if (!start.ok) return start;
  const s = start.value;
  const steps: Step[] = [];
  for (const [index, text] of record.moves.entries()) {
    const move = game.rules.parse(s, text);
    if (!move.ok) return fail(move.error.code, `Move ${index + 1}, "${text.slice(0, 80)}": ${move.error.message}`);
    steps.push(playStep(game, s, move.value, index, viewer));
  }
  return ok({ state: s, steps });
}
