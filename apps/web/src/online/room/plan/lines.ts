import type { Game, Rng } from '@tessera/kernel';
import type { Plan, PlanStep, Step, TableState } from '@tessera/table';
import { ImaginedTable } from './imagined-table.ts';

type Line = Plan['lines'][number];

/** A line for people to read: what it asks of the dice, what is played, and whether it could be played as things stand now. */
export interface LineShown {
  /** The rolls it holds for, in order; none where it holds for all that allow it. */
  readonly rolls: readonly Step[];
  readonly moves: readonly Step[];
  /** There is a roll before the first move. */
  readonly rolled: boolean;
  /** As notation, what can't be shown any more. */
  readonly rest: readonly string[];
}

export function showLine(game: Game, state: TableState, line: Line, rng: Rng): LineShown {
  const table = ImaginedTable.of(game, state, rng);
  const asks = line.some((step) => 'if' in step);
  table?.follow(line);
  const played = table?.played ?? [];
  const moves = played.filter(({ seat }) => seat > 0);
  const all = line.flatMap((step) => ('move' in step ? step.move : []));
  const rolls = played.filter(({ seat }) => seat === 0);
  return { rolls: asks ? rolls : [], rolled: rolls.length > 0, moves, rest: all.slice(moves.length) };
}

export const withLine = (plan: Plan | null, line: readonly PlanStep[], unhurt: boolean): Plan => ({
  ...(plan ?? { done: true, unhurt }),
  lines: [...(plan?.lines ?? []), line],
});

/** Nothing is left of a plan without lines. */
export function withoutLine(plan: Plan, index: number): Plan | null {
  const lines = plan.lines.filter((_, at) => at !== index);
  return lines.length > 0 ? { ...plan, lines } : null;
}

/** The line changes places with the one before it. */
export const movedUp = (plan: Plan, index: number): Plan => ({
  ...plan,
  lines: plan.lines.map((line, at) => plan.lines[at === index ? index - 1 : at === index - 1 ? index : at] ?? line),
});
