import { describe, expect, test } from 'vitest';
import {
  addedUp,
  crewOf,
  eventsOf,
  look,
  moves,
  movesOf,
  play,
  player,
  slotOf,
  type Table,
  table,
} from '../testing/table.ts';
import { horsesFor } from './rival/rival.ts';

describe('S-80 Assyria', () => {
  /** Crew of strength 10 in all, at a settlement with the tiers 10 and 16. */
  const assyria = (kumis: number): Table =>
    table(2)
      .crew(1, 'Guard', 'Strongman', 'Schemer')
      .has(1, { provisions: 8, kumis })
      .crew(2, 'Conqueror', 'Mercenary', 'Warrior')
      .has(2, { provisions: 8 })
      .slot('Assyria left', 1, { gold: 2, wagon: 1 })
      .slot('Assyria left', 2, { gold: 1, livestock: 2 });
  const raid = (kumis: number, red: string, white: string) =>
    addedUp(
      assyria(8),
      'raid Assyria left',
      `kumis ${kumis}`,
      `roll red ${red}`,
      `roll white ${white}`,
      'roll yellow 0',
      'roll yellow 0',
    );

  test('S-80 strength 14 gives 2 points, 16 gives 4', () => {
    expect(raid(2, '1', '1')).toMatchObject({ total: 14, points: 2, wounds: 0 });
    expect(raid(3, '1', '1')).toMatchObject({ total: 15, points: 2, wounds: 0 });
    expect(raid(3, '1', '2')).toMatchObject({ total: 16, points: 4, wounds: 0 });
  });

  test('S-80 below 10: no points and 2 wounds', () => {
    const weak = table(2).crew(1, 'Guard', 'Mercenary 3', 'Guard').has(1, { provisions: 4 });
    expect(addedUp(weak, 'raid Assyria left', 'roll red 0', 'roll white 0')).toMatchObject({
      total: 9,
      points: 0,
      wounds: 2,
    });
  });

  test('S-80 1 red, 1 white, 2 yellow where two slots hold gold; for the next raider one yellow less', () => {
    const s = assyria(0).state();
    const dice = () => look(s).raid?.dice.map(({ die }) => die);
    play(s, 'raid Assyria left', 'roll red 0', 'roll white 0', 'roll yellow 0');
    expect(dice()).toEqual(['red', 'white', 'yellow']);
    expect(movesOf(s, 'roll')).toEqual(['yellow 0', 'yellow 1w', 'yellow 2w']);
    play(s, 'roll yellow 0', 'plunder 1', 'quest 2G=6');
    expect(player(s, 1)).toMatchObject({ gold: 2, wagon: 1 });
    play(s, 'raid Assyria left', 'roll red 0', 'roll white 0', 'roll yellow 2w');
    // no fourth die: two wounds are dealt
    expect(moves(s)).toEqual(['wound 1', 'wound 2', 'wound 3']);
  });
});

test('S-81 Greece, the second raid there', () => {
  const s = table(2)
    .worker(1, 'red')
    .crew(1, 'Conqueror', 'Strongman', 'Traveller', 'Gravedigger')
    // horses of 3 and 2, an eagle of 0; the eagle above the empty place gives nothing
    .horses(1, 'swift roan', 'calling grey')
    .eagles(1, 'noble dun', '', '', '', 'fierce dun')
    .has(1, { provisions: 2, wagon: 2, kumis: 3 })
    .slot('Greece left', 1, {})
    .slot('Greece left', 2, { gold: 2 })
    .with({ raiders: { 'Greece left': ['red'] } })
    .state();
  const gold = look(s).supply.gold;
  const told = eventsOf(
    s,
    'raid Greece left',
    'kumis 3',
    'roll red 2/2w',
    'roll red 2/2w',
    'roll white 2',
    'roll white 2',
    'roll yellow 2w',
  );
  expect(player(s, 1)).toMatchObject({ provisions: 0, wagon: 0, kumis: 0 });
  expect(look(s).raiders['Greece left']).toEqual(['red', 'red']);
  // Conqueror 4, Strongman 4, Traveller 3, Gravedigger 0, and 5 of animals
  expect(told.at(-1)).toMatchObject({
    type: 'strength',
    terms: { kumis: 3, dice: 8, crew: 11, animals: 5, abilities: 3 },
    total: 30,
    points: 7,
    wounds: 6,
    diceWounds: 6,
  });
  expect(moves(s)).toEqual(['ignore 2', 'ignore 1', 'ignore 0']);
  play(s, 'ignore 2', 'wound 1', 'wound 1', 'wound 3', 'wound 4');
  expect(crewOf(s, 1)).toEqual(['Conqueror 2', 'Strongman', 'Traveller 1', '', '']);
  expect(look(s).crewCards.discard).toEqual({ Gravedigger: 1 });
  // one gold of the Gravedigger from the supply, two of the slot that is left
  expect(player(s, 1)).toMatchObject({ points: 7, gold: 3, worker: 'red' });
  expect(look(s).supply.gold).toBe(gold - 1);
  expect(slotOf(s, 'Greece left', 2)).toMatchObject({ worker: null, quest: null });
  expect(look(s).turn).toBe(2);
});

