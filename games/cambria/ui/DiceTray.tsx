import { type DiceTrayProps, useTumble } from '@tessera/ui';
import { Die } from '../board/index.ts';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { diceNow } from './log/dice-now.ts';
import { TUMBLE } from './timing.ts';

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
