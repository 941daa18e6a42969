import { CHANCE, type Game, MoveList, OVER, SeededRng, type TableConfig, unwrap } from '@tessera/kernel';
import type { Rates } from './measure.ts';

/** Random play with every legal move listed at every decision, as a peer's random bot does it. */
export function playThroughs<S>(game: Game<S>, config: TableConfig, seed: number): () => Rates {
  const { rules } = game;
  const start = unwrap(rules.setup(config));
  const s = rules.alloc(start);
  const list = new MoveList();
  const rng = new SeededRng(seed);
  return () => {
    let decisions = 0;
    let outcomes = 0;
    rules.copyInto(s, start);
    for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
      if (actor === CHANCE) {
        rules.play(s, rules.sample(s, rng));
        outcomes++;
      } else {
        rules.play(s, list.moves[rng.below(rules.legal(s, list))]);
        decisions++;
      }
    }
    return { games: 1, decisions, moves: decisions + outcomes };
  };
}

/** Bytes of live heap after so many play-throughs, at even distances. */
export function heapOver(play: () => Rates, games: number, samples: number): number[] {
  const collect = globalThis.gc;
  const heap: number[] = [];
  for (let sample = 0; sample <= samples; sample++) {
    if (sample > 0) for (let game = 0; game < games / samples; game++) play();
    collect?.();
    heap.push(process.memoryUsage().heapUsed);
  }
  return heap;
}
