import type { Step } from '@tessera/table';
import type { GameUi, Scene } from '@tessera/ui';

export interface Turn {
  /** The number of its first step. */
  readonly first: number;
  readonly steps: readonly Step[];
  /** What was seen before its first step; undefined for the first turn. */
  readonly before: unknown;
}

/** Whether a view shows that the game is still being set up. */
type InSetUp = ((view: unknown) => boolean) | undefined;

/** The log by turns: steps in a row that belong to the same seat's turn, and not to the set-up before it. */
export function turnsOf(steps: readonly Step[], inSetUp?: InSetUp): Turn[] {
  const turns: { first: number; steps: Step[]; before: unknown }[] = [];
  let before: unknown;
  let settingUp = inSetUp !== undefined;
  for (const step of steps) {
    const last = turns.at(-1);
    const begins = settingUp && before !== undefined && !inSetUp?.(before);
    if (begins) settingUp = false;
    if (last && !begins && (settingUp || last.steps[0].turn === step.turn)) last.steps.push(step);
    else turns.push({ first: step.index, steps: [step], before });
    before = step.view;
  }
  return turns;
}

/** The heading of a turn; the scene it is told from is the one before it, which counts the turns that are over. */
export const titleOf = (ui: GameUi, { steps: [first], before }: Turn, scene: Omit<Scene<unknown>, 'view'>): string =>
  ui.turnTitle(first, { ...scene, view: before ?? first.view });
