import { describe, expect, test } from 'vitest';
import { eventsOf, fresh, look, moves, movesOf, play, player, slotOf, type Table, table } from '../../testing/table.ts';
import { rules } from '../index.ts';
import { rivalScore } from '../score.ts';
import type { State } from '../state/state.ts';
import { horsesFor, rivalStrength } from './rival.ts';

/** Schemes as the table of the rules numbers them: 1–4 Cimmeria, 5–8 Assyria, 9–11 Persia, 12–14 Greece. */
const turn = ['place Silversmith', 'use 3 silver', 'take Market'];

interface Rival {
  readonly leader?: 'trader' | 'lookout' | 'huntsman' | 'outrider';
  readonly provisions?: number;
  readonly horses?: Record<string, number>;
  readonly schemes?: readonly number[];
  readonly quests?: readonly string[];
  readonly points?: number;
}

const alone = (rival: Rival = {}): Table => table(1).with({ rival });
const rivalOf = (s: State) => look(s).rival;

/** Nothing to raid and no quest left, just before the end. */
function emptied(s: Table): Table {
  for (const region of ['Cimmeria', 'Assyria', 'Persia', 'Greece'])
    for (const side of ['left', 'centre'])
      for (const slot of [1, 2] as const) s.slot(`${region} ${side}`, slot, {}, null);
  return s.villageQuests(null, null).with({ turnsLeft: 2 });
}

/** The player's turn, then that scheme. */
const schemed = (s: Table, scheme: number): State => play(s, ...turn, `scheme ${scheme}`);

describe('S-70 set-up alone', () => {
  test('S-70 points 0, all schemes, and a leader of the player’s choice', () => {
    for (const [leader, provisions] of [
      ['trader', 1],
      ['lookout', 2],
      ['huntsman', 2],
      ['outrider', 3],
    ] as const)
      expect(rivalOf(fresh(1, { leader }))).toEqual({
        leader,
        points: 0,
        provisions,
        horses: {},
        quests: [],
        schemes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
        scheme: 0,
      });
  });

  test('S-70 two pairs, one chosen, the other leaves the game; the player goes first', () => {
    const s = fresh(1);
    expect(look(s).first).toBe(1);
    while (!moves(s)[0].startsWith('choose')) play(s, moves(s)[0]);
    const [one, two] = look(s).pairs;
    expect(look(s).pairs).toHaveLength(2);
    play(s, `choose ${two.hero}`);
    expect(player(s, 1).hero).toBe(two.hero);
    expect(look(s).crewCards).toMatchObject({ gone: { [one.crew]: 1 }, discard: {} });
  });
});

describe('S-71 what the rival does', () => {
  test('S-71 after each turn of the player the top scheme is turned', () => {
    const s = play(alone(), ...turn);
    expect(movesOf(s, 'scheme')).toHaveLength(14);
    play(s, 'scheme 9');
    expect(rivalOf(s)).toMatchObject({ scheme: 9, schemes: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14] });
    expect(moves(s)[0]).toMatch(/^place/);
  });

  const checks = (s: Table, scheme: number) =>
    eventsOf(s, ...turn, `scheme ${scheme}`).flatMap((event) =>
      event.type === 'rival-checked' ? [`${event.what} ${event.has}/${event.needs}`] : [],
    );

  test('S-71 no slot with plunder in the region: it takes a quest', () => {
    const s = alone({ provisions: 9 });
    for (const side of ['left', 'centre']) for (const slot of [1, 2] as const) s.slot(`Greece ${side}`, slot, {});
    expect(checks(s, 12)).toEqual(['slots 0/1']);
    // Greece, slot 1: up, left
    s.slot('Persia centre', 2, {}, '2W=4');
    expect(rivalOf(play(s, ...turn, 'scheme 12'))?.quests).toEqual(['2W=4']);
  });

  test.each([
    ['trader', 2],
    ['lookout', 2],
    ['huntsman', 3],
    ['outrider', 3],
  ] as const)('S-71 too few provisions: the %s gains %i', (leader, gains) => {
    const s = alone({ leader, provisions: 2 });
    expect(checks(s, 9)).toEqual(['slots 4/1', 'provisions 2/3']);
    expect(rivalOf(schemed(s, 9))?.provisions).toBe(2 + gains);
  });

  test('S-71 too little strength: it takes a horse, free', () => {
    const s = alone({ leader: 'lookout', provisions: 3 });
    expect(checks(s, 9)).toEqual(['slots 4/1', 'provisions 3/3', 'strength 1/3']);
    const after = play(s, ...turn, 'scheme 9', 'animal noble dun');
    expect(rivalOf(after)).toMatchObject({ provisions: 3, horses: { 'swift roan': 1 } });
  });

  test('S-71 if all hold it raids', () => {
    const s = alone({ leader: 'outrider', provisions: 3, horses: { 'doubling dun': 1 } });
    expect(checks(s, 9)).toEqual(['slots 4/1', 'provisions 3/3', 'strength 3/3']);
    expect(rivalOf(schemed(s, 9))).toMatchObject({ points: 8, provisions: 0 });
  });
});

