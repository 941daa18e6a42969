/**
 * What each moment of a game has to say to the one before it, by seat: TD(λ)'s return, a mean of the values seen later that ends with the
 * outcome. Dice decide much of a game; values seen a little later have less of that luck in them than the outcome has.
 * The last of the list is the outcome.
 */
export function returnsOf(
  values: readonly (readonly number[])[],
  outcome: readonly number[],
  lambda: number,
): number[][] {
  const returns: number[][] = [];
  let next = [...outcome];
  returns[values.length] = next;
  for (let moment = values.length - 1; moment >= 0; moment--) {
    const value = values[moment];
    next = next.map((later, seat) => lambda * later + (1 - lambda) * value[seat]);
    returns[moment] = next;
  }
  return returns;
}
