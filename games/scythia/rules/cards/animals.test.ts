import { describe, expect, test } from 'vitest';
import { addedUp, look, moves, movesOf, play, player, type Table, table } from '../../testing/table.ts';
import { scoreOf } from '../score.ts';

const stables = (): Table =>
  table(2)
    .worker(1, 'grey')
    .has(1, { silver: 2, equipment: 1 })
    .village({ market: 'blue', silversmith: 'blue', farm: 'grey' });

/** The animals besides the three in the row. */
const REST = {
  'doubling dun': 7,
  'doubling bay': 4,
  'calling grey': 7,
  'calling black': 4,
  'swift roan': 7,
  'fierce dun': 2,
  'noble dun': 2,
};

/** All of them with the players: ten each of the others, and three of the first. */
function hoard(): Table {
  const all = Object.entries({ ...REST, 'noble dun': 1 }).flatMap(([name, n]) => Array<string>(n).fill(name));
  const s = table(4)
    .worker(1, 'grey')
    .has(1, { silver: 2 })
    .village({ market: 'blue', silversmith: 'blue', farm: 'grey' });
  s.eagles(1, 'noble dun').horses(1, ...all.splice(0, 2));
  for (const seat of [2, 3, 4]) s.eagles(seat, ...all.splice(0, 5)).horses(seat, ...all.splice(0, 5));
  return s;
}

describe('S-41 animals', () => {
  test('S-41 an eagle above, a horse below any place, crewed or not', () => {
    const s = play(stables().crew(1, 'Warrior'), 'place Stables', 'eagle 1', 'animal noble dun', 'at 4');
    expect(player(s, 1).eagles).toEqual([null, null, null, 'doubling dun', null]);
  });

  test('S-41 a new one may replace the one in its place, which is discarded', () => {
    const s = stables().eagles(1, 'noble dun').horses(1, 'fierce dun');
    const replaced = play(s, 'place Stables', 'eagle 2', 'animal noble dun', 'at 1');
    expect(player(replaced, 1)).toMatchObject({ eagles: ['calling grey', null, null, null, null] });
    // only the half used counts: the horse in the same place stays
    expect(player(replaced, 1).horses[0]).toBe('fierce dun');
    expect(look(replaced).animals.discard).toEqual({ 'noble dun': 1 });
  });

  test('S-41 only the half used counts', () => {
    const s = table(2).eagles(1, 'swift roan').horses(1, 'doubling dun').state();
    // the eagle of the one is worth 1, the horse of the other 2
    expect(scoreOf(s, 0).animals).toBe(3);
  });

  test('S-41 only animals with a crew take part in a raid', () => {
    const s = table(2)
      .crew(1, 'Guard', 'Guard')
      .eagles(1, 'fierce dun', '', 'fierce dun')
      .horses(1, '', 'swift roan', 'swift roan')
      .has(1, { provisions: 3 });
    // 8 of crew, an eagle of 2, a horse of 3; nothing of the third place
    expect(addedUp(s, 'raid Cimmeria left', 'roll red 0')).toMatchObject({ terms: { crew: 8, animals: 5 }, total: 13 });
  });

  test('S-41 an empty deck is remade from its discard', () => {
    const s = play(
      stables().with({ animals: { row: ['doubling dun', 'calling grey', 'swift roan'], deck: {}, discard: REST } }),
      'place Stables',
      'eagle 1',
    );
    expect(movesOf(s, 'animal')).toEqual(Object.keys(REST));
    expect(look(s).animals.discard).toEqual({});
  });

  test('S-41 with nothing left none can be taken; the hole is filled at the end of a turn if it then can be', () => {
    const s = hoard().state();
    play(s, 'place Stables', 'eagle 1');
    // nothing fills the row before the card is placed …
    expect(look(s).animals.row).toEqual([null, 'calling grey', 'swift roan']);
    expect(movesOf(s, 'at')).toHaveLength(5);
    // … but the eagle it replaces does at the end of the turn
    play(s, 'at 1', 'take Farm', 'skip');
    expect(moves(s)).toEqual(['animal noble dun']);
    play(s, 'animal noble dun');
    expect(look(s)).toMatchObject({
      turn: 2,
      animals: { row: ['noble dun', 'calling grey', 'swift roan'], discard: {} },
    });
    // put where there was none, it leaves the hole for good
    const hole = play(hoard(), 'place Stables', 'eagle 1', 'at 2', 'take Farm', 'skip');
    expect(look(hole)).toMatchObject({ turn: 2, animals: { row: [null, 'calling grey', 'swift roan'] } });
  });
});

