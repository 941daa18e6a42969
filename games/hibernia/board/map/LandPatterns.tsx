import { COLOURS, type Colour } from '../../rules/scenario/board.ts';
import { LAND_STYLES } from '../palette.ts';

// Each pattern is a handful of knife cuts on a small tile, none quite like its neighbour.
const CUTS: Readonly<Record<Colour, { readonly width: number; readonly height: number; readonly turn: number }>> = {
  blue: { width: 44, height: 26, turn: 0 },
  green: { width: 40, height: 40, turn: 0 },
  red: { width: 16, height: 48, turn: 38 },
  yellow: { width: 30, height: 30, turn: 0 },
};

function Cuts({ colour }: { readonly colour: Colour }) {
  const { cut } = LAND_STYLES[colour];
  if (colour === 'blue')
    return (
      <g fill="none" stroke={cut} strokeLinecap="round">
        <path d="M1 8Q7 2 12 8T23 8" strokeWidth={3.2} />
        <path d="M24 21Q29 15 34 21T43 21" strokeWidth={2.8} />
      </g>
    );
  if (colour === 'green')
    return (
      <g fill={cut}>
        <path d="M4 15Q5 5 16 4Q16 14 4 15Z" />
        <path d="M24 36Q22 26 33 22Q36 33 24 36Z" />
        <path d="M4 15L1 18M24 36L22 39" stroke={cut} strokeWidth={2} strokeLinecap="round" />
      </g>
    );
  if (colour === 'red')
    return (
      <g stroke={cut} strokeLinecap="round">
        <path d="M4 1V20M4 27V46" strokeWidth={3.4} />
        <path d="M12 8V30M12 37V44" strokeWidth={2.8} />
      </g>
    );
  return (
    <g fill={cut}>
      <circle cx={8} cy={8} r={4.1} />
      <circle cx={23} cy={22} r={3.4} />
    </g>
  );
}

/** The grounds of the four colours, each with its own pattern, so that no eye needs the hue: `url(#<id>-blue)`. */
export function LandPatterns({ id, scale = 1 }: { readonly id: string; readonly scale?: number }) {
  return (
    <>
      {COLOURS.map((colour) => (
        <pattern
          key={colour}
          id={`${id}-${colour}`}
          patternUnits="userSpaceOnUse"
          width={CUTS[colour].width}
          height={CUTS[colour].height}
          patternTransform={`scale(${scale}) rotate(${CUTS[colour].turn})`}
        >
          <rect width={CUTS[colour].width} height={CUTS[colour].height} fill={LAND_STYLES[colour].fill} />
          <Cuts colour={colour} />
        </pattern>
      ))}
    </>
  );
}
