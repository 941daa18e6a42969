/** A move is one integer: what is done, and where or with what face. */
export const Kind = { start: 0, castle: 1, roll: 2, march: 3, take: 4, raise: 5 } as const;

export const makeMove = (kind: number, what = 0): number => (kind << 8) | what;
export const kindOf = (move: number): number => move >> 8;
export const whatOf = (move: number): number => move & 255;

export const RAISE = makeMove(Kind.raise);
