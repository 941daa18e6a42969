import { NO_SEAT, type Seat, seatNumber } from '@tessera/kernel';
import type { Entry } from './log/journal.ts';
import type { Plan, PlanStep } from './protocol.ts';

/** A plan, and how many entries the journal had when it was made: what has become of it since can be read there. */
export interface KeptPlan {
  readonly plan: Plan;
  readonly number: number;
}

/** A move of the turn under way. */
export interface TurnMove {
  readonly move: string;
  readonly byChance: boolean;
}

/** How long a plan may be as JSON. */
export const LONGEST_PLAN = 16_000;

/**
 * What is left of a line after the moves of the turn so far; undefined if the line does not agree with them. What chance brought
 * and the line does not speak of may be anything.
 */
export function restOf(line: readonly PlanStep[], turn: readonly TurnMove[]): readonly PlanStep[] | undefined {
  let at = 0;
  for (const { move, byChance } of turn) {
    const step = line[at];
    if (step === undefined) {
      if (!byChance) return undefined;
    } else if ('if' in step) {
      if (!byChance || !step.if.includes(move)) return undefined;
      at++;
    } else if (!byChance) {
      if (step.move !== move) return undefined;
      at++;
    }
  }
  return line.slice(at);
}

/** The moves that come next in a line, before it depends on chance again. */
export function movesNext(rest: readonly PlanStep[]): readonly string[] {
  const until = rest.findIndex((step) => 'if' in step);
  return rest.slice(0, until < 0 ? rest.length : until).flatMap((step) => ('move' in step ? step.move : []));
}

/**
 * Whether a plan is over by what has happened since it was made: its player has acted, a turn of theirs was taken back, all have
 * agreed to take moves back, or the game has ended. `playedInTurn` are the moves of that seat in the turn under way.
 */
export function isOver(since: readonly Entry[], seat: Seat, playedInTurn: number): boolean {
  const theirs = seatNumber(seat);
  let played = 0;
  for (const entry of since) {
    if ('end' in entry) return true;
    if ('hint' in entry) continue;
    const isTheirs = entry.by === theirs || ('thrown' in entry && entry.thrown === theirs);
    if ('undo' in entry) {
      if (isTheirs || entry.by === NO_SEAT) return true;
    } else if (isTheirs && !entry.planned) return true;
    else if (isTheirs && 'move' in entry && entry.by !== NO_SEAT) played++;
  }
  return played > playedInTurn;
}
