import { describe, expect, test } from 'vitest';
import { eventsOf, look, type Piece, play, roadsOf, table } from '../../testing/table.ts';

/** Who has taken what after a turn of seat 1 that only passed. */
function after(seats: number, fort: string, ...pieces: Piece[]) {
  const { armies } = look(
    play(
      table(seats)
        .hold(fort, ...pieces)
        .dice(2, 3),
      'pass',
    ),
  );
  const owner = (key: 'forts' | 'bonus') => 1 + armies.findIndex((army) => army[key].includes(fort));
  return { fort: owner('forts'), bonus: owner('bonus') };
}

test('C-40 all roads hold soldiers and one player holds more than any other: the token is taken', () => {
  expect(after(3, 'Tomen-y-Mur', 1, 1, 2)).toEqual({ fort: 1, bonus: 0 });
});

test('C-40 active or not', () => {
  expect(after(3, 'Tomen-y-Mur', 2, 2, 1)).toEqual({ fort: 2, bonus: 0 });
  expect(after(3, 'Tomen-y-Mur', 3, 3, 3)).toEqual({ fort: 3, bonus: 0 });
});

test('C-40 an empty road saves the fort', () => {
  expect(after(3, 'Tomen-y-Mur', 1, 1, 0).fort).toBe(0);
});

test('C-40 the move that completes the siege ends with the fort in hand', () => {
  const s = play(table(3).hold('Isca', 1).dice(2, 3), 'put Nidum/Isca');
  expect(look(s).armies[0]).toMatchObject({ forts: ['Isca'], points: 2 });
});

test('C-40 a soldier put by one player can give the fort to another', () => {
  const s = play(table(3).hold('Tomen-y-Mur', 2, 2).dice(3, 6), 'put Tomen-y-Mur/Caer Gai');
  expect(look(s).armies[1].forts).toEqual(['Tomen-y-Mur']);
});

test('C-40 a majority is more than any other, not more than half', () => {
  expect(after(4, 'Caer Gai', 1, 1, 2, 3, 4, 0).fort).toBe(0);
  expect(after(5, 'Caer Gai', 1, 1, 2, 3, 4, 5)).toEqual({ fort: 1, bonus: 0 });
});

test('C-41 the Legion on one of its roads, and the fort is not taken', () => {
  expect(after(3, 'Tomen-y-Mur', 1, 1, 'legion').fort).toBe(0);
});

test('C-41 it falls when a soldier throws the Legion out', () => {
  const s = play(table(3).hold('Tomen-y-Mur', 2, 2, 'legion').dice(3, 3), 'put Tomen-y-Mur/Caer Gai');
  expect(look(s)).toMatchObject({ legion: 'standard' });
  expect(look(s).armies[1].forts).toEqual(['Tomen-y-Mur']);
});

test('C-41 when the Legion leaves, its road is empty, and the fort waits for one more soldier', () => {
  const s = play(table(3).hold('Tomen-y-Mur', 2, 2, 'legion').dice(1, 5), 'legion Gobannium/Isca', 'ashore');
  expect(look(s).armies[1].forts).toEqual([]);
  play(s, 'roll 3-6', 'put Tomen-y-Mur/Caer Gai');
  expect(look(s).armies[1].forts).toEqual(['Tomen-y-Mur']);
});

test('C-41 the Legion on a road that has fallen on one side still guards the other', () => {
  const s = play(table(3).hold('Isca', 1, 'legion').took(2, 'Nidum').dice(3, 4), 'pass');
  expect(look(s).armies[0].forts).toEqual([]);
});

test('C-41 a tie for most, and the fort is not taken yet', () => {
  expect(after(3, 'Canovium', 1, 1, 2, 2).fort).toBe(0);
  expect(after(3, 'Isca', 1, 2).fort).toBe(0);
  expect(after(3, 'Tomen-y-Mur', 1, 2, 3).fort).toBe(0);
  expect(after(3, 'Mediomanum', 1, 1, 2, 2, 3).fort).toBe(0);
});

test('C-41 it is taken when the tie breaks', () => {
  const s = play(table(3).hold('Canovium', 1, 1, 2, 2).dice(4, 4), `put ${roadsOf('Canovium')[2]}`);
  expect(look(s).armies[0]).toMatchObject({ forts: ['Canovium'], bonus: [] });
  expect(look(s).armies[1]).toMatchObject({ forts: [], bonus: ['Canovium'] });
});

