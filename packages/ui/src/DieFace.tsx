const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die as small as a word, in the colour of the text around it. */
export function DieFace({ die }: { readonly die: number }) {
  return (
    <svg className="die-face" viewBox="-10 -10 20 20" width="1.15em" height="1.15em" role="img" aria-label={`${die}`}>
      <rect x={-8.6} y={-8.6} width={17.2} height={17.2} rx={3.6} fill="none" stroke="currentColor" strokeWidth={1.8} />
      {PIPS[die].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 4.6} cy={y * 4.6} r={1.9} fill="currentColor" />
      ))}
    </svg>
  );
}
