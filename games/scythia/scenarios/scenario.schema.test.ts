import { type Path, withValue } from '@tessera/game-kit/testing';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { checkScenario } from '../rules/scenario/check-scenario.ts';
import schema from './scenario.schema.json' with { type: 'json' };
import scythia from './scythia.json' with { type: 'json' };

const fitsSchema = (json: unknown) => Schema.Check(schema as Schema.XSchema, json);
const isSound = (json: unknown) => checkScenario(json).ok;

/** As text: an object with `then` in the code would look like a promise. */
const compares = (rest: string): unknown => JSON.parse(`{ "ifMore": ${rest} }`);

describe('the published schema and the rules agree', () => {
  test('on the scenario that we ship, with or without $schema', () => {
    for (const json of [scythia, withValue(scythia, ['$schema'], './scenario.schema.json')]) {
      expect(fitsSchema(json)).toBe(true);
      expect(isSound(json)).toBe(true);
    }
  });

  const effect: Path = ['heroes', 0, 'effect'];
  const ability: Path = ['crew', 0, 'ability'];

  const good: [string, Path, unknown][] = [
    ['another name', ['name'], 'Скифия: набег'],
    ['one crew less', ['crew'], scythia.crew.slice(1)],
    ['a card that does it all', effect, { all: [{ gain: { gold: 1 } }, { choose: [{ heal: 9 }, { discard: 1 }] }] }],
    ['a price of any plunder', effect, { spend: { plunder: 2, silver: 1 }, to: { take: 'eagle' } }],
    ['a visit', effect, { visit: 'any' }],
    ['a comparison', effect, compares('"points", "then": { "plunder": "Greece" }, "else": { "swap": "eagle" }')],
    ['taking from others', effect, { takeFromPlayers: 'wagon' }],
    ['a quest', effect, { complete: 'quest' }],
    ['another action', effect, { another: 'town-centre' }],
    ['strength by count', ability, { strength: 1, per: 'livestock', each: 3, region: 'Persia', worker: 'red' }],
    ['a building that pays', ability, { building: 'market', gain: { silver: 1 } }],
    ['a crew that returns', ability, { whenKilled: 'return' }],
    ['end points', ability, { end: 2, per: 'horse', each: 3, most: 6 }],
    ['a settlement for one colour', ['settlements', 4, 'workers'], ['red']],
    ['a quest of another kind', ['quests', 3], { strength: 30, points: 30 }],
  ];
  test.each(good)('that it is sound with %s', (_, path, value) => {
    const json = withValue(scythia, path, value);
    expect(fitsSchema(json)).toBe(true);
    expect(isSound(json)).toBe(true);
  });

  const bad: [string, Path, unknown][] = [
    ['no id', ['id'], undefined],
    ['an id in capitals', ['id'], 'Steppe'],
    ['a blank name', ['name'], '  '],
    ['a name of 61 letters', ['name'], 'a'.repeat(61)],
    ['something else in it', ['author'], 'me'],
    ['a die of five faces', ['dice', 'red'], ['0', '1', '2', '3', '4']],
    ['a face of no kind', ['dice', 'white', 0], '2w/2'],
    ['a face as a number', ['dice', 'yellow', 0], 1],
    ['no white die', ['dice', 'white'], undefined],
    ['a black die', ['dice', 'black'], ['0', '0', '0', '0', '0', '0']],
    ['121 gold', ['plunder', 'gold'], 121],
    ['no wagons', ['plunder', 'wagon'], undefined],
    ['eleven settlements', ['settlements'], scythia.settlements.slice(1)],
    ['a settlement without a name', ['settlements', 2, 'name'], undefined],
    ['a settlement with / in its name', ['settlements', 2, 'name'], 'a/b'],
    ['a region of no kind', ['settlements', 2, 'region'], 'Egypt'],
    ['a worker named twice', ['settlements', 2, 'workers'], ['blue', 'blue']],
    ['no worker', ['settlements', 2, 'workers'], []],
    ['a purple worker', ['settlements', 2, 'workers', 0], 'purple'],
    ['six crew for a raid', ['settlements', 2, 'crew'], 6],
    ['nine provisions', ['settlements', 2, 'provisions'], 9],
    ['half a wagon', ['settlements', 2, 'wagons'], 0.5],
    ['five red dice', ['settlements', 2, 'dice', 'red'], 5],
    ['yellow dice printed', ['settlements', 2, 'dice', 'yellow'], 1],
    ['no tiers', ['settlements', 2, 'tiers'], []],
    ['a tier below 0', ['settlements', 2, 'tiers', 0, 'strength'], -1],
    ['three slots', ['settlements', 2, 'slots', 2], { plunder: 1, worker: 'red' }],
    ['an empty slot', ['settlements', 2, 'slots', 0, 'plunder'], 0],
    ['eight in a slot', ['settlements', 2, 'slots', 0, 'plunder'], 8],
    ['four heroes', ['heroes'], scythia.heroes.slice(0, 4)],
    ['a hero with a cost', ['heroes', 0, 'cost'], 2],
    ['a hero without an effect', ['heroes', 0, 'effect'], undefined],
    ['a crew of cost 9', ['crew', 0, 'cost'], 9],
    ['a crew of strength 10', ['crew', 0, 'strength'], 10],
    ['no copies', ['crew', 0, 'copies'], 0],
    ['21 copies', ['crew', 0, 'copies'], 21],
    ['no ability', ['crew', 0, 'ability'], undefined],
    ['an effect of no kind', effect, { fly: 1 }],
    ['an empty effect', effect, {}],
    ['an effect of two kinds', effect, { heal: 1, discard: 1 }],
    ['an effect as text', effect, 'gain'],
    ['gaining nothing', effect, { gain: {} }],
    ['gaining none of it', effect, { gain: { silver: 0 } }],
    ['gaining ten', effect, { gain: { silver: 10 } }],
    ['gaining any plunder', effect, { gain: { plunder: 1 } }],
    ['paying for nothing', effect, { spend: { silver: 1 } }],
    ['a choice of one', effect, { choose: [{ heal: 1 }] }],
    ['seven parts', effect, { all: Array(7).fill({ heal: 1 }) }],
    ['a part that is none', effect, { all: [{ heal: 1 }, 7] }],
    ['hiring for more', effect, { hire: -1 }],
    ['taking a dog', effect, { take: 'dog' }],
    ['comparing luck', effect, compares('"luck", "then": { "heal": 1 }')],
    ['a comparison for nothing', effect, { ifMore: 'silver' }],
    ['else null', effect, compares('"silver", "then": { "heal": 1 }, "else": null')],
    ['taking cards from players', effect, { takeFromPlayers: 'cards' }],
    ['the three of the Town Centre on a card', effect, { use: 'hero' }],
    ['an ability of no kind', ability, { fly: 1 }],
    ['an ability of two kinds', ability, { reroll: 1, hireCost: 1 }],
    ['a reward of nothing', ability, { raid: 'Persia' }],
    ['strength up to a cap', ability, { strength: 1, per: 'gold', most: 4 }],
    ['counting something else', ability, { end: 1, per: 'silver' }],
    ['cheaper kumis', ability, { raidCost: { kumis: 1 } }],
    ['a building that is none', ability, { building: 'inn', gain: { silver: 1 } }],
    ['dying twice', ability, { whenKilled: 'twice' }],
    ['an eagle of no kind', ['animals', 0, 'eagle', 'kind'], 'triple'],
    ['a horse without points', ['animals', 0, 'horse', 'points'], undefined],
    ['19 quests', ['quests'], scythia.quests.slice(0, 19)],
    ['a quest for nothing', ['quests', 0, 'cost'], {}],
    ['a quest for kumis', ['quests', 0, 'cost', 'kumis'], 1],
    ['a quest of both kinds', ['quests', 0, 'strength'], 3],
    ['a quest of 31 points', ['quests', 0, 'points'], 31],
    ['three leaders', ['leaders'], scythia.leaders.slice(0, 3)],
    ['a leader of another name', ['leaders', 0, 'name'], 'smith'],
    ['a leader who gains nothing', ['leaders', 0, 'gains'], 0],
    ['no schemes', ['schemes'], []],
    ['a fifth slot', ['schemes', 0, 'slot'], 5],
    ['a quest sideways', ['schemes', 0, 'quest', 'row'], 'left'],
    ['a fourth horse', ['schemes', 0, 'horse'], 4],
    ['blocking Persia', ['schemes', 0, 'blocks'], 'Persia'],
  ];
  test.each(bad)('that it is refused with %s', (_, path, value) => {
    const json = withValue(scythia, path, value);
    expect(fitsSchema(json)).toBe(false);
    expect(isSound(json)).toBe(false);
  });

  test('what the rules accept, the schema accepts, whatever is changed', () => {
    const places: Path[] = [];
    const collect = (value: unknown, path: Path) => {
      if (path.length > 0) places.push(path);
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value))
          collect(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    collect(scythia, []);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -1, max: 12 }),
      fc.constantFrom(
        undefined,
        'a',
        'grey',
        'Persia',
        'market',
        '3w',
        'return',
        'horse',
        { gain: { gold: 1 } },
        { end: 1 },
      ),
    );
    let sound = 0;
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (where, what) => {
        const json = withValue(scythia, where, what);
        if (!isSound(json)) return;
        sound++;
        expect(fitsSchema(json)).toBe(true);
      }),
      { numRuns: 1500, seed: 1 },
    );
    expect(sound).toBeGreaterThan(50);
  });
});

