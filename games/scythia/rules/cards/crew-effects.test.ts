import { describe, expect, test } from 'vitest';
import { crewOf, look, moves, play, player, type Table, table } from '../../testing/table.ts';
import type { PlayerPosition } from '../position/position-types.ts';
import type { State } from '../state/state.ts';

// The right-hand effect of every crew: played from hand, and unlocked by an eagle. What is had, done and gained is
// written from the rules' table.

interface Case {
  readonly card: string;
  /** What the player has besides the card. */
  readonly has?: Parameters<Table['has']>[1];
  readonly hand?: readonly string[];
  /** Crew from the second place on, with wounds; and animals. */
  readonly crew?: readonly string[];
  readonly eagles?: readonly string[];
  readonly other?: (s: Table) => Table;
  /** What is chosen and drawn. */
  readonly does?: readonly string[];
  readonly gives: Partial<Omit<PlayerPosition, 'crew'>>;
  /** Crew from the second place on. */
  readonly crewAfter?: readonly string[];
}

const CASES: readonly Case[] = [
  { card: 'Brawler', does: ['use 2 cards', 'draw Elder', 'draw Guard'], gives: { hand: ['Elder', 'Guard'] } },
  { card: 'Brawler', does: ['use 2 provisions'], gives: { provisions: 2 } },
  {
    card: 'Herdsman',
    other: (s) => s.slot('Cimmeria centre', 2, { gold: 1, wagon: 1 }),
    does: ['take gold from Cimmeria centre 2'],
    gives: { gold: 1 },
  },
  { card: 'Champion', has: { kumis: 1 }, gives: { kumis: 0, silver: 3 } },
  {
    card: 'Schemer',
    other: (s) => s.hand(2, 'Elder'),
    does: ['draw Elder', 'draw Guard', 'draw Scout'],
    gives: { hand: ['Scout', 'Elder', 'Guard'] },
  },
  { card: 'Strongman', gives: { kumis: 2, provisions: 1 } },
  {
    card: 'Gravedigger',
    hand: ['Scout'],
    crew: ['Guard 2'],
    does: ['swap Scout at 2'],
    gives: { hand: ['Guard'], silver: 0 },
    crewAfter: ['Scout'],
  },
  { card: 'Warrior', gives: { livestock: 1 } },
  { card: 'Adversary', does: ['draw Elder'], gives: { hand: ['Elder'], provisions: 1 } },
  { card: 'Traveller', does: ['visit Silversmith'], gives: { silver: 3 } },
  {
    card: 'Traveller',
    does: ['visit Meeting Tent', 'use 2 kumis + 1 card', 'draw Elder'],
    gives: { kumis: 2, hand: ['Elder'] },
  },
  { card: 'Mercenary', has: { points: 1 }, gives: { points: 0, silver: 4 } },
  { card: 'Conqueror', has: { equipment: 1 }, gives: { equipment: 0, gold: 1 } },
  { card: 'Merchant', has: { livestock: 1 }, gives: { livestock: 0, silver: 3 } },
  { card: 'Merchant', has: { livestock: 1, gold: 1 }, does: ['pay gold'], gives: { livestock: 1, gold: 0, silver: 3 } },
  { card: 'Axewoman', gives: { provisions: 2, silver: 1 } },
  { card: 'Lancer', other: (s) => s.has(2, { wagon: 1 }), gives: { wagon: 1, livestock: 0 } },
  { card: 'Lancer', has: { wagon: 1 }, other: (s) => s.has(2, { wagon: 1 }), gives: { wagon: 1, livestock: 1 } },
  { card: 'Warlord', does: ['draw Elder', 'draw Guard'], gives: { hand: ['Elder', 'Guard'], silver: 1 } },
  { card: 'Outrunner', gives: { silver: 1, provisions: 2 } },
  { card: 'Archer', crew: ['Guard 1', 'Zealot 1'], gives: { kumis: 1 }, crewAfter: ['Guard', 'Zealot'] },
  { card: 'Archer', crew: ['Guard'], gives: { kumis: 1 }, crewAfter: ['Guard'] },
  { card: 'Sapper', has: { livestock: 1 }, gives: { livestock: 0, equipment: 1 } },
  { card: 'Shieldbearer', does: ['use 2 kumis'], gives: { kumis: 2, silver: 0 } },
  { card: 'Shieldbearer', does: ['use 2 silver'], gives: { kumis: 0, silver: 2 } },
  {
    card: 'Healer',
    crew: ['Guard 2', 'Zealot 2'],
    does: ['heal 3', 'heal 2', 'heal 3'],
    gives: {},
    crewAfter: ['Guard 1', 'Zealot'],
  },
  {
    card: 'Amazon',
    eagles: ['noble dun'],
    does: ['return eagle 2', 'horse 3', 'at 4'],
    gives: { horses: [null, null, null, 'swift roan', null] },
  },
  {
    card: 'Scout',
    hand: ['Guard'],
    does: ['draw Elder', 'draw Zealot', 'draw Healer', 'discard Guard'],
    gives: { hand: ['Healer', 'Zealot', 'Elder'] },
  },
  { card: 'Forager', gives: { provisions: 3 } },
  { card: 'Wagoner', has: { provisions: 2 }, gives: { provisions: 0, wagon: 1 } },
  { card: 'Berserker', other: (s) => s.has(2, { silver: 3 }), gives: { silver: 1 } },
  { card: 'Veteran', has: { kumis: 1 }, crew: ['Guard 3'], gives: { kumis: 0 }, crewAfter: ['Guard'] },
  { card: 'Zealot', gives: { silver: 3 } },
  { card: 'Survivor', does: ['draw Elder'], gives: { hand: ['Elder'], silver: 2 } },
  { card: 'Elder', hand: ['Zealot'], does: ['draw Guard', 'play Zealot'], gives: { hand: ['Guard'], silver: 3 } },
  { card: 'Elder', does: ['draw Guard', 'skip'], gives: { hand: ['Guard'] } },
  { card: 'Guard', gives: { provisions: 2, kumis: 1 } },
  { card: 'Chronicler', does: ['draw Elder', 'draw Guard'], gives: { hand: ['Elder', 'Guard'], provisions: 1 } },
  {
    card: 'Horsemaster',
    has: { silver: 2 },
    does: ['horse 3', 'animal noble dun', 'at 5'],
    gives: { silver: 0, horses: [null, null, null, null, 'swift roan'] },
  },
  { card: 'Falconer', has: { silver: 1 }, does: ['eagle 3', 'animal noble dun', 'at 5'], gives: { silver: 0 } },
  { card: 'Goldsmith', has: { silver: 3 }, gives: { silver: 0, gold: 1 } },
  { card: 'Coiner', does: ['use 2 silver'], gives: { silver: 2 } },
  { card: 'Coiner', does: ['use 1 kumis + 1 card', 'draw Elder'], gives: { kumis: 1, hand: ['Elder'] } },
  { card: 'Farmer', does: ['use 1 livestock'], gives: { livestock: 1, provisions: 0 } },
  { card: 'Farmer', does: ['use 2 provisions'], gives: { livestock: 0, provisions: 2 } },
  {
    card: 'Recruiter',
    hand: ['Outrunner'],
    does: ['hire Outrunner at 2'],
    gives: { hand: [] },
    crewAfter: ['Outrunner'],
  },
  { card: 'Captain', does: ['draw Elder'], gives: { kumis: 2, hand: ['Elder'] } },
];

