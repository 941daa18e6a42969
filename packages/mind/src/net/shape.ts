/** How large a network is. It is asked about one seat at a time; its first layer sums the rows of what is there. */
export interface NetShape {
  /** Inputs that are there or not; each has a row of the first layer. */
  readonly rows: number;
  /** As many of them as can be there at once, at most. */
  readonly most: number;
  /** Inputs that are numbers. */
  readonly reals: number;
  /** Units of the first layer and of the second, multiples of four. */
  readonly wide: number;
  readonly narrow: number;
  /** The first says how much better than thought the seat's chances are; others help to learn. */
  readonly heads: number;
}

/** Where each part of a network lies in its weights. The order is: rows, reals, bias; second layer (by unit of the first), bias; heads, biases. */
export function layoutOf({ rows, reals, wide, narrow, heads }: NetShape) {
  const real = rows * wide;
  const bias = real + reals * wide;
  const second = bias + wide;
  const secondBias = second + wide * narrow;
  const head = secondBias + narrow;
  const headBias = head + heads * narrow;
  return { real, bias, second, secondBias, head, headBias, size: headBias + heads };
}
