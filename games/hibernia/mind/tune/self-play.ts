import { CHANCE, type Evaluate, MoveList, OVER, type Rng, SeededRng, unwrap } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import { ARMIES, Phase, type State } from '../../rules/state.ts';

export interface PositionSample {
  readonly state: State;
  readonly winner: number;
}

export interface Samples {
  readonly positions: readonly PositionSample[];
  /** Rounds per game. */
  readonly rounds: number;
}

// four players most often; every sixth game is scattered (H-13), a quarter are on the long track
const SEATS = [4, 4, 3, 4, 3];
const TRACKS = ['hibernia', 'hibernia', 'hibernia', 'hibernia-long'];
/** Of the positions between two turns, and of those within one, so many are kept. */
const KEPT_BETWEEN = 0.25;
const KEPT_WITHIN = 0.08;

/** Games of an evaluation against itself, one move ahead, with errors so that all kinds of positions come up. */
export function selfPlay(evaluate: Evaluate<State>, games: number, seed: string): Samples {
  const rng = new SeededRng(seed);
  const positions: PositionSample[] = [];
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    const seats = SEATS[game % SEATS.length];
    const options = { scattered: game % 6 === 5 ? 'yes' : 'no' };
    const s = unwrap(rules.setup({ seats, scenario: TRACKS[Math.floor(game / 6) % TRACKS.length], options }));
    const kept: State[] = [];
    playOut(s, evaluate, rng, game % 3 === 0 ? 0.04 : 0.01, () => {
      if (uniform(rng) < (s.phase === Phase.roll ? KEPT_BETWEEN : KEPT_WITHIN)) kept.push(copyOf(s));
    });
    const [winner] = rules.result(s).winners;
    for (const state of kept) positions.push({ state, winner });
    rounds += s.turns / seats;
  }
  return { positions, rounds: rounds / games };
}

const uniform = (rng: Rng): number => rng.below(1 << 24) / (1 << 24);

function copyOf(s: State): State {
  const copy = rules.alloc(s);
  rules.copyInto(copy, s);
  return copy;
}

function playOut(s: State, evaluate: Evaluate<State>, rng: Rng, error: number, look: () => void): void {
  const list = new MoveList();
  const ahead = rules.alloc(s);
  const values = new Float64Array(ARMIES);
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
    if (s.phase >= Phase.roll) look();
    if (actor === CHANCE) {
      rules.play(s, rules.sample(s, rng));
      continue;
    }
    const count = rules.legal(s, list);
    let best = list.moves[0];
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      rules.copyInto(ahead, s);
      rules.play(ahead, list.moves[i]);
      if (rules.actor(ahead) === OVER) values[actor] = rules.result(ahead).winners.includes(actor) ? 1 : 0;
      else evaluate(ahead, values);
      const value = values[actor] + error * (uniform(rng) + uniform(rng) + uniform(rng) - 1.5) * 2;
      if (value > bestValue) {
        bestValue = value;
        best = list.moves[i];
      }
    }
    rules.play(s, best);
  }
}
