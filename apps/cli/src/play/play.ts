import { CHANCE, fail, type Outcome, OVER, ok } from '@tessera/kernel';
import { chanceMove, randomSeed, type Seed } from '../dice.ts';
import { readRecord } from '../files.ts';
import { type Args, readArgs } from '../flags.ts';
import { findGame } from '../games.ts';
import { Match } from '../match.ts';
import { readOptions, readScenario } from '../table-flags.ts';
import type { Terminal } from '../terminal.ts';
import { botMove } from './bot.ts';
import { Host, type OpenTable } from './host.ts';
import { fromPlayers, readSeats } from './seats.ts';

export const USAGE = {
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
  const opened = openTable(args.value, resumed);
  if (!opened.ok) return opened;
  const dice = readDice(args.value);
  if (!dice.ok) return dice;
  const ms = args.value.values['ms'] === undefined ? undefined : Number(args.value.values['ms']);
  if (ms !== undefined && !(ms >= 1 && ms <= 600_000))
    return fail('usage', '--ms is how long a bot thinks, 1 to 600000 milliseconds.');
  const host = new Host(opened.value, terminal, {
    manualDice: dice.value.manual,
    recordFile: record ?? resumed ?? (hasPeople(opened.value) ? terminal.lastGame() : undefined),
    resumeWith: record ?? resume ?? 'last',
  });
  // a file that can't be written is better known before the game than after
  const saved = record === undefined ? ok(null) : host.save(record);
  return saved.ok ? run(host, dice.value.seed, ms) : saved;
}

/** Whether people type what their own dice show; the seed is for all else. */
function readDice({ values }: Args): Outcome<{ seed: Seed; manual: boolean }> {
  const { dice = 'auto', seed = randomSeed() } = values;
  if (dice !== 'auto' && dice !== 'manual') return fail('usage', '--dice is auto or manual.');
  return ok({ seed, manual: dice === 'manual' });
}

const hasPeople = ({ sitters }: OpenTable): boolean => sitters.some((sitter) => sitter.kind === 'human');

function openTable(args: Args, resume: string | undefined): Outcome<OpenTable> {
  const { seats } = args.values;
  if (resume !== undefined) {
    const record = readRecord(resume);
    if (!record.ok) return record;
    const found = findGame(args.places[0] ?? record.value.game);
    if (!found.ok) return found;
    const match = Match.replay(found.value.game, record.value);
    if (!match.ok) return match;
    const sitters = seats === undefined ? undefined : readSeats(found.value.game, seats);
    if (sitters && !sitters.ok) return sitters;
    if (sitters && sitters.value.length !== record.value.seats)
      return fail('bad-seats', `${resume} has ${record.value.seats} seats; --seats lists ${sitters.value.length}.`);
    return ok({
      known: found.value,
      match: match.value,
      sitters: sitters?.value ?? fromPlayers(record.value.seats, record.value.players),
    });
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
  const match = Match.start(game, { seats: sitters.value.length, scenario: scenario.value, options: options.value });
  return match.ok ? ok({ known: found.value, match: match.value, sitters: sitters.value }) : match;
}

async function run(host: Host, seed: Seed, ms: number | undefined): Promise<Outcome<number>> {
  host.welcome();
  for (let actor = host.match.actor; actor !== OVER; actor = host.match.actor) {
    if (!(await host.passOn())) return host.leave();
    const sitter = actor === CHANCE ? undefined : host.sitters[actor];
    if (sitter?.kind === 'bot') host.play(botMove(host.match, sitter.level, ms));
    else if (!host.asks(actor)) host.play(chanceMove(host.match, seed));
    else if (!(await (actor === CHANCE ? host.askChance() : host.askMove()))) return host.leave();
  }
  return host.finish();
}
