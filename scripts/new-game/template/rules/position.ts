import {
  fail,
  isCount,
  isObject,
  isSeatNumber,
  type Outcome,
  ok,
  type Seat,
  type SeatNumber,
  seatNumber,
  seatOf,
} from '@tessera/kernel';
import type { Scenario } from './scenario.ts';
import { checkOptions, SCENARIOS, SEATS, scenarioOf } from './setup.ts';
import { BANK, hasWon, State } from './state.ts';

export interface PlayerPosition {
  readonly bank: number;
  /** The stone of each walker on the way, the nearest first. */
  readonly stones: readonly number[];
  readonly home: number;
}

/** Everything there is to know, which everybody may. */
export interface StepstonePosition {
  readonly game: 'stepstone';
  /** The id of one that we ship, or the whole of another. */
  readonly scenario: string | Scenario;
  readonly seats: number;
  /** Stepstone has none. */
  readonly options: Readonly<Record<string, string>>;
  /** The seat to move. */
  readonly turn: SeatNumber;
  /** 0 while it is to be rolled. */
  readonly die: number;
  readonly players: readonly PlayerPosition[];
}

const playerOf = (s: State, walkers: Uint8Array): PlayerPosition => ({
  bank: walkers[BANK],
  stones: Array.from({ length: s.scenario.stones }, (_, i) => Array<number>(walkers[i + 1]).fill(i + 1)).flat(),
  home: walkers[s.home],
});

export const toJSON = (s: State): StepstonePosition => ({
  game: 'stepstone',
  scenario: SCENARIOS[s.scenario.id] === s.scenario ? s.scenario.id : s.scenario,
  seats: SEATS,
  options: {},
  turn: seatNumber(s.turn),
  die: s.die,
  players: s.walkers.map((walkers) => playerOf(s, walkers)),
});

const bad = (message: string) => fail('bad-position', message);

export function fromJSON(json: unknown): Outcome<State> {
  if (!isObject(json) || json['game'] !== 'stepstone') return bad('A position of Stepstone says "game": "stepstone".');
  const scenario = scenarioOf(json['scenario']);
  if (!scenario.ok) return scenario;
  const options = checkOptions(json['options'] ?? {});
  if (!options.ok) return options;
  const { seats, turn, die, players } = json;
  if (seats !== SEATS) return bad('Stepstone has two seats.');
  if (!isSeatNumber(turn, SEATS)) return bad('The "turn" is 1 or 2.');
  if (!isCount(die) || die > 6) return bad('The "die" is 1 to 6, or 0 while it is to be rolled.');
  if (!Array.isArray(players) || players.length !== SEATS) return bad('There are two "players".');
  const s = new State(scenario.value);
  s.turn = seatOf(turn);
  s.die = die;
  for (const [seat, player] of players.entries())
    if (!stand(s, seat, player))
      return bad(
        `Player ${seatNumber(seat)} has ${s.scenario.walkers} walkers: on the "bank", on "stones" and at "home".`,
      );
  for (let stone = 1; stone < s.home; stone++)
    if (s.walkers[0][stone] > 0 && s.walkers[1][stone] > 0 && !s.scenario.dry.includes(stone))
      return bad(`Both players stand on stone ${stone}, which is not dry.`);
  if (hasWon(s, 0) && hasWon(s, 1)) return bad('Only one player can have come home.');
  return ok(s);
}

function stand(s: State, seat: Seat, player: unknown): boolean {
  if (!isObject(player)) return false;
  const { bank, stones, home } = player;
  if (!isCount(bank) || !isCount(home) || !Array.isArray(stones)) return false;
  if (!stones.every((stone) => isCount(stone) && stone >= 1 && stone < s.home)) return false;
  if (bank + home + stones.length !== s.scenario.walkers) return false;
  const walkers = s.walkers[seat];
  walkers[BANK] = bank;
  walkers[s.home] = home;
  for (const stone of stones) walkers[stone]++;
  return true;
}
