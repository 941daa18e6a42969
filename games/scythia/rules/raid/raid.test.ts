import { describe, expect, test } from 'vitest';
import {
  addedUp,
  eventsOf,
  look,
  moves,
  movesOf,
  play,
  player,
  slotOf,
  type Table,
  table,
} from '../../testing/table.ts';

const raids = (s: Table): string[] => movesOf(s, 'raid');

describe('S-50 what a raid needs', () => {
  const able = () => table(2).crew(1, 'Guard', 'Guard').has(1, { provisions: 3 });

  test('S-50 a worker of a colour the settlement takes', () => {
    const rich = (colour: 'blue' | 'grey' | 'red') =>
      raids(
        table(4)
          .worker(1, colour)
          .crew(1, 'Guard', 'Guard', 'Elder', 'Elder', 'Scout')
          .has(1, { provisions: 8, wagon: 4 }),
      );
    expect(rich('blue')).toEqual(['Cimmeria left', 'Cimmeria centre', 'Cimmeria right', 'Assyria left']);
    expect(rich('grey')).toEqual([
      'Cimmeria left',
      'Cimmeria centre',
      'Cimmeria right',
      'Assyria left',
      'Assyria centre',
      'Assyria right',
      'Persia left',
      'Persia centre',
      'Persia right',
      'Greece left',
    ]);
    expect(rich('red')).toEqual([
      'Persia left',
      'Persia centre',
      'Persia right',
      'Greece left',
      'Greece centre',
      'Greece right',
    ]);
  });

  test('S-50 at least the printed number of hired crew', () => {
    expect(raids(able())).toEqual(['Cimmeria left', 'Cimmeria centre']);
    expect(raids(able().crew(1, 'Guard'))).toEqual([]);
  });

  test('S-50 the printed provisions and wagons', () => {
    expect(raids(able().has(1, { provisions: 2 }))).toEqual(['Cimmeria centre']);
    expect(raids(able().has(1, { provisions: 1 }))).toEqual([]);
    const persia = () =>
      table(2).worker(1, 'red').crew(1, 'Guard', 'Guard', 'Elder', 'Elder').has(1, { provisions: 3 });
    expect(raids(persia())).toEqual([]);
    expect(raids(persia().has(1, { wagon: 1 }))).toEqual(['Persia left', 'Persia centre']);
    expect(raids(persia().has(1, { wagon: 2 }))).toEqual(['Persia left', 'Persia centre', 'Greece left']);
  });

  test('S-50 a slot with plunder', () => {
    const half = able().slot('Cimmeria left', 1, {}, null);
    expect(raids(half)).toEqual(['Cimmeria left', 'Cimmeria centre']);
    expect(raids(half.slot('Cimmeria left', 2, {}, null))).toEqual(['Cimmeria centre']);
  });
});

