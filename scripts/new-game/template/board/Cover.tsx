import './board.css';

/** Stones that lead across a river, 3:4; the upper quarter is open sky. */
const STONES = [
  [300, 740, 92],
  [210, 650, 76],
  [330, 570, 62],
  [250, 505, 50],
  [330, 450, 40],
  [285, 408, 32],
] as const;

export default function Cover() {
  return (
    <svg className="stepstone-root" viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className="stepstone-dry" width={600} height={800} strokeWidth={0} />
      <path className="stepstone-bank" d="M-10 380Q150 330 300 372T610 350V820H-10Z" />
      <path className="stepstone-water" d="M200 380Q300 360 400 380Q560 560 620 820H-20Q60 560 200 380Z" />
      {STONES.map(([x, y, r]) => (
        <ellipse key={y} className="stepstone-ground" cx={x} cy={y} rx={r} ry={r * 0.45} />
      ))}
    </svg>
  );
}
