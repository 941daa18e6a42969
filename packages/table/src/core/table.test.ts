import { SeededRng, unwrap } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { person, robot, tableOf } from '../host/online/online-table.fixture.ts';
import { Table } from './table.ts';
import { tally } from './testing/tally.fixture.ts';
import { Telling } from './told/telling.ts';

it('what was taken back is not done again for a bot that has the seat by then', () => {
  const policy = {
    settingsOf: () => ({ confirmTurn: false, autoRoll: true }),
    chance: (move: number) => new SeededRng(`${move}`),
    handsOver: () => false,
  };
  const played = { moves: [], redo: [], unconfirmed: false };
  const table = unwrap(Table.open(tally, tableOf('tally', [person('Ann'), person('Bob')]), played, policy));
  const told = new Telling(0, []);
  table.goOn(told);
  unwrap(table.act({ type: 'move', move: 'add 1' }, told));
  unwrap(table.act({ type: 'undo' }, told));
  table.seats = [robot, person('Bob')];
  expect(table.act({ type: 'redo' }, told)).toMatchObject({ ok: false, error: { code: 'nothing-to-redo' } });
  table.seats = [person('Ann'), person('Bob')];
  expect(table.act({ type: 'redo' }, told)).toMatchObject({ ok: true, value: [{ move: 'add 1', again: true }] });
});
