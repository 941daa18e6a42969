import { picture } from '@tessera/game-kit/board';

interface TokenFaceProps {
  readonly value: number;
}

/** A fort token about 0 0, 40 wide and 44 high: a bone tile with its worth. */
export function FortTokenFace({ value }: TokenFaceProps) {
  return (
    <g>
      <path
        d="M-17-20H17Q21-20 21-16V17Q21 22 16 22H-16Q-21 22-21 17V-16Q-21-20-17-20Z"
        transform="translate(1.8 2.6)"
        fill="var(--cb-timber-dark)"
        stroke="var(--cb-ink)"
        strokeWidth={2.4}
      />
      <path
        d="M-17-20.5L17-19.5Q21-20 20.5-16L21 17Q21 22 16 21.5L-16 22Q-21 22-20.5 17L-21-16Q-21-20-17-20.5Z"
        fill="var(--cb-bone)"
        stroke="var(--cb-ink)"
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <text className="cb-numeral" y={14.5} fontSize={43} fill="#22282b">
        {value}
      </text>
    </g>
  );
}

/** A bonus token about 0 0, a round of 32: Roman red, with a laurel's dotted rim. */
export function BonusTokenFace({ value }: TokenFaceProps) {
  return (
    <g>
      <circle cx={1.2} cy={2} r={15.5} fill="var(--cb-red-dark)" stroke="var(--cb-ink)" strokeWidth={2} />
      <circle r={15.5} fill="var(--cb-red)" stroke="var(--cb-ink)" strokeWidth={2} />
      <circle r={12.6} fill="none" stroke="var(--cb-bronze)" strokeWidth={1.8} strokeDasharray="2.6 2.05" />
      <text className="cb-numeral" y={7.2} fontSize={22} fill="#fff6e2">
        {value}
      </text>
    </g>
  );
}

interface TokenProps {
  readonly kind: 'fort' | 'bonus';
  readonly value: number;
  /** Height in CSS pixels. */
  readonly size?: number;
  readonly label?: string;
}

/** A token as a picture of its own, for players' panels. */
export function Token({ kind, value, size = 28, label }: TokenProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className="cb-root"
      width={kind === 'fort' ? (size * 50) / 52 : size}
      height={size}
      viewBox={kind === 'fort' ? '-24 -24 50 52' : '-18 -18 37 38'}
      {...picture(label)}
    >
      {kind === 'fort' ? <FortTokenFace value={value} /> : <BonusTokenFace value={value} />}
    </svg>
  );
}