describe('S-42 kinds of eagle', () => {
  test('S-42 a doubling eagle doubles the ability of the crew below it, never its strength', () => {
    const s = table(2)
      .worker(1, 'grey')
      .crew(1, 'Adversary', 'Adversary', 'Guard')
      .eagles(1, 'doubling dun', '', 'doubling bay')
      .has(1, { provisions: 3 });
    // 2 × 2 and 2 for the grey worker; the strengths are 1, 1 and 4
    expect(addedUp(s, 'raid Cimmeria left', 'roll red 0')).toMatchObject({
      terms: { crew: 6, abilities: 6, animals: 0 },
    });
  });

  test('S-42 the amount after any cap is doubled', () => {
    const points = (s: Table) => scoreOf(s.state(), 0).crew;
    const chronicler = table(2)
      .crew(1, 'Chronicler')
      .quests(1, '2E=4', '2W=4', '4L=4', '2G=6', '7S=4')
      .villageQuests('5S=3', null);
    expect(points(chronicler)).toBe(4);
    expect(points(chronicler.eagles(1, 'doubling dun'))).toBe(8);
    const horses = table(2).crew(1, 'Horsemaster').horses(1, 'swift roan', 'swift roan', 'swift roan');
    expect(points(horses)).toBe(1);
    expect(points(horses.eagles(1, 'doubling dun'))).toBe(2);
    // end points that are no count are doubled, too
    expect(points(table(2).crew(1, 'Elder', 'Guard').eagles(1, 'doubling dun'))).toBe(6);
  });

  test('S-42 a doubled reroll may be made twice', () => {
    const s = table(2).crew(1, 'Brawler', 'Guard').eagles(1, 'doubling dun').has(1, { provisions: 3 }).state();
    play(s, 'raid Cimmeria left', 'roll red 0');
    expect(look(s).raid).toMatchObject({ rerolls: 2 });
    play(s, 'reroll red 0', 'roll red 1', 'reroll red 1', 'roll red 3');
    expect(moves(s)).toEqual(['plunder 1', 'plunder 2']);
  });

  test('S-42 doubling does nothing where there is no amount', () => {
    const s = table(2).crew(1, 'Survivor 2', 'Healer').eagles(1, 'doubling dun').has(1, { provisions: 3 }).state();
    play(s, 'raid Cimmeria left', 'roll red 2/2w', 'ignore 1', 'wound 1');
    expect(player(s, 1)).toMatchObject({ hand: ['Survivor'], handSize: 1 });
  });

  test('S-42 an unlocking eagle gives the right-hand effect of the crew below it, and the crew stays', () => {
    const s = table(2)
      .crew(1, 'Zealot')
      .eagles(1, 'calling black')
      .village({ market: 'blue', silversmith: 'blue', farm: 'blue' });
    const used = play(s, 'place Town Centre', 'unlock 1');
    expect(player(used, 1)).toMatchObject({ silver: 3, crew: [{ name: 'Zealot', wounds: 0 }, null, null, null, null] });
    expect(look(used).crewCards.discard).toEqual({});
  });

  test('S-42 a plain eagle gives strength and points, a horse too', () => {
    const s = table(2)
      .crew(1, 'Guard', 'Guard')
      .eagles(1, 'swift roan', 'noble dun')
      .horses(1, 'doubling dun')
      .has(1, { provisions: 3 });
    expect(addedUp(s, 'raid Cimmeria left', 'roll red 0').terms.animals).toBe(1 + 0 + 1);
    expect(scoreOf(s.state(), 0).animals).toBe(1 + 2 + 2);
  });
});
