import { CHANCE, fail, type Game, MoveList, OVER, ok, type Rules } from '@tessera/kernel';

/**
 * A game whose turns are rows of small decisions with much chance between them: `camp` (a warrior joins), `brew`, `draw` (two cards
 * of 38), or a raid, near or far: kumis to spend, then dice one after another, then wounds one by one. Most points win; a lone
 * seat has a mark to reach, and may miss it.
 */
export interface Foray {
  readonly seats: number;
  turnsLeft: number;
  turn: number;
  phase: Phase;
  raid: number;
  /** Dice to roll, cards to draw or wounds to deal, by phase. */
  left: number;
  strength: number;
  wounds: number;
  readonly points: number[];
  readonly crew: number[];
  readonly kumis: number[];
}

export type Phase = 'turn' | 'kumis' | 'dice' | 'wounds' | 'cards';

const TURNS = 8;
const MOST = 6;
export const MARK = 14;
const RAIDS = [
  { name: 'near', dice: 2, tier: 6, points: 3 },
  { name: 'far', dice: 5, tier: 12, points: 7 },
];
/** Strength and wounds of each face. */
const FACES = [
  [0, 0],
  [1, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [2, 2],
];
const CARDS = 38;

const TURN_MOVES = ['camp', 'brew', 'draw', 'raid near', 'raid far'];
const SPEND = 10;
const DIE = 20;
const HIT = 30;
const HITS = ['hit crew', 'hit kumis'];
const CARD = 40;

function endTurn(s: Foray): void {
  s.phase = 'turn';
  s.raid = s.left = s.strength = s.wounds = 0;
  s.turnsLeft--;
  s.turn = (s.turn + 1) % s.seats;
}

function dealWounds(s: Foray): void {
  s.phase = 'wounds';
  s.left = Math.min(s.wounds, s.crew[s.turn] + s.kumis[s.turn]);
  if (s.left === 0) endTurn(s);
}

function resolve(s: Foray): void {
  const { tier, points } = RAIDS[s.raid];
  if (s.strength + s.crew[s.turn] >= tier) s.points[s.turn] += points;
  else s.wounds++;
  dealWounds(s);
}

function legal(s: Foray, out: MoveList): number {
  out.clear();
  const { turn } = s;
  if (s.turnsLeft === 0) return 0;
  if (s.phase === 'turn') {
    for (let move = 0; move < TURN_MOVES.length; move++)
      if (!(move === 0 && s.crew[turn] === MOST) && !(move === 1 && s.kumis[turn] === MOST)) out.push(move);
  } else if (s.phase === 'kumis') for (let n = 0; n <= s.kumis[turn]; n++) out.push(SPEND + n);
  else if (s.phase === 'dice') for (let face = 0; face < FACES.length; face++) out.push(DIE + face);
  else if (s.phase === 'cards') for (let card = 0; card < CARDS; card++) out.push(CARD + card);
  else {
    if (s.crew[turn] > 0) out.push(HIT);
    if (s.kumis[turn] > 0) out.push(HIT + 1);
  }
  return out.size;
}

function play(s: Foray, move: number): void {
  const { turn } = s;
  if (move >= CARD) {
    if ((move - CARD) % 4 === 0) s.points[turn]++;
    if (--s.left === 0) endTurn(s);
  } else if (move >= HIT) {
    if (move === HIT) s.crew[turn]--;
    else s.kumis[turn]--;
    if (--s.left === 0) endTurn(s);
  } else if (move >= DIE) {
    const [strength, wounds] = FACES[move - DIE];
    s.strength += strength;
    s.wounds += wounds;
    if (--s.left === 0) resolve(s);
  } else if (move >= SPEND) {
    s.kumis[turn] -= move - SPEND;
    s.strength = move - SPEND;
    s.phase = 'dice';
    s.left = RAIDS[s.raid].dice;
  } else if (move >= 3) {
    s.raid = move - 3;
    s.phase = 'kumis';
  } else if (move === 2) {
    s.phase = 'cards';
    s.left = 2;
  } else {
    if (move === 0) s.crew[turn]++;
    else s.kumis[turn] = Math.min(MOST, s.kumis[turn] + 2);
    endTurn(s);
  }
}

const format = (move: number): string => {
  if (move >= CARD) return `card ${move - CARD + 1}`;
  if (move >= HIT) return HITS[move - HIT];
  if (move >= DIE) return `die ${FACES[move - DIE].join('/')}`;
  return move >= SPEND ? `spend ${move - SPEND}` : TURN_MOVES[move];
};

const list = new MoveList();

const clone = (s: Foray): Foray => ({ ...s, points: [...s.points], crew: [...s.crew], kumis: [...s.kumis] });

function copyInto(dst: Foray, src: Foray): void {
  dst.turnsLeft = src.turnsLeft;
  dst.turn = src.turn;
  dst.phase = src.phase;
  dst.raid = src.raid;
  dst.left = src.left;
  dst.strength = src.strength;
  dst.wounds = src.wounds;
  for (let seat = 0; seat < src.seats; seat++) {
    dst.points[seat] = src.points[seat];
    dst.crew[seat] = src.crew[seat];
    dst.kumis[seat] = src.kumis[seat];
  }
}

export const forayAt = (seats: number, change: Partial<Foray> = {}): Foray => ({
  seats,
  turnsLeft: TURNS * seats,
  turn: 0,
  phase: 'turn',
  raid: 0,
  left: 0,
  strength: 0,
  wounds: 0,
  points: Array(seats).fill(0),
  crew: Array(seats).fill(2),
  kumis: Array(seats).fill(1),
  ...change,
});

const rules: Rules<Foray, Foray> = {
  setup: ({ seats }) => ok(forayAt(seats)),
  alloc: clone,
  copyInto,
  seats: (s) => s.seats,
  actor: (s) => (s.turnsLeft === 0 ? OVER : s.phase === 'dice' || s.phase === 'cards' ? CHANCE : s.turn),
  turnOf: (s) => s.turn,
  legal,
  play,
  sample: (s, rng) => (s.phase === 'dice' ? DIE + rng.below(FACES.length) : CARD + rng.below(CARDS)),
  weight: () => 1,
  view: clone,
  determinize: (view, _rng, dst) => {
    if (!dst) return clone(view);
    copyInto(dst, view);
    return dst;
  },
  result: (s) => {
    const most = Math.max(...s.points, s.seats === 1 ? MARK : 0);
    const standings = s.points.map((points, seat) => ({
      seat,
      points,
      rank: s.points.filter((other) => other > points).length + 1,
    }));
    const over = s.turnsLeft === 0;
    return {
      over,
      winners: over ? standings.filter((one) => one.points >= most).map((one) => one.seat) : [],
      standings,
    };
  },
  format: (_s, move) => format(move),
  parse: (s, text) => {
    legal(s, list);
    const move = list.toArray().find((one) => format(one) === text);
    return move === undefined ? fail('bad-move', `"${text}" is no move.`) : ok(move);
  },
  describe: (_s, move) => ({ move: format(move) }),
  moveObjectToText: () => fail('bad-move', 'Moves are texts here.'),
  toJSON: clone,
  fromJSON: (json) => ok(clone(json as Foray)),
};

/** About what a turn brings, by the size of the crew. */
const PER_TURN = [0.2, 0.6, 1.2, 2.1, 3.5, 4.8, 5.7];

/** Knows what everybody has, and nothing of the raid or the draw under way: that is for the search to find out. */
function evaluate(s: Foray, out: Float64Array): void {
  const worth = (seat: number) => {
    const before = (seat - s.turn + s.seats) % s.seats;
    const turns = Math.ceil((s.turnsLeft - before) / s.seats);
    return s.points[seat] + 0.8 * turns * PER_TURN[s.crew[seat]] + 0.2 * s.kumis[seat];
  };
  if (s.seats === 1) {
    out[0] = 1 / (1 + Math.exp((MARK - worth(0)) / 4));
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    out[seat] = Math.exp(worth(seat) / 4);
    sum += out[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
}

export const foray: Game<Foray, Foray> = {
  id: 'foray',
  name: 'Foray',
  minSeats: 1,
  maxSeats: 4,
  defaultSeats: 2,
  options: [],
  scenarios: { plain: {} },
  checkScenario: () => ok({}),
  rules,
  evaluate,
};
