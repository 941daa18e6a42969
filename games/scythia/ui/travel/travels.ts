import type { Step } from '@tessera/table';
import {
  animalPlace,
  buildingWorkerSpot,
  CREW_DECK,
  CREW_DISCARD,
  crewPlace,
  eaglePlace,
  handCardSpot,
  horsePlace,
  playerHandSpot,
  playerQuestsSpot,
  playerWorkerSpot,
  questPlace,
  raiderSpot,
  resourceSpot,
  settlementPlace,
  slotPlace,
  slotWorkerSpot,
} from '../../board/index.ts';
import { PLUNDER } from '../../rules/scenario/scenario-types.ts';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import { eventsOf } from '../log/log.ts';

/** A piece that goes from one place or spot to another: the last of `from` and of `to` that is in sight. */
export interface Travel {
  readonly what: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** The numbers that a step changes without anything travelling to them. */
export const changesOf = (step: Step): string[] => eventsOf(step).flatMap(changedBy);

function changedBy(event: ScythiaEvent): string[] {
  switch (event.type) {
    case 'gained':
    case 'paid':
    case 'lost':
      return Object.keys(event.what).map((what) => resourceSpot(event.seat, what));
    case 'took-from-player':
      return Object.keys(event.what).flatMap((what) => [
        resourceSpot(event.seat, what),
        resourceSpot(event.from, what),
      ]);
    default:
      return [];
  }
}

/** What travels in a step, in order. */
export const travelsOf = (step: Step): Travel[] => eventsOf(step).flatMap(travelOf);

function travelOf(event: ScythiaEvent): Travel[] {
  const go = (what: string, from: readonly string[], to: readonly string[]): Travel[] => [{ what, from, to }];
  switch (event.type) {
    case 'placed':
      return go(`worker ${event.worker}`, [playerWorkerSpot(event.seat)], [buildingWorkerSpot(event.building)]);
    case 'took':
      return go(`worker ${event.worker}`, [buildingWorkerSpot(event.building)], [playerWorkerSpot(event.seat)]);
    case 'raided':
      return go(
        `worker ${event.worker}`,
        [playerWorkerSpot(event.seat)],
        [raiderSpot(event.settlement, 1), settlementPlace(event.settlement)],
      );
    case 'plundered': {
      const { seat, settlement, slot, worker } = event;
      return [
        ...PLUNDER.filter((kind) => event.plunder[kind] > 0).flatMap((kind) =>
          go(`plunder ${kind}`, [slotPlace(settlement, slot)], [resourceSpot(seat, kind)]),
        ),
        ...go(
          `worker ${worker}`,
          [slotPlace(settlement, slot), slotWorkerSpot(settlement, slot)],
          [playerWorkerSpot(seat)],
        ),
      ];
    }
    case 'took-plunder':
      return go(
        `plunder ${event.kind}`,
        [slotPlace(event.settlement, event.slot)],
        [resourceSpot(event.seat, event.kind)],
      );
    case 'hired':
      return go(`crew ${event.card}`, [playerHandSpot(event.seat)], [crewPlace(event.seat, event.place)]);
    case 'drew':
      return go(
        'card',
        [CREW_DECK],
        [playerHandSpot(event.seat), ...(event.card === null ? [] : [handCardSpot(event.card)])],
      );
    case 'discarded':
    case 'played':
      return go('card', [playerHandSpot(event.seat)], [CREW_DISCARD]);
    case 'placed-animal':
      return go(
        event.half,
        [animalPlace(1)],
        [(event.half === 'eagle' ? eaglePlace : horsePlace)(event.seat, event.place)],
      );
    case 'completed':
      return go('quest', [questPlace(event.at.settlement, event.at.slot)], [playerQuestsSpot(event.seat)]);
    default:
      return [];
  }
}
