import { POINT, type Points } from './points.ts';
import type { Changes, Moment, TurningPoint } from './review-types.ts';

const MOST = 8;
/** A turn that changed nobody's chance by as much is no turning point. */
const LEAST = 3 * POINT;

/** The turns in which chances changed most, by dice, cards and decisions; what the engine thought better of is no turning point. */
export function turningPointsOf(moments: readonly Moment[], seats: number): TurningPoint[] {
  const turns: TurningPoint[] = [];
  let first = 0;
  for (let at = 1; at <= moments.length; at++) {
    if (at < moments.length && moments[at].seat === moments[first].seat) continue;
    const turn = moments.slice(first, at);
    turns.push({
      from: turn[0].at,
      to: turn[turn.length - 1].at,
      seat: turn[0].seat,
      changes: sumOf(
        turn.map(({ changes }) => changes),
        seats,
      ),
    });
    first = at;
  }
  return turns
    .map((turn) => ({ turn, swing: swingOf(turn.changes) }))
    .filter(({ swing }) => swing >= LEAST)
    .sort((a, b) => b.swing - a.swing || a.turn.from - b.turn.from)
    .slice(0, MOST)
    .map(({ turn }) => turn);
}

/** The largest change of a seat's chance by anything that happened. */
const swingOf = ({ luck, hidden, decision }: Changes): Points =>
  Math.max(...luck.map((n, seat) => Math.abs(n + hidden[seat] + decision[seat])));

function sumOf(all: readonly Changes[], seats: number): Changes {
  const sum = (account: keyof Changes): Points[] =>
    Array.from({ length: seats }, (_, seat) => all.reduce((total, changes) => total + changes[account][seat], 0));
  return { luck: sum('luck'), hidden: sum('hidden'), decision: sum('decision'), mind: sum('mind') };
}
