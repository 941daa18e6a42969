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

const bad = (message: string) => fail('bad-scenario', message);

export function compileBoard(json: unknown): Outcome<Board> {
  const shape = checkShape(json);
  if (!shape.ok) return shape;
  const scenario = shape.value;
  const { lands } = scenario;

  const landByName = new Map<string, number>();
  for (const [index, land] of lands.entries()) {
    if (landByName.has(nameKey(land.name))) return bad(`Two lands are named ${land.name}.`);
    landByName.set(nameKey(land.name), index);
  }
  const adjacent: number[][] = [];
  for (const [index, land] of lands.entries()) {
    const row: number[] = [];
    for (const other of land.adjacent) {
      const there = landByName.get(nameKey(other));
      if (there === undefined)
        return bad(`${land.name} is adjacent to "${other.slice(0, 40)}", and there is no such land.`);
      if (there === index) return bad(`${land.name} is adjacent to itself.`);
      if (row.includes(there)) return bad(`${land.name} names ${lands[there].name} twice.`);
      if (!lands[there].adjacent.some((name) => nameKey(name) === nameKey(land.name)))
        return bad(
          `${land.name} is adjacent to ${lands[there].name}, but ${lands[there].name} is not adjacent to ${land.name}.`,
        );
      row.push(there);
    }
    adjacent.push(row);
  }
  const problem =
    checkConnected(scenario, adjacent) ??
    checkColours(scenario) ??
    checkCastles(scenario) ??
    checkCentre(scenario, adjacent);
  if (problem) return bad(problem);

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

function checkConnected(scenario: Scenario, adjacent: readonly number[][]): string | undefined {
  const reached = new Set([0]);
  for (const land of reached) for (const next of adjacent[land]) reached.add(next);
  const cutOff = scenario.lands.find((_, index) => !reached.has(index));
  return cutOff && `${cutOff.name} can't be reached from ${scenario.lands[0].name}.`;
}

function checkColours(scenario: Scenario): string | undefined {
  const namesOf = (colour: Colour) => scenario.lands.filter((land) => land.colour === colour).map((land) => land.name);
  const rows = COLOURS.map((colour) => ({ colour, names: namesOf(colour) }));
  const usual = scenario.lands.length / COLOURS.length;
  // the colour furthest from an even share is the one to name
  const off = (names: readonly string[]) => Math.abs(names.length - usual);
  const { colour, names } = rows.reduce((most, row) => (off(row.names) > off(most.names) ? row : most));
  if (off(names) > 0)
    return `Every colour has the same number of lands: of ${scenario.lands.length} there are ${names.length} ${colour}${names.length ? ` (${names.join(', ')})` : ''}.`;
  return undefined;
}

function checkCastles(scenario: Scenario): string | undefined {
  const castles = scenario.lands.filter((land) => land.castle);
  const names = castles.map((land) => land.name).join(', ');
  if (castles.length === 0) return 'A map has four castle lands; this one has none.';
  if (castles.length !== FOUR) return `A map has four castle lands; this one has ${castles.length}: ${names}.`;
  for (const [index, land] of castles.entries())
    for (const other of castles.slice(0, index)) {
      if (land.colour === other.colour)
        return `The castles of ${other.name} and ${land.name} stand in lands of one colour.`;
      if (land.province === other.province)
        return `The castles of ${other.name} and ${land.name} stand in one province.`;
    }
  return undefined;
}

function checkCentre(scenario: Scenario, adjacent: readonly number[][]): string | undefined {
  const centre = scenario.lands.flatMap((land, index) => (land.centre ? [index] : []));
  const name = (index: number) => scenario.lands[index].name;
  if (centre.length === 0) return 'A map has four centre lands; this one has none.';
  if (centre.length !== FOUR)
    return `A map has four centre lands; this one has ${centre.length}: ${centre.map(name).join(', ')}.`;
  for (const a of centre)
    for (const b of centre)
      if (a < b && !adjacent[a].includes(b)) return `The centre lands ${name(a)} and ${name(b)} are not adjacent.`;
  return undefined;
}

const SCENARIO_KEYS = ['$schema', 'id', 'name', 'lands', 'track'];
const LAND_KEYS = ['name', 'province', 'colour', 'castle', 'centre', 'lon', 'lat', 'adjacent'];
const isColour = (x: unknown): x is Colour => (COLOURS as readonly unknown[]).includes(x);

function checkShape(json: unknown): Outcome<Scenario> {
  if (!isObject(json)) return bad('A scenario is a JSON object with "id", "name", "lands" and "track".');
  for (const key of Object.keys(json))
    if (!SCENARIO_KEYS.includes(key)) return bad(`A scenario has no "${key.slice(0, 40)}".`);
  const { id, name, lands, track } = json;
  if (typeof id !== 'string' || !SCENARIO_ID.test(id))
    return bad('The "id" of a scenario is 1–40 small letters, digits or hyphens.');
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60)
    return bad('The "name" of a scenario is a text of 1–60 characters.');
  if (!Array.isArray(lands) || lands.length < FOUR)
    return bad(`The "lands" of a scenario are a list of ${FOUR} to ${MAX_LANDS} lands.`);
  if (lands.length > MAX_LANDS) {
    const tooMany: unknown = lands[MAX_LANDS];
    const name = isObject(tooMany) ? tooMany['name'] : tooMany;
    return bad(
      `A colour has at most ${MAX_LANDS_OF_COLOUR} lands, so a map has ${MAX_LANDS}: ${quote(name)} is one too many.`,
    );
  }
  for (const [index, land] of lands.entries()) {
    const problem = checkLand(land, index);
    if (problem) return bad(problem);
  }
  if (!Array.isArray(track) || track.length === 0 || track.length > MAX_TRACK)
    return bad(`The "track" of a scenario is a list of 1–${MAX_TRACK} colours.`);
  const wrong = track.findIndex((space) => !isColour(space));
  if (wrong >= 0) return bad(`Space ${wrong + 1} of the track is no colour; the colours are ${COLOURS.join(', ')}.`);
  return ok(withoutSchema(json) as unknown as Scenario);
}

function checkLand(land: unknown, index: number): string | undefined {
  if (!isObject(land)) return `Land ${index + 1} is not an object with "name", "province", "colour" and "adjacent".`;
  const { name, province, colour, castle, centre, lon, lat, adjacent } = land;
  if (typeof name !== 'string' || !PLACE_NAME.test(name))
    return `Land ${index + 1} needs a "name" of 1–40 letters, digits, spaces, hyphens or apostrophes.`;
  for (const key of Object.keys(land))
    if (!LAND_KEYS.includes(key)) return `${name} has a "${key.slice(0, 40)}", which lands don't have.`;
  if (typeof province !== 'string' || province.trim() === '' || province.length > 40)
    return `${name} needs a "province", a text of 1–40 characters.`;
  if (!isColour(colour)) return `${name} needs a "colour": ${COLOURS.join(', ')}.`;
  if (castle !== undefined && typeof castle !== 'boolean') return `The "castle" of ${name} is true or false.`;
  if (centre !== undefined && typeof centre !== 'boolean') return `The "centre" of ${name} is true or false.`;
  if (typeof lon !== 'number' || !(Math.abs(lon) <= 180)) return `${name} needs a "lon" from -180 to 180.`;
  if (typeof lat !== 'number' || !(Math.abs(lat) <= 85)) return `${name} needs a "lat" from -85 to 85.`;
  if (!Array.isArray(adjacent) || !adjacent.every(isReference))
    return `${name} needs "adjacent", a list of the names of lands.`;
  return undefined;
}