test('S-72 strength is the leader’s and the horses’; eagle halves never count; provisions are not limited', () => {
  // horses of 1, 1 and 3; as an eagle the one would add 2
  const s = alone({
    leader: 'outrider',
    horses: { 'fierce dun': 1, 'doubling dun': 1, 'swift roan': 1 },
    provisions: 20,
  });
  expect(rivalStrength(s.state())).toBe(2 + 1 + 1 + 3);
  const more = alone({ leader: 'huntsman', provisions: 2 });
  expect(rivalOf(schemed(more, 11))?.provisions).toBe(5);
  expect(rivalOf(schemed(alone({ provisions: 20 }), 1))?.provisions).toBe(20);
});

describe('S-73 a raid of the rival', () => {
  const strong = (): Table => alone({ leader: 'outrider', provisions: 8, horses: { 'swift roan': 3 } });

  test('S-73 the numbered slot; plunder to the supply, the worker out of the game, the quest turned up', () => {
    const before = look(strong().state());
    const s = play(strong(), ...turn, 'scheme 7', 'quest 2G=6');
    // Assyria, third slot
    const plunder = before.slots[8].plunder;
    expect(slotOf(s, 'Assyria centre', 1)).toMatchObject({
      plunder: { gold: 0, equipment: 0, wagon: 0, livestock: 0 },
      worker: null,
      quest: '2G=6',
    });
    for (const kind of ['gold', 'equipment', 'wagon', 'livestock'] as const)
      expect(look(s).supply[kind]).toBe(before.supply[kind] + plunder[kind]);
    expect(rivalOf(s)).toMatchObject({ points: 7, provisions: 5 });
    expect(player(s, 1).worker).toBe('blue');
  });

  test('S-73 an empty slot: the next to the right, from the last back to the first', () => {
    const s = strong().slot('Cimmeria centre', 2, {}, null).slot('Cimmeria left', 1, {}, null);
    // scheme 4 is for the fourth slot of Cimmeria; the first is empty as well
    const after = play(s, ...turn, 'scheme 4', 'quest 2G=6');
    expect(slotOf(after, 'Cimmeria left', 2)).toMatchObject({ worker: null, quest: '2G=6' });
  });

  const spent = (horses: Record<string, number>, strength: number): Record<string, number> => {
    const s = alone({ leader: 'trader', horses }).state();
    const names = s.board.animalNames;
    return Object.fromEntries(horsesFor(s, strength).flatMap((n, animal) => (n ? [[names[animal], n]] : [])));
  };
  // strength 1: doubling dun; 2: doubling bay, calling grey; 3: calling black, swift roan
  test.each<[string, Record<string, number>, number, Record<string, number>]>([
    ['nothing if the leader is strong enough', { 'swift roan': 1 }, 0, {}],
    ['the fewest cards', { 'doubling dun': 3, 'swift roan': 1 }, 3, { 'swift roan': 1 }],
    [
      'the fewest cards, even with waste',
      { 'doubling dun': 1, 'swift roan': 1, 'doubling bay': 1 },
      4,
      { 'doubling dun': 1, 'swift roan': 1 },
    ],
    ['of those the least waste', { 'doubling bay': 1, 'swift roan': 1 }, 2, { 'doubling bay': 1 }],
    [
      'of those the set that leaves the strongest horse',
      { 'doubling dun': 1, 'doubling bay': 2, 'swift roan': 1 },
      4,
      { 'doubling bay': 2 },
    ],
    ['waste where there is no other way', { 'swift roan': 2 }, 4, { 'swift roan': 2 }],
  ])('S-73 horses it discards: %s', (_, horses, strength, wanted) => {
    expect(spent(horses, strength)).toEqual(wanted);
  });

  test('S-41 S-73 a hole in the row is filled from them at the end of the rival’s turn', () => {
    const horses: Record<string, number> = { ...look(alone().row('', '', '').state()).animals.deck };
    horses['noble dun'] -= 1;
    const s = alone({ leader: 'outrider', provisions: 8, horses }).row('', 'noble dun', '').state();
    // strength 3 with a leader of 2: one horse of 1, and then it is the only animal to fill a hole
    play(s, ...turn, 'scheme 9', 'quest 2G=6', 'animal doubling dun');
    expect(look(s).animals).toEqual({ row: ['doubling dun', 'noble dun', null], deck: {}, discard: {} });
    expect(moves(s)[0]).toMatch(/^place/);
  });

  test('S-73 discarded horses lie with the animals’ discard', () => {
    const s = play(strong(), ...turn, 'scheme 9', 'quest 2G=6');
    // strength 3 with a leader of 2: one horse of 3
    expect(rivalOf(s)?.horses).toEqual({ 'swift roan': 2 });
    expect(look(s).animals.discard).toEqual({ 'swift roan': 1 });
  });
});

