import { expect, test } from 'vitest';
import { type Race, race, raceAt } from '../../testing/race.ts';
import type { MoveStatistics } from '../search/search.ts';
import { Appraiser } from './appraiser.ts';
import { effortOf } from './effort.ts';
import { type WeighedDecision, weighDecision } from './weigh-decision.ts';

const WALK = 1;
const position = raceAt(2, 4, 0);

/** Its searches run out of time after the first move. */
class Hurried extends Appraiser<Race, Race> {
  override look(...asked: Parameters<Appraiser<Race, Race>['look']>): MoveStatistics[] {
    return super.look(...asked).slice(0, 1);
  }
}

function weighed(appraiser: Appraiser<Race, Race>): WeighedDecision {
  const weighing = weighDecision(appraiser, position, WALK, effortOf({ iterations: 60 }, race), 'a');
  let step = weighing.next();
  while (!step.done) step = weighing.next();
  return step.value;
}

test('moves that were all searched are told as the search found them', () => {
  expect(weighed(new Appraiser(race, position)).searched).toBe(true);
});

test('where a search missed a move, all are told by the evaluation', () => {
  const { searched, moves } = weighed(new Hurried(race, position));
  expect(searched).toBe(false);
  expect(moves).toHaveLength(3);
  const { rules } = race;
  const appraiser = new Appraiser(race, position);
  for (const { move, chances } of moves) {
    const after = rules.alloc(position);
    rules.copyInto(after, position);
    rules.play(after, move);
    expect(chances).toEqual(appraiser.evaluated(after));
  }
});
