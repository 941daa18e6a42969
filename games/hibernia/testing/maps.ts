import type { Colour, Scenario } from '../rules/scenario/board.ts';
import hibernia from '../scenarios/hibernia.json' with { type: 'json' };

const COLOUR: Readonly<Record<string, Colour>> = { B: 'blue', G: 'green', R: 'red', Y: 'yellow' };

/** Lands in short, `{ Bann: 'Gort Rath' }`: the first letter is the colour. Castles stand in the lands named `castles`. */
export function map(
  adjacent: Readonly<Record<string, string>>,
  { castles = '', centre = '', track = 'RBBYR' } = {},
): Scenario {
  const named = (list: string) => list.split(' ').filter((name) => name !== '');
  const lands = Object.entries(adjacent).map(([name, list], index) => ({
    name,
    province: `Province ${index}`,
    colour: COLOUR[name[0]],
    castle: named(castles).includes(name),
    centre: named(centre).includes(name),
    lon: -8 + index / 10,
    lat: 53 + (index % 3) / 10,
    adjacent: named(list),
  }));
  return { id: 'test', name: 'Test', lands, track: [...track].map((letter) => COLOUR[letter]) };
}

/** A yellow land that only a blue one and a green one touch, as the first worked example wants it (H-60). */
export const SMALL_MAP: Scenario = map(
  {
    Boyne: 'Gort Ross Rath Youghal',
    Bann: 'Ross',
    Gort: 'Boyne Ross Rath',
    Glenn: 'Youghal Yewwood',
    Rath: 'Boyne Gort Ross',
    Ross: 'Boyne Gort Rath Bann',
    Youghal: 'Boyne Glenn',
    Yewwood: 'Glenn',
  },
  { castles: 'Bann Gort Rath Yewwood', centre: 'Boyne Gort Rath Ross', track: 'RBBYRGYYGRBGRYBG' },
);

/** A ring of lands with the four corners of the centre inside; lands of one colour are adjacent here and there. */
export const RING_MAP: Scenario = map(
  {
    B1: 'B2 Y2 G3',
    B2: 'B1 B3 Y3',
    B3: 'B2 G1 G3 R3 Y3',
    G1: 'B3 G2 R3',
    G2: 'G1 R1 G3',
    G3: 'G2 B1 B3 R3 Y3',
    R1: 'G2 R2',
    R2: 'R1 Y1 R3',
    R3: 'G1 R2 B3 G3 Y3',
    Y1: 'R2 Y2',
    Y2: 'Y1 B1',
    Y3: 'B2 B3 G3 R3',
  },
  { castles: 'B1 G1 R1 Y1', centre: 'B3 G3 R3 Y3', track: 'YGRBBGBRGRYR' },
);

interface Land {
  name: string;
  province: string;
  colour: string;
  castle?: boolean;
  centre?: boolean;
  lon: number;
  lat: number;
  adjacent: string[];
}

/** Hibernia's map with something changed. */
export function damaged(change: (land: (name: string) => Land, lands: Land[]) => void, more = {}): object {
  const copy = structuredClone(hibernia);
  const lands: Land[] = copy.lands;
  const find = (name: string): Land => {
    const found = lands.find((land) => land.name === name);
    if (!found) throw new Error(`no land ${name}`);
    return found;
  };
  change(find, lands);
  return { ...copy, lands, ...more };
}