describe('C-42 the bonus token', () => {
  test.each<[string, number, string, Piece[], number, number]>([
    ['C-42 3-1: goes to the only second', 3, 'Canovium', [1, 1, 1, 2], 1, 2],
    ['C-42 2-1-1: a shared second place loses the bonus token', 3, 'Canovium', [1, 1, 2, 3], 1, 0],
    ['C-42 4-0: one player holds them all, and it leaves the game', 3, 'Canovium', [2, 2, 2, 2], 2, 0],
    ['C-42 3-2: of a 5', 3, 'Mediomanum', [2, 3, 2, 3, 3], 3, 2],
    ['C-42 3-1-1: of a 5', 3, 'Mediomanum', [3, 3, 3, 1, 2], 3, 0],
    ['C-42 3-2-1: of a 6, the third gets nothing', 3, 'Caer Gai', [1, 2, 2, 3, 3, 3], 3, 2],
    ['C-42 4-1-1: of a 6', 3, 'Caer Gai', [1, 2, 3, 3, 3, 3], 3, 0],
    ['C-42 3-1-1-1: of a 6', 4, 'Caer Gai', [1, 2, 4, 3, 3, 3], 3, 0],
    ['C-42 4-2: of a 6', 4, 'Caer Gai', [4, 4, 1, 1, 1, 1], 1, 4],
    ['C-42 5-1: of a 6', 5, 'Caer Gai', [5, 5, 5, 5, 5, 4], 5, 4],
    ['C-42 2-1-1-1-1: of a 6', 5, 'Caer Gai', [1, 2, 3, 4, 5, 5], 5, 0],
    ['C-42 2-1: a 3 has none', 3, 'Tomen-y-Mur', [1, 1, 2], 1, 0],
    ['C-42 the second place is found whatever the order of seats', 4, 'Canovium', [4, 4, 4, 1], 4, 1],
  ])('%s', (_, seats, fort, pieces, first, second) => {
    expect(after(seats, fort, ...pieces)).toEqual({ fort: first, bonus: second });
  });

  test('C-42 C-4 is worth 2, 3 or 4 points', () => {
    const points = (fort: string, ...pieces: Piece[]) =>
      look(
        play(
          table(3)
            .hold(fort, ...pieces)
            .dice(2, 3),
          'pass',
        ),
      ).armies.map((army) => army.points);
    expect(points('Canovium', 1, 1, 1, 2)).toEqual([4, 2, 0]);
    expect(points('Mediomanum', 1, 1, 1, 2, 2)).toEqual([5, 3, 0]);
    expect(points('Caer Gai', 1, 1, 1, 1, 2, 2)).toEqual([6, 4, 0]);
  });

  test('C-42 a token that has left the game is nobody’s, and stays away', () => {
    const s = play(table(3).hold('Canovium', 1, 1, 2, 3).dice(2, 3), 'pass');
    play(s, 'roll 4-4', `put ${roadsOf('Canovium')[3]}`);
    expect(look(s).armies.flatMap((army) => army.bonus)).toEqual([]);
  });
});

test('C-43 soldiers stay where they are', () => {
  const before = table(3).hold('Canovium', 1, 1, 1, 2).dice(2, 3).state();
  const roads = look(before).armies.map((army) => army.roads);
  expect(look(play(before, 'pass')).armies.map((army) => army.roads)).toEqual(roads);
});

test('C-43 several forts can fall in one turn, to several players', () => {
  const s = play(table(3).hold('Isca', 1, 1).hold('Segontium', 2, 2).hold('Deva', 3, 1).dice(3, 5), 'pass');
  expect(look(s).armies.map((army) => army.forts)).toEqual([['Isca'], ['Segontium'], []]);
  const both = play(table(3).hold('Nidum', 2, 2).hold('Isca', 2).dice(2, 2).turn(2), 'put Nidum/Isca');
  expect(look(both).armies[1].forts).toEqual(['Nidum', 'Isca']);
});

test('C-43 a fort falls once', () => {
  const s = play(table(3).hold('Isca', 1, 1).dice(3, 5), 'pass');
  play(s, 'roll 2-2', 'put Gobannium/Isca', 'roll 2-2', 'put Nidum/Isca');
  play(s, 'roll 2-2', 'put Nidum/Isca');
  expect(look(s).armies.map((army) => army.forts)).toEqual([['Isca'], [], []]);
});

test('C-43 a soldier goes on counting for the fort at the other end', () => {
  const s = play(table(3).hold('Isca', 1, 1).hold('Nidum', 1).dice(3, 5), 'pass');
  expect(look(s).armies[0].forts).toEqual(['Isca']);
  play(s, 'roll 3-5', 'put Gobannium/Nidum');
  expect(look(s).armies[0].forts).toEqual(['Nidum', 'Isca']);
});

test('C-40 what fell is told fort by fort, with who held how many roads', () => {
  const told = eventsOf(table(3).hold('Canovium', 1, 1, 1, 2).dice(2, 3), 'pass');
  expect(told).toContainEqual({ type: 'fortTaken', fort: 'Canovium', army: 1, points: 4, held: [3, 1, 0] });
  expect(told).toContainEqual({ type: 'bonusTaken', fort: 'Canovium', army: 2, points: 2 });
  const lost = eventsOf(table(3).hold('Canovium', 1, 1, 3, 2).dice(2, 3), 'pass');
  expect(lost).toContainEqual({ type: 'bonusTaken', fort: 'Canovium', army: 0, points: 2 });
});
