import { describe, expect, test } from 'vitest';
import { addedUp, eventsOf, look, moves, play, player, type Table, table } from '../../testing/table.ts';
import type { Region, WorkerColour } from '../scenario/scenario-types.ts';
import { scoreOf } from '../score.ts';
import type { State } from '../state/state.ts';

// The left-hand ability of every crew, plain and under a doubling eagle; the numbers are those of the rules' table.

const REGIONS: readonly Region[] = ['Cimmeria', 'Assyria', 'Persia', 'Greece'];
const ROLLS: Readonly<Record<Region, readonly string[]>> = {
  Cimmeria: ['red'],
  Assyria: ['red', 'white'],
  Persia: ['red', 'white', 'white'],
  Greece: ['red', 'red', 'white', 'white'],
};
const DOUBLED = [
  ['plain', 1],
  ['doubled', 2],
] as const;

/** Four others beside it who add nothing to a raid but strength. */
const others = (card: string): string[] =>
  card === 'Guard' ? ['Elder', 'Elder', 'Zealot'] : ['Guard', 'Guard', 'Elder'];

const raiders = (card: string, times: number, worker: WorkerColour = 'grey'): Table =>
  table(2)
    .worker(1, worker)
    .crew(1, card, ...others(card))
    .eagles(1, times === 2 ? 'doubling dun' : '')
    .has(1, { provisions: 8, wagon: 4, kumis: 8 });

/** A raid up to the sum of strength; every die shows 0 unless another face is given for its colour. */
const raid = (region: Region, faces: Readonly<Record<string, string>> = {}): string[] => [
  `raid ${region} left`,
  'kumis 8',
  ...ROLLS[region].map((die) => `roll ${die} ${faces[die] ?? '0'}`),
];

/** Draws whatever comes while cards are drawn. */
function drawAll(s: State): State {
  while (moves(s)[0]?.startsWith('draw ')) play(s, moves(s)[0]);
  return s;
}

const named = new Set<string>();
const rows = <Row extends readonly [string, ...unknown[]]>(...all: Row[]): Row[] => {
  for (const [name] of all) named.add(name);
  return all;
};

describe('a reward for a raid on a region', () => {
  const rewards = rows(
    ['Herdsman', 'Cimmeria', { silver: 1 }],
    ['Warrior', 'Cimmeria', { points: 1 }],
    ['Champion', 'Assyria', { silver: 2 }],
    ['Axewoman', 'Assyria', { points: 1 }],
    ['Traveller', 'Persia', { cards: 1 }],
    ['Lancer', 'Persia', { points: 1 }],
    ['Warlord', 'Greece', { points: 2 }],
  );
  for (const [how, times] of DOUBLED)
    test.each(rewards)(`${how}: %s in %s`, (card, where, gives) => {
      for (const region of REGIONS) {
        const s = raiders(card, times).state();
        const event = eventsOf(s, ...raid(region)).find(({ type }) => type === 'strength');
        const tier = event?.type === 'strength' ? event.points : 0;
        drawAll(s);
        const { silver, points, handSize } = player(s, 1);
        const wanted: Record<string, number> = { silver: 0, points: 0, cards: 0 };
        if (region === where) for (const [what, n] of Object.entries(gives)) wanted[what] = n * times;
        expect({ silver, points: points - tier, cards: handSize }).toEqual(wanted);
      }
    });
});