describe('S-51 a raid in ten steps', () => {
  const assyria = () =>
    table(2)
      .crew(1, 'Champion', 'Axewoman', 'Brawler')
      .has(1, { provisions: 5, kumis: 2 })
      .slot('Assyria left', 1, { gold: 1, wagon: 2 })
      .slot('Assyria left', 2, { livestock: 3 });

  test('S-51 (1) the worker goes to the settlement and stays, (2) provisions and wagons are paid', () => {
    const s = play(assyria(), 'raid Assyria left');
    expect(look(s).raiders['Assyria left']).toEqual(['blue']);
    expect(player(s, 1)).toMatchObject({ worker: null, provisions: 1 });
    const greece = play(
      table(2).worker(1, 'red').crew(1, 'Guard', 'Guard', 'Elder', 'Elder').has(1, { provisions: 2, wagon: 3 }),
      'raid Greece left',
    );
    const before = look(table(2).has(1, { wagon: 3 }).state()).supply.wagon;
    expect(player(greece, 1)).toMatchObject({ provisions: 0, wagon: 1 });
    expect(look(greece).supply.wagon).toBe(before + 2);
  });

  test('S-51 (3) any number of kumis, one strength each', () => {
    const s = play(assyria(), 'raid Assyria left');
    expect(moves(s)).toEqual(['kumis 0', 'kumis 1', 'kumis 2']);
    expect(player(play(s, 'kumis 1'), 1).kumis).toBe(1);
    expect(look(s).raid).toMatchObject({ kumis: 1 });
  });

  test('S-51 (4) the printed red and white dice, and a yellow one for each slot that holds gold', () => {
    const s = play(assyria(), 'raid Assyria left', 'kumis 0');
    expect(moves(s)).toEqual(['roll red 0', 'roll red 1', 'roll red 2', 'roll red 3', 'roll red 2/2w']);
    expect(movesOf(play(s, 'roll red 1'), 'roll')).toEqual(['white 0', 'white 1', 'white 2', 'white 1/1w', 'white 3w']);
    expect(movesOf(play(s, 'roll white 1'), 'roll')).toEqual(['yellow 0', 'yellow 1w', 'yellow 2w']);
    play(s, 'roll yellow 0');
    expect(look(s).raid?.dice).toEqual([
      { die: 'red', face: '1' },
      { die: 'white', face: '1' },
      { die: 'yellow', face: '0' },
    ]);
  });

  test('S-51 (5) rerolls by ability, or none', () => {
    const rolled = () =>
      play(assyria(), 'raid Assyria left', 'kumis 0', 'roll red 0', 'roll white 2', 'roll yellow 2w');
    expect(moves(rolled())).toEqual(['reroll red 0', 'reroll white 2', 'reroll yellow 2w', 'keep']);
    const again = play(rolled(), 'reroll yellow 2w');
    expect(movesOf(again, 'roll')).toEqual(['yellow 0', 'yellow 1w', 'yellow 2w']);
    expect(moves(play(again, 'roll yellow 0'))[0]).toMatch(/^wound|plunder/);
    expect(moves(play(rolled(), 'keep'))[0]).toMatch(/^wound/);
  });

  const raid = ['raid Assyria left', 'kumis 2', 'roll red 3', 'roll white 1/1w', 'roll yellow 1w'];

  test('S-51 (6) kumis, dice, crew, animals and abilities add up, and the tier they reach gives points', () => {
    const s = assyria().horses(1, 'swift roan').eagles(1, '', 'swift roan');
    // Champion 3, Axewoman 3, Brawler 2
    expect(addedUp(s, ...raid, 'keep')).toMatchObject({
      terms: { kumis: 2, dice: 4, crew: 8, animals: 4, abilities: 0 },
      total: 18,
      points: 4,
      wounds: 2,
    });
    // 14 without the animals: the first tier
    expect(addedUp(assyria(), ...raid, 'keep')).toMatchObject({ total: 14, points: 2, wounds: 2 });
  });

  test('S-51 (7) rewards are paid before any wound is dealt, (8) wounds, (9) a slot and its worker, (10) its quest', () => {
    const s = assyria().state();
    const told = eventsOf(s, ...raid, 'keep', 'wound 1', 'wound 1', 'plunder 2', 'quest 2G=6');
    const types = told.map((event) => event.type);
    expect(types.slice(types.indexOf('strength'))).toEqual([
      'strength',
      'gained',
      'gained',
      'wounded',
      'wounded',
      'plundered',
      'turned-quest',
      'turn-ended',
    ]);
    // Champion: 2 silver, Axewoman: 1 point beside the 2 of the tier
    expect(player(s, 1)).toMatchObject({ silver: 2, points: 3, livestock: 3, worker: 'grey' });
    expect(slotOf(s, 'Assyria left', 2)).toMatchObject({
      plunder: { gold: 0, equipment: 0, wagon: 0, livestock: 0 },
      worker: null,
      quest: '2G=6',
    });
    expect(look(s).turn).toBe(2);
  });

  test('S-51 (7) a crew that dies of this raid has paid its reward', () => {
    const s = table(2).crew(1, 'Herdsman 2', 'Guard').has(1, { provisions: 3 }).state();
    play(s, 'raid Cimmeria left', 'roll red 2/2w', 'wound 1');
    expect(player(s, 1)).toMatchObject({ silver: 1, crew: [null, { name: 'Guard', wounds: 1 }, null, null, null] });
  });

  test('S-51 (8) below the first tier wounds are added; the owner may ignore fewer than possible', () => {
    const s = table(2).crew(1, 'Healer', 'Healer', 'Schemer').has(1, { provisions: 4 }).state();
    expect(addedUp(s, 'raid Assyria left', 'roll red 2/2w', 'roll white 3w')).toMatchObject({
      total: 4,
      points: 0,
      wounds: 7,
      diceWounds: 5,
    });
    expect(moves(s)).toEqual(['ignore 2', 'ignore 1', 'ignore 0']);
    expect(moves(play(s, 'ignore 1'))).toEqual(['wound 1', 'wound 2', 'wound 3']);
    expect(look(s).pending.at(-1)).toEqual({ kind: 'wound', a: 6, b: 0 });
  });

  test('S-51 (10) Greece has no quests', () => {
    const s = table(2)
      .worker(1, 'red')
      .crew(1, 'Guard', 'Guard', 'Elder', 'Elder')
      .has(1, { provisions: 2, wagon: 2 })
      .state();
    play(s, 'raid Greece left', 'roll red 0', 'roll red 0', 'roll white 0', 'roll white 0');
    expect(moves(s)).toEqual(['plunder 1', 'plunder 2']);
    play(s, 'plunder 1');
    expect(look(s).turn).toBe(2);
    expect(slotOf(s, 'Greece left', 1).quest).toBeNull();
  });
});

test('S-52 wounds take from the strength of a crew', () => {
  const s = table(2).crew(1, 'Guard 3', 'Warrior 1', 'Elder').has(1, { provisions: 3 });
  expect(addedUp(s, 'raid Cimmeria left', 'roll red 0').terms.crew).toBe(1 + 1 + 1);
});
