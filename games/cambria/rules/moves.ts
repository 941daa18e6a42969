/** A move is one integer: what is done, from where, to where. */
export const Kind = {
  start: 0,
  die: 1,
  roll: 2,
  ship: 3,
  put: 4,
  legion: 5,
  board: 6,
  ashore: 7,
  pass: 8,
  neutral: 9,
} as const;

export const makeMove = (kind: number, from = 0, to = 0): number => (kind << 16) | (from << 8) | to;
export const kindOf = (move: number): number => move >> 16;
export const fromOf = (move: number): number => (move >> 8) & 255;
export const toOf = (move: number): number => move & 255;

export const PASS = makeMove(Kind.pass);
export const ASHORE = makeMove(Kind.ashore);
