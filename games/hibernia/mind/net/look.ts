import type { NetShape, Sight } from '@tessera/mind';
import { boardOf } from '../../rules/scenario/setup.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { Assessment } from '../evaluate.ts';
import { STAGES } from '../features.ts';
import learnt from '../weights.json' with { type: 'json' };

const BOARDS = ['hibernia', 'hibernia-long'].map((id) => boardOf(id));
const LANDS = 20;
/** The sword and the spaces of the longest track. */
const SPACES = 53;
/** A seat itself, those after it, and the unused army of three players. */
const SEEN = 5;
const UNUSED = 4;
/** One warrior in a land, two, or more. */
const SIZES = 3;

let size = 0;
const block = (rows: number): number => {
  const at = size;
  size += rows;
  return at;
};
const LAND = block(LANDS * SEEN * SIZES);
const SPACE = block(BOARDS.length * SPACES);
const RESERVE = block(16);
const SHIELD = block(16);
const SEATED = block(5);
const STAGE = block(STAGES);
const PHASE = block(6 * 2);

/** The part of the way to the next stage, and how far the seat is ahead of the best other, of all others, and on the track. */
const REALS = 4;

export const shape: NetShape = {
  rows: size,
  most: LANDS + 6,
  reals: REALS,
  wide: 32,
  narrow: 16,
  heads: 2,
};

const assessment = new Assessment(learnt);
const clamp = (lead: number): number => Math.max(-4, Math.min(4, lead)) / 2;

/** Shows a position to the network; false for a map or track that it doesn't know. */
export function look(s: State, sight: Sight): boolean {
  const nth = BOARDS.findIndex((board) => board.ok && board.value === s.board);
  if (nth < 0) return false;
  const { seats, owner, warriors, board } = s;
  const { rows, reals, counts, base } = sight;
  assessment.take(s, base);
  const { stage, outlook } = assessment;
  const lap = board.track.length + 1;
  for (let seat = 0; seat < seats; seat++) {
    let n = seat * shape.most;
    for (let land = 0; land < LANDS; land++) {
      const army = owner[land];
      if (army === NOBODY) continue;
      const who = army >= seats ? UNUSED : (army - seat + seats) % seats;
      rows[n++] = LAND + (land * SEEN + who) * SIZES + Math.max(0, Math.min(SIZES, warriors[land]) - 1);
    }
    rows[n++] = SPACE + nth * SPACES + (outlook.distance[seat] % lap);
    rows[n++] = RESERVE + s.reserve[seat];
    rows[n++] = SHIELD + s.shield[seat];
    rows[n++] = SEATED + seats;
    rows[n++] = STAGE + stage.index;
    rows[n++] = PHASE + 2 * s.phase + (s.turn === seat ? 1 : 0);
    counts[seat] = n - seat * shape.most;

    let best = -Infinity;
    let sum = 0;
    let furthest = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      sum += base[other];
      if (base[other] > best) best = base[other];
      if (outlook.final[other] > furthest) furthest = outlook.final[other];
    }
    const r = seat * shape.reals;
    reals[r] = stage.part;
    reals[r + 1] = clamp(base[seat] - best);
    reals[r + 2] = clamp(base[seat] - sum / (seats - 1));
    reals[r + 3] = (outlook.final[seat] - furthest) / 10;
  }
  return true;
}
