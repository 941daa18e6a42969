import { describe, expect, test } from 'vitest';
import { crewOf, look, moves, movesOf, play, player, slotOf, type Table, table } from '../../testing/table.ts';

/** The Town Centre is free, workers stand in the Market, the Silversmith and the Farm. */
const town = (seats = 2): Table => table(seats).village({ market: 'blue', silversmith: 'blue', farm: 'blue' });
const inTown = (s: Table, ...texts: string[]) => play(s, 'place Town Centre', ...texts);

describe('S-55 spend to gain, more than you', () => {
  test('S-55 without what is spent there is no gain', () => {
    // a Mercenary asks for a point
    const poor = inTown(town().hand(1, 'Mercenary'));
    expect(moves(poor)).not.toContain('play Mercenary');
    const rich = inTown(town().hand(1, 'Mercenary').has(1, { points: 1 }), 'play Mercenary');
    expect(player(rich, 1)).toMatchObject({ points: 0, silver: 4 });
  });

  test('S-55 a tie is not more', () => {
    const lancer = (mine: number, theirs: number) =>
      player(inTown(town().hand(1, 'Lancer').has(1, { wagon: mine }).has(2, { wagon: theirs }), 'play Lancer'), 1);
    expect(lancer(1, 1)).toMatchObject({ wagon: 1, livestock: 1 });
    expect(lancer(1, 2)).toMatchObject({ wagon: 2, livestock: 0 });
    // Schemer: the card being played is no longer in hand
    const schemer = (theirs: string[]) =>
      moves(
        inTown(
          town()
            .hand(1, 'Schemer', 'Elder')
            .hand(2, ...theirs),
        ),
      );
    expect(schemer(['Guard'])).not.toContain('play Schemer');
    expect(schemer(['Guard', 'Guard'])).toContain('play Schemer');
  });
});

describe('S-56 another Town Centre action', () => {
  test('S-56 any of the three, or none', () => {
    const s = town().hero(1, 'Ateas').hand(1, 'Elder', 'Zealot').crew(1, 'Guard').eagles(1, 'calling grey');
    const more = inTown(s, 'play Elder', 'draw Scout');
    expect(moves(more)).toEqual(['play Scout', 'play Zealot', 'hero', 'unlock 1', 'skip']);
    play(more, 'play Zealot');
    expect(player(more, 1)).toMatchObject({ silver: 3, hand: ['Scout'] });
    expect(look(more).crewCards.discard).toEqual({ Elder: 1, Zealot: 1 });
    expect(movesOf(inTown(s, 'play Elder', 'draw Scout', 'skip'), 'take')).toHaveLength(3);
  });

  test('S-56 no hero and no eagle twice in a turn', () => {
    const s = town().hero(1, 'Ateas').hand(1, 'Elder').crew(1, 'Elder').eagles(1, 'calling grey').state();
    play(s, 'place Town Centre', 'unlock 1', 'draw Guard');
    expect(moves(s)).toEqual(['play Elder', 'play Guard', 'hero', 'skip']);
    play(s, 'play Elder', 'draw Scout', 'hero');
    expect(look(s)).toMatchObject({ heroUsed: true, eaglesUsed: [1] });
    // not even when the worker is taken from a Town Centre that was used without a worker
    const visit = table(2)
      .village({ market: 'blue', 'town-centre': 'blue', farm: 'blue' })
      .hero(1, 'Ateas')
      .hand(1, 'Traveller')
      .crew(1, 'Elder')
      .eagles(1, 'calling grey')
      .state();
    play(
      visit,
      'place Silversmith',
      'use 3 silver',
      'take Town Centre',
      'play Traveller',
      'visit Town Centre',
      'unlock 1',
      'draw Guard',
    );
    expect(moves(visit)).toEqual(['play Guard', 'hero', 'skip']);
  });

  test('S-56 used again in the next turn; and a new eagle has not been used', () => {
    const s = town()
      .hand(1, 'Falconer')
      .crew(1, 'Elder')
      .eagles(1, 'calling grey')
      .hero(1, 'Vadasz')
      .has(1, { silver: 2 })
      .row('calling black', 'calling grey', 'swift roan')
      .state();
    play(s, 'place Town Centre', 'unlock 1', 'draw Elder', 'play Elder', 'draw Guard');
    expect(moves(s)).toEqual(['play Guard', 'play Falconer', 'hero', 'skip']);
    play(s, 'play Falconer', 'eagle 1', 'animal noble dun', 'at 1');
    expect(look(s).eaglesUsed).toEqual([]);
  });
});

