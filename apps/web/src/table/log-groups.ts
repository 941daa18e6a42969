import type { Step } from '@tessera/table';

export interface Turn {
  /** The number of its first step. */
  readonly first: number;
  readonly steps: readonly Step[];
}

/** The log by turns: steps in a row that belong to the same seat's turn. */
export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: { first: number; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (last && last.steps[0].turn === step.turn) last.steps.push(step);
    else turns.push({ first: step.index, steps: [step] });
  }
  return turns;
}
