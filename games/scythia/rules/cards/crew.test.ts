import { describe, expect, test } from 'vitest';
import { crewOf, look, moves, movesOf, play, player, type Table, table } from '../../testing/table.ts';

const market = (): Table => table(2).village({ 'meeting-tent': 'blue', market: 'blue', silversmith: 'blue' });

describe('S-40 crew', () => {
  test('S-40 on a free place, or instead of a crew, which is discarded with its wounds', () => {
    const s = market().has(1, { silver: 2 }).crew(1, 'Guard 3', 'Elder').hand(1, 'Warrior');
    expect(movesOf(play(s, 'place Barracks'), 'hire Warrior at')).toEqual(['1', '2', '3', '4', '5']);
    const replaced = play(s, 'place Barracks', 'hire Warrior at 1');
    expect(crewOf(replaced, 1).slice(0, 3)).toEqual(['Warrior', 'Elder', '']);
    expect(look(replaced).crewCards.discard).toEqual({ Guard: 1 });
  });

  test('S-40 two of a name are allowed', () => {
    const s = play(market().has(1, { silver: 2 }).crew(1, 'Warrior').hand(1, 'Warrior'), 'place Barracks');
    expect(crewOf(play(s, 'hire Warrior at 2'), 1).slice(0, 2)).toEqual(['Warrior', 'Warrior']);
  });
});

test('S-43 a hero has no strength, takes no wounds and is no crew', () => {
  const s = table(2).crew(1, 'Healer').has(1, { provisions: 5 }).hero(1, 'Vadasz');
  // a hero and one crew are not two crew
  expect(moves(s).filter((text) => text.startsWith('raid'))).toEqual([]);
  const raid = play(
    table(2).crew(1, 'Warrior', 'Guard').has(1, { provisions: 5 }),
    'raid Cimmeria left',
    'roll red 2/2w',
  );
  expect(moves(raid)).toEqual(['wound 1', 'wound 2']);
});

describe('S-45 the crew deck', () => {
  const deal = (deck: object, discard: object) => {
    const all = look(table(2).state()).crewCards.deck ?? {};
    const counts: Record<string, number> = { ...all };
    for (const cards of [deck, discard])
      for (const [name, n] of Object.entries(cards as Record<string, number>)) counts[name] -= n;
    return { deck, discard, gone: counts };
  };
  const tent = (deck: object, discard: object) =>
    play(
      market()
        .village({ market: 'blue', silversmith: 'blue', farm: 'blue' })
        .with({ crewCards: deal(deck, discard) }),
      'place Meeting Tent',
    );

  test('S-45 an empty deck is remade from the discard', () => {
    const s = play(tent({ Elder: 1 }, { Guard: 1, Scout: 1 }), 'use 2 cards', 'draw Elder');
    expect(moves(s)).toEqual(['draw Scout', 'draw Guard']);
    expect(look(s).crewCards).toMatchObject({ deck: { Guard: 1, Scout: 1 }, deckSize: 2, discard: {} });
    expect(player(play(s, 'draw Scout'), 1).hand).toEqual(['Scout', 'Elder']);
  });

  test('S-45 with both empty nothing is drawn', () => {
    const s = play(tent({ Elder: 1 }, {}), 'use 2 cards', 'draw Elder');
    expect(player(s, 1).hand).toEqual(['Elder']);
    expect(movesOf(s, 'take')).toHaveLength(3);
    // two cards would be none: it is not offered
    expect(moves(tent({}, {}))).toEqual(['use 2 kumis + 1 card', 'skip']);
  });
});

describe('S-46 discounts and wounds removed', () => {
  test('S-46 discounts on hiring add up, and no cost goes below 0', () => {
    const s = market().crew(1, 'Recruiter', 'Recruiter').has(1, { silver: 3 }).hand(1, 'Guard', 'Healer', 'Warlord');
    expect(player(play(s, 'place Barracks', 'hire Guard at 3'), 1).silver).toBe(1);
    expect(player(play(s, 'place Barracks', 'hire Healer at 3'), 1).silver).toBe(3);
    // with Tomyris 2 + 2 less: a Guard for nothing
    const tomyris = s.hero(1, 'Tomyris').village({ market: 'blue', silversmith: 'blue', farm: 'blue' });
    const free = play(tomyris, 'place Town Centre', 'hero', 'discard Healer', 'hire Guard at 3');
    expect(player(free, 1)).toMatchObject({ silver: 3, hand: ['Warlord'] });
  });

  test('S-46 as many wounds as there are, from crew the owner chooses', () => {
    const s = market().has(1, { kumis: 1 }).crew(1, 'Guard 1', 'Warlord 1', 'Warrior 1');
    const asked = play(s, 'place Barracks', 'use 1 kumis: heal 2');
    expect(moves(asked)).toEqual(['heal 1', 'heal 2', 'heal 3']);
    expect(crewOf(play(asked, 'heal 3', 'heal 1'), 1).slice(0, 3)).toEqual(['Guard', 'Warlord 1', 'Warrior']);
    // only one wound there: it goes without asking, and the second is not there to be removed
    const one = play(market().has(1, { kumis: 1 }).crew(1, 'Guard 1'), 'place Barracks', 'use 1 kumis: heal 2');
    expect(crewOf(one, 1)[0]).toBe('Guard');
    expect(player(one, 1).kumis).toBe(0);
  });

  test('S-46 paying for it needs a wound to remove', () => {
    const s = play(market().has(1, { kumis: 3 }).crew(1, 'Guard'), 'place Barracks');
    expect(moves(s)).toEqual(['take Silversmith', 'take Meeting Tent', 'take Market']);
  });

  test('S-46 discounts on raids add up, and no cost goes below 0', () => {
    const s = table(2).worker(1, 'grey').crew(1, 'Forager', 'Forager', 'Wagoner', 'Wagoner').has(1, { provisions: 1 });
    const raid = play(s, 'raid Persia left', 'roll red 0', 'roll white 0', 'roll white 0');
    // 3 provisions and 1 wagon, less two of each
    expect(player(raid, 1)).toMatchObject({ provisions: 0, wagon: 0 });
  });
});
