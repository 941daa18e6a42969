import { describe, expect, test } from 'vitest';
import { eventsOf, look, moves, play, type Table, table } from '../testing/table.ts';
import { rules } from './index.ts';
import { scoreOf, tieBreaks } from './score.ts';
import type { State } from './state/state.ts';

const REGIONS = ['Cimmeria', 'Assyria', 'Persia', 'Greece'];

/** All slots of two or four players empty but the named ones; no quest lies where none is given. */
function plundered(s: Table, left: readonly string[], quests: Readonly<Record<string, string>> = {}): Table {
  for (const region of REGIONS)
    for (const side of ['left', 'centre', 'right'])
      for (const slot of [1, 2] as const) {
        const where = `${region} ${side}`;
        if (!left.includes(`${where} ${slot}`)) s.slot(where, slot, {}, quests[`${where} ${slot}`] ?? null);
      }
  return s;
}

/** A turn of whoever is next in which nothing is gained. */
function idle(s: State): State {
  for (const words of ['place', 'skip', 'take', 'skip'])
    if (moves(s).some((text) => text.startsWith(words))) play(s, moves(s).find((text) => text.startsWith(words)) ?? '');
  return s;
}

const FACE_UP = { 'Persia left 1': '2W=4', 'Persia left 2': '4L=4' };

describe('S-60 the end', () => {
  const raiders = () =>
    plundered(
      table(3).crew(1, 'Guard', 'Guard').has(1, { provisions: 3 }),
      ['Cimmeria left 1', 'Cimmeria left 2', 'Greece left 1'],
      FACE_UP,
    );

  test('S-60 two slots left: the turn is finished, then everybody takes one more, the one who did it included', () => {
    const s = raiders().state();
    const told = eventsOf(s, 'raid Cimmeria left', 'roll red 0', 'plunder 1', 'quest 2G=6');
    expect(told.at(-1)).toEqual({ type: 'last-turns', why: 'slots', left: 3 });
    expect(look(s)).toMatchObject({ turn: 2, turnsLeft: 3, over: false });
    expect(look(idle(s))).toMatchObject({ turn: 3, turnsLeft: 2, over: false });
    expect(look(idle(s))).toMatchObject({ turn: 1, turnsLeft: 1, over: false });
    expect(look(idle(s))).toMatchObject({ turnsLeft: 0, over: true });
    expect(moves(s)).toEqual([]);
  });

  test('S-60 two quests left on the board, face up or down', () => {
    const three = () =>
      table(2)
        .worker(1, 'grey')
        .village({ market: 'blue', silversmith: 'blue', farm: 'blue' })
        .has(1, { silver: 5 })
        .villageQuests('5S=3', '2E=4');
    const s = plundered(three(), ['Cimmeria left 1', 'Greece left 1', 'Greece left 2'], { 'Persia left 1': '2W=4' });
    // three quests in the open, one of them of a slot, and one face down: four
    const four = play(s, "place Chief's Tent", 'complete 5S=3 at village 1', 'take Market');
    expect(look(four)).toMatchObject({ turn: 2, turnsLeft: null });
    const fewer = plundered(three(), ['Cimmeria left 1', 'Greece left 1', 'Greece left 2']);
    const told = eventsOf(fewer, "place Chief's Tent", 'complete 5S=3 at village 1', 'take Market');
    expect(told.at(-1)).toEqual({ type: 'last-turns', why: 'quests', left: 2 });
  });

  test('S-60 the last turns bring no more turns', () => {
    const s = raiders().with({ turnsLeft: 2 }).state();
    play(s, 'raid Cimmeria left', 'roll red 0', 'plunder 1', 'quest 2G=6');
    expect(look(s).turnsLeft).toBe(1);
  });
});

describe('S-61 what is added at the end', () => {
  test('S-61 crew with end points, animals, quests and plunder', () => {
    const s = table(2)
      .has(1, { points: 51, gold: 2, equipment: 3, wagon: 1, livestock: 5 })
      .crew(1, 'Guard', 'Goldsmith', 'Warrior')
      .eagles(1, 'swift roan')
      .horses(1, '', '', '', 'doubling dun')
      .quests(1, '2E=4', 'strength 11=6')
      .villageQuests('5S=3', '2W=4')
      .state();
    expect(scoreOf(s, 0)).toEqual({
      board: 51,
      crew: 2 + 2, // Guard, and a point for each gold
      animals: 1 + 2,
      quests: 4 + 6,
      plunder: 4 + 3 + 1 + 2,
      total: 78,
    });
  });

  test('S-61 points are counted on past 100', () => {
    expect(scoreOf(table(2).has(1, { points: 120, gold: 1 }).state(), 0).total).toBe(122);
  });
});

describe('S-62 ties', () => {
  const over = (s: Table) => rules.result(s.with({ over: true, pending: [], turnsLeft: 0 }).state());

  test('S-62 most crew, animals and quests together', () => {
    const s = table(3)
      .has(1, { points: 4, silver: 8 })
      .has(2, { points: 4 })
      .has(3, { points: 0 })
      .crew(2, 'Warrior')
      .quests(3, '2E=4')
      .villageQuests('5S=3', '2W=4');
    expect(over(s)).toMatchObject({
      winners: [1, 2],
      standings: [
        { seat: 1, points: 4, rank: 1 },
        { seat: 2, points: 4, rank: 1 },
        { seat: 0, points: 4, rank: 3 },
      ],
    });
    expect(tieBreaks(s.eagles(2, 'doubling dun').horses(2, 'swift roan').state(), 1)).toEqual([4, 3, 0]);
  });

  test('S-62 then most silver, provisions and kumis', () => {
    const s = table(2).has(1, { silver: 2, kumis: 1 }).has(2, { provisions: 4 });
    expect(over(s).winners).toEqual([1]);
  });

  test('S-62 then they share the victory', () => {
    expect(over(table(2).has(1, { silver: 2, kumis: 2 }).has(2, { provisions: 4 })).winners).toEqual([0, 1]);
  });
});

describe('S-63 no deadlock', () => {
  /** Only Assyria centre is left, which takes grey alone, with four quests face down elsewhere. */
  const stuck = () =>
    plundered(table(4).villageQuests('2E=4', '5S=3'), [
      'Assyria centre 1',
      'Assyria centre 2',
      'Assyria right 1',
      'Assyria right 2',
    ]);
  const turn = ['place Silversmith', 'use 3 silver', 'take Market'];

  test('S-63 no worker left for any slot that is left: the last turns begin', () => {
    expect(eventsOf(stuck(), ...turn).at(-1)).toEqual({ type: 'last-turns', why: 'deadlock', left: 4 });
  });

  test('S-63 a worker that could go, in the village or with anybody, keeps the game going', () => {
    expect(look(play(stuck().worker(3, 'grey'), ...turn)).turnsLeft).toBeNull();
    const village = stuck().village({ stables: 'grey', 'meeting-tent': 'blue', market: 'blue' });
    expect(look(play(village, ...turn)).turnsLeft).toBeNull();
  });

  test('S-63 with two quests face down or fewer the others can still be completed', () => {
    const s = plundered(table(4).villageQuests('2E=4', '5S=3'), [
      'Assyria centre 1',
      'Assyria centre 2',
      'Greece left 1',
    ]);
    expect(look(play(s, ...turn)).turnsLeft).toBeNull();
  });
});
