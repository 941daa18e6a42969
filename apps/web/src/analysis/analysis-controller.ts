import { fail, type Problem, type Rng } from '@tessera/kernel';
import {
  type BranchedGame,
  type BranchTree,
  type ChanceOutcome,
  type Line,
  lineLength,
  type Moment,
  momentIn,
  nameBranch,
  playFrom,
  recordWithBranches,
  removeBranch,
  type SeenMoment,
  type Step,
  treeOf,
} from '@tessera/table';
import type { KeptAnalysis } from './analysis-store.ts';

export interface AnalysisShown {
  readonly kept: KeptAnalysis;
  readonly tree: BranchTree;
  readonly moment: Moment;
  readonly seen: SeenMoment;
  readonly problem: Problem | null;
}

interface Surroundings {
  readonly rng: Rng;
  /** Tells what is kept then: another tab may have added to it. */
  readonly save: (kept: KeptAnalysis, seen: number) => Promise<KeptAnalysis>;
}

/** Tries things out in a game: plays as any seat, lets chance roll or says what it rolls, and goes where it likes. Knows nothing of React. */
export class AnalysisController {
  private readonly board: BranchedGame;
  private readonly around: Surroundings;
  private readonly listeners = new Set<() => void>();
  private shown: AnalysisShown;
  /** One save after another. */
  private saving: Promise<void> = Promise.resolve();
  private unsaved = false;

  constructor(board: BranchedGame, kept: KeptAnalysis, around: Surroundings) {
    this.board = board;
    this.around = around;
    const tree = treeOf(kept.record);
    const moment = momentIn(tree, kept.moment);
    this.shown = { kept, tree, moment, seen: board.at(tree, moment), problem: null };
  }

  readonly snapshot = (): AnalysisShown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Plays a move, or says what chance does. */
  readonly play = (text: string): void => {
    const { tree, moment } = this.shown;
    const checked = this.board.check(tree, moment, text);
    if (checked.ok) this.playAll([checked.value]);
    else this.show({ problem: checked.error });
  };

  /** Chance does what it will. */
  readonly roll = (): void => {
    const { tree, moment } = this.shown;
    this.playAll(this.board.roll(tree, moment, this.around.rng));
  };

  readonly goTo = (moment: Moment): void => this.change(this.shown.tree, momentIn(this.shown.tree, moment));
  readonly back = (): void => this.goTo({ ...this.shown.moment, at: this.shown.moment.at - 1 });
  readonly forward = (): void => this.goTo({ ...this.shown.moment, at: this.shown.moment.at + 1 });

  readonly name = (line: Line, name: string): void =>
    this.change(nameBranch(this.shown.tree, line, name), this.shown.moment);

  readonly remove = (line: Line): void => {
    const { tree, moment } = removeBranch(this.shown.tree, line, this.shown.moment);
    this.change(tree, moment);
  };

  readonly outcomes = (): readonly ChanceOutcome[] => this.board.outcomes(this.shown.tree, this.shown.moment);

  /** The first move of every branch, as it looks. */
  readonly firstSteps = (): readonly Step[] => this.board.firstSteps(this.shown.tree);

  readonly foresee = (text: string): Step | undefined => this.board.foresee(this.shown.tree, this.shown.moment, text);

  readonly forgetProblem = (): void => this.show({ problem: null });

  get canBack(): boolean {
    return this.shown.moment.at > 0;
  }

  get canForward(): boolean {
    return this.shown.moment.at < lineLength(this.shown.tree, this.shown.moment.line);
  }

  /** Resolves when all that was tried out is kept. */
  settled(): Promise<void> {
    return this.saving;
  }

  private playAll(moves: readonly string[]): void {
    let { tree, moment } = this.shown;
    for (const move of moves) {
      const played = playFrom(tree, moment, move);
      if (!played) {
        this.show({ problem: tooMany.error });
        return;
      }
      ({ tree, moment } = played);
    }
    this.change(tree, moment);
  }

  private change(tree: BranchTree, moment: Moment): void {
    const record = recordWithBranches(this.shown.kept.record, tree);
    this.show({
      tree,
      moment,
      seen: this.board.at(tree, moment),
      problem: null,
      kept: { ...this.shown.kept, record, moment },
    });
    this.keep();
  }

  private keep(): void {
    if (this.unsaved) return;
    this.unsaved = true;
    this.saving = this.saving.then(async () => {
      this.unsaved = false;
      const { kept } = this.shown;
      try {
        const stored = await this.around.save(kept, kept.updatedAt);
        const mine = this.shown.kept;
        if (mine === kept) this.adopt(stored);
        // with what another tab has added not seen here the next save adds it again
        else if (sameBranches(stored, kept)) this.show({ kept: { ...mine, updatedAt: stored.updatedAt } });
      } catch (error) {
        console.error('What was tried out could not be kept:', error);
        this.show({ problem: { code: 'not-kept', message: 'This could not be kept in the browser.' } });
      }
    });
  }

  /** Another tab has tried out something in the same game. */
  private adopt(stored: KeptAnalysis): void {
    this.show({ kept: stored, ...(sameBranches(stored, this.shown.kept) ? {} : { tree: treeOf(stored.record) }) });
  }

  private show(part: Partial<AnalysisShown>): void {
    this.shown = { ...this.shown, ...part };
    for (const listener of this.listeners) listener();
  }
}

const sameBranches = (one: KeptAnalysis, other: KeptAnalysis): boolean =>
  JSON.stringify(treeOf(one.record).branches) === JSON.stringify(treeOf(other.record).branches);

const tooMany = fail('too-many-branches', 'There are too many branches in this game: remove some first.');