describe('strength in a raid', () => {
  const CASES = [
    ['Cimmeria', 'blue'],
    ['Cimmeria', 'grey'],
    ['Assyria', 'blue'],
    ['Assyria', 'grey'],
    ['Persia', 'grey'],
    ['Persia', 'red'],
    ['Greece', 'grey'],
    ['Greece', 'red'],
  ] as const;
  const strengths = rows(
    ['Outrunner', [2, 2, 0, 0, 0, 0, 0, 0]],
    ['Archer', [0, 0, 2, 2, 0, 0, 0, 0]],
    ['Sapper', [0, 0, 0, 0, 3, 3, 0, 0]],
    ['Conqueror', [0, 0, 0, 0, 0, 0, 3, 3]],
    ['Scout', [2, 0, 2, 0, 0, 0, 0, 0]],
    ['Adversary', [0, 2, 0, 2, 2, 0, 2, 0]],
    ['Amazon', [0, 0, 0, 0, 0, 3, 0, 3]],
  );
  for (const [how, times] of DOUBLED)
    test.each(strengths)(`${how}: %s by region and worker`, (card, adds) => {
      const found = CASES.map(
        ([region, worker]) => addedUp(raiders(card, times, worker), ...raid(region)).terms.abilities,
      );
      expect(found).toEqual(adds.map((n) => n * times));
    });

  const sum = (s: Table) => addedUp(s.has(1, { provisions: 8, kumis: 8 }), ...raid('Cimmeria')).terms.abilities;

  test('Falconer: one for each own eagle in a crewed place', () => {
    named.add('Falconer');
    const crew = () => table(2).crew(1, 'Falconer', 'Guard', 'Guard');
    expect(sum(crew())).toBe(0);
    expect(sum(crew().eagles(1, '', 'swift roan'))).toBe(1);
    expect(sum(crew().eagles(1, 'calling grey', 'swift roan', 'noble dun'))).toBe(3);
    // the fourth place has no crew; a horse is no eagle, and another's eagle not one's own
    expect(
      sum(crew().eagles(1, '', '', 'swift roan', 'noble dun').horses(1, 'swift roan').eagles(2, 'fierce dun')),
    ).toBe(1);
    expect(sum(crew().eagles(1, 'doubling dun', 'swift roan', 'noble dun'))).toBe(6);
  });

  test('Captain: one for every two others', () => {
    named.add('Captain');
    const adds = (crew: number, eagle = '') =>
      sum(
        table(2)
          .crew(1, 'Captain', ...['Guard', 'Guard', 'Elder', 'Elder'].slice(0, crew - 1))
          .eagles(1, eagle),
      );
    expect([2, 3, 4, 5].map((crew) => adds(crew))).toEqual([0, 1, 1, 2]);
    expect([2, 3, 4, 5].map((crew) => adds(crew, 'doubling bay'))).toEqual([0, 2, 2, 4]);
  });
});

describe('wounds ignored', () => {
  const ignored = rows(['Strongman', [0, 0, 0, 2]], ['Shieldbearer', [0, 0, 2, 0]], ['Healer', [1, 1, 1, 1]]);
  for (const [how, times] of DOUBLED)
    test.each(ignored)(`${how}: %s`, (card, numbers) => {
      const found = REGIONS.map((region) => {
        const s = play(raiders(card, times), ...raid(region, { red: '2/2w', white: '3w' }));
        const most = /^ignore (\d)$/.exec(moves(s)[0]);
        if (most) expect(moves(s).at(-1)).toBe('ignore 0');
        return Number(most?.[1] ?? 0);
      });
      expect(found).toEqual(numbers.map((n) => n * times));
    });
});

test.each(DOUBLED)('%s: Brawler rerolls one die, %i times', (_, times) => {
  named.add('Brawler');
  const s = raiders('Brawler', times).state();
  play(s, ...raid('Cimmeria'));
  for (let n = 0; n < times; n++) play(s, 'reroll red 0', 'roll red 0');
  expect(moves(s)).toEqual(['plunder 1', 'plunder 2']);
});

