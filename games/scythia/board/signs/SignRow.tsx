import { Worker } from '../pieces/Worker.tsx';
import { GameIcon } from './GameIcon.tsx';
import { LandSign } from './LandSign.tsx';
import type { Sign } from './signs.ts';

interface SignRowProps {
  readonly signs: readonly Sign[];
  readonly size?: number | undefined;
}

function OneSign({ sign, size }: { readonly sign: Sign; readonly size: number }) {
  if ('worker' in sign) return <Worker colour={sign.worker} size={size * 1.15} />;
  if ('land' in sign) return <LandSign land={sign.land} size={size * 1.1} />;
  if ('mark' in sign) return <span className="sc-sign-mark">{sign.mark}</span>;
  const number = `${sign.plus ? '+' : ''}${sign.count ?? ''}`;
  return (
    <span className="sc-sign">
      {number && <b>{number}</b>}
      <GameIcon name={sign.sign} size={size} className={`sc-res sc-res-${sign.sign}`} />
    </span>
  );
}

/** Signs in a row of text, for cards and panels; the sentence beside it says the same. */
export function SignRow({ signs, size = 15 }: SignRowProps) {
  return (
    <span className="sc-root sc-signs" aria-hidden="true">
      {signs.map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of signs never changes its order, and two may be alike.
        <OneSign key={i} sign={sign} size={size} />
      ))}
    </span>
  );
}
