import {
  type Game,
  MoveList,
  type Outcome,
  OVER,
  ok,
  randomMove,
  SeededRng,
  seatNumber,
  type TableConfig,
  unwrap,
} from '@tessera/kernel';
import { wilson } from '@tessera/mind';
import { randomSeed } from '../dice.ts';
import { readArgs, wholeNumber } from '../flags.ts';
import { findGame } from '../games.ts';
import { percent, quantile, table } from '../statistics.ts';
import { readOptions, readScenario } from '../table-flags.ts';
import type { Terminal } from '../terminal.ts';

const USAGE = {
  verb: 'sim',
  places: ['game'],
  values: ['seats', 'games', 'seed', 'scenario', 'options'],
  switches: ['json'],
};

export interface SimResult {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** Decisions of seats and outcomes of chance. */
  readonly moves: Spread;
  /** Only of games whose positions count turns. */
  readonly turns?: Spread;
  readonly bySeat: readonly { readonly seat: number; readonly wins: number; readonly points: number }[];
}
interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

const spread = (numbers: readonly number[]): Spread => ({
  min: quantile(numbers, 0),
  median: quantile(numbers, 0.5),
  max: quantile(numbers, 1),
});

/** Uniformly random legal moves, to see how long games are and whether seats are even. */
export function simulate(
  game: Game,
  config: TableConfig,
  games: number,
  seed: string,
  each?: (n: number) => void,
): SimResult {
  const { rules } = game;
  const rng = new SeededRng(seed);
  const list = new MoveList();
  const moves: number[] = [];
  const turns: number[] = [];
  const wins = Array<number>(config.seats).fill(0);
  const points = Array<number>(config.seats).fill(0);
  const fresh = unwrap(rules.setup(config));
  const s = rules.alloc(fresh);
  const started = performance.now();
  for (let n = 1; n <= games; n++) {
    rules.copyInto(s, fresh);
    let count = 0;
    for (; rules.actor(s) !== OVER; count++) rules.play(s, randomMove(game, s, rng, list));
    moves.push(count);
    const finished = (rules.toJSON(s) as { turns?: number }).turns;
    if (finished !== undefined) turns.push(finished);
    const { winners, standings } = rules.result(s);
    for (const seat of winners) wins[seat] += 1 / winners.length;
    for (const standing of standings) points[standing.seat] += standing.points;
    each?.(n);
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    game: game.id,
    seats: config.seats,
    games,
    seed,
    seconds,
    movesPerSecond: Math.round(moves.reduce((a, b) => a + b, 0) / seconds),
    moves: spread(moves),
    ...(turns.length ? { turns: spread(turns) } : {}),
    bySeat: wins.map((won, seat) => ({ seat: seatNumber(seat), wins: won, points: points[seat] / games })),
  };
}

export function sim(argv: readonly string[], terminal: Terminal): Outcome<number> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const found = findGame(args.value.places[0]);
  if (!found.ok) return found;
  const { game } = found.value;
  const range = { min: game.minSeats, max: game.maxSeats, otherwise: game.defaultSeats };
  const seats = wholeNumber('sim', args.value, 'seats', range);
  if (!seats.ok) return seats;
  const games = wholeNumber('sim', args.value, 'games', { min: 1, max: 10_000_000, otherwise: 1000 });
  if (!games.ok) return games;
  const scenario = readScenario(game, args.value);
  if (!scenario.ok) return scenario;
  const options = readOptions(game, args.value);
  if (!options.ok) return options;
  const config = { seats: seats.value, scenario: scenario.value, options: options.value };
  const seed = args.value.values['seed'] ?? randomSeed();
  const step = Math.max(1, Math.floor(games.value / 100));
  const result = simulate(game, config, games.value, seed, (n) => {
    if (n % step === 0) terminal.progress(`${n} of ${games.value} games`);
  });
  terminal.progress('');
  terminal.print(args.value.switches.has('json') ? JSON.stringify(result) : sayResult(game, result));
  return ok(0);
}

function sayResult(game: Game, result: SimResult): string {
  const { games, seats, moves, turns } = result;
  const range = ({ min, median, max }: Spread) => `median ${median}, from ${min} to ${max}`;
  const rows = result.bySeat.map(({ seat, wins, points }) => {
    const { low, high } = wilson(wins, games);
    return [
      `seat ${seat}`,
      String(wins),
      percent(wins / games),
      `${percent(low)} – ${percent(high)}`,
      points.toFixed(1),
    ];
  });
  return [
    `${game.name}, ${seats} seats, ${games} games at random, seed ${result.seed}`,
    '',
    ...(turns ? [`  turns   ${range(turns)}`] : []),
    `  moves   ${range(moves)}, dice included`,
    `  speed   ${result.movesPerSecond.toLocaleString('en')} moves per second`,
    '',
    table(['', 'wins', 'share', '95 % interval', 'points'], rows),
  ].join('\n');
}
