import type { DiceTrayProps } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { Die } from '../board/index.ts';
import type { CambriaPosition } from '../rules/position-types.ts';
import { diceNow } from './dice-now.ts';

/** In travels of a piece: dice take longer, but under a second at normal speed. */
const TUMBLE = 1.8;
const FACE = 90;

/** The dice: they tumble for less than a second, then lie. A die that a ship replaced stays beside them, small. */
export function DiceTray({ view, steps, text, fresh, durationMs }: DiceTrayProps<CambriaPosition>) {
  const { dice, lent, thrown } = diceNow(view, steps, fresh);
  const isNew = thrown >= 0 && thrown === steps.length - 1 && durationMs > 0;
  const face = useTumble(thrown, isNew ? TUMBLE * durationMs : 0);
  const keyed = dice.map((value, index) => ({ value, index, key: `die ${index}` }));
  const known = dice.filter((value) => value > 0);
  return (
    <div
      className="cambria-dice"
      role="img"
      aria-label={known.length > 0 ? text('cambria.dice.show', { dice: known.join(', ') }) : text('cambria.dice.none')}
    >
      {keyed.map(({ value, index, key }) => (
        <Die
          key={key}
          value={face === null ? value : 1 + ((face * (index + 2) + value) % 6)}
          rolling={face !== null}
          fromShip={lent?.index === index}
        />
      ))}
      {lent && (
        <span className="cambria-die-replaced">
          <Die value={lent.replaced} size={30} />
        </span>
      )}
    </div>
  );
}

/** Counts faces while a new throw tumbles; null when the dice lie. */
function useTumble(thrown: number, ms: number): number | null {
  const [face, setFace] = useState<number | null>(null);
  useEffect(() => {
    if (ms === 0 || thrown < 0) return;
    setFace(0);
    const faces = setInterval(() => setFace((n) => (n ?? 0) + 1), FACE);
    const end = setTimeout(() => {
      clearInterval(faces);
      setFace(null);
    }, ms);
    return () => {
      clearInterval(faces);
      clearTimeout(end);
      setFace(null);
    };
  }, [thrown, ms]);
  return face;
}