describe('S-74 a quest of the rival', () => {
  /** A table whose Greece is empty, so that the schemes 12 to 14 take quests. */
  const questing = (): Table => {
    const s = alone({ provisions: 9 });
    for (const side of ['left', 'centre']) for (const slot of [1, 2] as const) s.slot(`Greece ${side}`, slot, {});
    return s;
  };
  const taken = (s: Table, scheme: number) =>
    eventsOf(s, ...turn, `scheme ${scheme}`).flatMap((event) =>
      event.type === 'rival-quest' ? [`${event.at.settlement ?? 'village'} ${event.at.slot}`] : [],
    );

  /** Raided slots whose quest is face up. */
  const turnedUp = (s: Table, ...slots: [settlement: string, slot: 1 | 2, quest: string][]): Table => {
    for (const [settlement, slot, quest] of slots) s.slot(settlement, slot, {}, quest);
    return s;
  };

  test('S-74 down: from the village’s upper row; its rows come first', () => {
    // scheme 13: down, right
    const up = () => turnedUp(questing(), ['Cimmeria left', 2, '2W=4'], ['Cimmeria centre', 1, '2G=6']);
    expect(taken(up(), 13)).toEqual(['village 1']);
    expect(taken(up().villageQuests(null, '5S=3'), 13)).toEqual(['village 2']);
    expect(taken(up().villageQuests(null, null), 13)).toEqual(['Cimmeria left 2']);
  });

  test('S-74 up: from Persia’s side; left: the rightmost first, right: the leftmost first', () => {
    // 12: up, left; 14: up, right
    const up = () =>
      turnedUp(questing(), ['Persia left', 1, '2W=4'], ['Persia left', 2, '2G=6'], ['Cimmeria left', 1, '4L=4']);
    expect(taken(up(), 12)).toEqual(['Persia left 2']);
    expect(taken(up(), 14)).toEqual(['Persia left 1']);
    expect(rivalOf(schemed(up(), 14))?.quests).toEqual(['2W=4']);
  });

  test('S-74 only quests face up: a row of none but hidden ones is passed over', () => {
    // Persia and Assyria are full of quests face down
    const up = turnedUp(questing(), ['Cimmeria centre', 1, '2W=4']);
    expect(taken(up, 12)).toEqual(['Cimmeria centre 1']);
    expect(taken(questing(), 12)).toEqual(['village 2']);
    expect(taken(questing(), 14)).toEqual(['village 2']);
    expect(taken(questing().villageQuests('5S=3', null), 12)).toEqual(['village 1']);
  });

  test('S-74 if none is face up it takes a horse, however many lie face down', () => {
    const s = questing().villageQuests(null, null);
    const after = play(s, ...turn, 'scheme 13', 'animal noble dun');
    expect(rivalOf(after)?.quests).toEqual([]);
    expect(Object.values(rivalOf(after)?.horses ?? {})).toEqual([1]);
    expect(look(after).slots.filter(({ quest }) => quest === 'face down')).toHaveLength(12);
  });

  test('S-74 at a table of the first version it takes hidden ones, too', () => {
    const before = () => questing().with({ options: { leader: 'trader', rivalQuests: 'any' } });
    expect(taken(before(), 12)).toEqual(['Persia centre 2']);
    expect(taken(before(), 14)).toEqual(['Persia left 1']);
    expect(look(before().state()).options).toEqual({ leader: 'trader', rivalQuests: 'any' });
  });

  test('S-74 if none is left it takes a horse instead', () => {
    const s = emptied(alone());
    const after = play(s, ...turn, 'scheme 13', 'animal noble dun');
    expect(rivalOf(after)).toMatchObject({ quests: [], horses: { 'doubling dun': 1 } });
  });
});

