import { seatNumber } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { eventsOf, land, look, moves, play, refusal, table, targets } from '../../testing/table.ts';
import { previewMarch } from './march.ts';

/** A second player with pairs to spare, so that H-26 is out of the way. */
const north = (seats = 4) => table(seats).holds(2, 'Cenél Conaill', 'Dál Riata', 'Ulaid', 'Cenél nEógain');

describe('H-22 how many go in', () => {
  test('H-22 one for each adjacent land with own warriors, however many stand there', () => {
    const s = table(4).holds(1, 'Brega 3', 'Ulaid', 'Uí Maine 2').die('red').state();
    expect(land(play(s, 'march Mide'), 'Mide')).toBe('1 3');
    expect(look(s).players[0].reserve).toBe(13 - 6 - 3);
  });

  test('H-22 lands of others and empty lands don’t count', () => {
    const s = north().holds(1, 'Brega').die('red');
    expect(land(play(s, 'march Mide'), 'Mide')).toBe('1 1');
  });

  test('H-22 the chosen land itself doesn’t count', () => {
    const s = table(4).holds(1, 'Mide 2', 'Brega').die('red');
    expect(land(play(s, 'march Mide'), 'Mide')).toBe('1 3');
    expect(targets(table(4).holds(1, 'Mide 2').die('red'))).not.toContain('Mide');
  });

  test('H-22 at least one adjacent land is needed', () => {
    const s = table(4).holds(1, 'Brega').die('black').state();
    expect(targets(s)).toEqual(['Cualu', 'Mide', 'Ulaid', 'Uí Dúnlainge']);
    expect(refusal(s, 'march Desmumu')).toMatch(/None of your lands is adjacent to Desmumu.*H-22/);
  });

  test('H-22 no fewer, even if fewer would do', () => {
    const s = north().holds(1, 'Brega', 'Mide', 'Airgialla').die('green').state();
    play(s, 'march Ulaid');
    // Brega and Mide send one each against one
    expect(land(s, 'Ulaid')).toBe('1 1');
    expect(look(s).players[0]).toMatchObject({ reserve: 13 - 3 - 2, shield: 1 });
  });

  test('H-22 six lands round a land of the centre send six; seven would take one more than an army has', () => {
    const around = ['Cenél Conaill', 'Cenél nEógain', 'Uí Maine', 'Cruachan', 'Uí Fiachrach', 'Mide'];
    const six = table(4)
      .holds(1, ...around)
      .die('yellow');
    expect(land(play(six, 'march Airgialla'), 'Airgialla')).toBe('1 6');
    const seven = table(4)
      .holds(1, ...around, 'Aurmumu')
      .die('yellow');
    expect(refusal(seven, 'march Airgialla')).toMatch(/takes 7 warriors, and you can send 6/);
  });

  test('H-22 both diagonals of the centre are adjacent', () => {
    const s = table(4).holds(1, 'Airgialla', 'Mide', 'Uí Maine').die('blue');
    expect(land(play(s, 'march Aurmumu'), 'Aurmumu')).toBe('1 3');
    const other = table(4).holds(1, 'Uí Maine').die('red');
    expect(land(play(other, 'march Mide'), 'Mide')).toBe('1 1');
  });
});

