import {
  found,
  isObject,
  isReference,
  nameKey,
  type Outcome,
  ok,
  PLACE_NAME,
  SCENARIO_ID,
  withoutSchema,
} from '@tessera/kernel';
import { badScenario } from './scenario-problem.ts';

/** A board as an owner writes it: see scenarios/scenario.schema.json. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** Free of the counts 16 and 7 (C-1, C-4). */
  readonly custom?: boolean;
  readonly forts: readonly ScenarioFort[];
}

export interface ScenarioFort {
  readonly name: string;
  readonly value: number;
  readonly lon: number;
  readonly lat: number;
  /** Names of the forts at the other ends of its roads. */
  readonly roads: readonly string[];
}

/** A scenario compiled for play: indexes instead of names. Never changes, shared by every state of a table. */
export interface Board {
  readonly scenario: Scenario;
  readonly fortCount: number;
  readonly roadCount: number;
  readonly fortNames: readonly string[];
  readonly value: Int8Array;
  readonly roadNames: readonly string[];
  /** The two forts of road r are roadEnds[2r] and roadEnds[2r + 1]. */
  readonly roadEnds: Uint8Array;
  readonly roadsOfFort: readonly Uint8Array[];
  /** Roads of a fort of value a or of value b, at [7a + b]. */
  readonly roadsOfValues: readonly Uint8Array[];
  readonly allRoads: Uint8Array;
  readonly roadByName: ReadonlyMap<string, number>;
  readonly fortByName: ReadonlyMap<string, number>;
}

const MAX_FORTS = 60;
const FORTS = 16;
const FORTS_WITH_BONUS = 7;
const MIN_CUSTOM_FORTS = 7;
const MIN_CUSTOM_ROADS = 17;

/** C-4 */
export const bonusPoints = (value: number): number => (value >= 4 ? value - 2 : 0);

export function compileBoard(json: unknown): Outcome<Board> {
  const shape = checkShape(json);
  if (!shape.ok) return shape;
  const scenario = shape.value;
  const { forts } = scenario;

  const fortByName = new Map<string, number>();
  for (const [index, fort] of forts.entries()) {
    if (fortByName.has(nameKey(fort.name))) return badScenario('sameName', { fort: fort.name });
    fortByName.set(nameKey(fort.name), index);
  }

  const listed = checkLists(forts, fortByName);
  if (!listed.ok) return listed;

  const ends: number[] = [];
  const roadNames: string[] = [];
  const roadByName = new Map<string, number>();
  const roadsOfFort: number[][] = forts.map(() => []);
  for (const [a, fort] of forts.entries()) {
    for (const b of listed.value[a]) {
      if (!listed.value[b].has(a)) return badScenario('oneWay', { fort: fort.name, other: forts[b].name });
      if (a < b) {
        const road = roadNames.length;
        roadNames.push(`${fort.name}/${forts[b].name}`);
        roadByName.set(`${nameKey(fort.name)}/${nameKey(forts[b].name)}`, road);
        roadByName.set(`${nameKey(forts[b].name)}/${nameKey(fort.name)}`, road);
        ends.push(a, b);
        roadsOfFort[a].push(road);
        roadsOfFort[b].push(road);
      }
    }
    if (fort.roads.length !== fort.value)
      return badScenario('valueNotRoads', { fort: fort.name, value: fort.value, count: fort.roads.length });
  }

  const cutOff = firstUnreachable(forts.length, ends);
  if (cutOff >= 0) return badScenario('cutOff', { fort: forts[cutOff].name, other: forts[0].name });

  const withBonus = forts.filter((fort) => bonusPoints(fort.value) > 0);
  if (scenario.custom) {
    if (forts.length < MIN_CUSTOM_FORTS)
      return badScenario('fewForts', { least: MIN_CUSTOM_FORTS, name: scenario.name, count: forts.length });
    if (roadNames.length < MIN_CUSTOM_ROADS)
      return badScenario('fewRoads', { least: MIN_CUSTOM_ROADS, name: scenario.name, count: roadNames.length });
  } else {
    if (forts.length !== FORTS)
      return badScenario('fortCount', {
        needed: FORTS,
        name: scenario.name,
        count: forts.length,
        fort: forts[forts.length - 1].name,
      });
    if (withBonus.length === 0) return badScenario('noBonus', { needed: FORTS_WITH_BONUS, fort: forts[0].name });
    if (withBonus.length !== FORTS_WITH_BONUS)
      return badScenario('bonusCount', {
        needed: FORTS_WITH_BONUS,
        count: withBonus.length,
        forts: withBonus.map((fort) => fort.name).join(', '),
      });
  }

  const value = Int8Array.from(forts, (fort) => fort.value);
  const allRoads = Uint8Array.from(roadNames, (_, road) => road);
  const roadsOfValues: Uint8Array[] = [];
  for (let a = 0; a < 7; a++)
    for (let b = 0; b < 7; b++)
      roadsOfValues.push(
        allRoads.filter((road) => [value[ends[2 * road]], value[ends[2 * road + 1]]].some((v) => v === a || v === b)),
      );

  return ok({
    scenario,
    fortCount: forts.length,
    roadCount: roadNames.length,
    fortNames: forts.map((fort) => fort.name),
    value,
    roadNames,
    roadEnds: Uint8Array.from(ends),
    roadsOfFort: roadsOfFort.map((roads) => Uint8Array.from(roads)),
    roadsOfValues,
    allRoads,
    roadByName,
    fortByName,
  });
}

