import { expect, test } from 'vitest';
import { look, moves, play, refusal, roadsOf, roadsOfValue, table, targets } from '../../testing/table.ts';

const FIVE = roadsOf('Caer Gai').slice(0, 5);
const spent = () => table(3).hold('Caer Gai', 1, 1, 1, 1, 1);

test('C-22 while the reserve has a soldier, it comes from there', () => {
  const s = table(3).hold('Caer Gai', 1, 1, 1, 1).dice(2, 5);
  expect(moves(s, 'move')).toEqual([]);
  expect(refusal(s, `move ${FIVE[0]} to Gobannium/Isca`)).toContain('reserve is not empty');
});

test('C-22 with an empty reserve any own soldier on a road is moved instead', () => {
  const s = spent().dice(2, 5);
  const free = roadsOfValue(2, 5).filter((road) => !FIVE.includes(road));
  expect(moves(s)).toEqual([...FIVE.flatMap((from) => free.map((to) => `move ${from} to ${to}`)), 'pass'].sort());
  expect(refusal(s, 'put Gobannium/Isca')).toContain('reserve is empty');
});

test('C-22 … or on a ship', () => {
  const s = table(3).hold('Caer Gai', 1, 1, 1, 1).ship(3, 1).dice(2, 5).state();
  expect(moves(s, 'move ship 3 to Gobannium/Isca')).toHaveLength(1);
  play(s, 'move ship 3 to Gobannium/Isca');
  expect(look(s).armies[0]).toMatchObject({ reserve: 0, ships: [] });
  expect(look(s).armies[0].roads).toContain('Gobannium/Isca');
});

test('C-22 the soldier leaves where it stood, and that road is free again', () => {
  const s = play(spent().dice(2, 5), `move ${FIVE[0]} to Gobannium/Isca`);
  expect(look(s).armies[0].roads).not.toContain(FIVE[0]);
  expect(look(s).armies[0].roads).toHaveLength(5);
  play(s, 'roll 3-6');
  expect(targets(s)).toContain(FIVE[0]);
});

test('C-22 ruling: it never goes back to where it stood, not with a double either', () => {
  for (const [a, b] of [
    [2, 6],
    [6, 6],
    [1, 6],
  ]) {
    const s = spent().dice(a, b);
    for (const road of FIVE) expect(moves(s, `move ${road} to ${road}`)).toEqual([]);
    for (const road of FIVE) expect(moves(s).filter((text) => text.endsWith(` to ${road}`))).toEqual([]);
  }
});

test('C-22 another player’s soldier is never moved', () => {
  const s = spent().on('Gobannium/Isca', 2).dice(2, 3);
  expect(refusal(s, 'move Gobannium/Isca to Nidum/Isca')).toContain('Gobannium/Isca');
});

test('C-22 with 1 and v an empty reserve moves a soldier too', () => {
  const s = spent().dice(1, 5);
  expect(moves(s, `move ${FIVE[0]} to Gobannium/Isca`)).toHaveLength(1);
});

test('C-22 all five may be at sea', () => {
  const s = table(3).ship(2, 1).ship(3, 1).ship(4, 1).ship(5, 1).ship(6, 1).dice(3, 5);
  expect(moves(s, 'move ship').length).toBe(5 * roadsOfValue(3, 5).length);
  expect(moves(s, 'ship').length).toBe(10);
});

test('C-30 a road with a soldier or the Legion is occupied, one without is not', () => {
  const s = table(3).on('Gobannium/Isca', 3).on('Nidum/Isca', 'legion').dice(2, 3);
  expect(targets(s)).not.toContain('Gobannium/Isca');
  expect(targets(s)).not.toContain('Nidum/Isca');
  expect(targets(s)).toContain('Moridunum/Nidum');
});

test('C-30 a road of two forts with captured tokens is still a road', () => {
  const s = table(3).took(2, 'Isca', 'Nidum').dice(2, 5);
  expect(targets(s)).toContain('Nidum/Isca');
  expect(look(play(s, 'put Nidum/Isca')).armies[0].roads).toEqual(['Nidum/Isca']);
});

test('C-30 a soldier counts for both forts of its road', () => {
  const s = table(3).hold('Segontium', 1).hold('Tomen-y-Mur', 0, 1, 1).dice(2, 2);
  // the road between them completes both
  const after = play(s, 'put Segontium/Tomen-y-Mur');
  expect(look(after).armies[0].forts).toEqual(['Segontium', 'Tomen-y-Mur']);
});