test('S-82 a Schemer of strength 2 gets 2 wounds: strength 0, and one card drawn, once', () => {
  const s = table(2).crew(1, 'Schemer', 'Guard').has(1, { provisions: 3 }).state();
  play(s, 'raid Cimmeria left', 'roll red 2/2w', 'wound 1', 'wound 1');
  expect(crewOf(s, 1)[0]).toBe('Schemer 2');
  play(s, 'draw Elder');
  expect(player(s, 1).hand).toEqual(['Elder']);
  expect(moves(s)).toEqual(['plunder 1', 'plunder 2']);
});

test('S-83 the first turn: a blue worker to Barracks, Silversmith or Farm; one from Town Centre, Meeting Tent or Market', () => {
  const s = table(4).has(1, { silver: 3, provisions: 1 }).crew(1, 'Warrior').hand(1, 'Elder', 'Guard', 'Scout').state();
  expect(moves(s)).toEqual(['place Barracks', 'place Silversmith', 'place Farm']);
  play(s, 'place Farm', 'use 2 provisions');
  expect(moves(s)).toEqual(['take Town Centre', 'take Meeting Tent', 'take Market']);
});

describe('S-84 alone', () => {
  const turn = ['place Silversmith', 'use 3 silver', 'take Market'];

  test('S-84 Persia, 3 provisions and 3 strength: 8 points', () => {
    const s = table(1)
      .with({ rival: { leader: 'outrider', provisions: 3, horses: { 'doubling dun': 1 } } })
      .state();
    play(s, ...turn, 'scheme 9', 'quest 2G=6');
    expect(look(s).rival).toMatchObject({ points: 8, provisions: 0, horses: {} });
    expect(slotOf(s, 'Persia left', 1).worker).toBeNull();
  });

  test('S-84 Assyria, third slot: 7 points; a Lookout with horses 2 and 2 discards one of 2', () => {
    const s = table(1).with({
      rival: { leader: 'lookout', provisions: 4, horses: { 'doubling bay': 1, 'calling grey': 1 } },
    });
    const after = play(s, ...turn, 'scheme 7', 'quest 2G=6');
    expect(look(after).rival).toMatchObject({ points: 7, provisions: 1 });
    expect(Object.values(look(after).rival?.horses ?? {})).toEqual([1]);
    expect(slotOf(after, 'Assyria centre', 1).worker).toBeNull();
    expect(horsesFor(s.state(), 2).reduce((a, b) => a + b, 0)).toBe(1);
  });
});

describe('S-85 eagles', () => {
  test('S-85 a double eagle over the Warrior: a raid on Cimmeria pays 2 points, not 1', () => {
    const raid = (s: Table) => player(play(s.has(1, { provisions: 3 }), 'raid Cimmeria left', 'roll red 0'), 1).points;
    const crew = () => table(2).crew(1, 'Warrior', 'Guard');
    // one point of the settlement
    expect(raid(crew())).toBe(1 + 1);
    expect(raid(crew().eagles(1, 'doubling bay'))).toBe(1 + 2);
  });

  test('S-85 an unlock eagle over the Adversary: the Town Centre gives 1 card and 1 provision', () => {
    const s = table(2)
      .village({ farm: 'blue', market: 'blue', stables: 'grey' })
      .crew(1, 'Adversary')
      .eagles(1, 'calling grey');
    const used = play(s, 'place Town Centre', 'unlock 1', 'draw Elder');
    expect(player(used, 1)).toMatchObject({ hand: ['Elder'], provisions: 1 });
    expect(crewOf(used, 1)[0]).toBe('Adversary');
  });
});
