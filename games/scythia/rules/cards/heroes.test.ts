import { describe, expect, test } from 'vitest';
import { crewOf, look, moves, play, player, type Table, table } from '../../testing/table.ts';
import type { State } from '../state/state.ts';

// The effect of every hero in the Town Centre (S-35), written from the rules.

const hero = (name: string, change: (s: Table) => Table = (s) => s): State =>
  play(
    change(table(2).village({ market: 'blue', silversmith: 'blue', farm: 'blue' }).hero(1, name)),
    'place Town Centre',
  );

test('Vadasz: 4 kumis and 1 provision', () => {
  expect(player(play(hero('Vadasz'), 'hero'), 1)).toMatchObject({ kumis: 4, provisions: 1, silver: 0 });
});

describe('Tomyris: discard 1 card: hire a crew from hand for 2 silver less', () => {
  const hand = (s: Table) => s.hand(1, 'Strongman', 'Healer').has(1, { silver: 2 });

  test('a card pays, another is hired', () => {
    const s = play(hero('Tomyris', hand), 'hero', 'discard Healer', 'hire Strongman at 3');
    expect(player(s, 1)).toMatchObject({ silver: 0, hand: [] });
    expect(crewOf(s, 1)[2]).toBe('Strongman');
    expect(look(s).crewCards.discard).toEqual({ Healer: 1 });
  });

  test('a card that leaves nobody to hire can’t pay', () => {
    const poor = hero('Tomyris', (s) => s.hand(1, 'Strongman', 'Healer'));
    // without silver only the Healer, of cost 1, can be hired
    expect(moves(play(poor, 'hero'))).toEqual(['discard Strongman']);
    expect(moves(play(poor, 'discard Strongman'))).toHaveLength(5);
  });

  test('not with a single card, nor with nobody to be paid for', () => {
    expect(moves(hero('Tomyris', (s) => s.hand(1, 'Healer')))).not.toContain('hero');
    expect(moves(hero('Tomyris', (s) => s.hand(1, 'Strongman', 'Guard')))).not.toContain('hero');
  });
});

test('Opoea: 1 provision and 1 card (3 and 2 before: it won far too often)', () => {
  expect(player(play(hero('Opoea'), 'hero', 'draw Elder'), 1)).toMatchObject({ provisions: 1, hand: ['Elder'] });
});

test('Madyes: 1 silver: take a horse (2 before: it won far too rarely)', () => {
  const s = play(
    hero('Madyes', (t) => t.has(1, { silver: 2 })),
    'hero',
    'horse 2',
    'animal noble dun',
    'at 1',
  );
  expect(player(s, 1)).toMatchObject({ silver: 1, horses: ['calling grey', null, null, null, null] });
  expect(moves(hero('Madyes', (t) => t.has(1, { silver: 0 })))).not.toContain('hero');
});

test('Ateas: 3 silver and 1 kumis', () => {
  expect(player(play(hero('Ateas'), 'hero'), 1)).toMatchObject({ silver: 3, kumis: 1 });
});

test('Amage: 3 cards and 1 kumis (no kumis before: it won too rarely)', () => {
  const s = play(hero('Amage'), 'hero', 'draw Elder', 'draw Guard', 'draw Scout');
  expect(player(s, 1)).toMatchObject({ kumis: 1, hand: ['Scout', 'Elder', 'Guard'] });
});

test('Idanthyrsus: remove 2 wounds and gain 1 provision (2 before: it won far too often)', () => {
  const s = play(
    hero('Idanthyrsus', (t) => t.crew(1, 'Guard 2', 'Zealot 1')),
    'hero',
    'heal 2',
  );
  // then only the Guard is wounded: nothing is asked
  expect(crewOf(s, 1).slice(0, 2)).toEqual(['Guard 1', 'Zealot']);
  expect(player(s, 1).provisions).toBe(1);
  // without wounds the provision alone
  expect(player(play(hero('Idanthyrsus'), 'hero'), 1).provisions).toBe(1);
});

test('Skunkha: 1 livestock: 1 equipment or 1 wagon, and 2 silver', () => {
  const skunkha = () =>
    play(
      hero('Skunkha', (t) => t.has(1, { livestock: 1 })),
      'hero',
    );
  expect(moves(skunkha())).toEqual(['use 1 equipment', 'use 1 wagon']);
  expect(player(play(skunkha(), 'use 1 equipment'), 1)).toMatchObject({
    livestock: 0,
    equipment: 1,
    wagon: 0,
    silver: 2,
  });
  expect(player(play(skunkha(), 'use 1 wagon'), 1)).toMatchObject({ livestock: 0, equipment: 0, wagon: 1, silver: 2 });
  expect(moves(hero('Skunkha'))).not.toContain('hero');
});
