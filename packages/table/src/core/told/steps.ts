import {
  fail,
  type Game,
  type GameEvent,
  type GameRecord,
  type Outcome,
  ok,
  recordStart,
  seatNumber,
} from '@tessera/kernel';
import type { Step } from '../protocol.ts';
import { type Viewer, viewOf } from './viewer.ts';

/** Plays one move and tells it as a step to each of the viewers, as each may know it; on request without what it led to. */
export function playSteps<S>(
  game: Game<S>,
  s: S,
  move: number,
  index: number,
  viewers: readonly Viewer[],
  views = true,
): { readonly text: string; readonly steps: readonly Step[] } {
  const { rules } = game;
  const text = rules.format(s, move);
  if (viewers.length === 0) {
    rules.play(s, move);
    return { text, steps: NONE };
  }
  const seat = seatNumber(rules.actor(s));
  const turn = seatNumber(rules.turnOf(s));
  const texts = viewers.map((who) => (who === 'revealed' ? text : (rules.veilMove?.(s, move, who) ?? text)));
  const events: GameEvent[] = [];
  rules.play(s, move, (event) => events.push(event));
  const seenBy = (who: Viewer): readonly GameEvent[] =>
    who !== 'revealed' && rules.veilEvent ? events.map((event) => rules.veilEvent?.(event, who) ?? event) : events;
  const steps = viewers.map((who, at): Step => {
    const view = views ? viewOf(game, s, who) : undefined;
    return { index, move: texts[at], seat, turn, events: seenBy(who), view };
  });
  return { text, steps };
}

const NONE: readonly Step[] = [];

/** The same for one viewer. */
export function playStep<S>(game: Game<S>, s: S, move: number, index: number, viewer: Viewer): Step {
  return playSteps(game, s, move, index, [viewer]).steps[0];
}

/** A whole record as steps, for the replay and the log; or those from number `from` on. */
export function replaySteps<S>(
  game: Game<S>,
  record: GameRecord,
  viewer: Viewer,
  from = 0,
): Outcome<{ state: S; steps: Step[] }> {
  const start = recordStart(game, record);
  if (!start.ok) return start;
  const s = start.value;
  const steps: Step[] = [];
  for (const [index, text] of record.moves.entries()) {
    const move = game.rules.parse(s, text);
    if (!move.ok) return fail(move.error.code, `Move ${index + 1}, "${text.slice(0, 80)}": ${move.error.message}`);
    if (index < from) game.rules.play(s, move.value);
    else steps.push(playStep(game, s, move.value, index, viewer));
  }
  return ok({ state: s, steps });
}
