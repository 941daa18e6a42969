import type { Evaluate } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { type Race, race, raceAt } from '../../testing/race.ts';
import { Deadline } from './deadline.ts';
import { Expansion } from './expansion.ts';
import { search } from './search.ts';
import { Tree } from './tree.ts';

const better = race.evaluate;
const look = (evaluate: Evaluate<Race>) => search(race.rules, evaluate, raceAt(2, 4, 0), { iterations: 300 });

/** With a quick evaluation beside it, and how often each was asked. */
function graded(quick: Evaluate<Race>) {
  const asked = { better: 0, quick: 0 };
  const evaluate: Evaluate<Race> = Object.assign(
    (s: Race, out: Float64Array) => {
      asked.better++;
      better(s, out);
    },
    {
      quick: (s: Race, out: Float64Array) => {
        asked.quick++;
        quick(s, out);
      },
    },
  );
  return { evaluate, asked };
}

test('where all moves look alike at a quick look, the better evaluation judges all', () => {
  const { evaluate, asked } = graded((s, out) => out.fill(1 / s.seats, 0, s.seats));
  expect(look(evaluate)).toEqual(look(better));
  expect(asked.quick).toBeGreaterThan(0);
});

test('moves that are far behind at a quick look cost no better one', () => {
  const { evaluate, asked } = graded(better);
  const found = look(evaluate);
  expect(found.moves[0].text).toBe(look(better).moves[0].text);
  expect(asked.better).toBeLessThan(asked.quick);
});

test('what was not looked at better is thought to be off by as much as what was', () => {
  // every seat is thought to be a tenth worse than it is
  const { evaluate } = graded((s, out) => {
    better(s, out);
    for (let seat = 0; seat < s.seats; seat++) out[seat] -= 0.1;
  });
  const [found, expected] = [look(evaluate), look(better)];
  expect(found.moves[0].text).toBe(expected.moves[0].text);
  expect(found.values[0]).toBeCloseTo(expected.values[0], 1);
});

test('after a better look at the best moves every value is a chance still, and all seats have 1', () => {
  // a quick look holds walking for certain, and says nothing of where the others stand
  const { evaluate } = graded((s, out) => {
    const walked = s.steps[0] === 4;
    out[0] = walked ? 0.98 : 0.01;
    out[1] = walked ? 0.01 : 0.98;
    out[2] = 0.01;
  });
  const tree = new Tree(3);
  const expansion = new Expansion(race.rules, evaluate, tree, raceAt(2, 4, 0), new Deadline(Infinity, () => 0));
  const node = tree.add(2) + 1;
  expansion.store(node, raceAt(2, 4, 0));
  expansion.expandSeat(node, raceAt(2, 4, 0));
  const first = tree.firstChild[node];
  for (let child = first; child < first + tree.childCount[node]; child++) {
    const values = Array.from(tree.values.subarray(child * 3, child * 3 + 3));
    for (const value of values) expect(value).toBeGreaterThanOrEqual(0);
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
  }
});
