import { availableParallelism } from 'node:os';
import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { type ArenaGame, isLevel, LEVELS } from '@tessera/mind';
import { type ArenaPlan, type ArenaRow, playNumber, tally } from './arena.ts';
import { playInWorkers } from './arena-workers.ts';
import { randomSeed } from './dice.ts';
import { type Args, readArgs, wholeNumber } from './flags.ts';
import { findGame } from './games.ts';
import { percent, quantile, table } from './statistics.ts';
import { readOptions, readScenario } from './table-flags.ts';
import type { Terminal } from './terminal.ts';

const USAGE = {
  verb: 'arena',
  places: ['game'],
  values: ['seats', 'games', 'ms', 'seed', 'jobs', 'scenario', 'options'],
  switches: ['json'],
};

/** Bots against bots. */
export async function arena(argv: readonly string[], terminal: Terminal, bundle?: string): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const found = findGame(args.value.places[0]);
  if (!found.ok) return found;
  const { game } = found.value;
  const plan = readPlan(game, args.value);
  if (!plan.ok) return plan;
  const jobs = wholeNumber('arena', args.value, 'jobs', { min: 1, max: 64, otherwise: availableParallelism() });
  if (!jobs.ok) return jobs;

  const { games, entrants } = plan.value;
  const played: ArenaGame[] = [];
  const started = performance.now();
  const onGame = (one: ArenaGame) => {
    played.push(one);
    const seconds = (performance.now() - started) / 1000;
    const left = Math.round((seconds / played.length) * (games - played.length));
    const shares = tally(entrants, played).map((row) => `${row.name} ${percent(row.share)}`);
    terminal.progress(`${played.length} of ${games} games, ${left} s left   ${shares.join('   ')}`);
  };
  const workers = Math.min(jobs.value, games);
  if (bundle !== undefined && workers > 1) await playInWorkers(plan.value, workers, bundle, onGame);
  else for (let n = 0; n < games; n++) onGame(playNumber(game, plan.value, n));
  terminal.progress('');

  const rows = tally(entrants, played);
  const seconds = (performance.now() - started) / 1000;
  terminal.print(
    args.value.switches.has('json')
      ? JSON.stringify({ ...plan.value, seconds, rows })
      : sayTable(game, plan.value, played, rows, seconds),
  );
  return ok(0);
}

function readPlan(game: Game, args: Args): Outcome<ArenaPlan> {
  const levels = [...LEVELS.map((level) => level.id as string), 'random'];
  const entrants = (args.values['seats'] ?? '').split(',').map((part) => part.trim());
  if (args.values['seats'] === undefined)
    return fail('usage', 'tessera arena: who plays? For example --seats hard,medium,medium.');
  for (const entrant of entrants)
    if (!isLevel(entrant) && entrant !== 'random')
      return fail('usage', `tessera arena: "${entrant}" is no bot; there are ${levels.join(', ')}.`);
  if (entrants.length < game.minSeats || entrants.length > game.maxSeats)
    return fail('usage', `${game.name} is for ${game.minSeats} to ${game.maxSeats}; --seats lists ${entrants.length}.`);
  const games = wholeNumber('arena', args, 'games', { min: 1, max: 1_000_000, otherwise: 200 });
  if (!games.ok) return games;
  const ms = wholeNumber('arena', args, 'ms', { min: 1, max: 600_000, otherwise: 0 });
  if (!ms.ok) return ms;
  const scenario = readScenario(game, args);
  if (!scenario.ok) return scenario;
  const options = readOptions(game, args);
  if (!options.ok) return options;
  return ok({
    game: game.id,
    entrants,
    games: games.value,
    seed: args.values['seed'] ?? randomSeed(),
    ms: ms.value || undefined,
    scenario: scenario.value,
    options: options.value,
  });
}

function sayTable(
  game: Game,
  plan: ArenaPlan,
  played: readonly ArenaGame[],
  rows: readonly ArenaRow[],
  seconds: number,
): string {
  const think = plan.ms === undefined ? "each level's own time" : `${plan.ms} ms`;
  const moves = quantile(
    played.map((one) => one.moves),
    0.5,
  );
  return [
    `${game.name}: ${plan.entrants.join(', ')}; ${plan.games} games, seats rotated, ${think} per move, seed ${plan.seed}`,
    '',
    table(
      ['entrant', 'seats', 'wins', 'share', '95 % interval', 'par', 'points'],
      rows.map((row) => [
        row.name,
        String(row.seats),
        String(Math.round(row.wins * 100) / 100),
        percent(row.share),
        `${percent(row.low)} – ${percent(row.high)}`,
        percent(row.par),
        row.points.toFixed(1),
      ]),
    ),
    '',
    `  ${seconds.toFixed(1)} s, a median of ${moves} moves per game, dice included.`,
  ].join('\n');
}