describe('S-75 a horse of the rival', () => {
  const weak = (...row: string[]) => alone({ provisions: 9 }).row(...row);

  test('S-75 the one at the scheme’s position, and the row refills', () => {
    // scheme 6: horse 3, strength 3
    const s = play(weak('doubling dun', 'calling grey', 'swift roan'), ...turn, 'scheme 6', 'animal noble dun');
    expect(rivalOf(s)?.horses).toEqual({ 'swift roan': 1 });
    expect(look(s).animals.row).toEqual(['doubling dun', 'calling grey', 'noble dun']);
  });

  /** Nothing to raid and no quest: every scheme takes a horse. All animals but those of the row are the rival's. */
  const hoard = (...row: string[]): Table => {
    const horses: Record<string, number> = { ...look(alone().row('', '', '').state()).animals.deck };
    for (const name of row) if (name) horses[name] -= 1;
    return emptied(alone({ horses })).row(...row);
  };

  test('S-75 if there is none there, the rightmost; if none at all, nothing happens', () => {
    // scheme 6 again: the third
    const s = hoard('doubling dun', 'calling grey', '').state();
    const told = eventsOf(s, ...turn, 'scheme 6');
    expect(told.find(({ type }) => type === 'rival-horse')).toMatchObject({ animal: 'calling grey', row: 2 });
    expect(look(s).animals.row).toEqual(['doubling dun', null, null]);
    const none = hoard('', '', '').state();
    expect(eventsOf(none, ...turn, 'scheme 6').find(({ type }) => type === 'rival-horse')).toMatchObject({
      animal: null,
    });
    expect(look(none).rival?.horses).toEqual(look(hoard('', '', '').state()).rival?.horses);
  });
});

describe('S-76 the blocked building', () => {
  test('S-76 no placing there and no taking from there in the player’s next turn', () => {
    // scheme 6 blocks the Meeting Tent, 1 the Silversmith
    const s = schemed(alone(), 6);
    expect(look(s).blocked).toBe('meeting-tent');
    play(s, 'place Farm', 'use 2 provisions');
    expect(movesOf(s, 'take')).toEqual(['Silversmith', 'Town Centre']);
    const t = schemed(alone().village({ farm: 'blue', market: 'blue', 'meeting-tent': 'blue' }), 5);
    expect(look(t).blocked).toBe('barracks');
    expect(movesOf(t, 'place')).not.toContain('Barracks');
  });

  test('S-76 the next scheme blocks another', () => {
    const s = schemed(alone(), 6);
    play(s, 'place Farm', 'use 2 provisions', 'take Silversmith', 'use 3 silver', 'scheme 3');
    expect(look(s).blocked).toBe('farm');
  });
});