const NOTHING = { silver: 0, kumis: 0, provisions: 0, gold: 0, equipment: 0, wagon: 0, livestock: 0, points: 0 };

/** A table of which seat 1 has gone to the Town Centre. */
function inTown(one: Omit<Case, 'gives'>, unlocked: boolean): State {
  const s = table(2)
    .village({ market: 'blue', silversmith: 'blue', farm: 'blue' })
    .hero(1, 'Vadasz')
    .has(1, one.has ?? {})
    .hand(1, ...(one.hand ?? []), ...(unlocked ? [] : [one.card]))
    .crew(1, unlocked ? one.card : '', ...(one.crew ?? []))
    .eagles(1, unlocked ? 'calling black' : '', ...(one.eagles ?? []));
  return play(one.other?.(s) ?? s, 'place Town Centre');
}

describe.each([
  ['played from hand', false],
  ['unlocked by an eagle', true],
] as const)('%s', (_, unlocked) => {
  test.each(CASES.map((one) => [one.card, one.gives, one] as const))('%s gives %o', (card, gives, one) => {
    const s = inTown(one, unlocked);
    play(s, unlocked ? 'unlock 1' : `play ${card}`, ...(one.does ?? []));
    // what is not named is as it was: nothing
    expect(player(s, 1)).toMatchObject({ ...NOTHING, ...one.has, ...gives });
    if (!one.hand && !gives.hand) expect(player(s, 1).hand).toEqual([]);
    expect(crewOf(s, 1)[0]).toBe(unlocked ? card : '');
    expect(crewOf(s, 1).slice(1, 1 + (one.crewAfter ?? []).length)).toEqual(one.crewAfter ?? []);
    expect(look(s).crewCards.discard[card] ?? 0).toBe(unlocked ? 0 : 1);
    // and the turn goes on
    expect(moves(s)[0]).toMatch(/^take /);
  });

  test('the Gravedigger under an unlocking eagle may swap himself', () => {
    const s = inTown({ card: 'Gravedigger', hand: ['Scout'], crew: ['Guard'] }, unlocked);
    play(s, unlocked ? 'unlock 1' : 'play Gravedigger');
    expect(moves(s)).toEqual(unlocked ? ['swap Scout at 1', 'swap Scout at 2'] : ['swap Scout at 2']);
    if (!unlocked) return;
    play(s, 'swap Scout at 1');
    expect(player(s, 1).hand).toEqual(['Gravedigger']);
    expect(crewOf(s, 1).slice(0, 2)).toEqual(['Scout', 'Guard']);
  });

  const poor: readonly Omit<Case, 'gives'>[] = [
    { card: 'Champion' },
    { card: 'Schemer' },
    { card: 'Schemer', hand: ['Scout'], other: (s) => s.hand(2, 'Elder') },
    { card: 'Gravedigger', crew: ['Guard'] },
    { card: 'Mercenary' },
    { card: 'Conqueror', has: { gold: 1 } },
    { card: 'Merchant' },
    { card: 'Sapper' },
    { card: 'Healer', crew: ['Guard'] },
    { card: 'Wagoner', has: { provisions: 1 } },
    { card: 'Berserker', has: { silver: 1 }, other: (s) => s.has(2, { silver: 1 }) },
    { card: 'Veteran', crew: ['Guard 1'] },
    { card: 'Veteran', has: { kumis: 1 }, crew: ['Guard'] },
    { card: 'Horsemaster', has: { silver: 1 } },
    { card: 'Horsemaster', has: { silver: 2 }, other: (s) => s.row('', '', '') },
    { card: 'Falconer' },
    { card: 'Goldsmith', has: { silver: 2 } },
    { card: 'Recruiter', hand: ['Strongman'] },
    { card: 'Recruiter', has: { silver: 8 } },
  ];
  test.each(poor.map((one, index) => [one.card, index, one] as const))(
    '%s can do nothing (%i)',
    (card, _index, one) => {
      expect(moves(inTown(one, unlocked))).not.toContain(unlocked ? 'unlock 1' : `play ${card}`);
    },
  );
});