describe('H-23 where they come from', () => {
  /** Two lands send two into Mide; the reserve of seat 1 is what is said. */
  const two = (reserve: number, ...lands: string[]) =>
    table(4)
      .holds(1, ...lands)
      .reserve(1, reserve)
      .die('red');

  test('H-23 from the reserve as long as it lasts', () => {
    const s = play(two(2, 'Brega 4', 'Ulaid 4'), 'march Mide');
    expect(look(s).players[0].reserve).toBe(0);
    expect([land(s, 'Brega'), land(s, 'Ulaid'), land(s, 'Mide')]).toEqual(['1 4', '1 4', '1 2']);
  });

  test('H-23 nobody may spare the reserve', () => {
    const s = two(2, 'Brega 4', 'Ulaid 4').state();
    expect(moves(s).filter((text) => text.startsWith('take'))).toEqual([]);
    expect(moves(play(s, 'march Mide')).filter((text) => text.startsWith('take'))).toEqual([]);
  });

  test('H-23 what it lacks is taken from own lands, as the player chooses, one by one', () => {
    const s = play(two(0, 'Brega 3', 'Ulaid 3', 'Desmumu 2'), 'march Mide');
    expect(look(s)).toMatchObject({ phase: 'take', turn: 1, march: { to: 'Mide', missing: 2 } });
    expect(moves(s)).toEqual(['take Brega', 'take Desmumu', 'take Ulaid']);
    play(s, 'take Desmumu');
    expect(look(s).march).toEqual({ to: 'Mide', missing: 1 });
    // one stays in Desmumu
    expect(moves(s)).toEqual(['take Brega', 'take Ulaid']);
    play(s, 'take Ulaid');
    expect(look(s)).toMatchObject({ phase: 'act', march: null });
    expect(['Brega', 'Ulaid', 'Desmumu', 'Mide'].map((name) => land(s, name))).toEqual(['1 3', '1 2', '1 1', '1 2']);
  });

  test('H-23 both may come from one land, near or far', () => {
    const s = play(two(0, 'Brega', 'Ulaid 2', 'Desmumu 3'), 'march Mide', 'take Desmumu');
    expect(look(play(s, 'take Desmumu')).lands['Desmumu'].warriors).toBe(1);
    expect(land(s, 'Mide')).toBe('1 2');
  });

  test('H-23 the reserve first: only what is missing is asked for', () => {
    const s = play(two(1, 'Brega 3', 'Ulaid 3'), 'march Mide');
    expect(look(s).march).toEqual({ to: 'Mide', missing: 1 });
    expect(look(s).players[0].reserve).toBe(0);
    expect(land(play(s, 'take Brega'), 'Mide')).toBe('1 2');
  });

  test('H-23 one warrior at least stays in each land', () => {
    const s = play(two(0, 'Brega 2', 'Ulaid 3', 'Desmumu'), 'march Mide', 'take Ulaid');
    expect(refusal(s, 'take Desmumu')).toMatch(/One warrior at least stays in Desmumu.*H-23/);
  });

  test('H-23 only from own lands', () => {
    const s = play(two(0, 'Brega 3', 'Ulaid 3').holds(2, 'Caisel 4'), 'march Mide');
    expect(refusal(s, 'take Caisel')).toMatch(/Caisel is not yours/);
    expect(refusal(s, 'take Umall')).toMatch(/Umall is not yours/);
    expect(refusal(s, 'raise')).toMatch(/missing 2/);
    expect(refusal(s, 'march Cualu')).toMatch(/missing 2/);
  });

  test('H-23 none is taken from the land that is reinforced', () => {
    const s = play(two(0, 'Mide 4', 'Brega 3', 'Ulaid 3'), 'march Mide');
    expect(moves(s)).toEqual(['take Brega', 'take Ulaid']);
    expect(refusal(s, 'take Mide')).toMatch(/No warrior is taken from Mide.*H-23/);
    expect(land(play(s, 'take Brega', 'take Ulaid'), 'Mide')).toBe('1 6');
  });

  test('H-23 if that land is the only one with warriors to spare, it can’t be reinforced', () => {
    const s = two(0, 'Mide 4', 'Brega', 'Ulaid');
    expect(targets(s)).not.toContain('Mide');
    expect(refusal(s, 'march Mide')).toMatch(/takes 2 warriors, and you can send 0.*H-23/);
  });

  test('H-23 if it can’t be made up, the march is not allowed', () => {
    const s = two(1, 'Brega', 'Ulaid');
    expect(refusal(s, 'march Mide')).toMatch(/takes 2 warriors, and you can send 1/);
    expect(refusal(two(1, 'Brega', 'Ulaid 2'), 'march Mide')).toBe('legal');
    expect(refusal(two(0, 'Brega', 'Ulaid 2'), 'march Mide')).not.toBe('legal');
    // one neighbour alone needs but one
    expect(refusal(s, 'march Cualu')).toBe('legal');
  });

  test('H-23 a forced choice is not asked: all that can be spared', () => {
    const s = play(two(0, 'Brega 2', 'Ulaid 2'), 'march Mide');
    expect(look(s).phase).toBe('act');
    expect(['Brega', 'Ulaid', 'Mide'].map((name) => land(s, name))).toEqual(['1 1', '1 1', '1 2']);
  });

  test('H-23 a forced choice is not asked: only one land can give', () => {
    const s = play(two(0, 'Brega', 'Ulaid', 'Desmumu 5'), 'march Mide');
    expect(look(s).phase).toBe('act');
    expect([land(s, 'Desmumu'), land(s, 'Mide')]).toEqual(['1 3', '1 2']);
  });

  test('H-23 … nor when it is forced after a first choice', () => {
    const s = table(4).holds(1, 'Brega 2', 'Ulaid 4', 'Uí Dúnlainge').reserve(1, 0).die('red').state();
    play(s, 'march Mide', 'take Brega');
    expect(look(s).phase).toBe('act');
    expect([land(s, 'Ulaid'), land(s, 'Mide')]).toEqual(['1 2', '1 3']);
  });

  test('H-23 taken warriors leave the number that goes in as it was', () => {
    const s = north().holds(1, 'Brega 3', 'Mide 3').reserve(1, 0).die('green').state();
    play(s, 'march Ulaid', 'take Brega', 'take Brega');
    expect(land(s, 'Ulaid')).toBe('1 1');
    expect(land(s, 'Brega')).toBe('1 1');
  });

  test('H-23 warriors taken are told one by one, before they arrive', () => {
    const told = eventsOf(two(1, 'Brega 3', 'Ulaid 3'), 'march Mide', 'take Ulaid');
    expect(told).toEqual([
      { type: 'marched', seat: 1, to: 'Mide', warriors: 2, fromReserve: 1, action: 'die' },
      { type: 'taken', seat: 1, from: 'Ulaid' },
      { type: 'occupied', seat: 1, land: 'Mide', warriors: 2 },
    ]);
  });
});

