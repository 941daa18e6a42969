import { seatOf } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { Trigger } from '../../rules/cards/abilities.ts';
import { crewCount, sumOf } from '../../rules/cards/crew.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { crewTerms, raidProvisions, raidWagons, yellowDice } from '../../rules/raid/raid.ts';
import { worth } from '../../rules/scenario/board.ts';
import {
  type DIE_COLOURS,
  type ScenarioSettlement,
  WORKER_COLOURS,
  type WorkerColour,
} from '../../rules/scenario/scenario-types.ts';
import type { StrengthTerms } from '../../rules/state/events.ts';
import { eventsOf } from '../log/log.ts';
import { boardOfView } from '../scenario-of.ts';
import { stateOf } from '../state-of.ts';
import { chanceOfAtLeast, type DiceCounts, mean, spreadOfDice } from './odds.ts';

export interface TierOutlook {
  readonly strength: number;
  readonly points: number;
  /** The chance to reach at least this tier. */
  readonly chance: number;
}

/** A raid as it stands: what it costs, what is sure of its strength, and what the dice may add. */
export interface RaidOutlook {
  readonly settlement: ScenarioSettlement;
  readonly provisions: number;
  readonly wagons: number;
  readonly crewNeeded: number;
  readonly crewThere: number;
  readonly rerolls: number;
  /** Dice still to be rolled; none when all lie. */
  readonly dice: DiceCounts;
  readonly rolled: readonly { readonly die: string; readonly face: string }[];
  /** Without the dice that are still to be rolled. */
  readonly terms: StrengthTerms;
  readonly wounds: { readonly rolled: number; readonly expected: number };
  /** For this many kumis more. */
  readonly tiersWith: (kumis: number) => readonly TierOutlook[];
}

export const sumOfTerms = ({ kumis, dice, crew, animals, abilities }: StrengthTerms): number =>
  kumis + dice + crew + animals + abilities;

/**
 * S-51: once the strength is added up it stays, though wounds make the crew weaker. What was counted is in the steps;
 * undefined while it is still open.
 */
function countedTerms(view: ScythiaPosition, steps: readonly Step[]): StrengthTerms | undefined {
  if (!view.raid || view.pending.some(({ kind }) => kind === 'strength')) return undefined;
  const last = steps.findLast((step) => eventsOf(step).some(({ type }) => type === 'strength' || type === 'raided'));
  return last && eventsOf(last).find((event) => event.type === 'strength')?.terms;
}

/** For the raid under way, or for one that the player whose turn it is could start. */
export function raidOutlook(view: ScythiaPosition, name: string, steps: readonly Step[] = []): RaidOutlook {
  const board = boardOfView(view);
  const index = board.settlements.findIndex((each) => each.name === name);
  const settlement = board.scenario.settlements[index];
  const s = stateOf(view);
  const seat = Math.max(0, seatOf(view.turn));
  const underWay = view.raid?.settlement === name ? view.raid : null;
  const worker: WorkerColour = underWay?.worker ?? view.players[seat]?.worker ?? settlement.workers[0] ?? 'blue';
  const rolled = underWay?.dice ?? [];
  const left = (colour: (typeof DIE_COLOURS)[number], all: number) =>
    Math.max(0, all - rolled.filter(({ die }) => die === colour).length);
  const dice: DiceCounts = {
    red: left('red', settlement.dice.red),
    white: left('white', settlement.dice.white),
    yellow: left('yellow', yellowDice(s, index)),
  };
  const faces = rolled.map(({ face }) => worth(face));
  const terms: StrengthTerms = (underWay && countedTerms(view, steps)) || {
    ...crewTerms(s, seat, index, WORKER_COLOURS.indexOf(worker)),
    kumis: underWay?.kumis ?? 0,
    dice: faces.reduce((sum, face) => sum + face.strength, 0),
  };
  const sure = sumOfTerms(terms);
  const spread = spreadOfDice(board.scenario.dice, dice, 'strength');
  return {
    settlement,
    provisions: raidProvisions(s, seat, index),
    wagons: raidWagons(s, seat, index),
    crewNeeded: settlement.crew,
    crewThere: crewCount(s, seat),
    rerolls: underWay ? underWay.rerolls : sumOf(s, seat, Trigger.reroll),
    dice,
    rolled,
    terms,
    wounds: {
      rolled: faces.reduce((sum, face) => sum + face.wounds, 0),
      expected: mean(spreadOfDice(board.scenario.dice, dice, 'wounds')),
    },
    tiersWith: (kumis) =>
      settlement.tiers.map(({ strength, points }) => ({
        strength,
        points,
        chance: chanceOfAtLeast(spread, strength - sure - kumis),
      })),
  };
}
