import { hashText, type MoveList, type Rng, type Rules } from '@tessera/kernel';
import type { MoveStatistics } from '../search/search.ts';
import type { Strength } from './levels.ts';

const GRAIN = 1 << 20;
const chance = (rng: Rng): number => rng.below(GRAIN) / GRAIN;

/** Three dice make a fair bell curve, and (u + u + u - 1.5) * 2 has a standard deviation of 1. */
const bell = (rng: Rng): number => (chance(rng) + chance(rng) + chance(rng) - 1.5) * 2;

/** Whether a move, in notation, is thought of. */
export type Notices = (text: string) => boolean;

/** The place or thing that a move is about: what stands behind its last 'to', or behind its verb. */
function aboutOf(text: string): string {
  const to = text.lastIndexOf(' to ');
  return text.slice(to < 0 ? text.indexOf(' ') + 1 : to + 4);
}

/** The same places are overlooked as long as `turn` is the same, by whatever move they would be reached. */
export function noticing(oversight: number, turn: number): Notices {
  if (oversight === 0) return () => true;
  const threshold = oversight * 0x100000000;
  return (text) => scatter(hashText(`${turn} ${aboutOf(text)}`)) >= threshold;
}

/** Texts that differ in their last letter have hashes that lie close together: these don't. */
function scatter(x: number): number {
  const y = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  const z = Math.imul(y ^ (y >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

/** The rules as somebody sees them who overlooks some of what the others could do: at least one move always remains. */
export function withOversight<S, J>(rules: Rules<S, J>, seat: number, notices: Notices): Rules<S, J> {
  const legal = (s: S, out: MoveList): number => {
    const count = rules.legal(s, out);
    const actor = rules.actor(s);
    if (actor < 0 || actor === seat) return count;
    let kept = 0;
    for (let i = 0; i < count; i++) if (notices(rules.format(s, out.moves[i]))) out.moves[kept++] = out.moves[i];
    out.size = Math.max(1, kept);
    return out.size;
  };
  return { ...rules, legal };
}

/**
 * The move that seems best to somebody who errs as people do. The first of the moves is the best. How far each is misjudged goes by what
 * is at stake: what a move at random would lose. So the moves chosen in its place are nearly as good where many are, and where one stands
 * out it is found more often. Whatever loses more than a blunder is left out.
 */
export function chooseWithErrors(
  moves: readonly MoveStatistics[],
  seat: number,
  { misjudgement, blunder }: Pick<Strength, 'misjudgement' | 'blunder'>,
  notices: Notices,
  rng: Rng,
): MoveStatistics {
  const [best] = moves;
  const losses = moves.map((move) => Math.max(0, best.values[seat] - move.values[seat]));
  const stake = losses.reduce((sum, loss) => sum + loss, 0) / moves.length;
  let chosen = best;
  let least = Infinity;
  for (const [i, move] of moves.entries()) {
    // drawn for every move, so that what is overlooked doesn't change how the others are judged
    const error = misjudgement === 0 ? 0 : misjudgement * stake * bell(rng);
    if (losses[i] > blunder || !notices(move.text)) continue;
    const loss = losses[i] + error;
    if (loss < least) {
      chosen = move;
      least = loss;
    }
  }
  return chosen;
}
