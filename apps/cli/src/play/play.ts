import { CHANCE, fail, type Outcome, OVER, ok } from '@tessera/kernel';
import { randomSeed } from '../dice.ts';
import { readRecord } from '../files.ts';
import { type Args, readArgs } from '../flags.ts';
import { findGame } from '../games.ts';
import { readOptions, readScenario } from '../table-flags.ts';
import type { Terminal } from '../terminal.ts';
import { type OpenTable, Screen } from './screen.ts';
import { fromPlayers, readSeats } from './seats.ts';
import { TerminalTable, type TerminalTableOptions } from './terminal-table.ts';

const USAGE = {
  verb: 'play',
  places: ['game'],
  values: ['seats', 'scenario', 'options', 'seed', 'record', 'dice', 'resume', 'ms'],
  switches: [],
};

/** A whole game in the terminal. */
export async function play(argv: readonly string[], terminal: Terminal): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const { record, resume } = args.value.values;
  const resumed = resume === 'last' ? terminal.lastGame() : resume;
  const options = readDice(args.value);
  if (!options.ok) return options;
  const opened = openTable(args.value, resumed, options.value);
  if (!opened.ok) return opened;
  const screen = new Screen(opened.value, terminal, {
    manualDice: options.value.ownDice,
    recordFile: record ?? resumed ?? (hasPeople(opened.value) ? terminal.lastGame() : undefined),
    resumeWith: record ?? resume ?? 'last',
  });
  // a file that can't be written is better known before the game than after
  const saved = record === undefined ? ok(null) : screen.save(record);
  return saved.ok ? run(screen) : saved;
}

/** Whether people type what their own dice show, the seed for all else, and how long bots think. */
function readDice({ values }: Args): Outcome<TerminalTableOptions> {
  const { dice = 'auto', seed = randomSeed() } = values;
  if (dice !== 'auto' && dice !== 'manual') return fail('usage', '--dice is auto or manual.');
  const ms = values['ms'] === undefined ? undefined : Number(values['ms']);
  if (ms !== undefined && !(ms >= 1 && ms <= 600_000))
    return fail('usage', '--ms is how long a bot thinks, 1 to 600000 milliseconds.');
  return ok({ seed, ownDice: dice === 'manual', ms });
}

const hasPeople = ({ table }: OpenTable): boolean => table.sitters.some((sitter) => sitter.kind === 'human');

function openTable(args: Args, resume: string | undefined, how: TerminalTableOptions): Outcome<OpenTable> {
  const { seats } = args.values;
  if (resume !== undefined) {
    const record = readRecord(resume);
    if (!record.ok) return record;
    const found = findGame(args.places[0] ?? record.value.game);
    if (!found.ok) return found;
    const listed = seats === undefined ? undefined : readSeats(found.value.game, seats);
    if (listed && !listed.ok) return listed;
    if (listed && listed.value.length !== record.value.seats)
      return fail('bad-seats', `${resume} has ${record.value.seats} seats; --seats lists ${listed.value.length}.`);
    const sitters = listed?.value ?? fromPlayers(record.value.seats, record.value.players);
    const table = TerminalTable.resume(found.value.game, record.value, sitters, how);
    return table.ok ? ok({ known: found.value, table: table.value }) : table;
  }
  const found = findGame(args.places[0]);
  if (!found.ok) return found;
  const { game } = found.value;
  const sitters = readSeats(game, seats);
  if (!sitters.ok) return sitters;
  const scenario = readScenario(game, args);
  if (!scenario.ok) return scenario;
  const options = readOptions(game, args);
  if (!options.ok) return options;
  const config = { seats: sitters.value.length, scenario: scenario.value, options: options.value };
  const table = TerminalTable.start(game, config, sitters.value, how);
  return table.ok ? ok({ known: found.value, table: table.value }) : table;
}

async function run(screen: Screen): Promise<Outcome<number>> {
  const { table } = screen;
  screen.welcome();
  await table.begin();
  while (await screen.tellNews()) {
    const { actor, game, state, sitters } = table;
    if (actor === OVER) return screen.finish();
    if (!(await screen.passOn(actor, game.rules.turnOf(state)))) break;
    if (actor !== CHANCE && sitters[actor].kind === 'bot') await table.letBotMove();
    else if (!(await (actor === CHANCE ? screen.askChance() : screen.askMove()))) break;
  }
  return screen.leave();
}
