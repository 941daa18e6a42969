const ROWS = ['south', '', 'north'] as const;
const COLUMNS = ['west', '', 'east'] as const;

/** One of nine parts of a map. */
export type Area =
  | 'north'
  | 'northeast'
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest'
  | 'middle';

export interface OnMap {
  readonly lon: number;
  readonly lat: number;
}

/** Where on a map something lies, by thirds of all that is on it. */
export function areaOf(place: OnMap, all: readonly OnMap[]): Area {
  const row =
    ROWS[
      third(
        place.lat,
        all.map(({ lat }) => lat),
      )
    ];
  const column =
    COLUMNS[
      third(
        place.lon,
        all.map(({ lon }) => lon),
      )
    ];
  return (`${row}${column}` || 'middle') as Area;
}

function third(at: number, all: readonly number[]): 0 | 1 | 2 {
  const least = Math.min(...all);
  const part = (at - least) / Math.max(Math.max(...all) - least, Number.EPSILON);
  return part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1;
}
