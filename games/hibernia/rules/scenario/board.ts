import {
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

export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** A map and a track as an owner writes them: see scenarios/scenario.schema.json. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly lands: readonly ScenarioLand[];
  /** The spaces after the sword, in order (H-2). */
  readonly track: readonly Colour[];
}

export interface ScenarioLand {
  readonly name: string;
  readonly province: string;
  readonly colour: Colour;
  readonly castle?: boolean;
  readonly centre?: boolean;
  readonly lon: number;
  readonly lat: number;
  readonly adjacent: readonly string[];
}

/** A scenario compiled for play. Never changes, shared by every state of a table. */
export interface Board {
  readonly scenario: Scenario;
  readonly landCount: number;
  readonly landNames: readonly string[];
  /** An index into COLOURS, by land. */
  readonly colour: Int8Array;
  readonly castles: Uint8Array;
  readonly adjacent: readonly Uint8Array[];
  /** Adjacent, or with one land between (H-13). */
  readonly near: readonly Uint8Array[];
  readonly landsOfColour: readonly Uint8Array[];
  /** The colour of each space: the first space after the sword is track[0]. */
  readonly track: Int8Array;
  readonly landByName: ReadonlyMap<string, number>;
}

/** What the first player of a scattered start can hold: 14 less the marker and three on the shield (H-11, H-13). */
const MAX_LANDS_OF_COLOUR = 10;
const MAX_LANDS = COLOURS.length * MAX_LANDS_OF_COLOUR;
const MAX_TRACK = 400;
const FOUR = 4;

type Wrong = ReturnType<typeof badScenario>;

export function compileBoard(json: unknown): Outcome<Board> {
  const shape = checkShape(json);
  if (!shape.ok) return shape;
  const scenario = shape.value;
  const { lands } = scenario;

  const landByName = new Map<string, number>();
  for (const [index, land] of lands.entries()) {
    if (landByName.has(nameKey(land.name))) return badScenario('sameName', { land: land.name });
    landByName.set(nameKey(land.name), index);
  }
  const adjacent: number[][] = [];
  for (const [index, land] of lands.entries()) {
    const row: number[] = [];
    for (const other of land.adjacent) {
      const there = landByName.get(nameKey(other));
      if (there === undefined) return badScenario('noSuchLand', { land: land.name, other: other.slice(0, 40) });
      if (there === index) return badScenario('toItself', { land: land.name });
      if (row.includes(there)) return badScenario('twice', { land: land.name, other: lands[there].name });
      if (!lands[there].adjacent.some((name) => nameKey(name) === nameKey(land.name)))
        return badScenario('oneWay', { land: land.name, other: lands[there].name });
      row.push(there);
    }
    adjacent.push(row);
  }
  const problem =
    checkConnected(scenario, adjacent) ??
    checkColours(scenario) ??
    checkCastles(scenario) ??
    checkCentre(scenario, adjacent);
  if (problem) return problem;

  const colour = Int8Array.from(lands, (land) => COLOURS.indexOf(land.colour));
  const indexes = (test: (land: ScenarioLand) => boolean) =>
    Uint8Array.from(lands.flatMap((land, index) => (test(land) ? [index] : [])));
  const near = adjacent.map((row, land) => {
    const reached = new Set([...row, ...row.flatMap((next) => adjacent[next])]);
    reached.delete(land);
    return Uint8Array.from(reached).sort();
  });
  return ok({
    scenario,
    landCount: lands.length,
    landNames: lands.map((land) => land.name),
    colour,
    castles: indexes((land) => land.castle === true),
    adjacent: adjacent.map((row) => Uint8Array.from(row)),
    near,
    landsOfColour: COLOURS.map((name) => indexes((land) => land.colour === name)),
    track: Int8Array.from(scenario.track, (name) => COLOURS.indexOf(name)),
    landByName,
  });
}

function checkConnected(scenario: Scenario, adjacent: readonly number[][]): Wrong | undefined {
  const reached = new Set([0]);
  for (const land of reached) for (const next of adjacent[land]) reached.add(next);
  const cutOff = scenario.lands.find((_, index) => !reached.has(index));
  return cutOff && badScenario('cutOff', { land: cutOff.name, other: scenario.lands[0].name });
}

function checkColours(scenario: Scenario): Wrong | undefined {
  const namesOf = (colour: Colour) => scenario.lands.filter((land) => land.colour === colour).map((land) => land.name);
  const rows = COLOURS.map((colour) => ({ colour, names: namesOf(colour) }));
  const usual = scenario.lands.length / COLOURS.length;
  // the colour furthest from an even share is the one to name
  const off = (names: readonly string[]) => Math.abs(names.length - usual);
  const { colour, names } = rows.reduce((most, row) => (off(row.names) > off(most.names) ? row : most));
  const all = scenario.lands.length;
  if (off(names) === 0) return undefined;
  return names.length === 0
    ? badScenario('noColour', { all, colour })
    : badScenario('colours', { all, colour, count: names.length, names: names.join(', ') });
}

