import { describe, expect, test } from 'vitest';
import scythia from '../../scenarios/scythia.json' with { type: 'json' };
import {
  ANIMALS,
  CREW,
  DICE,
  HEROES,
  LEADERS,
  QUESTS,
  rowsOf,
  SCHEMES,
  SETTLEMENTS,
} from '../../testing/printed-tables.ts';
import { look, moves, play, player, table } from '../../testing/table.ts';
import { rules } from '../index.ts';
import { compileBoard, questKey } from './board.ts';
import { checkScenario } from './check-scenario.ts';
import type { Scenario } from './scenario-types.ts';

const scenario = scythia as unknown as Scenario;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('the scenario is what the tables print', () => {
  test('settlements', () => {
    const rows = scenario.settlements.map((one) =>
      [
        one.name,
        one.workers.join(' '),
        one.crew,
        `${one.provisions} ${one.wagons}`,
        `${one.dice.red} ${one.dice.white}`,
        one.tiers.map(({ strength, points }) => `${strength}→${points}`).join(' '),
        one.wounds,
        one.slots.map(({ plunder, worker }) => `${plunder} ${worker}`).join(', '),
      ].join(' | '),
    );
    expect(rows).toEqual(rowsOf(SETTLEMENTS));
    expect(scenario.settlements.every(({ name, region }) => name.startsWith(region))).toBe(true);
  });

  test('dice', () => {
    expect(Object.fromEntries(Object.entries(scenario.dice).map(([die, faces]) => [die, faces.join(' ')]))).toEqual(
      DICE,
    );
  });

  test('crew and heroes', () => {
    const cards = scenario.crew.map(({ name, cost, strength }) => `${name} ${cost}/${strength}`);
    expect(cards.join(', ')).toBe(rowsOf(CREW).join(' '));
    expect(scenario.heroes.map(({ name }) => name).join(' ')).toBe(HEROES);
  });

  test('animals', () => {
    const rows = scenario.animals.map(
      ({ eagle, horse, copies }) =>
        `${eagle.kind} ${eagle.strength} ${eagle.points} | ${horse.strength} ${horse.points} | ${copies}`,
    );
    expect(rows).toEqual(rowsOf(ANIMALS));
  });

  test('quests', () => {
    expect(scenario.quests.map((quest) => questKey(quest).replace('=', ' ')).join(' · ')).toBe(QUESTS);
  });

  test('leaders and schemes', () => {
    expect(scenario.leaders.map((one) => `${one.name} ${one.strength} ${one.provisions} ${one.gains}`).join(', ')).toBe(
      LEADERS,
    );
    const rows = scenario.schemes.map((one) =>
      [
        `${one.region} ${one.slot}`,
        `${one.provisions} ${one.strength} ${one.points}`,
        `${one.quest.row} ${one.quest.along}`,
        one.horse,
        one.blocks,
      ].join(' | '),
    );
    expect(rows).toEqual(rowsOf(SCHEMES));
  });
});

describe('S-1 components', () => {
  test('S-1 plunder, cards, quests, schemes and leaders', () => {
    expect(scenario.plunder).toEqual({ gold: 14, equipment: 20, wagon: 20, livestock: 26 });
    expect(sum(Object.values(scenario.plunder))).toBe(80);
    expect(scenario.heroes).toHaveLength(8);
    expect(scenario.crew).toHaveLength(38);
    expect(scenario.crew.every(({ copies }) => copies === 2)).toBe(true);
    expect(scenario.quests).toHaveLength(26);
    expect(scenario.schemes).toHaveLength(14);
    expect(scenario.leaders).toHaveLength(4);
  });

  test('S-1 workers above the slots: 11 grey, 13 red; 72 of 80 plunder in them', () => {
    const slots = scenario.settlements.flatMap((settlement) => settlement.slots);
    expect(slots.filter(({ worker }) => worker === 'grey')).toHaveLength(11);
    expect(slots.filter(({ worker }) => worker === 'red')).toHaveLength(13);
    expect(sum(slots.map(({ plunder }) => plunder))).toBe(72);
  });

  test('S-1 36 animals, 12 of each kind of eagle; strength and points of a horse are 3', () => {
    const cards = (kind: string) =>
      sum(scenario.animals.filter(({ eagle }) => eagle.kind === kind).map(({ copies }) => copies));
    expect([cards('double'), cards('unlock'), cards('plain')]).toEqual([12, 12, 12]);
    expect(scenario.animals.every(({ horse }) => horse.strength + horse.points === 3)).toBe(true);
  });

  test('S-1 two dice of a colour are enough for every settlement', () => {
    expect(scenario.settlements.every(({ dice }) => dice.red <= 2 && dice.white <= 2)).toBe(true);
  });
});