describe('S-57 a building used without a worker', () => {
  test('S-57 the colour is that of the worker in the Town Centre', () => {
    const visits = (colour: 'blue' | 'grey' | 'red') =>
      movesOf(
        inTown(
          town().worker(1, colour).hand(1, 'Traveller').has(1, { silver: 3, livestock: 1 }).hero(1, 'Ateas'),
          'play Traveller',
        ),
        'visit',
      );
    expect(visits('blue')).toEqual(['Silversmith', 'Farm', 'Town Centre', 'Meeting Tent']);
    expect(visits('grey')).toEqual(['Stables', 'Silversmith', 'Farm', "Chief's Tent", 'Town Centre', 'Meeting Tent']);
    expect(visits('red')).toEqual(visits('grey'));
  });

  test('S-57 a red worker brings a wagon from the Farm, although another stands there', () => {
    const s = inTown(town().worker(1, 'red').hand(1, 'Traveller'), 'play Traveller', 'visit Farm', 'use 1 wagon');
    expect(player(s, 1).wagon).toBe(1);
    expect(look(s).workers.farm).toBe('blue');
  });

  test('S-57 the worker taken counts where it is taken in the Town Centre', () => {
    const s = table(2).village({ 'town-centre': 'red', market: 'blue', farm: 'blue' }).hand(1, 'Traveller').state();
    play(s, 'place Silversmith', 'use 3 silver', 'take Town Centre', 'play Traveller', 'visit Silversmith');
    expect(player(s, 1).silver).toBe(3 + 2);
  });

  test('S-57 also the Town Centre itself, and a building that is blocked', () => {
    const s = inTown(town().hand(1, 'Traveller', 'Zealot'), 'play Traveller', 'visit Town Centre', 'play Zealot');
    expect(player(s, 1)).toMatchObject({ silver: 3, hand: [] });
    const alone = inTown(town(1).hand(1, 'Traveller').with({ blocked: 'meeting-tent' }), 'play Traveller');
    expect(movesOf(alone, 'visit')).toContain('Meeting Tent');
  });
});

describe('S-58 an eagle for a horse', () => {
  const amazon = () => town().hand(1, 'Amazon').eagles(1, 'doubling bay', '', 'noble dun');

  test('S-58 one own eagle goes back, one of the others is taken as a horse and put anywhere', () => {
    const s = inTown(amazon(), 'play Amazon');
    expect(moves(s)).toEqual(['return eagle 1', 'return eagle 3']);
    play(s, 'return eagle 3');
    expect(moves(s)).toEqual(['horse 1', 'horse 2', 'horse 3']);
    play(s, 'horse 2', 'at 5');
    expect(player(s, 1)).toMatchObject({
      eagles: ['doubling bay', null, null, null, null],
      horses: [null, null, null, null, 'calling grey'],
    });
    // the returned card fills the row
    expect(look(s).animals).toMatchObject({ row: ['doubling dun', 'noble dun', 'swift roan'], discard: {} });
  });

  test('S-58 nothing without an eagle, or without an animal face up', () => {
    expect(moves(inTown(town().hand(1, 'Amazon')))).not.toContain('play Amazon');
    expect(moves(inTown(amazon().row('', '', '')))).not.toContain('play Amazon');
  });
});

describe('S-59 taking from slots and players', () => {
  test('S-59 one plunder of choice, never the last of a slot', () => {
    const s = town()
      .hand(1, 'Herdsman')
      .slot('Cimmeria left', 1, { gold: 1, livestock: 1 })
      .slot('Cimmeria left', 2, { wagon: 1 })
      .slot('Cimmeria centre', 1, {}, null)
      .slot('Cimmeria centre', 2, { equipment: 3 });
    const asked = inTown(s, 'play Herdsman');
    expect(moves(asked)).toEqual([
      'take gold from Cimmeria left 1',
      'take livestock from Cimmeria left 1',
      'take equipment from Cimmeria centre 2',
    ]);
    play(asked, 'take gold from Cimmeria left 1');
    expect(player(asked, 1).gold).toBe(1);
    expect(slotOf(asked, 'Cimmeria left', 1)).toMatchObject({ plunder: { gold: 0, livestock: 1 }, worker: 'grey' });
    const singles = s.with({ slots: SINGLES });
    expect(moves(inTown(singles))).not.toContain('play Herdsman');
  });

  test('S-59 from each player with more, compared once before anything is taken', () => {
    const s = town(4)
      .hand(1, 'Berserker')
      .has(1, { silver: 2 })
      .has(2, { silver: 3 })
      .has(3, { silver: 2 })
      .has(4, { silver: 8 });
    const taken = inTown(s, 'play Berserker');
    expect([1, 2, 3, 4].map((seat) => player(taken, seat).silver)).toEqual([4, 2, 2, 7]);
    // after the first coin they have as much as the others, but not when it is compared
    const close = town(4).hand(1, 'Berserker').has(2, { silver: 1 }).has(3, { silver: 1 }).has(4, { silver: 1 });
    expect([1, 2, 3, 4].map((seat) => player(inTown(close, 'play Berserker'), seat).silver)).toEqual([3, 0, 0, 0]);
    expect(moves(inTown(town().hand(1, 'Berserker').has(1, { silver: 1 }).has(2, { silver: 1 })))).not.toContain(
      'play Berserker',
    );
  });
});

/** Every slot of Cimmeria holds one plunder, or none. */
const SINGLES = [
  { settlement: 'Cimmeria left', slot: 1, plunder: { livestock: 1 } },
  { settlement: 'Cimmeria left', slot: 2, plunder: { wagon: 1 } },
  { settlement: 'Cimmeria centre', slot: 1, plunder: {}, quest: null },
  { settlement: 'Cimmeria centre', slot: 2, plunder: {}, quest: null },
];

test('S-56 the crew of an unlocking eagle may be replaced; the eagle stays used', () => {
  const s = town()
    .crew(1, 'Elder')
    .eagles(1, 'calling grey')
    .hand(1, 'Recruiter', 'Guard', 'Warrior')
    .has(1, { silver: 4 })
    .state();
  play(
    s,
    'place Town Centre',
    'unlock 1',
    'draw Elder',
    'play Elder',
    'draw Scout',
    'play Recruiter',
    'hire Guard at 1',
  );
  expect(crewOf(s, 1)[0]).toBe('Guard');
  expect(look(s).eaglesUsed).toEqual([1]);
});