test('Recruiter: for 2 silver less', () => {
  const poor = inTown({ card: 'Recruiter', has: { silver: 1 }, hand: ['Strongman'] }, false);
  expect(moves(poor)).not.toContain('play Recruiter');
  const able = inTown({ card: 'Recruiter', has: { silver: 2 }, hand: ['Strongman'] }, false);
  expect(player(play(able, 'play Recruiter', 'hire Strongman at 3'), 1).silver).toBe(0);
  // another 1 less by a Recruiter who is hired
  const s = inTown({ card: 'Recruiter', has: { silver: 3 }, hand: ['Strongman'], crew: ['Recruiter'] }, false);
  play(s, 'play Recruiter', 'hire Strongman at 3');
  expect(player(s, 1).silver).toBe(2);
});

test('Herdsman, Berserker and Amazon: who and what else changes', () => {
  const berserker = inTown({ card: 'Berserker', other: (s) => s.has(2, { silver: 3 }) }, false);
  expect(player(play(berserker, 'play Berserker'), 2).silver).toBe(2);
  const amazon = inTown({ card: 'Amazon', eagles: ['noble dun'] }, false);
  play(amazon, 'play Amazon', 'return eagle 2', 'horse 3', 'at 4');
  expect(look(amazon).animals.row).toEqual(['doubling dun', 'calling grey', 'noble dun']);
  expect(player(amazon, 1).eagles).toEqual([null, null, null, null, null]);
});

test('a doubling eagle does not double the right-hand effect, and gives no action', () => {
  const s = table(2)
    .village({ market: 'blue', silversmith: 'blue', farm: 'blue' })
    .crew(1, 'Zealot')
    .eagles(1, 'doubling dun');
  expect(moves(play(s, 'place Town Centre'))).toEqual(['hero', 'skip']);
});

test('none of the 38 is left out', () => {
  expect([...new Set(CASES.map(({ card }) => card))].sort()).toEqual([...table(2).state().board.crewNames].sort());
});
