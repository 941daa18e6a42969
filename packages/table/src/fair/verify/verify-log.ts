import type { Problem } from '@tessera/kernel';
import { type FairLog, LogChain, logKeyOf, numberOfLink, type TakenBack } from '../log-chain.ts';
import { type Branch, linesOf, takeBack } from './branches.ts';

export interface CheckedLog {
  /** How many entries the log has. */
  readonly entries: number;
  readonly problems: readonly Problem[];
}

interface Logged {
  readonly table: string;
  readonly serverSeed: string;
  readonly moves: readonly string[];
  /** The take-backs by which the dice are checked. */
  readonly branches: readonly Branch[];
}

/** Chains the whole log again and compares it with its last link, and with those that were told as the game went. */
export function verifyLog(
  { table, serverSeed, moves, branches }: Logged,
  { takeBacks, link }: FairLog,
  told: readonly string[],
): CheckedLog {
  const lines = linesOf(moves, takeBacks);
  if (!lines.ok) return { entries: 0, problems: [lines.error] };
  const chain = new LogChain(logKeyOf(table, serverSeed));
  const links: (string | undefined)[] = [undefined];
  const note = () => links.push(chain.link);
  for (const [index, line] of lines.value.entries()) {
    const from = index === 0 ? 0 : takeBacks[index - 1].kept;
    for (const move of line.moves.slice(from)) {
      chain.move(move);
      note();
    }
    if (index === takeBacks.length) continue;
    chain.takeBack(takeBacks[index]);
    note();
  }
  const problems: Problem[] = [];
  if (chain.link !== link)
    problems.push({
      code: 'broken-log',
      message: 'The log does not fit its hash: a move or a take-back is missing, or was added or changed.',
    });
  const wrong = told.find((each) => links[numberOfLink(each)] !== each);
  if (wrong !== undefined) problems.push(otherLog(numberOfLink(wrong), chain.number));
  if (JSON.stringify(branchesBy(lines.value, takeBacks)) !== JSON.stringify(branches.map(plain)))
    problems.push({
      code: 'other-branches',
      message: 'The take-backs by which the dice were rolled anew are not those of the log.',
    });
  return { entries: chain.number, problems };
}

const otherLog = (number: number, entries: number): Problem =>
  number > entries
    ? {
        code: 'short-log',
        message: `The log has ${entries} entries, but there were ${number} of them during the game.`,
      }
    : {
        code: 'other-log',
        message: `The log is not the one of the game: among its first ${number} entries one is missing, or was added or changed.`,
      };

const plain = ({ kept, undone }: Branch): Branch => ({ kept, undone });

/** The branches of the dice that follow from all take-backs. */
function branchesBy(lines: readonly { readonly moves: readonly string[] }[], takeBacks: readonly TakenBack[]) {
  let branches: readonly Branch[] = [];
  for (const [index, { kept, rolled }] of takeBacks.entries())
    branches = takeBack(branches, lines[index].moves, kept, rolled);
  return branches.map(plain);
}