describe('S-2 what runs out', () => {
  test('S-2 plunder that has run out can’t be gained', () => {
    // all gold is with the second player
    const s = table(2)
      .village({ market: 'blue', silversmith: 'blue', farm: 'blue' })
      .has(2, { gold: 14 })
      .has(1, { silver: 3, equipment: 1 })
      .hand(1, 'Goldsmith', 'Conqueror', 'Zealot');
    expect(moves(play(s, 'place Town Centre'))).not.toContain('play Goldsmith');
    expect(moves(play(s, 'place Town Centre'))).not.toContain('play Conqueror');
    // when killed the Gravedigger finds nothing either
    const grave = table(2).has(2, { gold: 14 }).crew(1, 'Gravedigger', 'Guard').has(1, { provisions: 3 });
    expect(player(play(grave, 'raid Cimmeria left', 'roll red 2/2w', 'wound 1'), 1).gold).toBe(0);
  });

  test('S-2 of what is left one gets as much as there is', () => {
    const s = table(2)
      .has(2, { gold: 13 })
      .crew(1, 'Gravedigger', 'Guard')
      .eagles(1, 'doubling dun')
      .has(1, { provisions: 3 });
    const after = play(s, 'raid Cimmeria left', 'roll red 2/2w', 'wound 1');
    expect(player(after, 1).gold).toBe(1);
    expect(look(after).supply.gold).toBe(0);
  });

  test('S-2 silver, kumis, provisions and wounds never run out', () => {
    const s = table(4);
    for (const seat of [1, 2, 3, 4]) s.has(seat, { silver: 8, kumis: 8, provisions: 8 });
    expect(player(play(s, 'place Silversmith', 'use 3 silver'), 1).silver).toBe(11);
  });
});

describe('what is wrong with a scenario is said in a sentence', () => {
  const objection = (change: (scenario: Record<string, never>) => void): string => {
    const copy = structuredClone(scythia) as unknown as Record<string, never>;
    change(copy);
    const checked = checkScenario(copy);
    return checked.ok ? 'sound' : checked.error.message;
  };

  test('the one that we ship is sound, and compiled once', () => {
    expect(objection(() => {})).toBe('sound');
    const one = compileBoard(scythia);
    expect(one.ok && compileBoard(scythia)).toEqual(one);
  });

  test.each<[string, (scenario: Record<string, never>) => void, RegExp]>([
    [
      'a crew with no such ability',
      (s) => void Object.assign(s['crew'][0], { ability: { fly: 1 } }),
      /Brawler.*reroll/,
    ],
    [
      'an effect with a slip',
      (s) => void Object.assign(s['heroes'][0], { effect: { gain: { silber: 1 } } }),
      /Vadasz.*"silber"/,
    ],
    [
      'two of a name',
      (s) => void Object.assign(s['crew'][1], { name: 'BRAWLER' }),
      /Two of the "crew" are named BRAWLER/,
    ],
    ['too little plunder', (s) => void Object.assign(s['plunder'], { livestock: 5 }), /72 plunder.*only 59/],
    [
      'a settlement in another region',
      (s) => void Object.assign(s['settlements'][0], { region: 'Greece' }),
      /Cimmeria left.*Cimmeria/,
    ],
    [
      'tiers that fall',
      (s) =>
        void Object.assign(s['settlements'][3], {
          tiers: [
            { strength: 9, points: 1 },
            { strength: 4, points: 2 },
          ],
        }),
      /Assyria left › tiers › 2/,
    ],
    ['a die of five faces', (s) => void Object.assign(s['dice'], { red: ['0', '1', '2', '3', '4'] }), /dice › red/],
    [
      'leaders in another order',
      (s) => void (s['leaders'] as unknown[]).reverse(),
      /trader, lookout, huntsman, outrider/,
    ],
  ])('%s', (_, change, message) => {
    expect(objection(change)).toMatch(message);
  });
});

test('what is there for an editor is in no view', () => {
  const own = { ...scenario, id: 'own', $schema: 'x'.repeat(10_000) };
  const start = rules.setup({ seats: 3, scenario: own, options: {} });
  expect(start.ok && rules.view(start.value, 0).scenario).toEqual({ ...scenario, id: 'own' });
});
