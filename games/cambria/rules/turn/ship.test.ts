import { expect, test } from 'vitest';
import { look, moves, play, refusal, roadsOf, roadsOfValue, table, targets } from '../../testing/table.ts';

test('C-21 the ship’s value replaces one die, either of them', () => {
  expect(moves(table(3).ship(4, 1).dice(2, 5), 'ship')).toEqual(['ship 4 for 2', 'ship 4 for 5']);
  expect(look(play(table(3).ship(4, 1).dice(2, 5), 'ship 4 for 2')).dice).toEqual([4, 5]);
  expect(look(play(table(3).ship(4, 1).dice(2, 5), 'ship 4 for 5')).dice).toEqual([2, 4]);
});

test('C-21 the soldier goes to the reserve, the ship is free, and the turn goes on', () => {
  const s = play(table(3).ship(4, 1).dice(2, 5), 'ship 4 for 2');
  expect(look(s)).toMatchObject({ phase: 'act', turn: 1, shipUsed: true });
  expect(look(s).armies[0]).toMatchObject({ reserve: 5, ships: [] });
});

test('C-21 the new pair counts as two values', () => {
  expect(targets(play(table(3).ship(4, 1).dice(2, 5), 'ship 4 for 2'))).toEqual(roadsOfValue(4, 5));
});

test('C-21 the new pair counts as a double, and throws out', () => {
  const s = table(3).ship(5, 1).on('Gobannium/Isca', 2).dice(2, 5);
  expect(refusal(s, 'put Gobannium/Isca')).toContain('occupied');
  const after = play(s, 'ship 5 for 2', 'put Gobannium/Isca');
  expect(look(after).armies[1].roads).toEqual([]);
});

test('C-21 the new pair counts as 1 and a value: the Legion moves to a road of the ship’s value', () => {
  const s = play(table(3).ship(4, 1).dice(1, 5), 'ship 4 for 5');
  expect(look(s).dice).toEqual([1, 4]);
  expect(targets(s, 'legion')).toEqual(roadsOfValue(4));
  expect(targets(s)).toEqual(roadsOfValue(4));
});

test('C-21 a ship in place of the 1 takes the Legion’s move away', () => {
  const s = play(table(3).ship(4, 1).dice(1, 5), 'ship 4 for 1');
  expect(moves(s, 'legion')).toEqual([]);
  expect(targets(s)).toEqual(roadsOfValue(4, 5));
});

test('C-21 C-29 1-1 is turned into 1 and v, and then passing is open', () => {
  const s = table(3).ship(6, 1).dice(1, 1).state();
  expect(moves(s, 'ship')).toEqual(['ship 6 for 1']);
  expect(moves(s, 'pass')).toEqual([]);
  play(s, 'ship 6 for 1');
  expect(look(s).dice).toEqual([1, 6]);
  expect(moves(s, 'pass')).toEqual(['pass']);
  expect(targets(s)).toEqual(roadsOfValue(6));
  expect(targets(s, 'legion')).toEqual(roadsOfValue(6));
});

test('C-21 ruling: the value may replace an equal die', () => {
  const s = play(table(3).ship(4, 1).dice(4, 5), 'ship 4 for 4');
  expect(look(s)).toMatchObject({ dice: [4, 5], shipUsed: true });
  expect(look(s).armies[0].reserve).toBe(5);
  expect(look(play(table(3).ship(4, 1).dice(4, 4), 'ship 4 for 4')).dice).toEqual([4, 4]);
});

test('C-21 a ship can break a double too', () => {
  const s = table(3).ship(3, 1).dice(4, 4);
  expect(moves(s, 'ship')).toEqual(['ship 3 for 4']);
  expect(look(play(s, 'ship 3 for 4')).dice).toEqual([3, 4]);
});

test('C-21 ruling: once a turn, even with soldiers on two ships', () => {
  const s = table(3).ship(4, 1).ship(6, 1).dice(2, 5).state();
  expect(moves(s, 'ship')).toEqual(['ship 4 for 2', 'ship 4 for 5', 'ship 6 for 2', 'ship 6 for 5']);
  play(s, 'ship 4 for 2');
  expect(moves(s, 'ship')).toEqual([]);
  expect(refusal(s, 'ship 6 for 5')).toContain('C-21');
  play(s, 'put Gobannium/Isca', 'roll 2-3', 'pass', 'roll 2-3', 'pass', 'roll 2-3');
  expect(moves(s, 'ship')).toEqual(['ship 6 for 2', 'ship 6 for 3']);
});

test('C-21 ruling: the soldier may be used at once, though the reserve was empty', () => {
  const s = table(3).hold('Caer Gai', 1, 1, 1, 1).ship(4, 1).dice(2, 5).state();
  expect(moves(s, 'put')).toEqual([]);
  play(s, 'ship 4 for 2');
  expect(moves(s, 'move')).toEqual([]);
  play(s, 'put Gobannium/Isca');
  expect(look(s).armies[0]).toMatchObject({ reserve: 0, ships: [] });
  expect(look(s).armies[0].roads).toHaveLength(5);
});

