import {
  fail,
  isObject,
  isReference,
  nameKey,
  type Outcome,
  ok,
  PLACE_NAME,
  quote,
  SCENARIO_ID,
  withoutSchema,
} from '@tessera/kernel';

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

const bad = (message: string) => fail('bad-scenario', message);

export function compileBoard(json: unknown): Outcome<Board> {
  const shape = checkShape(json);
  if (!shape.ok) return shape;
  const scenario = shape.value;
  const { forts } = scenario;

  const fortByName = new Map<string, number>();
  for (const [index, fort] of forts.entries()) {
    if (fortByName.has(nameKey(fort.name))) return bad(`Two forts are named ${fort.name}.`);
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
      if (!listed.value[b].has(a))
        return bad(`${fort.name} has a road to ${forts[b].name}, but ${forts[b].name} has none to ${fort.name}.`);
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
      return bad(`${fort.name} has value ${fort.value} but ${fort.roads.length} roads; they must be equal.`);
  }

  const cutOff = firstUnreachable(forts.length, ends);
  if (cutOff >= 0) return bad(`${forts[cutOff].name} can't be reached by road from ${forts[0].name}.`);

  const withBonus = forts.filter((fort) => bonusPoints(fort.value) > 0);
  if (scenario.custom) {
    if (forts.length < MIN_CUSTOM_FORTS)
      return bad(`A custom board needs at least ${MIN_CUSTOM_FORTS} forts; "${scenario.name}" has ${forts.length}.`);
    if (roadNames.length < MIN_CUSTOM_ROADS)
      return bad(
        `A custom board needs at least ${MIN_CUSTOM_ROADS} roads; "${scenario.name}" has ${roadNames.length}.`,
      );
  } else {
    const hint = 'Set "custom": true to use another number.';
    if (forts.length !== FORTS)
      return bad(
        `A board has ${FORTS} forts; "${scenario.name}" has ${forts.length}, the last being ${forts[forts.length - 1].name}. ${hint}`,
      );
    if (withBonus.length === 0)
      return bad(
        `A board has ${FORTS_WITH_BONUS} forts of value 4 or more; this one, which begins with ${forts[0].name}, has none. ${hint}`,
      );
    if (withBonus.length !== FORTS_WITH_BONUS)
      return bad(
        `A board has ${FORTS_WITH_BONUS} forts of value 4 or more; this one has ${withBonus.length}: ${withBonus
          .map((fort) => fort.name)
          .join(', ')}. ${hint}`,
      );
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
      if (b === undefined) return bad(`${fort.name} has a road to ${quote(other)}, and there is no such fort.`);
      if (b === a) return bad(`${fort.name} has a road to itself; a road joins two different forts.`);
      if (list.has(b)) return bad(`${fort.name} has two roads to ${forts[b].name}; no two roads join the same pair.`);
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
  if (!isObject(json)) return bad('A scenario is a JSON object with "id", "name" and "forts".');
  for (const key of Object.keys(json))
    if (!SCENARIO_KEYS.includes(key)) return bad(`A scenario has no "${key.slice(0, 40)}".`);
  const { id, name, custom, forts } = json;
  if (typeof id !== 'string' || !SCENARIO_ID.test(id))
    return bad('The "id" of a scenario is 1–40 small letters, digits or hyphens.');
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60)
    return bad('The "name" of a scenario is a text of 1–60 characters.');
  if (custom !== undefined && typeof custom !== 'boolean') return bad('"custom" is true or false.');
  if (!Array.isArray(forts) || forts.length === 0) return bad('The "forts" of a scenario are a list of forts.');
  if (forts.length > MAX_FORTS) return bad(`A board has at most ${MAX_FORTS} forts; this one has ${forts.length}.`);
  for (const [index, fort] of forts.entries()) {
    const which = `Fort ${index + 1}`;
    if (!isObject(fort)) return bad(`${which} is not an object with "name", "value", "lon", "lat" and "roads".`);
    if (typeof fort['name'] !== 'string' || !PLACE_NAME.test(fort['name']))
      return bad(`${which} needs a "name" of 1–40 letters, digits, spaces, hyphens or apostrophes.`);
    const called = fort['name'];
    for (const key of Object.keys(fort))
      if (!FORT_KEYS.includes(key)) return bad(`${called} has a "${key.slice(0, 40)}", which forts don't have.`);
    const { value, lon, lat, roads } = fort;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 2 || value > 6)
      return bad(`${called} has value ${quote(value)}; a value is a whole number from 2 to 6.`);
    if (typeof lon !== 'number' || !Number.isFinite(lon) || Math.abs(lon) > 180)
      return bad(`${called} needs a "lon" from -180 to 180.`);
    if (typeof lat !== 'number' || !Number.isFinite(lat) || Math.abs(lat) > 85)
      return bad(`${called} needs a "lat" from -85 to 85.`);
    if (!Array.isArray(roads) || !roads.every(isReference))
      return bad(`${called} needs "roads", a list of the names of forts.`);
  }
  return ok(withoutSchema(json) as unknown as Scenario);
}
