import {
  type BoardTarget,
  buildingPlace,
  questPlace,
  settlementPlace,
  slotPlace,
  type TargetKind,
} from '../../board/index.ts';
import { openingPosition } from '../../board/opening.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import type { Scenario, WorkerColour } from '../../rules/scenario/scenario-types.ts';

/** A moment of a game for a picture: the real board, cut to a window of 4 by 3. */
export interface Scene {
  /** In the units of the board. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number };
  readonly tall?: boolean | undefined;
  readonly targets?: readonly BoardTarget[] | undefined;
  readonly ghosts?: Readonly<Record<string, WorkerColour>> | undefined;
  /** Slots that have been raided, with the quest that has come up there, if one lies there still. */
  readonly raided?: readonly (readonly [settlement: string, slot: number, quest: string | null])[] | undefined;
  readonly workers?: Partial<ScythiaPosition['workers']> | undefined;
}

const SEATS = 2;
const lit = (id: string, kind: TargetKind): BoardTarget => ({ id, kind, label: id, state: 'lit' });

/** For the steps of words/howto.*.json that happen on the board; the others are drawn, see Drawings.tsx. */
export const SCENES: Readonly<Record<string, Scene>> = {
  village: {
    window: { x: 0, y: 0, width: 500 },
    tall: true,
    workers: { silversmith: 'blue', 'town-centre': null, 'meeting-tent': 'grey', market: 'blue' },
    targets: [lit(buildingPlace('meeting-tent'), 'building'), lit(buildingPlace('market'), 'building')],
  },
  raid: {
    window: { x: 326, y: 146, width: 334 },
    targets: [lit(settlementPlace('Assyria left'), 'settlement')],
    ghosts: { [settlementPlace('Assyria left')]: 'grey' },
  },
  quests: {
    window: { x: 326, y: 0, width: 334 },
    raided: [
      ['Cimmeria left', 1, 'W+3L=5'],
      ['Cimmeria left', 2, 'strength 8=4'],
      ['Assyria left', 1, 'G+E+L=6'],
    ],
    targets: [
      lit(questPlace('Cimmeria left', 1), 'quest'),
      lit(questPlace('Cimmeria left', 2), 'quest'),
      lit(questPlace('Assyria left', 1), 'quest'),
    ],
  },
  end: {
    window: { x: 324, y: 123, width: 636 },
    raided: [
      ['Cimmeria left', 1, null],
      ['Cimmeria left', 2, null],
      ['Cimmeria centre', 1, null],
      ['Cimmeria centre', 2, 'E+W=4'],
      ['Assyria left', 1, null],
      ['Assyria left', 2, null],
      ['Assyria centre', 1, null],
      ['Assyria centre', 2, null],
      ['Persia left', 1, null],
      ['Persia left', 2, null],
      ['Persia centre', 1, null],
      ['Greece left', 1, null],
      ['Greece left', 2, null],
      ['Greece centre', 1, null],
    ],
    targets: [lit(slotPlace('Persia centre', 2), 'slot'), lit(slotPlace('Greece centre', 2), 'slot')],
  },
};

export function positionOf(scenario: Scenario, { raided = [], workers = {} }: Scene): ScythiaPosition {
  const position = openingPosition(scenario, SEATS);
  const raiders: Record<string, WorkerColour[]> = {};
  const slots = position.slots.map((slot) => {
    const raid = raided.find(([settlement, number]) => settlement === slot.settlement && number === slot.slot);
    if (!raid) return slot;
    const settlement = scenario.settlements.find(({ name }) => name === slot.settlement);
    raiders[slot.settlement] = [...(raiders[slot.settlement] ?? []), settlement?.workers.at(-1) ?? 'grey'];
    return { ...slot, plunder: { gold: 0, equipment: 0, wagon: 0, livestock: 0 }, worker: null, quest: raid[2] };
  });
  return { ...position, slots, raiders, workers: { ...position.workers, ...workers } };
}
