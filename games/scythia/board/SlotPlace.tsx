import type { SlotPosition } from '../rules/position-types.ts';
import { PLUNDER, type Plunder } from '../rules/scenario-types.ts';
import { DECOR } from './decor.ts';
import type { Box } from './layout.ts';
import { HitArea, PlaceMarks } from './PlaceMarks.tsx';
import { PlunderToken } from './PlunderToken.tsx';
import { slotPlace, slotWorkerSpot } from './places.ts';
import { placeProps, type Targets } from './targets.ts';
import { Worker } from './Worker.tsx';

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
  return width > 130 ? { token: 26, worker: 33, start: 31 } : { token: 22, worker: 27, start: 24 };
};

/** A slot: the worker above it and its plunder. */
export function SlotPlace({ slot, box, reach, last, targets }: SlotPlaceProps) {
  const id = slotPlace(slot.settlement, slot.slot);
  const tokens = PLUNDER.flatMap((kind): Plunder[] => Array(slot.plunder[kind]).fill(kind));
  const { token, worker, start } = sizes(box);
  const step = Math.min(token + 2, (box.width - start - token - 1) / Math.max(1, tokens.length - 1));
  return (
    <g {...placeProps(id, targets)}>
      <rect className="sc-slot" x={box.x} y={box.y} width={box.width} height={box.height} rx={5} />
      <g {...DECOR}>
        <g data-spot={slotWorkerSpot(slot.settlement, slot.slot)}>
          {slot.worker && (
            <Worker colour={slot.worker} x={box.x + 1} y={box.y + (box.height - worker) / 2 - 0.5} size={worker} />
          )}
        </g>
        {tokens.map((kind, i) => (
          <PlunderToken
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike.
            key={i}
            kind={kind}
            x={box.x + start + i * step}
            y={box.y + (box.height - token) / 2}
            size={token}
          />
        ))}
      </g>
      <PlaceMarks box={box} target={targets.get(id)} last={last} round={5} />
      <HitArea box={targets.has(id) ? reach : box} />
    </g>
  );
}
