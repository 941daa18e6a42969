import { NO_SEAT } from '@tessera/kernel';
import { type FairLog, type FairSecret, LogChain, logKeyOf, type TakenBack } from '../../fair/index.ts';
import type { Entry } from './journal.ts';

/** The chain over the journal of one table. Only moves and take-backs count: they are what a record can show again. */
export class JournalChain {
  private readonly chain: LogChain;
  /** Of the moves that stand: were they rolled? */
  private readonly rolled: boolean[] = [];
  private done = 0;

  constructor({ table, serverSeed }: Pick<FairSecret, 'table' | 'serverSeed'>) {
    this.chain = new LogChain(logKeyOf(table, serverSeed));
  }

  /** After all these entries, which begin with those that it was asked about before. */
  linkAfter(entries: readonly Entry[]): string | undefined {
    for (; this.done < entries.length; this.done++) {
      const entry = entries[this.done];
      if ('move' in entry) {
        this.chain.move(entry.move);
        this.rolled.push(entry.by === NO_SEAT);
      } else if ('undo' in entry) {
        const rolled = this.rolled.splice(entry.undo).includes(true);
        this.chain.takeBack({ kept: entry.undo, by: entry.by, rolled });
      }
    }
    return this.chain.link;
  }

  /** For the record of a game that is over. */
  logOf(entries: readonly Entry[]): FairLog | undefined {
    const link = this.linkAfter(entries);
    return link === undefined ? undefined : { takeBacks: takeBacksOf(entries), link };
  }
}

function takeBacksOf(entries: readonly Entry[]): readonly TakenBack[] {
  const takeBacks: TakenBack[] = [];
  const moves: { readonly text: string; readonly rolled: boolean }[] = [];
  for (const entry of entries) {
    if ('move' in entry) moves.push({ text: entry.move, rolled: entry.by === NO_SEAT });
    if (!('undo' in entry)) continue;
    const taken = moves.splice(entry.undo);
    takeBacks.push({
      by: entry.by,
      kept: entry.undo,
      rolled: taken.some(({ rolled }) => rolled),
      undone: taken.map(({ text }) => text),
    });
  }
  return takeBacks;
}