describe('H-24 where it goes', () => {
  test('H-24 into one’s own land it reinforces it', () => {
    const s = table(4).holds(1, 'Mide 2', 'Brega').die('red').state();
    expect(eventsOf(s, 'march Mide')[1]).toEqual({ type: 'reinforced', seat: 1, land: 'Mide', warriors: 3 });
  });

  test('H-24 into an empty land it takes it', () => {
    const s = table(4).holds(1, 'Brega').die('red').state();
    expect(eventsOf(s, 'march Mide')[1]).toEqual({ type: 'occupied', seat: 1, land: 'Mide', warriors: 1 });
  });

  test('H-24 into another army’s land it is a battle', () => {
    const s = north().holds(1, 'Mide').die('green').state();
    expect(eventsOf(s, 'march Ulaid')[1]).toMatchObject({ type: 'battle', against: 2, land: 'Ulaid' });
  });
});

describe('H-25 a battle', () => {
  /** Brega and Mide send two into Ulaid. */
  const against = (warriors: number) =>
    north().holds(2, `Ulaid ${warriors}`).holds(1, 'Brega', 'Mide').shield(1, 0).shield(2, 0).die('green');
  const shields = (s: ReturnType<typeof play>) => look(s).players.map(({ shield }) => shield);

  test('H-25 more attackers: what is left of them holds the land', () => {
    const s = play(against(1), 'march Ulaid');
    expect(land(s, 'Ulaid')).toBe('1 1');
    expect(shields(s)).toEqual([1, 1, 0, 0]);
  });

  test('H-25 fewer attackers: what is left of the defenders holds it', () => {
    const s = play(against(5), 'march Ulaid');
    expect(land(s, 'Ulaid')).toBe('2 3');
    expect(shields(s)).toEqual([2, 2, 0, 0]);
  });

  test('H-25 equal numbers leave it empty', () => {
    const s = play(against(2), 'march Ulaid');
    expect(land(s, 'Ulaid')).toBe('empty');
    expect(shields(s)).toEqual([2, 2, 0, 0]);
  });

  test('H-25 the fallen go to the shield and not to the reserve', () => {
    const s = play(against(2), 'march Ulaid');
    expect(look(s).players.map(({ reserve }) => reserve)).toEqual([13 - 2 - 2, 13 - 5, 13, 13]);
  });

  test('H-25 battles are told with who fell and who holds the land', () => {
    const tell = (warriors: number) => eventsOf(against(warriors), 'march Ulaid')[1];
    expect(tell(1)).toEqual({
      type: 'battle',
      seat: 1,
      against: 2,
      land: 'Ulaid',
      fallen: 1,
      holder: 1,
      warriors: 1,
    });
    expect(tell(2)).toMatchObject({ fallen: 2, holder: 0, warriors: 0 });
    expect(tell(5)).toMatchObject({ fallen: 2, holder: 2, warriors: 3 });
  });

  test('H-25 with the unused army: the player’s fallen go to the shield', () => {
    const s = table(3).holds(1, 'Mide').holds(4, 'Ulaid').shield(1, 0).die('green').state();
    play(s, 'march Ulaid');
    expect(land(s, 'Ulaid')).toBe('empty');
    expect(look(s).players[0].shield).toBe(1);
  });
});

describe('H-22 to H-25 what is shown before a march is what happens', () => {
  test.each([
    ['an empty land', ['Brega', 'Ulaid'], [], 5],
    ['an own land', ['Brega', 'Ulaid 2', 'Mide 3'], [], 1],
    ['a land that falls', ['Brega', 'Ulaid', 'Uí Dúnlainge'], ['Mide 2'], 4],
    ['a land that is emptied', ['Brega 3', 'Ulaid'], ['Mide 2'], 0],
    ['a land that holds', ['Brega 2', 'Ulaid'], ['Mide 5'], 1],
  ])('H-24 %s', (_, mine, theirs, reserve) => {
    const s = table(4)
      .holds(1, ...mine)
      .holds(2, 'Umall', 'Cruachan', ...theirs)
      .reserve(1, reserve)
      .die('red')
      .state();
    const mide = s.board.landNames.indexOf('Mide');
    const before = look(s);
    const shown = previewMarch(s, mide);
    const told = eventsOf(s, 'march Mide');
    expect(shown.fromReserve + shown.missing).toBe(shown.size);
    expect(told.filter(({ type }) => type === 'taken')).toHaveLength(shown.missing);
    expect(look(s).players[0].reserve).toBe(before.players[0].reserve - shown.fromReserve);
    expect(look(s).players[0].shield).toBe(before.players[0].shield + shown.fallen);
    expect(land(s, 'Mide')).toBe(shown.warriors > 0 ? `${seatNumber(shown.holder)} ${shown.warriors}` : 'empty');
  });
});
