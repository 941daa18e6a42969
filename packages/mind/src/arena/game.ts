import { CHANCE, type Game, hashText, OVER, SeededRng, unwrap } from '@tessera/kernel';
import { LONGEST_GAME } from '../longest-game.ts';
import { Chance } from './chance.ts';
import { Corrections } from './corrections.ts';
import { drawMove, type Player } from './player.ts';

export interface ArenaGame {
  /** From 1. */
  readonly number: number;
  /** The entrant on each seat. */
  readonly seating: readonly string[];
  /** Seats. */
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly moves: number;
  /** How much luck each seat had, in chances to win: with dice and cards … */
  readonly luck?: readonly number[];
  /** … and with the moves of players who draw lots. */
  readonly choices?: readonly number[];
}

export interface GameSetting {
  readonly seed: number | string;
  readonly scenario?: string | object;
  readonly options?: Readonly<Record<string, string>>;
  /** Whether luck is measured, too. */
  readonly luck?: boolean;
}

/** Who sits where in game number n, from 0: in each deal everybody has every seat once. */
export const seatingOf = <T>(entrants: readonly T[], n: number): T[] =>
  entrants.map((_, seat) => entrants[(seat + (n % entrants.length)) % entrants.length]);

/** Game number n, from 0: the deal is n / seats, and in each deal everybody has every seat once. It is the same whoever plays it, and in whatever order. */
export function playGame<S, J>(
  game: Game<S, J>,
  players: readonly Player<J>[],
  n: number,
  { seed, scenario = Object.keys(game.scenarios)[0], options = {}, luck = true }: GameSetting,
): ArenaGame {
  const { rules } = game;
  const seats = players.length;
  const rotation = n % seats;
  const deal = `${seed}, deal ${Math.floor(n / seats)}`;
  const seating = seatingOf(players, n);
  const chance = new Chance(deal);
  const own = seating.map((_, seat) => new SeededRng(`${deal}, rotation ${rotation}, seat ${seat}`));
  const s = unwrap(rules.setup({ seats, scenario, options }));
  const corrections = luck
    ? new Corrections(game as Game<S>, s, new SeededRng(`${deal}, rotation ${rotation}`))
    : undefined;
  let moves = 0;
  // the number of the turn, and whose it is
  let turn = 0;
  let whose = -1;
  for (; rules.actor(s) !== OVER && moves < LONGEST_GAME; moves++) rules.play(s, nextMove());
  const { winners, standings } = rules.result(s);
  const points = seating.map((_, seat) => standings.find((standing) => standing.seat === seat)?.points ?? 0);
  const measured = corrections ? { luck: rounded(corrections.ofChance), choices: rounded(corrections.ofChoice) } : {};
  return { number: n + 1, seating: seating.map(({ name }) => name), winners, points, moves, ...measured };

  function nextMove(): number {
    const actor = rules.actor(s);
    if (rules.turnOf(s) !== whose) {
      whose = rules.turnOf(s);
      turn++;
    }
    if (actor === CHANCE) {
      const outcome = rules.sample(s, chance.next(rules.turnOf(s)));
      corrections?.chance(s, outcome);
      return outcome;
    }
    const view = rules.view(s, actor);
    const odds = seating[actor].odds?.(view);
    if (!odds) return unwrap(rules.parse(s, seating[actor].move(view, own[actor], hashText(`${deal}, turn ${turn}`))));
    const move = unwrap(rules.parse(s, drawMove(odds, own[actor])));
    corrections?.choice(s, odds, move);
    return move;
  }
}

const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1e6) / 1e6);
