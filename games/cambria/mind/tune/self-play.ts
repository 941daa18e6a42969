import { OneMoveAhead, uniform } from '@tessera/game-kit/tune';
import { SeededRng, unwrap } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import { ARMIES, LEGION, ON_BOARD, Phase, type State } from '../../rules/state.ts';
import { evaluate } from '../evaluate.ts';
import type { FortView } from '../fort-outlook.ts';
import { Survey } from '../survey.ts';

/** A fort as an army saw it, and how often it then got the token and the bonus token. */
export interface FortSample {
  readonly fort: FortView;
  seen: number;
  tokens: number;
  bonuses: number;
}

export interface PositionSample {
  readonly state: State;
  readonly winner: number;
}

export interface Samples {
  readonly forts: readonly FortSample[];
  readonly positions: readonly PositionSample[];
  /** Turns per game. */
  readonly turns: number;
}

// three players most often, as the game is played; every fourth game on the other board
const SEATS = [2, 3, 3, 4, 5, 3];
/** Of the positions between two turns, so many are looked at. */
const LOOKED_AT = 0.35;
const KEPT = 0.5;

/** Games of the evaluation against itself, one move ahead, with errors so that all kinds of positions come up. */
export function selfPlay(games: number, seed: string): Samples {
  const rng = new SeededRng(seed);
  const players = new OneMoveAhead(rules);
  const forts = new Map<string, FortSample>();
  const positions: PositionSample[] = [];
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const config = { seats: SEATS[game % SEATS.length], scenario: game % 4 === 3 ? 'cumbria' : 'cambria', options: {} };
    const s = unwrap(rules.setup(config));
    const seen: { sample: FortSample; fort: number; army: number }[] = [];
    const kept: State[] = [];
    const beginning = s.seats === 2 ? Phase.neutralRoll : Phase.roll;
    const look = () => {
      if (s.phase !== beginning || s.turns === 0 || uniform(rng) >= LOOKED_AT) return;
      for (const [fort, army, view] of fortViews(s)) seen.push({ sample: sampleOf(forts, view), fort, army });
      if (uniform(rng) < KEPT) kept.push(copyOf(s));
    };
    players.playOut(s, () => evaluate, rng, game % 3 === 0 ? 0.025 : 0.006, look);
    for (const { sample, fort, army } of seen) {
      sample.seen++;
      if (s.fortOwner[fort] === army) sample.tokens++;
      if (s.bonusOwner[fort] === army) sample.bonuses++;
    }
    const [winner] = rules.result(s).winners;
    for (const state of kept) positions.push({ state, winner });
    turns += s.turns;
  }
  return { forts: [...forts.values()], positions, turns: turns / games };
}

function copyOf(s: State): State {
  const copy = rules.alloc(s);
  rules.copyInto(copy, s);
  return copy;
}

function sampleOf(forts: Map<string, FortSample>, fort: FortView): FortSample {
  const key = Object.values(fort).join(' ');
  let sample = forts.get(key);
  if (!sample) {
    sample = { fort, seen: 0, tokens: 0, bonuses: 0 };
    forts.set(key, sample);
  }
  return sample;
}

/** Every fort that stands, as every seat sees it between two turns. */
function fortViews(s: State): [fort: number, army: number, view: FortView][] {
  const { board, seats } = s;
  const toFall = Survey.toFall(s);
  const views: [number, number, FortView][] = [];
  for (let fort = 0; fort < board.fortCount; fort++) {
    if (s.fortOwner[fort] !== ON_BOARD) continue;
    const held = Array.from(s.held.subarray(fort * ARMIES, fort * ARMIES + s.armies));
    const legion = board.roadsOfFort[fort].some((road) => s.roads[road] === LEGION) ? 1 : 0;
    const value = board.value[fort];
    for (let army = 0; army < seats; army++) {
      const [rival, third] = held.filter((_, other) => other !== army).sort((a, b) => b - a);
      const wait = (army - s.turn + seats) % seats;
      const free = value - s.manned[fort] - legion;
      views.push([fort, army, { seats, toFall, wait, value, mine: held[army], rival, third, free, legion }]);
    }
  }
  return views;
}
