import { CHANCE, MoveList, randomMove, SeededRng } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { cambria } from '../index.ts';
import { SMALL_BOARD } from '../testing/boards.ts';
import { chanceActs, naiveMoves, naivePlay } from '../testing/naive.ts';
import { fresh, look, moves } from '../testing/table.ts';
import { rules } from './index.ts';
import type { State } from './state.ts';

const same = (found: unknown, wanted: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
};

/** Random moves, but ships are boarded and used, and turns passed, far more often than chance would have it. */
function eager(s: State, rng: SeededRng, list: MoveList): number {
  const texts = moves(s);
  const rare = texts.filter((text) => /^(ship|board|legion|pass)/.test(text));
  if (rare.length > 0 && !texts[0].startsWith('roll') && rng.below(3) === 0) {
    const parsed = rules.parse(s, rare[rng.below(rare.length)]);
    if (parsed.ok) return parsed.value;
  }
  return randomMove(cambria, s, rng, list);
}

test.each([
  [2, 'cambria', 6],
  [3, 'cambria', 6],
  [4, 'cumbria', 6],
  [5, 'cambria', 6],
  [2, SMALL_BOARD, 6],
  [4, SMALL_BOARD, 6],
])('C-1 to C-64 two readings of the rules agree on every move and what follows it: %i seats', (seats, board, games) => {
  for (let game = 0; game < games; game++) {
    const rng = new SeededRng(`two readings ${seats} ${game}`);
    const list = new MoveList();
    const s = fresh(seats, board);
    const next = rules.alloc(s);
    while (!rules.result(s).over) {
      const here = look(s);
      const texts = moves(s);
      same(naiveMoves(here).sort(), texts);
      same(chanceActs(here), rules.actor(s) === CHANCE);
      // what follows is compared for the move that is played and a few others
      const chosen = eager(s, rng, list);
      for (const text of [rules.format(s, chosen), texts[rng.below(texts.length)], texts[texts.length - 1]]) {
        rules.copyInto(next, s);
        const parsed = rules.parse(next, text);
        if (parsed.ok) rules.play(next, parsed.value);
        same(look(next), naivePlay(here, text));
      }
      rules.play(s, chosen);
    }
  }
});