test('C-21 ruling: who has used a ship may still pass', () => {
  const s = play(table(3).ship(4, 1).dice(2, 5), 'ship 4 for 2', 'pass');
  expect(look(s)).toMatchObject({ turn: 2, shipUsed: false });
  expect(look(s).armies[0]).toMatchObject({ reserve: 5, ships: [] });
});

test('C-21 only one’s own soldier, on that very ship, for a die that lies there', () => {
  const s = table(3).ship(4, 2).ship(5, 1).dice(2, 5);
  expect(refusal(s, 'ship 4 for 2')).toContain('ship 4');
  expect(refusal(s, 'ship 6 for 2')).toContain('ship 6');
  expect(refusal(s, 'ship 5 for 3')).toContain('No die shows 3');
});

test('C-21 no ship before the roll, and none at the boarding', () => {
  expect(refusal(table(3).ship(4, 1), 'ship 4 for 2')).toContain('rolled first');
  const s = play(table(3).ship(4, 1).dice(1, 5), 'legion Gobannium/Isca');
  expect(moves(s, 'ship ')).toEqual([]);
});

test('C-21 who boards now uses the ship next turn at the earliest', () => {
  const s = play(table(3).dice(1, 5), 'legion Gobannium/Isca', 'board 4');
  expect(look(s)).toMatchObject({ turn: 2 });
  play(s, 'roll 2-3', 'pass', 'roll 2-3', 'pass', 'roll 2-3');
  expect(moves(s, 'ship')).toEqual(['ship 4 for 2', 'ship 4 for 3']);
});

test('C-28 after moving the Legion one soldier may board any unoccupied ship', () => {
  const s = play(table(3).ship(3, 2).dice(1, 5), 'legion Gobannium/Isca');
  expect(look(s)).toMatchObject({ phase: 'board', turn: 1 });
  expect(moves(s)).toEqual(['ashore', 'board 2', 'board 4', 'board 5', 'board 6']);
  play(s, 'board 6');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 2 });
  expect(look(s).armies[0]).toMatchObject({ reserve: 4, ships: [6] });
});

test('C-28 … or not', () => {
  const s = play(table(3).dice(1, 1), 'legion Gobannium/Isca', 'ashore');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 2 });
  expect(look(s).armies[0].reserve).toBe(5);
});

test('C-28 not without a move of the Legion', () => {
  expect(refusal(table(3).dice(1, 5), 'board 4')).not.toBe('legal');
  expect(look(play(table(3).dice(1, 5), 'put Gobannium/Isca'))).toMatchObject({ turn: 2 });
});

test('C-28 a ship holds one, and with none free the turn ends with the Legion’s move', () => {
  const s = table(3).ship(2, 1).ship(3, 1).ship(4, 2).ship(5, 2).ship(6, 3).dice(1, 5);
  expect(look(play(s, 'legion Gobannium/Isca'))).toMatchObject({ phase: 'roll', turn: 2 });
});

test('C-28 ruling: the ship vacated this turn counts as unoccupied', () => {
  const s = table(3).ship(2, 1).ship(3, 1).ship(4, 2).ship(5, 2).ship(6, 3).dice(1, 1);
  play(s.state(), 'ship 3 for 1', `legion ${roadsOfValue(3)[0]}`, 'board 3');
  const after = play(s, 'ship 3 for 1', `legion ${roadsOfValue(3)[0]}`);
  expect(moves(after)).toEqual(['ashore', 'board 3']);
});

test('C-28 C-22 the soldier the Legion has just thrown back may board', () => {
  const s = play(table(3).hold('Caer Gai', 1, 1, 1, 1, 1).dice(1, 6), `legion ${roadsOf('Caer Gai')[0]}`);
  expect(moves(s)).toEqual(['ashore', 'board 2', 'board 3', 'board 4', 'board 5', 'board 6']);
  expect(look(play(s, 'board 2')).armies[0]).toMatchObject({ reserve: 0, ships: [2] });
});

test('C-28 C-22 with an empty reserve a soldier comes from a road, or from ship to ship', () => {
  const s = play(table(3).hold('Caer Gai', 1, 1, 1, 1).ship(2, 1).dice(1, 5), 'legion Gobannium/Isca');
  expect(moves(s, 'board 4')).toEqual(
    [...roadsOf('Caer Gai').slice(0, 4), 'ship 2'].map((from) => `board 4 from ${from}`).sort(),
  );
  expect(moves(s, 'board 2')).toEqual([]);
  expect(refusal(s, 'board 2 from ship 2')).toContain('C-28');
  play(s, 'board 4 from ship 2');
  expect(look(s).armies[0]).toMatchObject({ reserve: 0, ships: [4] });
});

test('C-28 C-40 a soldier that leaves a road for a ship no longer besieges', () => {
  // Isca would fall with both soldiers in place
  const before = table(3).hold('Isca', 1, 1).hold('Caer Gai', 1, 1, 1).dice(1, 4);
  const stay = play(before, 'legion Segontium/Canovium', 'ashore');
  expect(look(stay).armies[0].forts).toEqual(['Isca']);
  const leave = play(before, 'legion Segontium/Canovium', 'board 6 from Gobannium/Isca');
  expect(look(leave).armies[0].forts).toEqual([]);
});