describe('costs', () => {
  test.each(DOUBLED)('%s: Forager saves %i provisions on a raid', (_, times) => {
    named.add('Forager');
    const left = REGIONS.map((region) => player(play(raiders('Forager', times), `raid ${region} left`), 1).provisions);
    expect(left).toEqual([3, 4, 3, 2].map((cost) => 8 - Math.max(0, cost - times)));
    expect(player(play(raiders('Forager', times), 'raid Greece left'), 1).wagon).toBe(2);
  });

  test.each(DOUBLED)('%s: Wagoner saves %i wagons on a raid', (_, times) => {
    named.add('Wagoner');
    const wagons = (region: Region) => player(play(raiders('Wagoner', times), `raid ${region} left`), 1).wagon;
    expect([wagons('Cimmeria'), wagons('Persia'), wagons('Greece')]).toEqual([4, 4, times === 1 ? 3 : 4]);
    expect(player(play(raiders('Wagoner', times), 'raid Persia left'), 1).provisions).toBe(5);
  });

  test.each(DOUBLED)('%s: Recruiter hires for %i silver less', (_, times) => {
    named.add('Recruiter');
    const s = raiders('Recruiter', times).has(1, { silver: 4 }).hand(1, 'Strongman');
    expect(player(play(s, 'place Barracks', 'hire Strongman at 5'), 1).silver).toBe(times);
    expect(moves(play(s.has(1, { silver: 3 - times }), 'place Barracks'))).not.toContain('hire Strongman at 5');
  });
});

describe('more at a building', () => {
  const at = (card: string, times: number, worker: WorkerColour) =>
    raiders(card, times, worker)
      .village({ market: 'blue', 'meeting-tent': 'blue', barracks: 'blue' })
      .has(1, { provisions: 0, wagon: 0 });

  test.each(DOUBLED)('%s: Coiner, %i silver more at the Silversmith', (_, times) => {
    named.add('Coiner');
    const silver = (worker: WorkerColour, n: number) =>
      player(play(at('Coiner', times, worker), 'place Silversmith', `use ${n} silver`), 1).silver;
    expect([silver('blue', 3), silver('grey', 2), silver('red', 2)]).toEqual([3 + times, 2 + times, 2 + times]);
    // nothing more elsewhere, nor for an action that is not carried out
    expect(player(play(at('Coiner', times, 'blue'), 'place Farm', 'use 2 provisions'), 1).silver).toBe(0);
    expect(player(play(at('Coiner', times, 'blue'), 'place Silversmith', 'skip'), 1).silver).toBe(0);
    // where the worker is taken, too
    const taken = at('Coiner', times, 'blue').village({ silversmith: 'grey', market: 'blue', barracks: 'blue' });
    expect(player(play(taken, 'place Farm', 'skip', 'take Silversmith', 'use 2 silver'), 1).silver).toBe(2 + times);
  });

  test.each(DOUBLED)('%s: Farmer, %i provisions more at the Farm, with the wagon too', (_, times) => {
    named.add('Farmer');
    const farm = (worker: WorkerColour, use: string) =>
      player(play(at('Farmer', times, worker), 'place Farm', `use ${use}`), 1);
    expect(farm('blue', '2 provisions').provisions).toBe(2 + times);
    expect(farm('grey', '2 provisions').provisions).toBe(2 + times);
    expect(farm('red', '3 provisions').provisions).toBe(3 + times);
    expect(farm('red', '1 wagon')).toMatchObject({ wagon: 1, provisions: times });
  });

  test('a building used without a worker counts as well', () => {
    const s = at('Coiner', 1, 'blue').hand(1, 'Traveller');
    expect(player(play(s, 'place Town Centre', 'play Traveller', 'visit Silversmith'), 1).silver).toBe(4);
  });
});

describe('when wounded', () => {
  const wounded = rows(['Schemer', 'cards'], ['Berserker', 'points'], ['Veteran', 'provisions']);
  for (const [how, times] of DOUBLED)
    test.each(wounded)(`${how}: %s, one of %s`, (card, what) => {
      const gained = (...places: number[]) => {
        const s = raiders(card, times).state();
        play(s, ...raid('Cimmeria', { red: '2/2w' }), ...places.map((place) => `wound ${place}`));
        const { handSize, points, provisions } = player(drawAll(s), 1);
        return { cards: handSize, points: points - 1, provisions: provisions - 5 };
      };
      const nothing = { cards: 0, points: 0, provisions: 0 };
      expect(gained(1, 2)).toEqual({ ...nothing, [what]: times });
      expect(gained(1, 1)).toEqual({ ...nothing, [what]: times });
      expect(gained(2, 2)).toEqual(nothing);
    });
});

