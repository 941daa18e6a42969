import { expect, test } from 'vitest';
import { eventsOf, fresh, look, table } from '../../testing/table.ts';
import { hurts, imagineTurn } from './imagine.ts';

test('H-25 whose land is fought for is hurt, and nobody else', () => {
  const s = table(4).holds(1, 'Brega', 'Ulaid').holds(2, 'Mide', 'Airgialla', 'Cenél nEógain').die('red');
  const events = eventsOf(s, 'march Mide');
  expect([0, 1, 2, 3].map((seat) => events.some((event) => hurts(event, seat)))).toEqual([false, true, false, false]);
});

test('H-20 a turn imagined for another seat begins with its roll, the map as it is', () => {
  const s = table(4).holds(1, 'Brega').holds(3, 'Aidne').die('red').state();
  const { lands } = look(s);
  expect(imagineTurn(s, 2)).toBe(true);
  expect(look(s)).toMatchObject({ turn: 3, phase: 'roll', die: null, lands });
});

test('H-10 before all have their castles there is no turn to imagine', () => {
  expect(imagineTurn(fresh(4), 1)).toBe(false);
});
