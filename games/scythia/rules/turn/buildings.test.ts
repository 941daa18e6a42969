import { describe, expect, test } from 'vitest';
import { crewOf, look, moves, movesOf, play, player, type Table, table } from '../../testing/table.ts';
import type { WorkerColour } from '../scenario/scenario-types.ts';

/** The village with nobody in the buildings that a test goes to. */
const away = (worker: WorkerColour): Table =>
  table(2).worker(1, worker).village({ 'meeting-tent': 'blue', market: 'blue', silversmith: 'blue' });

/** The same with workers in other buildings. */
const elsewhere = (worker: WorkerColour): Table =>
  table(2).worker(1, worker).village({ stables: 'grey', barracks: 'blue', farm: 'blue' });

describe('S-30 Stables', () => {
  test('S-30 not for blue', () => {
    expect(moves(away('blue'))).not.toContain('place Stables');
    expect(moves(away('grey'))).toContain('place Stables');
    expect(moves(away('red'))).toContain('place Stables');
  });

  test('S-30 two silver for an eagle, one equipment for a horse, of the three face up', () => {
    const s = away('grey').has(1, { silver: 2, equipment: 1 });
    expect(moves(play(s, 'place Stables'))).toEqual([
      'eagle 1',
      'eagle 2',
      'eagle 3',
      'horse 1',
      'horse 2',
      'horse 3',
      'skip',
    ]);
    expect(moves(play(away('grey').has(1, { silver: 1, equipment: 1 }), 'place Stables'))).toEqual([
      'horse 1',
      'horse 2',
      'horse 3',
      'skip',
    ]);
    const eagle = play(s, 'place Stables', 'eagle 2', 'animal noble dun', 'at 3');
    expect(player(eagle, 1)).toMatchObject({
      silver: 0,
      equipment: 1,
      eagles: [null, null, 'calling grey', null, null],
    });
    const horse = play(s, 'place Stables', 'horse 1', 'animal noble dun', 'at 5');
    expect(player(horse, 1)).toMatchObject({
      silver: 2,
      equipment: 0,
      horses: [null, null, null, null, 'doubling dun'],
    });
  });

  test('S-30 the row is refilled at once', () => {
    const s = play(away('red').has(1, { silver: 2 }), 'place Stables', 'eagle 2', 'animal noble dun');
    expect(look(s).animals.row).toEqual(['doubling dun', 'noble dun', 'swift roan']);
    expect(movesOf(s, 'at')).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('S-31 Barracks', () => {
  test('S-31 a crew from hand for its silver', () => {
    const s = away('blue').has(1, { silver: 3 }).hand(1, 'Warrior', 'Guard', 'Healer');
    const offered = moves(play(s, 'place Barracks'));
    // Guard costs 4
    expect(offered.filter((text) => text.startsWith('hire'))).toHaveLength(10);
    expect(offered.join()).not.toContain('Guard');
    const hired = play(s, 'place Barracks', 'hire Warrior at 2');
    expect(crewOf(hired, 1)).toEqual(['', 'Warrior', '', '', '']);
    expect(player(hired, 1)).toMatchObject({ silver: 1, hand: ['Healer', 'Guard'] });
  });

  test('S-31 or one kumis to remove two wounds', () => {
    const s = away('grey').has(1, { kumis: 2 }).crew(1, 'Warrior 2', 'Guard 1');
    const healed = play(s, 'place Barracks', 'use 1 kumis: heal 2', 'heal 1', 'heal 2');
    expect(crewOf(healed, 1).slice(0, 2)).toEqual(['Warrior 1', 'Guard']);
    expect(player(healed, 1).kumis).toBe(1);
  });
});

describe('S-32 Silversmith', () => {
  test.each([
    ['blue', 3],
    ['grey', 2],
    ['red', 2],
  ] as const)('S-32 %s: %i silver', (colour, silver) => {
    const s = play(elsewhere(colour), 'place Silversmith', `use ${silver} silver`);
    expect(player(s, 1).silver).toBe(silver);
  });
});

describe('S-33 Farm', () => {
  test.each(['blue', 'grey'] as const)('S-33 %s: two provisions', (colour) => {
    const s = play(away(colour), 'place Farm');
    expect(moves(s)).toEqual(['use 2 provisions', 'skip']);
    expect(player(play(s, 'use 2 provisions'), 1).provisions).toBe(2);
  });

  test('S-33 red: three provisions or a wagon', () => {
    expect(moves(play(away('red'), 'place Farm'))).toEqual(['use 3 provisions', 'use 1 wagon', 'skip']);
    const before = look(away('red').state()).supply.wagon;
    const s = play(away('red'), 'place Farm', 'use 1 wagon');
    expect(player(s, 1)).toMatchObject({ wagon: 1, provisions: 0 });
    expect(look(s).supply.wagon).toBe(before - 1);
  });
});

describe("S-34 Chief's Tent", () => {
  test('S-34 not for blue', () => {
    expect(moves(away('blue'))).not.toContain("place Chief's Tent");
    expect(moves(away('grey'))).toContain("place Chief's Tent");
    expect(moves(away('red'))).toContain("place Chief's Tent");
  });

  test('S-34 one livestock for two provisions and a kumis, or a quest', () => {
    const s = away('grey').has(1, { livestock: 1, silver: 5 });
    expect(moves(play(s, "place Chief's Tent"))).toEqual([
      'use 1 livestock: 1 kumis + 2 provisions',
      'complete 5S=3 at village 2',
      'skip',
    ]);
    const fed = play(s, "place Chief's Tent", 'use 1 livestock: 1 kumis + 2 provisions');
    expect(player(fed, 1)).toMatchObject({ livestock: 0, provisions: 2, kumis: 1 });
    const done = play(s, "place Chief's Tent", 'complete 5S=3 at village 2');
    expect(player(done, 1)).toMatchObject({ silver: 0, quests: ['5S=3'] });
  });
});

test('S-35 Town Centre: a card from hand, the hero, or an eagle', () => {
  const s = away('blue')
    .hero(1, 'Ateas')
    .crew(1, 'Warrior', 'Guard', 'Axewoman')
    .eagles(1, 'calling grey', 'doubling dun', 'swift roan', 'calling black')
    .hand(1, 'Zealot');
  // an eagle that doubles, a plain one, and one over an empty place give nothing here
  expect(moves(play(s, 'place Town Centre'))).toEqual(['play Zealot', 'hero', 'unlock 1', 'skip']);
  const played = play(s, 'place Town Centre', 'play Zealot');
  expect(player(played, 1)).toMatchObject({ silver: 3, hand: [] });
  expect(look(played).crewCards.discard).toEqual({ Zealot: 1 });
  expect(player(play(s, 'place Town Centre', 'hero'), 1)).toMatchObject({ silver: 3, kumis: 1, hand: ['Zealot'] });
  const unlocked = play(s, 'place Town Centre', 'unlock 1');
  expect(player(unlocked, 1).livestock).toBe(1);
  expect(crewOf(unlocked, 1)[0]).toBe('Warrior');
});

test('S-36 Meeting Tent: two cards, or a card and two kumis', () => {
  const s = elsewhere('red');
  expect(moves(play(s, 'place Meeting Tent'))).toEqual(['use 2 cards', 'use 2 kumis + 1 card', 'skip']);
  const cards = play(s, 'place Meeting Tent', 'use 2 cards', 'draw Elder', 'draw Guard');
  expect(player(cards, 1)).toMatchObject({ hand: ['Elder', 'Guard'], kumis: 0 });
  const kumis = play(s, 'place Meeting Tent', 'use 2 kumis + 1 card', 'draw Elder');
  expect(player(kumis, 1)).toMatchObject({ hand: ['Elder'], kumis: 2 });
  expect(movesOf(kumis, 'take').length).toBe(3);
});

describe('S-37 Market', () => {
  test('S-37 one card for two silver', () => {
    const s = elsewhere('blue').hand(1, 'Elder');
    expect(moves(play(s, 'place Market'))).toEqual(['use 1 card: 2 silver', 'skip']);
    const sold = play(s, 'place Market', 'use 1 card: 2 silver', 'discard Elder');
    expect(player(sold, 1)).toMatchObject({ silver: 2, hand: [] });
    expect(look(sold).crewCards.discard).toEqual({ Elder: 1 });
  });

  test('S-37 two cards for a wagon or an equipment', () => {
    const s = elsewhere('grey').hand(1, 'Elder', 'Guard', 'Scout');
    const paid = play(s, 'place Market', 'use 2 cards: 1 wagon or 1 equipment', 'discard Elder', 'discard Scout');
    expect(moves(paid)).toEqual(['use 1 wagon', 'use 1 equipment']);
    expect(player(play(paid, 'use 1 equipment'), 1)).toMatchObject({ equipment: 1, wagon: 0, hand: ['Guard'] });
  });
});
