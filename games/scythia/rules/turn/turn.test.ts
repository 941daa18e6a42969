import { describe, expect, test } from 'vitest';
import { look, moves, movesOf, play, player, table } from '../../testing/table.ts';

test('S-20 clockwise, one turn each, a worker placed and a worker taken', () => {
  const s = play(table(3).has(1, { silver: 1 }), 'place Silversmith', 'skip', 'take Meeting Tent', 'skip');
  expect(look(s)).toMatchObject({ turn: 2, turns: 1 });
  expect(player(s, 1)).toMatchObject({ worker: 'blue', silver: 1 });
  expect(look(s).workers).toMatchObject({ silversmith: 'blue', 'meeting-tent': null });
  play(s, 'place Farm', 'skip', 'take Silversmith', 'skip', 'place Silversmith', 'skip', 'take Farm', 'skip');
  expect(look(s)).toMatchObject({ turn: 1, turns: 3 });
});

describe('S-21 a turn in the village', () => {
  test('S-21 the own worker goes where none stands; then one of the three others is taken', () => {
    const s = table(2).village({ farm: 'grey', market: 'blue', stables: 'red' }).worker(1, 'red').state();
    expect(moves(s)).toEqual([
      'place Barracks',
      'place Silversmith',
      "place Chief's Tent",
      'place Town Centre',
      'place Meeting Tent',
    ]);
    play(s, 'place Silversmith', 'skip');
    expect(moves(s)).toEqual(['take Stables', 'take Farm', 'take Market']);
  });

  test('S-21 first the action of the building where the worker is placed, then that of the one it is taken from', () => {
    const s = table(2).village({ farm: 'red', market: 'blue', stables: 'grey' }).worker(1, 'blue').state();
    play(s, 'place Silversmith', 'use 3 silver');
    expect(player(s, 1)).toMatchObject({ silver: 3, provisions: 0, worker: null });
    play(s, 'take Farm', 'use 3 provisions');
    // the colour that counts there is that of the worker taken
    expect(player(s, 1)).toMatchObject({ silver: 3, provisions: 3, worker: 'red' });
  });

  test('S-21 the actions are not compulsory', () => {
    const s = play(table(2), 'place Silversmith', 'skip', 'take Meeting Tent', 'skip');
    expect(player(s, 1)).toMatchObject({ silver: 0, handSize: 0 });
    expect(look(s).turn).toBe(2);
  });

  test('S-21 what can do nothing is not offered, nor is one asked', () => {
    // no card to discard: the action of the Market is passed over
    const s = play(table(2), 'place Silversmith', 'use 3 silver', 'take Market');
    expect(look(s).turn).toBe(2);
    // no plunder of a kind left: only the provisions
    const farm = table(2).worker(1, 'red').has(2, { wagon: 4 }).with({ slots: slotsWithAllWagons() });
    expect(moves(play(farm, 'place Farm'))).toEqual(['use 3 provisions', 'skip']);
  });

  test('S-21 a played card can neither pay for its effect nor be drawn by it; then it is discarded', () => {
    const town = () => table(2).village({ market: 'blue', farm: 'blue', stables: 'grey' });
    // the Market asks for a card, and the Traveller would be the only one
    const alone = town().hand(1, 'Traveller');
    expect(movesOf(play(alone, 'place Town Centre', 'play Traveller'), 'visit')).not.toContain('Market');
    expect(
      movesOf(play(alone.hand(1, 'Traveller', 'Elder'), 'place Town Centre', 'play Traveller'), 'visit'),
    ).toContain('Market');
    // all other cards are out of reach: Adversary's card can't be drawn
    const last = town()
      .hand(1, 'Adversary')
      .with({ crewCards: { deck: {}, gone: allBut('Adversary') } });
    const s = play(last, 'place Town Centre', 'play Adversary');
    expect(player(s, 1)).toMatchObject({ provisions: 1, hand: [] });
    expect(look(s).crewCards.discard).toEqual({ Adversary: 1 });
  });
});

describe('S-22 limits', () => {
  test('S-22 at the end of the turn at most 8 silver, 8 provisions, 8 kumis; plunder without limit', () => {
    const s = table(2).has(1, { silver: 8, provisions: 8, kumis: 8, livestock: 10 }).village({
      farm: 'blue',
      market: 'blue',
      'chiefs-tent': 'grey',
    });
    const during = play(s, 'place Silversmith', 'use 3 silver');
    expect(player(during, 1).silver).toBe(11);
    play(during, "take Chief's Tent", 'use 1 livestock: 1 kumis + 2 provisions');
    expect(player(during, 1)).toMatchObject({ silver: 8, provisions: 8, kumis: 8, livestock: 9 });
  });

  test('S-22 of more than 8 cards the player chooses which to discard', () => {
    const cards = ['Elder', 'Guard', 'Scout', 'Healer', 'Archer', 'Zealot', 'Lancer'];
    const s = table(2)
      .hand(1, ...cards)
      .state();
    play(s, 'place Silversmith', 'use 3 silver', 'take Meeting Tent', 'use 2 cards', 'draw Sapper', 'draw Amazon');
    expect(player(s, 1).handSize).toBe(9);
    expect(movesOf(s, 'discard').sort()).toEqual([...cards, 'Amazon', 'Sapper'].sort());
    play(s, 'discard Guard');
    expect(player(s, 1).handSize).toBe(8);
    expect(look(s)).toMatchObject({ turn: 2, crewCards: { discard: { Guard: 1 } } });
  });
});

/** All twenty wagons but the four of a player lie in slots. */
function slotsWithAllWagons(): object[] {
  const settlements = ['Cimmeria left', 'Cimmeria centre'];
  return settlements.flatMap((settlement) => [1, 2].map((slot) => ({ settlement, slot, plunder: { wagon: 4 } })));
}

/** Every crew card but one of that name. */
function allBut(name: string): Record<string, number> {
  const { deck } = look(table(2).state()).crewCards;
  return Object.fromEntries(Object.entries(deck ?? {}).map(([card, n]) => [card, card === name ? n - 1 : n]));
}
