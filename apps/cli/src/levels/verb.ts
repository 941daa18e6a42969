import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, type Game, isObject, LEVELS, type Outcome, ok } from '@tessera/kernel';
import { readArgs, wholeNumber } from '../flags.ts';
import { CLI_GAMES, findGame } from '../games.ts';
import { fileOf, readDeals } from '../strength/league-file.ts';
import { measure } from '../strength/measure.ts';
import { type Rating, ratingsOf } from '../strength/ratings.ts';
import type { Terminal } from '../terminal.ts';
import { calibrate } from './calibrate.ts';
import { entrantOf, ladderOf } from './ladder.ts';
import { levelsPage, type Measured } from './page.ts';

const USAGE = { verb: 'levels', places: ['GAME'], values: ['minutes', 'lowest'], switches: ['calibrate'] };

/** With fewer deals a rating says nothing. */
const FEWEST_DEALS = 30;

/** Rates the levels against each other and the anchors, or sets their errors anew. */
export async function levels(argv: readonly string[], terminal: Terminal): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const minutes = wholeNumber('levels', args.value, 'minutes', { min: 0, max: 100_000, otherwise: 0 });
  if (!minutes.ok) return minutes;
  const [id] = args.value.places;
  const all = Object.values(CLI_GAMES).map(({ game }) => game);
  const found = id === undefined ? ok(all) : oneGame(id);
  if (!found.ok) return found;
  if (!args.value.switches.has('calibrate')) return rate(found.value, all, minutes.value, terminal);
  const lowest = wholeNumber('levels', args.value, 'lowest', { min: -2_000, max: 1_400, otherwise: 600 });
  if (!lowest.ok) return lowest;
  if (found.value.length > 1 || minutes.value === 0)
    return fail('usage', 'tessera levels: --calibrate wants one game, and how many --minutes it may play.');
  return setErrors(found.value[0], { minutes: minutes.value, bottom: lowest.value }, terminal);
}

function oneGame(id: string): Outcome<Game[]> {
  const found = findGame(id);
  return found.ok ? ok([found.value.game]) : found;
}

/** Plays on, and writes down what has become of it: the page of all games, and the ratings of each. */
async function rate(
  some: readonly Game[],
  all: readonly Game[],
  minutes: number,
  terminal: Terminal,
): Promise<Outcome<number>> {
  const { root } = terminal;
  const played = await measure(root, some.map(ladderOf), {
    minutes,
    jobs: 1,
    bundle: undefined,
    onDeal: (ladder, deals) => terminal.progress(`${ladder.id}: ${deals} deals`),
  });
  if (!played.ok) return played;
  terminal.progress('');
  const measured: Measured[] = [];
  for (const game of all) {
    const ladder = ladderOf(game);
    const deals = readDeals(fileOf(root, ladder), ladder);
    if (!deals.ok) return deals;
    const enough = deals.value.length >= FEWEST_DEALS;
    const ratings = enough ? ratingsOf(ladder.minds, deals.value, ladder.anchor) : [];
    measured.push({ ladder, games: enough ? deals.value.length * ladder.seats : 0, ratings });
    if (enough) writeData(root, game, 'ratings', ratingsData(game, ratings));
  }
  const file = join(root, 'docs/levels.md');
  writeFileSync(file, levelsPage(measured));
  terminal.print(`Written: ${file}`);
  return ok(0);
}

function ratingsData(game: Game, ratings: readonly Rating[]): Record<string, object> {
  const found = new Map(ratings.map((one) => [one.mind, one]));
  return Object.fromEntries(
    LEVELS.flatMap((level) => {
      const one = found.get(entrantOf(game, level));
      if (!one) return [];
      const { rating, low, high } = one;
      return [[level, { rating: Math.round(rating), low: Math.round(low), high: Math.round(high) }]];
    }),
  );
}

function setErrors(game: Game, how: { minutes: number; bottom: number }, terminal: Terminal): Outcome<number> {
  const { probes, top, misjudgements } = calibrate(game, how, (deals) =>
    terminal.progress(`${game.id}: ${deals} deals`),
  );
  terminal.progress('');
  for (const { misjudgement, iterations, rating } of probes)
    terminal.print(`misjudges × ${misjudgement}, looks ${iterations}: ${Math.round(rating)}`);
  terminal.print(`unerring: ${Math.round(top)}`);
  writeData(terminal.root, game, 'levels', misjudgements);
  rmSync(fileOf(terminal.root, ladderOf(game)), { force: true });
  return ok(0);
}

/** A line for each level, as the formatter has it. */
function writeData(root: string, { id }: Game, name: string, data: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(data).map(([level, one]) => `  ${JSON.stringify(level)}: ${textOf(one)}`);
  writeFileSync(join(root, `games/${id}/mind/${name}.json`), `{\n${lines.join(',\n')}\n}\n`);
}

const textOf = (data: unknown): string =>
  isObject(data)
    ? `{ ${Object.entries(data)
        .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
        .join(', ')} }`
    : JSON.stringify(data);