describe('when killed', () => {
  const killed = rows(['Gravedigger', 0, { gold: 1 }], ['Mercenary', 4, { silver: 2 }], ['Zealot', 3, { points: 2 }]);
  for (const [how, times] of DOUBLED)
    test.each(killed)(`${how}: %s`, (card, wounds, gives) => {
      const s = raiders(card, times)
        .crew(1, `${card} ${wounds}`, ...others(card))
        .state();
      const { supply } = look(s);
      play(s, ...raid('Cimmeria', { red: '2/2w' }), 'wound 1', 'wound 2');
      const { gold, silver, points } = player(s, 1);
      const wanted: Record<string, number> = { gold: 0, silver: 0, points: 0 };
      for (const [what, n] of Object.entries(gives)) wanted[what] = n * times;
      expect({ gold, silver, points: points - 1 }).toEqual(wanted);
      expect(look(s).supply.gold).toBe(supply.gold - gold);
      expect(look(s).crewCards.discard).toEqual({ [card]: 1 });
    });

  test.each(DOUBLED)('%s: Survivor returns to hand', (_, times) => {
    named.add('Survivor');
    const s = raiders('Survivor', times).crew(1, 'Survivor 2', 'Guard', 'Guard').state();
    play(s, ...raid('Cimmeria', { red: '2/2w' }), 'wound 1', 'wound 2');
    expect(player(s, 1)).toMatchObject({ hand: ['Survivor'], silver: 0, points: 1 });
    expect(look(s).crewCards.discard).toEqual({});
  });
});

describe('points at the end', () => {
  const crewPoints = (s: Table, eagle = ''): number => scoreOf(s.eagles(1, eagle).state(), 0).crew;
  const both = (s: () => Table): number[] => [crewPoints(s()), crewPoints(s(), 'doubling dun')];
  const QUESTS = ['2E=4', '2W=4', '4L=4', '2G=6', '7S=4', '5S=3'];

  test.each(rows(['Elder'], ['Guard']))('%s: 2, or 4', (card) => {
    expect(both(() => table(2).crew(1, card))).toEqual([2, 4]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('with %i: Merchant, Chronicler, Horsemaster and Goldsmith', (n) => {
    for (const card of ['Merchant', 'Chronicler', 'Horsemaster', 'Goldsmith']) named.add(card);
    const most4 = [0, 1, 2, 3, 4, 4, 4][n];
    expect(both(() => table(2).crew(1, 'Merchant').has(1, { wagon: n }))).toEqual([most4, 2 * most4]);
    const quests = () =>
      table(2)
        .crew(1, 'Chronicler')
        .villageQuests(null, null)
        .quests(1, ...QUESTS.slice(0, n));
    expect(both(quests)).toEqual([most4, 2 * most4]);
    expect(both(() => table(2).crew(1, 'Goldsmith').has(1, { gold: n }))).toEqual([n, 2 * n]);
    if (n > 5) return;
    const pairs = [0, 0, 1, 1, 2, 2][n];
    const horses = Array<string>(n).fill('swift roan');
    expect(
      both(() =>
        table(2)
          .crew(1, 'Horsemaster')
          .horses(1, ...horses),
      ),
    ).toEqual([pairs, 2 * pairs]);
  });

  test('all others have none', () => {
    const scoring = ['Elder', 'Guard', 'Merchant', 'Chronicler', 'Horsemaster', 'Goldsmith'];
    const s = () => table(2).has(1, { gold: 3, wagon: 3 }).horses(1, 'swift roan', 'swift roan').quests(1, '2G=6');
    for (const card of named)
      if (!scoring.includes(card)) expect([card, crewPoints(s().crew(1, card), 'doubling dun')]).toEqual([card, 0]);
  });
});

test('none of the 38 is left out', () => {
  expect([...named].sort()).toEqual([...table(2).state().board.crewNames].sort());
});
