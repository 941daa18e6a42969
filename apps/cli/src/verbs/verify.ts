import { fail, type GameRecord, type Outcome, ok } from '@tessera/kernel';
import { type FairProof, type FairReport, isLink, isSeed, parseProof, verifyDice } from '@tessera/table';
import { readRecord } from '../files.ts';
import { type Args, readArgs } from '../flags.ts';
import { findGame } from '../games.ts';
import type { Terminal } from '../terminal.ts';

const USAGE = { verb: 'verify', places: ['file'], values: ['commitment', 'seed', 'link'], switches: ['json'] };
const MOST_PROBLEMS = 10;

/** Recomputes every roll and draw of a record from its seeds. */
export function verify(argv: readonly string[], terminal: Terminal): Outcome<number> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const [file] = args.value.places;
  if (file === undefined) return fail('usage', 'tessera verify: which record? For example: tessera verify game.json');
  const noted = { ...hexFlag(args.value, 'commitment'), ...hexFlag(args.value, 'seed') };
  for (const [name, value] of Object.entries(noted))
    if (!isSeed(value)) return fail('usage', `tessera verify: --${name} is 64 hexadecimal digits.`);
  const link = args.value.values['link']?.toLowerCase();
  if (link !== undefined && !isLink(link))
    return fail('usage', 'tessera verify: --link is a number, a colon and 32 hexadecimal digits.');
  const record = readRecord(file);
  if (!record.ok) return record;
  if (record.value.proof === undefined)
    return fail(
      'no-proof',
      `${file} has no proof of its dice. Games at a table of a server have one; those played on one device or in a terminal have not.`,
    );
  const proof = parseProof(record.value.proof);
  if (!proof.ok) return fail(proof.error.code, `${file}: ${proof.error.message}`);
  const found = findGame(record.value.game);
  if (!found.ok) return found;
  const report = verifyDice(found.value.game, record.value, proof.value, { ...noted, ...(link && { links: [link] }) });
  if (args.value.switches.has('json')) terminal.print(JSON.stringify(report, null, 2));
  else
    tell(terminal, record.value, proof.value, report, { commitment: 'commitment' in noted, link: link !== undefined });
  return ok(report.ok ? 0 : 1);
}

/** Digits may be pasted in capitals. */
const hexFlag = (args: Args, name: string): Record<string, string> =>
  args.values[name] === undefined ? {} : { [name]: args.values[name].toLowerCase() };

/** What the person who asks has noted while the game ran. */
interface Noted {
  readonly commitment: boolean;
  readonly link: boolean;
}

function tell(terminal: Terminal, record: GameRecord, proof: FairProof, report: FairReport, noted: Noted): void {
  const { paint } = terminal;
  const seats = proof.clientSeeds.map(({ seat }) => `seat ${seat}`).join(', ');
  terminal.print(`Table ${proof.table}, ${record.game}, ${record.moves.length} moves`);
  terminal.print(`  commitment     ${proof.commitment}`);
  if (proof.serverSeed !== undefined) terminal.print(`  server's seed  ${proof.serverSeed}`);
  terminal.print(`  players' seeds ${seats || 'none: the seed of the server alone makes the dice'}`);
  for (const { kept, undone } of proof.branches)
    terminal.print(`  taken back     by consent, moves ${kept + 1} to ${kept + undone.length}; then rolled anew`);
  const alone = proof.log?.takeBacks.filter(({ rolled }) => !rolled).length ?? 0;
  if (alone > 0) terminal.print(`  taken back     without a roll: ${alone} ${alone === 1 ? 'time' : 'times'}`);
  terminal.print();
  for (const problem of report.problems.slice(0, MOST_PROBLEMS)) terminal.print(paint.bold(problem.message));
  if (report.problems.length > MOST_PROBLEMS) terminal.print(`… and ${report.problems.length - MOST_PROBLEMS} more.`);
  if (!report.ok) {
    terminal.print(`Not proven. Outcomes recomputed: ${report.checked}; problems: ${report.problems.length}.`);
    return;
  }
  terminal.print('The seed fits the commitment.');
  terminal.print(
    report.checked === 0
      ? 'There is no roll or draw in this record.'
      : `Rolls and draws recomputed from the seeds: ${report.checked}. Every one is as recorded.`,
  );
  terminal.print(
    report.entries === undefined
      ? 'This record has no hash over its log: whether moves that were taken back are missing from it can’t be checked.'
      : `The log is whole: its hash fits ${report.entries} moves and take-backs.`,
  );
  if (!noted.commitment)
    terminal.print(
      paint.dim(
        'Is it the commitment that your table showed before the first roll? Compare it, or give it: --commitment',
      ),
    );
  if (report.entries !== undefined && !noted.link)
    terminal.print(
      paint.dim('Is it the log that your table told of during the game? Give a link that you noted: --link'),
    );
}
