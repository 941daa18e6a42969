import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { type ArenaGame, type Player, playGame, tally } from '@tessera/mind';
import { randomSeed } from '../dice.ts';
import { type Args, readArgs, wholeNumber } from '../flags.ts';
import { findGame } from '../games.ts';
import { readOptions, readScenario } from '../table-flags.ts';
import type { Terminal } from '../terminal.ts';
import { lock } from './lock.ts';
import { type ArenaPlan, playersOf, settingsOf } from './plan.ts';
import { progress } from './progress.ts';
import { sayResults } from './report.ts';
import { addResult, openResults, readResults } from './results-file.ts';
import { Settled } from './settled.ts';
import { playInWorkers } from './workers.ts';

const USAGE = {
  verb: 'arena',
  places: ['game'],
  values: ['seats', 'games', 'ms', 'iterations', 'seed', 'jobs', 'scenario', 'options', 'out', 'margin'],
  switches: ['json', 'until-settled', 'plain'],
};

/** Bots against bots. */
export async function arena(argv: readonly string[], terminal: Terminal, bundle?: string): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const { values, switches } = args.value;
  const found = findGame(args.value.places[0]);
  if (!found.ok) return found;
  const { game } = found.value;
  const plan = readPlan(game, args.value);
  if (!plan.ok) return plan;
  const players = playersOf(game, plan.value.entrants);
  if (!players.ok) return players;
  const numbers = readNumbers(args.value);
  if (!numbers.ok) return numbers;
  const { games, jobs, margin } = numbers.value;
  const out = values['out'];
  const unlock = out === undefined ? ok(() => {}) : lock(out);
  if (!unlock.ok) return unlock;
  try {
    return await playOn(plan.value, players.value);
  } finally {
    unlock.value();
  }

  async function playOn(plan: ArenaPlan, players: readonly Player<unknown>[]): Promise<Outcome<number>> {
    const kept = out === undefined ? ok([]) : openResults(out, settingsOf(game, plan));
    if (!kept.ok) return kept;
    const { entrants } = plan;
    const played: ArenaGame[] = [...kept.value];
    const started = performance.now();
    const settled = switches.has('until-settled') ? new Settled(entrants, margin / 100) : undefined;
    let verdict = settled?.after(played);
    const say = progress(entrants, games, (line) => terminal.progress(line));
    const onGame = (one: ArenaGame): boolean => {
      played.push(one);
      if (out !== undefined) addResult(out, one);
      verdict = settled?.after(played);
      say(played);
      return verdict === undefined;
    };
    const numbers = verdict === undefined ? missing(played, games) : [];
    const workers = Math.min(jobs, numbers.length);
    if (bundle !== undefined && workers > 1) await playInWorkers(plan, numbers, workers, bundle, onGame);
    else for (const n of numbers) if (!onGame(playGame(game, players, n, plan))) break;
    terminal.progress('');

    const seconds = (performance.now() - started) / 1000;
    const counted = settled?.counted(played) ?? played;
    const run = { seconds, verdict, asked: settled !== undefined, margin };
    terminal.print(
      switches.has('json')
        ? JSON.stringify({
            ...plan,
            ...plan.budget,
            games: counted.length,
            seconds,
            ...(verdict ? { verdict } : {}),
            rows: tally(entrants, counted),
          })
        : sayResults(game, plan, counted, run),
    );
    return ok(0);
  }
}

function readNumbers(args: Args): Outcome<{ games: number; jobs: number; margin: number }> {
  const games = wholeNumber('arena', args, 'games', { min: 1, max: 1_000_000, otherwise: 200 });
  if (!games.ok) return games;
  const jobs = wholeNumber('arena', args, 'jobs', { min: 1, max: 64, otherwise: availableParallelism() });
  if (!jobs.ok) return jobs;
  const margin = wholeNumber('arena', args, 'margin', { min: 1, max: 50, otherwise: 3 });
  if (!margin.ok) return margin;
  return ok({ games: games.value, jobs: jobs.value, margin: margin.value });
}

/** Numbers of games still to be played, in order. */
function missing(played: readonly ArenaGame[], games: number): number[] {
  const have = new Set(played.map(({ number }) => number));
  return Array.from({ length: games }, (_, n) => n).filter((n) => !have.has(n + 1));
}

function readPlan(game: Game, args: Args): Outcome<ArenaPlan> {
  const { values, switches } = args;
  if (values['seats'] === undefined)
    return fail('usage', 'tessera arena: who plays? For example --seats hard,medium,medium.');
  const texts = values['seats'].split(',');
  if (texts.length < game.minSeats || texts.length > game.maxSeats)
    return fail('usage', `${game.name} is for ${game.minSeats} to ${game.maxSeats}; --seats lists ${texts.length}.`);
  const ms = wholeNumber('arena', args, 'ms', { min: 1, max: 600_000, otherwise: 0 });
  if (!ms.ok) return ms;
  const iterations = wholeNumber('arena', args, 'iterations', { min: 1, max: 10_000_000, otherwise: 0 });
  if (!iterations.ok) return iterations;
  if (ms.value > 0 && iterations.value > 0)
    return fail('usage', 'tessera arena: either --ms or --iterations, not both.');
  const budget = ms.value ? { ms: ms.value } : iterations.value ? { iterations: iterations.value } : undefined;
  const players = playersOf(game, texts, budget);
  if (!players.ok) return players;
  const scenario = readScenario(game, args);
  if (!scenario.ok) return scenario;
  const options = readOptions(game, args);
  if (!options.ok) return options;
  return ok({
    game: game.id,
    entrants: players.value.map(({ name }) => name),
    seed: values['seed'] ?? seedOf(values['out']) ?? randomSeed(),
    ...(budget ? { budget } : {}),
    scenario: scenario.value,
    options: options.value,
    luck: !switches.has('plain'),
  });
}

/** A file that is gone on with has its seed. */
function seedOf(file: string | undefined): string | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const results = readResults(file);
  return results.ok ? results.value.settings.seed : undefined;
}
