import type { Building, Effect, WorkerColour } from '../scenario/scenario-types.ts';

export interface BuildingRules {
  readonly workers: readonly WorkerColour[];
  /** By the colour of the worker that counts (S-21). */
  readonly action: Readonly<Record<WorkerColour, Effect>>;
}

const ANY: readonly WorkerColour[] = ['blue', 'grey', 'red'];
const NOT_BLUE: readonly WorkerColour[] = ['grey', 'red'];

const always = (effect: Effect): Record<WorkerColour, Effect> => ({ blue: effect, grey: effect, red: effect });

/** S-30 to S-37, in the words of the cards. */
export const BUILDING_RULES: Readonly<Record<Building, BuildingRules>> = {
  stables: {
    workers: NOT_BLUE,
    action: always({
      choose: [
        { spend: { silver: 2 }, to: { take: 'eagle' } },
        { spend: { equipment: 1 }, to: { take: 'horse' } },
      ],
    }),
  },
  barracks: {
    workers: ANY,
    action: always({ choose: [{ hire: 0 }, { spend: { kumis: 1 }, to: { heal: 2 } }] }),
  },
  silversmith: {
    workers: ANY,
    action: { blue: { gain: { silver: 3 } }, grey: { gain: { silver: 2 } }, red: { gain: { silver: 2 } } },
  },
  farm: {
    workers: ANY,
    action: {
      blue: { gain: { provisions: 2 } },
      grey: { gain: { provisions: 2 } },
      red: { choose: [{ gain: { provisions: 3 } }, { gain: { wagon: 1 } }] },
    },
  },
  'chiefs-tent': {
    workers: NOT_BLUE,
    action: always({
      choose: [{ spend: { livestock: 1 }, to: { gain: { provisions: 2, kumis: 1 } } }, { complete: 'quest' }],
    }),
  },
  'town-centre': {
    workers: ANY,
    action: always({ choose: [{ use: 'card' }, { use: 'hero' }, { use: 'eagle' }] }),
  },
  'meeting-tent': {
    workers: ANY,
    action: always({ choose: [{ gain: { cards: 2 } }, { gain: { kumis: 2, cards: 1 } }] }),
  },
  market: {
    workers: ANY,
    action: always({
      choose: [
        { spend: { cards: 1 }, to: { gain: { silver: 2 } } },
        { spend: { cards: 2 }, to: { choose: [{ gain: { wagon: 1 } }, { gain: { equipment: 1 } }] } },
      ],
    }),
  },
};
