import { type Board, COLOURS } from '../../../rules/scenario/board.ts';

/** More lands of one colour than this are not told apart: no walk on a usual track needs them. */
const MOST_OF_COLOUR = 6;
/** So many spaces ahead are looked at for their colours. */
const SEEN_AHEAD = 12;

/**
 * How far a marker goes (H-40) from every space of a track with every set of lands, looked up instead of walked. A set of
 * lands is an index: `step[colour]` for each land.
 */
export class Walks {
  readonly most: number;
  readonly length: number;
  readonly step: Int32Array;
  /** At [lands + space]. */
  readonly far: Uint8Array;
  /** The same with a leap (H-41). */
  readonly farWithLeap: Uint8Array;
  /** Spaces of each colour among the next ones, at [space * 4 + colour]. */
  readonly ahead: Uint8Array;

  constructor(track: Int8Array, landsOfColour: number) {
    this.most = Math.min(landsOfColour, MOST_OF_COLOUR);
    this.length = track.length;
    const base = this.most + 1;
    this.step = Int32Array.from(COLOURS, (_, colour) => base ** colour * track.length);
    const sets = base ** COLOURS.length;
    this.far = new Uint8Array(sets * track.length);
    this.farWithLeap = new Uint8Array(sets * track.length);
    this.ahead = new Uint8Array(track.length * COLOURS.length);
    for (let space = 0; space < track.length; space++)
      for (let i = 0; i < SEEN_AHEAD; i++) this.ahead[space * COLOURS.length + track[(space + i) % track.length]]++;
    const counts = new Int8Array(COLOURS.length);
    for (let set = 0; set < sets; set++)
      for (let space = 0; space < track.length; space++) {
        for (let colour = 0, rest = set; colour < COLOURS.length; colour++, rest = Math.floor(rest / base))
          counts[colour] = rest % base;
        const at = set * track.length + space;
        this.far[at] = walkOn(track, counts, space);
        this.farWithLeap[at] = this.far[at] + 1 + walkOn(track, counts, space + this.far[at] + 1);
      }
  }
}

/** Spaces gone; the lands used are gone from the counts. */
function walkOn(track: Int8Array, counts: Int8Array, from: number): number {
  let gone = 0;
  for (; counts[track[(from + gone) % track.length]] > 0; gone++) counts[track[(from + gone) % track.length]]--;
  return gone;
}

const KEPT = 8;
const kept = new Map<string, Walks>();
let lastBoard: Board | undefined;
let lastWalks: Walks | undefined;

/** A map somebody wrote is read anew for every thought: what matters is that its track is the same. */
export function walksOf(board: Board): Walks {
  if (board === lastBoard && lastWalks) return lastWalks;
  const landsOfColour = board.landsOfColour[0].length;
  const key = `${landsOfColour} ${board.track.join('')}`;
  let walks = kept.get(key);
  if (!walks) {
    walks = new Walks(board.track, landsOfColour);
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, walks);
  }
  lastBoard = board;
  lastWalks = walks;
  return walks;
}
