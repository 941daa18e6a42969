import { CHANCE, type Game, OVER, type Rng, SeededRng, unwrap } from '@tessera/kernel';
import { isLevel, type LevelId, type Strengths } from './levels.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random-player.ts';
import { think } from './think.ts';
import { wilson } from './wilson.ts';

export type Entrant<J> = string | Player<J>;

export interface ArenaOptions<J> {
  /** One per seat: the id of a level, 'random', or a player of one's own. */
  readonly entrants: readonly Entrant<J>[];
  readonly games: number;
  readonly seed: number | string;
  /** Time per decision for all levels; without it each has its own. */
  readonly ms?: number;
  /** Instead of time: descents per decision, the same result on every machine. */
  readonly iterations?: number;
  readonly scenario?: string | object;
  readonly options?: Readonly<Record<string, string>>;
  readonly strengths?: Partial<Strengths>;
  readonly onGame?: (game: ArenaGame, table: ArenaTable) => void;
}

export interface ArenaGame {
  /** From 1. */
  readonly number: number;
  /** The entrant on each seat. */
  readonly seating: readonly string[];
  /** Seats. */
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly moves: number;
}

export interface ArenaRow {
  readonly name: string;
  /** How many seats of each game it has. */
  readonly seats: number;
  readonly wins: number;
  /** wins / games, and what it would be among equals; a game may be lost by all. */
  readonly share: number;
  readonly par: number;
  readonly low: number;
  readonly high: number;
  /** Points per game and seat. */
  readonly points: number;
}

export interface ArenaTable {
  readonly games: number;
  readonly rows: readonly ArenaRow[];
}

/** The share of wins among equals. A lone seat plays against the game itself, and is its equal when it wins every other time. */
export const parOf = (seats: number, ofSeats: number): number => (ofSeats === 1 ? 1 / 2 : seats / ofSeats);

/** No game of ours is this long; who makes no headway shall not keep the others waiting. */
const MAX_MOVES = 20_000;

/** Bots against bots. Entrants move on by one seat from game to game, so that each has had every seat. */
export function playArena<S, J>(game: Game<S, J>, arena: ArenaOptions<J>): ArenaTable {
  const { entrants, games, seed } = arena;
  const seats = entrants.length;
  const players = entrants.map((entrant) => playerOf(game, entrant, arena));
  const tally = new Map<string, { seats: number; wins: number; points: number }>();
  for (const { name } of players) {
    const row = tally.get(name);
    if (row) row.seats++;
    else tally.set(name, { seats: 1, wins: 0, points: 0 });
  }

  let table = tableOf(0);
  for (let number = 1; number <= games; number++) {
    const seating = Array.from({ length: seats }, (_, seat) => players[(seat + number - 1) % seats]);
    const played = playOne(game, seating, new SeededRng(`${seed} ${number}`), number, arena);
    for (const [seat, { name }] of seating.entries()) {
      const row = tally.get(name);
      if (!row) continue;
      row.points += played.points[seat];
      if (played.winners.includes(seat)) row.wins += 1 / played.winners.length;
    }
    table = tableOf(number);
    arena.onGame?.(played, table);
  }
  return table;

  function tableOf(played: number): ArenaTable {
    const rows = Array.from(tally, ([name, row]) => ({
      name,
      seats: row.seats,
      wins: row.wins,
      share: played ? row.wins / played : 0,
      par: parOf(row.seats, seats),
      ...wilson(row.wins, played),
      points: played ? row.points / played / row.seats : 0,
    }));
    return { games: played, rows };
  }
}

function playOne<S, J>(
  game: Game<S, J>,
  seating: readonly Player<J>[],
  rng: Rng,
  number: number,
  { scenario = Object.keys(game.scenarios)[0], options = {} }: ArenaOptions<J>,
): ArenaGame {
  const { rules } = game;
  const s = unwrap(rules.setup({ seats: seating.length, scenario, options }));
  let moves = 0;
  for (; rules.actor(s) !== OVER && moves < MAX_MOVES; moves++) {
    const actor = rules.actor(s);
    const move =
      actor === CHANCE ? rules.sample(s, rng) : unwrap(rules.parse(s, seating[actor].move(rules.view(s, actor), rng)));
    rules.play(s, move);
  }
  const { winners, standings } = rules.result(s);
  const points = seating.map((_, seat) => standings.find((standing) => standing.seat === seat)?.points ?? 0);
  return { number, seating: seating.map(({ name }) => name), winners, points, moves };
}

function playerOf<S, J>(game: Game<S, J>, entrant: Entrant<J>, arena: ArenaOptions<J>): Player<J> {
  if (typeof entrant !== 'string') return entrant;
  if (entrant === 'random') return randomPlayer(game);
  if (!isLevel(entrant)) throw new Error(`There is no level "${entrant}".`);
  const level: LevelId = entrant;
  const { ms, iterations, strengths } = arena;
  return {
    name: level,
    move: (view, rng) =>
      think(game, view, {
        level,
        rng,
        ...(ms === undefined ? {} : { ms }),
        ...(iterations === undefined ? {} : { iterations }),
        ...(strengths === undefined ? {} : { strengths }),
      }).move,
  };
}