describe('S-77 the end alone', () => {
  test('S-77 an empty scheme deck is reshuffled', () => {
    const s = schemed(alone({ schemes: [5] }), 5);
    expect(rivalOf(s)?.schemes).toEqual([]);
    play(s, 'place Farm', 'use 2 provisions', 'take Meeting Tent', 'skip');
    expect(movesOf(s, 'scheme')).toHaveLength(14);
  });

  test('S-77 the rival scores quests and horses beside its points', () => {
    const s = alone({ points: 20, quests: ['2W=4', '2G=6'], horses: { 'doubling dun': 2, 'swift roan': 1 } }).state();
    expect(rivalScore(s)).toMatchObject({ board: 20, quests: 10, animals: 4, total: 34 });
  });

  const finished = (s: Table) => rules.result(s.with({ over: true, pending: [], turnsLeft: 0 }).state());
  const versus = (mine: number, store: object, rival: Rival) =>
    finished(
      table(1)
        .has(1, { points: mine, ...store })
        .with({ rival: { leader: 'trader', ...rival } }),
    ).winners;

  test('S-77 ties by S-62: its silver and kumis are 0, its leader is no crew', () => {
    expect(versus(10, {}, { points: 11, provisions: 0 })).toEqual([]);
    expect(versus(12, {}, { points: 11, provisions: 0 })).toEqual([0]);
    // a horse without points breaks the tie, then provisions against the player's store
    expect(versus(10, { silver: 8 }, { points: 10, provisions: 0, horses: { 'swift roan': 1 } })).toEqual([]);
    expect(versus(10, { silver: 2 }, { points: 10, provisions: 3 })).toEqual([]);
    expect(versus(10, { silver: 2, kumis: 1 }, { points: 10, provisions: 3 })).toEqual([0]);
  });

  test('S-77 the result has the rival with its points and how they came', () => {
    const s = table(1)
      .has(1, { points: 30, silver: 2 })
      .with({
        rival: { leader: 'trader', points: 20, provisions: 3, quests: ['2W=4', '2G=6'], horses: { 'swift roan': 1 } },
      });
    expect(rules.result(s.state())).toMatchObject({ over: false, winners: [], rival: { points: 30, wins: false } });
    expect(finished(s)).toMatchObject({
      over: true,
      winners: [],
      standings: [{ seat: 0, points: 30, rank: 2, cards: 0, store: 2, score: { board: 30, quests: 0 } }],
      rival: {
        points: 30,
        rank: 1,
        wins: true,
        score: { board: 20, crew: 0, animals: 0, quests: 10, plunder: 0 },
        cards: 3,
        store: 3,
      },
      decidedBy: 'cards',
    });
  });

  test('S-77 a full tie has both as winners', () => {
    const s = table(1)
      .has(1, { points: 10, provisions: 3 })
      .with({ rival: { leader: 'trader', points: 10, provisions: 3 } });
    expect(finished(s)).toMatchObject({
      winners: [0],
      standings: [{ seat: 0, rank: 1 }],
      rival: { rank: 1, wins: true },
      decidedBy: 'shared',
    });
  });

  test('S-77 with more players there is no rival', () => {
    expect(rules.result(fresh(3))).not.toHaveProperty('rival');
  });

  const three = (rival: Rival) => {
    const s = alone(rival).crew(1, 'Guard', 'Guard').has(1, { provisions: 3 });
    for (const region of ['Cimmeria', 'Assyria', 'Persia', 'Greece'])
      for (const side of ['left', 'centre'])
        for (const slot of [1, 2] as const)
          if (!['Cimmeria left 1', 'Cimmeria left 2', 'Greece left 1'].includes(`${region} ${side} ${slot}`))
            s.slot(
              `${region} ${side}`,
              slot,
              {},
              region === 'Persia' && side === 'left' ? ['2W=4', '4L=4'][slot - 1] : null,
            );
    return s;
  };

  test('S-77 whoever brings the end about finishes the turn, then the other has one, then they one more', () => {
    const s = three({ provisions: 0 }).state();
    play(s, 'raid Cimmeria left', 'roll red 0', 'plunder 1', 'quest 2G=6');
    expect(look(s).turnsLeft).toBe(2);
    play(s, 'scheme 1');
    expect(look(s)).toMatchObject({ turnsLeft: 1, over: false });
    // the first scheme blocks the Silversmith
    play(s, 'place Farm', 'use 2 provisions', 'take Market');
    expect(look(s)).toMatchObject({ turnsLeft: 0, over: true });
  });

  test('S-77 the rival brings it about: the player has one turn, and the rival one more', () => {
    const s = three({ leader: 'outrider', provisions: 9 }).state();
    play(s, ...turn, 'scheme 1', 'quest 2G=6');
    expect(look(s)).toMatchObject({ turnsLeft: 2, over: false });
    play(s, 'place Farm', 'use 2 provisions', 'take Meeting Tent', 'skip');
    expect(look(s)).toMatchObject({ turnsLeft: 1, over: false });
    const last = eventsOf(s, 'scheme 2', 'quest 7S=4');
    expect(last.at(-1)).toEqual({ type: 'over' });
    expect(look(s)).toMatchObject({ turnsLeft: 0, over: true, blocked: null });
  });
});
