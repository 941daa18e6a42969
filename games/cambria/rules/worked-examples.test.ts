import { seatNumber } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { eventsOf, fresh, look, play, table } from '../testing/table.ts';
import { result } from './end/score.ts';
import { rules } from './index.ts';

test('C-10 to C-23 a first round of three, from the draw of the first player', () => {
  const s = fresh(3);
  expect(eventsOf(s, 'start 3', 'die 1', 'die 6', 'put Deva/Caer Gai')).toEqual([
    { type: 'started', seat: 3 },
    { type: 'rolled', dice: [1], seat: 3, for: 'muster' },
    { type: 'rollAgain', seat: 3, die: 1 },
    { type: 'rolled', dice: [6], seat: 3, for: 'muster' },
    { type: 'placed', army: 3, from: 'reserve', to: 'Deva/Caer Gai' },
  ]);
  play(s, 'die 2', 'put Canovium/Deva', 'die 5', 'put Gobannium/Isca');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 3 });
  // seat 3 throws seat 1 off Deva's other road, and Deva, held by one alone, falls at the end of the turn
  expect(eventsOf(s, 'roll 2-2', 'put Canovium/Deva')).toEqual([
    { type: 'rolled', dice: [2, 2], seat: 3, for: 'turn' },
    { type: 'thrownOut', army: 1, from: 'Canovium/Deva' },
    { type: 'placed', army: 3, from: 'reserve', to: 'Canovium/Deva' },
    { type: 'fortTaken', fort: 'Deva', army: 3, points: 2, held: [0, 0, 2] },
    { type: 'turnEnded', seat: 3 },
  ]);
  expect(look(s).armies.map(({ reserve, points }) => [reserve, points])).toEqual([
    [5, 0],
    [4, 0],
    [3, 2],
  ]);
});

test('C-21 to C-28 a turn at sea: 1-1, a ship in place of a 1, the Legion onto an own soldier, and back aboard', () => {
  const s = table(3)
    .hold('Caer Gai', 1, 1, 1, 1)
    .ship(4, 1)
    .ship(2, 2)
    .ship(3, 2)
    .ship(5, 3)
    .ship(6, 3)
    .dice(1, 1)
    .state();
  expect(eventsOf(s, 'ship 4 for 1', 'legion Canovium/Caer Gai', 'board 4')).toEqual([
    { type: 'shipUsed', seat: 1, ship: 4, replaced: 1, dice: [1, 4] },
    { type: 'thrownOut', army: 1, from: 'Canovium/Caer Gai' },
    { type: 'legionMoved', seat: 1, from: 'standard', to: 'Canovium/Caer Gai' },
    { type: 'boarded', seat: 1, from: 'reserve', ship: 4 },
    { type: 'turnEnded', seat: 1 },
  ]);
  // one soldier came ashore, one was thrown out, one has boarded again
  expect(look(s).armies[0]).toMatchObject({ reserve: 1, ships: [4] });
  expect(look(s).armies[0].roads).toHaveLength(3);
});

test('C-40 to C-43 the example of the rulebook: 2-1-1 takes the fort and the bonus token leaves the game', () => {
  const s = table(3).hold('Canovium', 1, 2, 3).dice(4, 6).state();
  expect(eventsOf(s, 'put Canovium/Deva').slice(1)).toEqual([
    { type: 'fortTaken', fort: 'Canovium', army: 1, points: 4, held: [2, 1, 1] },
    { type: 'bonusTaken', fort: 'Canovium', army: 0, points: 2 },
    { type: 'turnEnded', seat: 1 },
  ]);
});

test('C-50 to C-52 a last turn and its count', () => {
  const s = table(3)
    .took(1, 'Segontium', 'Tomen-y-Mur', 'Bremia')
    .took(2, 'Canovium', 'Viroconium')
    .tookBonus(1, 'Canovium')
    .took(3, 'Moridunum', 'Cicucium', 'Cefn Caer', 'Bravonium')
    .hold('Deva', 2)
    .on('Gobannium/Isca', 1)
    .on('Gobannium/Nidum', 1)
    .on('Bravonium/Gobannium', 3)
    .on('Nidum/Isca', 'legion')
    .turn(2)
    .dice(2, 6)
    .state();
  expect(look(s).armies.map((army) => army.points)).toEqual([10, 7, 12]);
  expect(eventsOf(s, 'put Deva/Caer Gai')).toEqual([
    { type: 'placed', army: 2, from: 'reserve', to: 'Deva/Caer Gai' },
    { type: 'fortTaken', fort: 'Deva', army: 2, points: 2, held: [0, 2, 0] },
    { type: 'turnEnded', seat: 2 },
    { type: 'lastCount', why: 'forts' },
    { type: 'fortTaken', fort: 'Caer Gai', army: 2, points: 6, held: [0, 1, 0] },
    { type: 'bonusTaken', fort: 'Caer Gai', army: 0, points: 4 },
    { type: 'fortTaken', fort: 'Gobannium', army: 1, points: 5, held: [2, 0, 1] },
    { type: 'bonusTaken', fort: 'Gobannium', army: 3, points: 3 },
    { type: 'fortTaken', fort: 'Nidum', army: 1, points: 3, held: [1, 0, 0] },
    { type: 'fortTaken', fort: 'Isca', army: 1, points: 2, held: [1, 0, 0] },
    { type: 'gameEnded', winner: 1 },
  ]);
  // Mediomanum and Castell Collen have no soldier on any road, and stay
  expect(look(s).armies.map((army) => army.points)).toEqual([20, 15, 15]);
  expect(result(s).standings.map(({ seat, points, tokens, rank }) => [seatNumber(seat), points, tokens, rank])).toEqual(
    [
      [1, 20, 7, 1],
      [3, 15, 5, 2],
      [2, 15, 4, 3],
    ],
  );
  expect(rules.result(s).winners).toEqual([0]);
});

test('C-61 to C-63 a turn of two: the neutral soldier first, and what it completes falls only with the turn', () => {
  const s = table(2).hold('Isca', 3).on('Moridunum/Nidum', 1).with({ phase: 'neutral-roll' }).state();
  expect(eventsOf(s, 'die 2', 'neutral put Nidum/Isca', 'roll 3-6', 'pass')).toEqual([
    { type: 'rolled', dice: [2], seat: 1, for: 'neutral' },
    { type: 'placed', army: 3, from: 'reserve', to: 'Nidum/Isca' },
    { type: 'rolled', dice: [3, 6], seat: 1, for: 'turn' },
    { type: 'passed', seat: 1 },
    { type: 'fortTaken', fort: 'Isca', army: 3, points: 2, held: [0, 0, 2] },
    { type: 'turnEnded', seat: 1 },
  ]);
});
