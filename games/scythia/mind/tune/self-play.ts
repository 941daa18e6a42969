import { uniform } from '@tessera/game-kit/tune';
import { type Evaluate, SeededRng, unwrap } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import { rivalScore, scoreOf } from '../../rules/score.ts';
import { F } from '../../rules/state/frames.ts';
import { isSolo, type State } from '../../rules/state/state.ts';
import { LEADERS } from '../../rules/turn/set-up.ts';
import { FEATURES, Reader, type Stage, stageOf } from '../features.ts';
import { RIVAL_FEATURES, rivalFeatures } from '../rival.ts';
import { playOut } from './play-out.ts';

/** A position as the regression sees it. */
export interface Case {
  readonly seats: number;
  readonly stage: Stage;
  /** Features, seat after seat; in a game for one the rival's stand behind them. */
  readonly rows: Float32Array;
  /** Points that each seat will have, the rival's behind them, those gained later counting less. */
  readonly prospects: number[];
  winner: number;
}

/**
 * What a point is worth a round later. Without this a raid that can be made counts as much as one that has been made, for they nearly
 * always are; and players who think so wait for ever.
 */
const DELAY = 0.96;

/** Of the positions between two turns, and of those within one, so many are kept. */
const KEPT_BETWEEN = 0.14;
const KEPT_WITHIN = 0.05;
/** Every second game has small errors, every fourth great ones, so that all kinds of positions come up. */
const ERRORS = [0.004, 0.02, 0.004, 0.06];
/** The rival makes none. */
const SOLO_ERRORS = [0, 0.003];

export const NUMBERS_OF_PLAYERS = [3, 4, 2, 3, 4, 3];

/** Games of an evaluation against itself, one move ahead. */
export function selfPlay(
  evaluate: Evaluate<State>,
  games: number,
  seed: string,
  players: readonly number[],
  onGame: (n: number) => void = () => {},
): Case[] {
  const rng = new SeededRng(seed);
  const cases: Case[] = [];
  const reader = new Reader();
  for (let game = 0; game < games; game++) {
    const seats = players[game % players.length];
    const options = seats === 1 ? { leader: LEADERS[game % LEADERS.length] } : {};
    const s = unwrap(rules.setup({ seats, scenario: 'scythia', options }));
    const kept: Case[] = [];
    const when: number[] = [];
    const course: number[][] = [];
    const look = () => {
      const between = s.stack[(s.depth - 1) * 3] === F.turn;
      if (between) course.push(pointsOf(s));
      if (uniform(rng) >= (between ? KEPT_BETWEEN : KEPT_WITHIN)) return;
      kept.push(caseOf(s, reader));
      when.push(course.length);
    };
    const errors = isSolo(s) ? SOLO_ERRORS : ERRORS;
    playOut(
      s,
      () => evaluate,
      rng,
      errors[Math.floor(game / (isSolo(s) ? LEADERS.length : players.length)) % errors.length],
      look,
    );
    onGame(game + 1);
    if (s.over === 0) continue;
    const [winner = seats] = rules.result(s).winners;
    course.push(pointsOf(s));
    const prospects = prospectsOf(course, DELAY ** (1 / seats));
    for (const [index, one] of kept.entries()) cases.push({ ...one, prospects: prospects[when[index]], winner });
  }
  return cases;
}

function pointsOf(s: State): number[] {
  const points = Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat).total);
  if (isSolo(s)) points.push(rivalScore(s).total);
  return points;
}

/** From the points at the start of each turn and at the end: those of the turn before, and what came later at its worth then. */
function prospectsOf(course: readonly number[][], delay: number): number[][] {
  const last = course.length - 1;
  const out: number[][] = [];
  out[last + 1] = course[last];
  for (let turn = last; turn > 0; turn--)
    out[turn] = course[turn].map((points, seat) => points + delay * (out[turn + 1][seat] - points));
  out[0] = out[1];
  return out;
}

const features = new Float64Array(Math.max(FEATURES.length, RIVAL_FEATURES.length));

function caseOf(s: State, reader: Reader): Case {
  const stage: Stage = { index: 0, part: 0 };
  const n = FEATURES.length;
  const rows = new Float32Array(s.seats * n + (isSolo(s) ? RIVAL_FEATURES.length : 0));
  reader.take(s);
  stageOf(s, reader.survey.progress, stage);
  for (let seat = 0; seat < s.seats; seat++) {
    reader.featuresOf(s, seat, features);
    rows.set(features.subarray(0, n), seat * n);
  }
  if (isSolo(s)) {
    rivalFeatures(s, reader.survey, features);
    rows.set(features.subarray(0, RIVAL_FEATURES.length), n);
  }
  return { seats: s.seats, stage, rows, prospects: [], winner: -1 };
}
