import { SeededRng } from '@tessera/kernel';
import { layoutOf, type NetShape, type PackedWeights, packWeights } from '../src/index.ts';

/** Small weights of no meaning, always the same, as a game would ship them. */
export function randomWeights(shape: NetShape): PackedWeights {
  const rng = new SeededRng('weights');
  const weight = () => (rng.below(2001) - 1000) / 5000;
  return packWeights(shape, Float32Array.from({ length: layoutOf(shape).size }, weight));
}
