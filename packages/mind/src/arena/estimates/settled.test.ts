import { SeededRng } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { intervalAtAnyTime, ONE_WRONG_IN, verdictOf } from './settled.ts';

const PAR = 1 / 3;
const MARGIN = 0.03;

/** Deals of three games each, won with that probability, looked at after each until settled. */
function watch(chance: number, seed: string, most = 600): string | undefined {
  const rng = new SeededRng(seed);
  const values: number[] = [];
  while (values.length < most) {
    let won = 0;
    for (let game = 0; game < 3; game++) if (rng.below(1 << 20) < chance * (1 << 20)) won++;
    values.push(won / 3);
    const verdict = verdictOf(values, PAR, MARGIN);
    if (verdict) return verdict;
  }
  return undefined;
}

const verdicts = (chance: number, runs: number, most?: number) =>
  Array.from({ length: runs }, (_, run) => watch(chance, `${chance} ${run}`, most));

describe('a question that is looked at after every deal', () => {
  test('is answered wrongly at most as often as stated', () => {
    const wrong = verdicts(PAR, 200).filter((verdict) => verdict === 'above' || verdict === 'below').length;
    expect(wrong / 200).toBeLessThanOrEqual(1 / ONE_WRONG_IN);
  });

  test('is answered where there is a difference', () => {
    expect(verdicts(0.5, 20)).toEqual(Array(20).fill('above'));
    expect(verdicts(0.18, 20)).toEqual(Array(20).fill('below'));
  });

  test('is answered where there is none that matters', () => {
    expect(new Set(verdicts(PAR, 4, 4000))).toEqual(new Set(['even']));
  });

  test('is open after a few deals, however they went', () => {
    expect(verdictOf(Array(15).fill(1), PAR, MARGIN)).toBeUndefined();
    expect(intervalAtAnyTime([])).toEqual({ low: -Infinity, high: Infinity });
  });
});
