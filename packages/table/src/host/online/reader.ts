import { type GameRecord, type Outcome, ok, type Seat } from '@tessera/kernel';
import type { JournalChain } from '../../core/log/journal-chain.ts';
import { type Recordable, recordOf, recordToShow } from '../../core/log/save.ts';
import type { KeptJournal } from '../../core/log/table-log.ts';
import type { NewTable, Step, TableState } from '../../core/protocol.ts';
import type { Table } from '../../core/table.ts';
import { fingerprintOf } from '../../core/told/fingerprint.ts';
import { eyesOf, seenBy } from '../../core/told/seen.ts';
import { replaySteps } from '../../core/told/steps.ts';
import { mayLook, type Viewer } from '../../core/told/viewer.ts';
import type { FairLog } from '../../fair/index.ts';
import { History, type StepsFor } from './history.ts';
import type { StepShelf } from './step-shelf.ts';

/** Which table it is, and who sits there. */
export interface TableHead {
  readonly id: string;
  readonly table: NewTable;
}

/** All that can be read of an online table, by those who may. */
export class TableReader<S = unknown> {
  head: TableHead;
  paused = false;
  private readonly table: Table<S>;
  private readonly journal: KeptJournal;
  readonly history: History<S>;
  private print: { readonly rules?: number } | undefined;

  private readonly chain: JournalChain | undefined;

  constructor(
    table: Table<S>,
    journal: KeptJournal,
    head: TableHead,
    { shelf, chain }: { readonly shelf: StepShelf; readonly chain: JournalChain | undefined },
  ) {
    this.table = table;
    this.history = new History(table, shelf);
    this.journal = journal;
    this.chain = chain;
    this.head = head;
  }

  /** For a page that speaks for those seats. */
  state(own: readonly Seat[], lean: boolean): TableState {
    const state = seenBy(this.table, { ...this.head, at: this.journal.number }, own, lean);
    const { link } = this;
    return { ...state, ...(this.paused ? { paused: true } : {}), ...(link ? { link } : {}) };
  }

  /** The hash over all that has happened, as far as it is safe. */
  get link(): string | undefined {
    return this.chain?.linkAfter(this.journal.entries);
  }

  /** For the proof of a game that is over. */
  get log(): FairLog | undefined {
    return this.chain?.logOf(this.journal.entries);
  }

  /** By which a lean page knows whether it can follow; where something is hidden it need not. */
  get fingerprint(): { readonly rules?: number } {
    if (this.table.hides) return {};
    if (!this.print) {
      const rules = fingerprintOf(this.table.game, this.head.table);
      this.print = rules === undefined ? {} : { rules };
    }
    return this.print;
  }

  get moves(): number {
    return this.table.buffer.count;
  }

  eyes(own: readonly Seat[]): Viewer {
    return eyesOf(this.table, own);
  }

  mayLook(viewer: Viewer, own: readonly Seat[]): boolean {
    const { hides, over, seats } = this.table;
    return mayLook(viewer, seats.length, { hides, own, over });
  }

  /** The first moves that have stood ever since that number, as they were told then. */
  keptSince(number: number): number {
    const kept = this.journal.keptSince(number);
    // who knows the last step from before it was confirmed has not been told how it ends
    return this.isLastTurnConfirmed && number < this.journal.number ? Math.min(kept, this.moves - 1) : kept;
  }

  /** The last thing that happened was that the turn was confirmed with which the game is over. */
  get isLastTurnConfirmed(): boolean {
    const last = this.journal.entries.at(-1);
    return this.table.over && last !== undefined && 'confirm' in last;
  }

  steps(from: number, viewer: Viewer): Outcome<readonly Step[]> {
    const { game } = this.table;
    const replayed = replaySteps(game, recordOf(game, this.whole), viewer, from);
    return replayed.ok ? ok(replayed.value.steps) : replayed;
  }

  /** Through whose eyes such a page is told steps: where something is hidden, one that knows the rules needs no views. */
  stepsFor(viewer: Viewer, lean: boolean): StepsFor {
    return { viewer, views: !(lean && this.table.hides) };
  }

  /** With secrets only once the game is over. */
  record(): Outcome<GameRecord> {
    return recordToShow(this.table, this.whole);
  }

  private get whole(): Recordable {
    const { moves, ended, practice, hinted } = this.table.buffer;
    return {
      ...this.head.table,
      moves,
      ...(ended && { ended }),
      ...(practice && { practice }),
      ...(hinted && { hinted }),
    };
  }
}
