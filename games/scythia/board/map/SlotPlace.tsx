import { DECOR } from '@tessera/game-kit/board';
import type { SlotPosition } from '../../rules/position/position-types.ts';
import { PLUNDER, type Plunder } from '../../rules/scenario/scenario-types.ts';
import { PlunderToken } from '../pieces/PlunderToken.tsx';
import { Worker } from '../pieces/Worker.tsx';
import type { Targets } from '../targets.ts';
import type { Box } from './layout.ts';
import { Place } from './Place.tsx';
import { slotPlace, slotWorkerSpot } from './places.ts';

interface SlotPlaceProps {
  readonly slot: SlotPosition;
  /** The worker and the plunder. */
  readonly box: Box;
  /** With the quest beneath: what takes the taps while the slot is a target. */
  readonly reach: Box;
  readonly last: boolean;
  readonly targets: Targets;
}

/** Tokens and the worker grow with the room there is. */
const sizes = ({ width, height }: Box) => {
  if (height > 46) return { token: 28, worker: 36, start: 33 };
  return width > 130 && height > 32 ? { token: 26, worker: 33, start: 31 } : { token: 22, worker: 27, start: 24 };
};

interface Pile {
  readonly kind: Plunder;
  readonly count: number;
}

/** Tokens side by side; where there is no room for all, those of a kind are one with a number. */
function pilesOf({ plunder }: SlotPosition, room: number): Pile[] {
  const kinds = PLUNDER.filter((kind) => plunder[kind] > 0);
  const single = kinds.flatMap((kind): Pile[] => Array(plunder[kind]).fill({ kind, count: 1 }));
  return single.length <= room ? single : kinds.map((kind) => ({ kind, count: plunder[kind] }));
}

function Count({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  return (
    <>
      <circle className="sc-pile" cx={x} cy={y} r={8} />
      <text className="sc-pile-count" x={x} y={y + 4.8} fontSize={14.8} textAnchor="middle">
        {count}
      </text>
    </>
  );
}

/** A slot: the worker above it and its plunder. */
export function SlotPlace({ slot, box, reach, last, targets }: SlotPlaceProps) {
  const id = slotPlace(slot.settlement, slot.slot);
  const { token: large, worker, start } = sizes(box);
  const room = box.width - start - 1;
  const piles = pilesOf(slot, room / large);
  const step = Math.min(large + 2, room / Math.max(1, piles.length));
  const token = Math.min(large, step);
  return (
    <g>
      <rect className="sc-slot" x={box.x} y={box.y} width={box.width} height={box.height} rx={5} />
      <g {...DECOR}>
        <g data-spot={slotWorkerSpot(slot.settlement, slot.slot)}>
          {slot.worker && (
            <Worker colour={slot.worker} x={box.x + 1} y={box.y + (box.height - worker) / 2 - 0.5} size={worker} />
          )}
        </g>
        {piles.map(({ kind, count }, i) => {
          const at = { x: box.x + start + i * step, y: box.y + (box.height - token) / 2 };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike.
            <g key={i} data-count={count}>
              <PlunderToken kind={kind} {...at} size={token} />
              {count > 1 && <Count count={count} x={at.x + token - 5} y={at.y + token - 5} />}
            </g>
          );
        })}
      </g>
      <Place id={id} box={box} reach={reach} last={last} round={5} targets={targets} />
    </g>
  );
}
