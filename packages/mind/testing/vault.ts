import { CHANCE, fail, type Game, OVER, ok, type Rng, type Rules } from '@tessera/kernel';

/**
 * The smallest game of guessing: chance hides one of NUMBERS with seat 2, seen by nobody else. Seat 1 says `safe` and wins
 * SAFE times of ten, or `dare`; then seat 2 says `well`, and seat 1 has to guess; if wrong, seat 2 says `no`. Who could see seat 2's number would always dare.
 */
export interface Vault {
  /** 0 while it isn't hidden yet, and in the view of whoever can't see it once it is. */
  number: number;
  phase: 'hide' | 'choose' | 'draw' | 'answer' | 'guess' | 'wrong' | 'over';
  winner: number;
}

const NUMBERS = 4;
const SAFE = 6;
const NAMES = [
  '',
  'hide 1',
  'hide 2',
  'hide 3',
  'hide 4',
  'safe',
  'dare',
  'well',
  'guess 1',
  'guess 2',
  'guess 3',
  'guess 4',
  'no',
];
const [HIDE, GUESS, NO, DRAW] = [1, 8, 12, 13];
const name = (move: number) => (move >= DRAW ? `draw ${move - DRAW + 1}` : NAMES[move]);

const legalMoves: Record<Vault['phase'], readonly number[]> = {
  hide: [1, 2, 3, 4],
  choose: [5, 6],
  draw: Array.from({ length: 10 }, (_, i) => DRAW + i),
  answer: [7],
  guess: [8, 9, 10, 11],
  wrong: [NO],
  over: [],
};

function play(s: Vault, move: number): void {
  const end = (winner: number) => {
    s.phase = 'over';
    s.winner = winner;
  };
  if (move >= DRAW) end(move - DRAW < SAFE ? 0 : 1);
  else if (move === NO) end(1);
  else if (move >= GUESS && move - GUESS + 1 === s.number) end(0);
  else if (move >= GUESS) s.phase = 'wrong';
  else if (move === 7) s.phase = 'guess';
  else if (move === 6) s.phase = 'answer';
  else if (move === 5) s.phase = 'draw';
  else {
    s.number = move - HIDE + 1;
    s.phase = 'choose';
  }
}

const isHidden = (s: Vault) => s.phase !== 'hide' && s.phase !== 'over';

const rules: Rules<Vault, Vault> = {
  setup: () => ok({ number: 0, phase: 'hide', winner: -1 }),
  alloc: (like) => ({ ...like }),
  copyInto: (dst, src) => Object.assign(dst, src),
  seats: () => 2,
  actor: (s) => {
    if (s.phase === 'over') return OVER;
    if (s.phase === 'hide' || s.phase === 'draw') return CHANCE;
    return s.phase === 'answer' || s.phase === 'wrong' ? 1 : 0;
  },
  turnOf: (s) => (s.phase === 'answer' || s.phase === 'wrong' ? 1 : 0),
  legal: (s, out) => {
    out.clear();
    for (const move of legalMoves[s.phase]) out.push(move);
    return out.size;
  },
  play,
  sample: (s, rng) => legalMoves[s.phase][rng.below(legalMoves[s.phase].length)],
  weight: () => 1,
  view: (s, who) => (who === 1 || !isHidden(s) ? { ...s } : { ...s, number: 0 }),
  determinize: (view: Vault, rng: Rng, dst?: Vault) =>
    Object.assign(dst ?? {}, view, isHidden(view) && view.number === 0 ? { number: 1 + rng.below(NUMBERS) } : {}),
  veilMove: (_s, move, who) => (move <= NUMBERS && who !== 1 ? 'hide' : name(move)),
  result: (s) => ({
    over: s.phase === 'over',
    winners: s.phase === 'over' ? [s.winner] : [],
    standings: [0, 1].map((seat) => ({ seat, points: seat === s.winner ? 1 : 0, rank: seat === s.winner ? 1 : 2 })),
  }),
  format: (_s, move) => name(move),
  parse: (s, text) => {
    const move = legalMoves[s.phase].find((one) => name(one) === text);
    return move === undefined ? fail('bad-move', `"${text}" is no move.`) : ok(move);
  },
  describe: (_s, move) => ({ move: name(move) }),
  moveObjectToText: () => fail('bad-move', 'Moves are texts here.'),
  toJSON: (s) => ({ ...s }),
  fromJSON: (json) => ok({ ...(json as Vault) }),
};

export const vault: Game<Vault, Vault> = {
  id: 'vault',
  name: 'Vault',
  minSeats: 2,
  maxSeats: 2,
  defaultSeats: 2,
  options: [],
  scenarios: { plain: {} },
  checkScenario: () => ok({}),
  hidesInformation: true,
  rules,
  evaluate: (_s, out) => {
    out[0] = 0.5;
    out[1] = 0.5;
  },
};