/** What each fort says of its own roads, before they are held against each other: a misspelt name is told as such. */
function checkLists(
  forts: readonly ScenarioFort[],
  fortByName: ReadonlyMap<string, number>,
): Outcome<ReadonlySet<number>[]> {
  const lists: Set<number>[] = [];
  for (const [a, fort] of forts.entries()) {
    const list = new Set<number>();
    for (const other of fort.roads) {
      const b = fortByName.get(nameKey(other));
      if (b === undefined) return badScenario('noSuchFort', { fort: fort.name, other: other.slice(0, 40) });
      if (b === a) return badScenario('toItself', { fort: fort.name });
      if (list.has(b)) return badScenario('twice', { fort: fort.name, other: forts[b].name });
      list.add(b);
    }
    lists.push(list);
  }
  return ok(lists);
}

function firstUnreachable(count: number, ends: readonly number[]): number {
  const reached = new Set([0]);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (let i = 0; i < ends.length; i += 2) {
      if (reached.has(ends[i])) reached.add(ends[i + 1]);
      if (reached.has(ends[i + 1])) reached.add(ends[i]);
    }
  }
  for (let fort = 0; fort < count; fort++) if (!reached.has(fort)) return fort;
  return -1;
}

const SCENARIO_KEYS = ['$schema', 'id', 'name', 'custom', 'forts'];
const FORT_KEYS = ['name', 'value', 'lon', 'lat', 'roads'];

function checkShape(json: unknown): Outcome<Scenario> {
  if (!isObject(json)) return badScenario('notObject');
  for (const key of Object.keys(json))
    if (!SCENARIO_KEYS.includes(key)) return badScenario('unknownKey', { key: key.slice(0, 40) });
  const { id, name, custom, forts } = json;
  if (typeof id !== 'string' || !SCENARIO_ID.test(id)) return badScenario('badId');
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60) return badScenario('badName');
  if (custom !== undefined && typeof custom !== 'boolean') return badScenario('badCustom');
  if (!Array.isArray(forts) || forts.length === 0) return badScenario('noForts');
  if (forts.length > MAX_FORTS) return badScenario('manyForts', { most: MAX_FORTS, count: forts.length });
  for (const [index, fort] of forts.entries()) {
    const number = index + 1;
    if (!isObject(fort)) return badScenario('fortNotObject', { number });
    if (typeof fort['name'] !== 'string' || !PLACE_NAME.test(fort['name'])) return badScenario('fortName', { number });
    const name = fort['name'];
    for (const key of Object.keys(fort))
      if (!FORT_KEYS.includes(key)) return badScenario('fortKey', { fort: name, key: key.slice(0, 40) });
    const { value, lon, lat, roads } = fort;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 2 || value > 6)
      return badScenario('badValue', { fort: name, found: found(value) });
    if (typeof lon !== 'number' || !Number.isFinite(lon) || Math.abs(lon) > 180)
      return badScenario('badLon', { fort: name });
    if (typeof lat !== 'number' || !Number.isFinite(lat) || Math.abs(lat) > 85)
      return badScenario('badLat', { fort: name });
    if (!Array.isArray(roads) || !roads.every(isReference)) return badScenario('noRoads', { fort: name });
  }
  return ok(withoutSchema(json) as unknown as Scenario);
}
