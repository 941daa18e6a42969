import { expect, test } from 'vitest';
import { eventsOf, fresh, look, roadsOf, table } from '../../testing/table.ts';
import { hurts, imagineTurn } from './imagine.ts';

const [ROAD] = roadsOf('Caer Gai');

test('C-24 whose soldier is thrown out is hurt, and nobody else', () => {
  const events = eventsOf(table(3).hold('Caer Gai', 2).dice(6, 6), `put ${ROAD}`);
  expect([0, 1, 2].map((seat) => events.some((event) => hurts(event, seat)))).toEqual([false, true, false]);
});

test('C-20 a turn imagined for another seat begins with its roll, the board as it is', () => {
  const s = table(3).hold('Caer Gai', 1, 2).dice(2, 5).state();
  const { armies } = look(s);
  expect(imagineTurn(s, 2)).toBe(true);
  expect(look(s)).toMatchObject({ turn: 3, phase: 'roll', dice: [], armies });
});

test('C-61 with two players it begins with the neutral army’s', () => {
  const s = table(2).hold('Caer Gai', 1, 2).dice(2, 5).state();
  expect(imagineTurn(s, 1)).toBe(true);
  expect(look(s)).toMatchObject({ turn: 2, phase: 'neutral-roll' });
});

test('C-12 before all have a first soldier there is no turn to imagine', () => {
  expect(imagineTurn(fresh(3), 1)).toBe(false);
});
