import { DECOR } from '@tessera/game-kit/board';
import { type ArmyColour, armyStyles, boardInput, MARK_PATHS } from '@tessera/ui';
import type { StepstonePosition } from '../rules/position.ts';
import type { Scenario } from '../rules/scenario.ts';
import { layoutOf } from './layout.ts';
import './board.css';

/** On the near bank and on the far one. */
const ARROW = 'M-40 38H32M14 24L34 38L14 52';
const HOUSE = 'M-30 50V32L0 14L30 32V50Z';

export const STYLES = armyStyles('stepstone');

interface StepstoneBoardProps {
  readonly scenario: Scenario;
  readonly position: StepstonePosition;
  readonly colours: readonly ArmyColour[];
  readonly label: string;
  /** The places from which a walker can go. */
  readonly targets?: ReadonlyMap<string, unknown>;
  readonly onPlace?: (place: string) => void;
  /** A place's accessible name, in the reader's language. */
  readonly nameOf: (place: string) => string;
}

/** How many walkers of each player stand at a place. */
function standing({ players }: StepstonePosition, place: string): number[] {
  return players.map(({ bank, stones, home }) => {
    if (place === 'bank') return bank;
    if (place === 'home') return home;
    return stones.filter((stone) => place === `stone ${stone}`).length;
  });
}

/** Two banks, the stones between them, and who stands there. */
export function StepstoneBoard(props: StepstoneBoardProps) {
  const { scenario, position, colours, label, targets, onPlace, nameOf } = props;
  const { width, height, places } = layoutOf(scenario);
  const dry = new Set(scenario.dry.map((stone) => `stone ${stone}`));
  const way = [...places.values()].map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't hold a drawing; the lit places inside are the controls.
    <svg
      className="stepstone-root"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      {...boardInput({ places, targets, onPlace })}
    >
      <rect className="stepstone-water" width={width} height={height} rx={18} {...DECOR} />
      <path className="stepstone-way" d={`M${way}`} {...DECOR} />
      {[...places].map(([place, { x, y }]) => {
        const lit = targets?.has(place) ?? false;
        const control = lit ? { role: 'button', tabIndex: 0, 'aria-label': nameOf(place) } : { 'aria-hidden': true };
        return (
          <g key={place} className="stepstone-place" data-place={place} transform={`translate(${x} ${y})`} {...control}>
            <Ground place={place} dry={dry.has(place)} lit={lit} />
          </g>
        );
      })}
      {/* what is drawn on a place is no part of its control, which has a name */}
      {[...places].map(([place, { x, y }]) => (
        <g key={place} transform={`translate(${x} ${y})`} {...DECOR}>
          <Sign place={place} />
          <Walkers counts={standing(position, place)} colours={colours} />
        </g>
      ))}
    </svg>
  );
}

const isBank = (place: string) => !place.startsWith('stone');

function Ground({ place, dry, lit }: { readonly place: string; readonly dry: boolean; readonly lit: boolean }) {
  const bank = isBank(place);
  const name = `stepstone-ground${bank ? ' stepstone-bank' : dry ? ' stepstone-dry' : ''}${lit ? ' stepstone-lit' : ''}`;
  return bank ? (
    <rect className={name} x={-62} y={-62} width={124} height={124} rx={14} />
  ) : (
    <circle className={name} r={54} />
  );
}

function Sign({ place }: { readonly place: string }) {
  if (isBank(place)) return <path className="stepstone-sign" d={place === 'home' ? HOUSE : ARROW} />;
  return (
    <text className="stepstone-number" y={44}>
      {place.replace(/\D/g, '')}
    </text>
  );
}

function Walkers({ counts, colours }: { readonly counts: readonly number[]; readonly colours: readonly ArmyColour[] }) {
  return counts.map((count, index) => {
    const { fill, edge, mark } = STYLES[colours[index]];
    return count === 0 ? null : (
      <g key={colours[index]} transform={`translate(${index === 0 ? -24 : 24} -6)`}>
        <path d={MARK_PATHS[mark]} transform="scale(1.9)" fill={fill} stroke={edge} strokeWidth={2} />
        <text className="stepstone-many" y={-24}>
          {count > 1 ? count : ''}
        </text>
      </g>
    );
  });
}