function checkCastles(scenario: Scenario): Wrong | undefined {
  const castles = scenario.lands.filter((land) => land.castle);
  const names = castles.map((land) => land.name).join(', ');
  if (castles.length === 0) return badScenario('noCastles');
  if (castles.length !== FOUR) return badScenario('castles', { count: castles.length, names });
  for (const [index, land] of castles.entries())
    for (const other of castles.slice(0, index)) {
      if (land.colour === other.colour) return badScenario('castleColour', { land: other.name, other: land.name });
      if (land.province === other.province)
        return badScenario('castleProvince', { land: other.name, other: land.name });
    }
  return undefined;
}

function checkCentre(scenario: Scenario, adjacent: readonly number[][]): Wrong | undefined {
  const centre = scenario.lands.flatMap((land, index) => (land.centre ? [index] : []));
  const name = (index: number) => scenario.lands[index].name;
  if (centre.length === 0) return badScenario('noCentre');
  if (centre.length !== FOUR)
    return badScenario('centre', { count: centre.length, names: centre.map(name).join(', ') });
  for (const a of centre)
    for (const b of centre)
      if (a < b && !adjacent[a].includes(b)) return badScenario('centreApart', { land: name(a), other: name(b) });
  return undefined;
}

const SCENARIO_KEYS = ['$schema', 'id', 'name', 'lands', 'track'];
const LAND_KEYS = ['name', 'province', 'colour', 'castle', 'centre', 'lon', 'lat', 'adjacent'];
const isColour = (x: unknown): x is Colour => (COLOURS as readonly unknown[]).includes(x);

function checkShape(json: unknown): Outcome<Scenario> {
  if (!isObject(json)) return badScenario('notObject');
  for (const key of Object.keys(json))
    if (!SCENARIO_KEYS.includes(key)) return badScenario('unknownKey', { key: key.slice(0, 40) });
  const { id, name, lands, track } = json;
  if (typeof id !== 'string' || !SCENARIO_ID.test(id)) return badScenario('badId');
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60) return badScenario('badName');
  if (!Array.isArray(lands) || lands.length < FOUR) return badScenario('noLands', { least: FOUR, most: MAX_LANDS });
  if (lands.length > MAX_LANDS) {
    const tooMany: unknown = lands[MAX_LANDS];
    const name = isObject(tooMany) ? tooMany['name'] : undefined;
    const land = typeof name === 'string' ? name.slice(0, 40) : MAX_LANDS + 1;
    return badScenario('manyLands', { share: MAX_LANDS_OF_COLOUR, most: MAX_LANDS, land });
  }
  for (const [index, land] of lands.entries()) {
    const problem = checkLand(land, index);
    if (problem) return problem;
  }
  if (!Array.isArray(track) || track.length === 0 || track.length > MAX_TRACK)
    return badScenario('noTrack', { most: MAX_TRACK });
  const wrong = track.findIndex((space) => !isColour(space));
  if (wrong >= 0) return badScenario('space', { number: wrong + 1, colours: COLOURS.join(', ') });
  return ok(withoutSchema(json) as unknown as Scenario);
}

function checkLand(land: unknown, index: number): Wrong | undefined {
  if (!isObject(land)) return badScenario('landNotObject', { number: index + 1 });
  const { name, province, colour, castle, centre, lon, lat, adjacent } = land;
  if (typeof name !== 'string' || !PLACE_NAME.test(name)) return badScenario('landName', { number: index + 1 });
  for (const key of Object.keys(land))
    if (!LAND_KEYS.includes(key)) return badScenario('landKey', { land: name, key: key.slice(0, 40) });
  if (typeof province !== 'string' || province.trim() === '' || province.length > 40)
    return badScenario('province', { land: name });
  if (!isColour(colour)) return badScenario('colour', { land: name, colours: COLOURS.join(', ') });
  if (castle !== undefined && typeof castle !== 'boolean') return badScenario('castle', { land: name });
  if (centre !== undefined && typeof centre !== 'boolean') return badScenario('centreFlag', { land: name });
  if (typeof lon !== 'number' || !(Math.abs(lon) <= 180)) return badScenario('badLon', { land: name });
  if (typeof lat !== 'number' || !(Math.abs(lat) <= 85)) return badScenario('badLat', { land: name });
  if (!Array.isArray(adjacent) || !adjacent.every(isReference)) return badScenario('noAdjacent', { land: name });
  return undefined;
}