describe('what only the program checks', () => {
  const deep = (n: number): unknown => (n === 0 ? { heal: 1 } : { all: [deep(n - 1), { heal: 1 }] });
  const wide = { all: Array(6).fill({ all: Array(6).fill({ choose: [{ heal: 1 }, { discard: 1 }] }) }) };
  test.each<[string, Path, unknown, RegExp]>([
    ['an effect too deep', ['heroes', 0, 'effect'], deep(7), /Vadasz is too deep/],
    ['an effect too large', ['heroes', 0, 'effect'], wide, /Vadasz has more than 60 parts/],
    ['choices that look alike', ['heroes', 0, 'effect'], { choose: [{ hire: 0 }, { hire: 1 }] }, /told apart/],
    ['tiers that fall', ['settlements', 3, 'tiers', 1, 'strength'], 10, /Assyria left › tiers › 2/],
    ['a settlement out of order', ['settlements', 3, 'region'], 'Persia', /Assyria left.*Assyria/],
    ['two of a name', ['crew', 3, 'name'], 'brawler', /named brawler/],
    ['too few tokens', ['plunder', 'livestock'], 17, /72 plunder.*71 tokens/],
    ['too few cards', ['crew'], scythia.crew.slice(0, 19), /38 crew cards/],
  ])('%s', (_, path, value, message) => {
    const json = withValue(scythia, path, value);
    expect(fitsSchema(json)).toBe(true);
    const checked = checkScenario(json);
    expect(checked.ok ? 'sound' : checked.error.message).toMatch(message);
  });
});
