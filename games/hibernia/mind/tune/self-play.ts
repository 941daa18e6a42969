import { OneMoveAhead, uniform } from '@tessera/game-kit/tune';
import { type Evaluate, SeededRng, unwrap } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import { Phase, type State } from '../../rules/state.ts';

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
  const players = new OneMoveAhead(rules);
  const positions: PositionSample[] = [];
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    const seats = SEATS[game % SEATS.length];
    const options = { scattered: game % 6 === 5 ? 'yes' : 'no' };
    const s = unwrap(rules.setup({ seats, scenario: TRACKS[Math.floor(game / 6) % TRACKS.length], options }));
    const kept: State[] = [];
    const look = () => {
      if (s.phase < Phase.roll) return;
      if (uniform(rng) < (s.phase === Phase.roll ? KEPT_BETWEEN : KEPT_WITHIN)) kept.push(copyOf(s));
    };
    players.playOut(s, () => evaluate, rng, game % 3 === 0 ? 0.04 : 0.01, look);
    const [winner] = rules.result(s).winners;
    for (const state of kept) positions.push({ state, winner });
    rounds += s.turns / seats;
  }
  return { positions, rounds: rounds / games };
}

function copyOf(s: State): State {
  const copy = rules.alloc(s);
  rules.copyInto(copy, s);
  return copy;
}
