import type { Game } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { hoard } from '../core/testing/hoard.fixture.ts';
import { tally } from '../core/testing/tally.fixture.ts';
import { person, serve, tableOf } from '../host/online/online-table.fixture.ts';
import { predict } from './predict.ts';

const two = [person('Ann'), person('Bob')];
const started = async (game: Game) => {
  const { online, page } = await serve(game, tableOf(game.id, two));
  await online.begin();
  return page;
};

it('a decision is foreseen exactly as the server tells it then', async () => {
  const page = await started(tally as Game);
  const ann = await page([1]);
  await ann.act();
  const [legal] = ann.state.legal;
  const foreseen = predict(tally as Game, ann.state, { type: 'move', move: legal.text });
  await ann.act();
  expect(foreseen).toEqual(ann.last().steps[0]);
  expect(foreseen?.index).toBe(1);
});

it('dice, the turns of others, pauses and what can not be played are not foreseen', async () => {
  const page = await started(tally as Game);
  const [ann, bob] = [await page([1]), await page([2])];
  expect(predict(tally as Game, ann.state, { type: 'roll' })).toBeUndefined();
  await ann.act();
  const move = { type: 'move', move: 'add 1' } as const;
  expect(predict(tally as Game, ann.state, move)).toBeDefined();
  expect(predict(tally as Game, bob.state, move)).toBeUndefined();
  expect(predict(tally as Game, { ...ann.state, paused: true }, move)).toBeUndefined();
  expect(predict(tally as Game, ann.state, { type: 'move', move: 'add 9' })).toBeUndefined();
  expect(predict(tally as Game, ann.state, { type: 'undo' })).toBeUndefined();
});

it('where something is hidden nothing is foreseen', async () => {
  const page = await started(hoard as Game);
  for (const seat of [1, 2]) {
    const { state } = await page([seat]);
    for (const { text } of state.legal)
      expect(predict(hoard as Game, state, { type: 'move', move: text })).toBeUndefined();
  }
});
