import { CHANCE, fail, type Game, OVER, ok, type Rules } from '@tessera/kernel';

/**
 * A game just large enough for the tests: first to GOAL wins. A turn is `walk` (2 ahead), `leap` (a die: 4 to 6 is 6 ahead,
 * less is nothing) or `rest`.
 */
export interface Race {
  seats: number;
  steps: number[];
  turn: number;
  leaping: boolean;
}

const GOAL = 12;
const WALK = 1;
const LEAP = 2;
const REST = 3;
const NAMES = ['', 'walk', 'leap', 'rest'];
const DIE = 10;

const isOver = (s: Race) => s.steps.some((n) => n >= GOAL);

function advance(s: Race, steps: number): void {
  s.steps[s.turn] += steps;
  s.leaping = false;
  if (!isOver(s)) s.turn = (s.turn + 1) % s.seats;
}

const rules: Rules<Race, Race> = {
  setup: ({ seats }) => ok({ seats, steps: Array(seats).fill(0), turn: 0, leaping: false }),
  alloc: (like) => ({ seats: like.seats, steps: Array(like.seats).fill(0), turn: 0, leaping: false }),
  copyInto: (dst, src) => {
    for (let seat = 0; seat < src.seats; seat++) dst.steps[seat] = src.steps[seat];
    dst.turn = src.turn;
    dst.leaping = src.leaping;
  },
  seats: (s) => s.seats,
  actor: (s) => (isOver(s) ? OVER : s.leaping ? CHANCE : s.turn),
  turnOf: (s) => s.turn,
  legal: (s, out) => {
    out.clear();
    if (isOver(s)) return 0;
    if (s.leaping) for (let die = 1; die <= 6; die++) out.push(DIE + die);
    else for (const move of [WALK, LEAP, REST]) out.push(move);
    return out.size;
  },
  play: (s, move) => {
    if (move > DIE) advance(s, move > DIE + 3 ? 6 : 0);
    else if (move === LEAP) s.leaping = true;
    else advance(s, move === WALK ? 2 : 0);
  },
  sample: (_s, rng) => DIE + 1 + rng.below(6),
  weight: () => 1,
  view: (s) => structuredClone(s),
  determinize: (view, _rng, dst = rules.alloc(view)) => {
    rules.copyInto(dst, view);
    return dst;
  },
  result: (s) => {
    const standings = s.steps.map((points, seat) => ({
      seat,
      points,
      rank: s.steps.filter((n) => n > points).length + 1,
    }));
    const over = isOver(s);
    return { over, winners: over ? [s.turn] : [], standings };
  },
  format: (_s, move) => (move > DIE ? `die ${move - DIE}` : NAMES[move]),
  parse: (_s, text) => {
    const die = /^die ([1-6])$/.exec(text);
    const move = die ? DIE + Number(die[1]) : NAMES.indexOf(text);
    return move > 0 ? ok(move) : fail('bad-move', `"${text}" is no move.`);
  },
  describe: (_s, move) => ({ move }),
  moveObjectToText: () => fail('bad-move', 'Moves are texts here.'),
  toJSON: (s) => structuredClone(s),
  fromJSON: (json) => {
    const s = json as Race | null;
    return s && Array.isArray(s.steps) ? ok(structuredClone(s)) : fail('bad-position', 'This is no race.');
  },
};

/** Whoever is ahead is thought likelier to win. */
function evaluate(s: Race, out: Float64Array): void {
  const sum = s.steps.reduce((total, n) => total + n + 1, 0);
  for (const [seat, n] of s.steps.entries()) out[seat] = (n + 1) / sum;
}

export const race: Game<Race, Race> = {
  id: 'race',
  name: 'Race',
  minSeats: 2,
  maxSeats: 5,
  defaultSeats: 2,
  options: [],
  scenarios: { plain: {} },
  checkScenario: () => ok({}),
  rules,
  evaluate,
};

export const raceAt = (...steps: number[]): Race => ({ seats: steps.length, steps, turn: 0, leaping: false });
