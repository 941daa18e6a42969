import { CHANCE, MoveList, randomMove, SeededRng } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { hibernia } from '../index.ts';
import { RING_MAP, SMALL_MAP } from '../testing/maps.ts';
import { chanceActs, naiveMoves, naivePlay } from '../testing/naive.ts';
import { fresh, look, moves } from '../testing/table.ts';
import { rules } from './index.ts';
import type { State } from './state.ts';

const same = (found: unknown, wanted: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
};

/** Random moves, but mostly marches: random raises keep reserves full, and H-23 is seldom seen. */
function eager(s: State, rng: SeededRng, list: MoveList): number {
  const marches = moves(s).filter((text) => text.startsWith('march'));
  if (marches.length > 0 && rng.below(3) > 0) {
    const parsed = rules.parse(s, marches[rng.below(marches.length)]);
    if (parsed.ok) return parsed.value;
  }
  return randomMove(hibernia, s, rng, list);
}

test.each([
  [3, 'no', 'hibernia', 20],
  [4, 'no', 'hibernia', 20],
  [3, 'yes', 'hibernia', 20],
  [4, 'yes', 'hibernia', 20],
  [3, 'no', 'hibernia-long', 6],
  [4, 'yes', 'hibernia-long', 6],
  [3, 'no', SMALL_MAP, 12],
  [4, 'no', SMALL_MAP, 12],
  [3, 'yes', RING_MAP, 20],
  [4, 'no', RING_MAP, 20],
])('H-1 to H-51 two readings of the rules agree: %i seats, scattered %s', (seats, scattered, map, games) => {
  let asked = 0;
  for (let game = 0; game < games; game++) {
    const rng = new SeededRng(`two readings ${seats} ${scattered} ${game}`);
    const list = new MoveList();
    const s = fresh(seats, { scattered }, map);
    const next = rules.alloc(s);
    while (!rules.result(s).over) {
      const here = look(s);
      const texts = moves(s);
      same(naiveMoves(here).sort(), texts);
      same(chanceActs(here), rules.actor(s) === CHANCE);
      if (here.phase === 'take') asked++;
      // what follows is compared for the move that is played and for another
      const chosen = eager(s, rng, list);
      for (const text of [rules.format(s, chosen), texts[rng.below(texts.length)]]) {
        rules.copyInto(next, s);
        const parsed = rules.parse(next, text);
        if (parsed.ok) rules.play(next, parsed.value);
        same(look(next), naivePlay(here, text));
      }
      rules.play(s, chosen);
    }
  }
  expect(asked).toBeGreaterThan(0);
});
