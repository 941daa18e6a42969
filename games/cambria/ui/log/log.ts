import { type GameEvent, NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { diceText, type LogLine } from '@tessera/ui';
import type { CambriaEvent } from '../../rules/events.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { armyName, type CambriaScene, isShipName, roadName, shipNumber, subjectName } from '../names.ts';

export const eventsOf = (step: Step): readonly CambriaEvent[] => step.events as readonly GameEvent[] as CambriaEvent[];

/** The die of a throw for a first soldier that is thrown again (C-12). */
export const rolledAgain = (step: Step): number | undefined =>
  eventsOf(step).find((event) => event.type === 'rollAgain')?.die;

/** Where a soldier comes from, as the part of a key that picks the right sentence. */
const soldierFrom = (place: string) => (place === 'reserve' ? place : isShipName(place) ? 'ship' : 'road');

/** What happened in a step, a line for each event worth one. */
export const describeStep = (step: Step, scene: CambriaScene): LogLine[] =>
  eventsOf(step).flatMap((event) => describeEvent(event, scene));

export function describeEvent(event: CambriaEvent, scene: CambriaScene): LogLine[] {
  const { text } = scene;
  const line = (army: SeatNumber, sentence: (name: string) => string, strong = false): LogLine[] => [
    { sentence: sentence(army > 0 ? subjectName(scene, army) : ''), army, ...(strong ? { strong } : {}) },
  ];
  const from = (place: string) => ({ origin: roadName(text, place), originShip: shipNumber(place) || 0 });
  switch (event.type) {
    case 'started':
      return line(event.seat, (name) => text('cambria.log.started', { name }));
    case 'rolled':
      return line(event.seat, (name) => text(`cambria.log.rolled.${event.for}`, { name, dice: diceText(event.dice) }));
    case 'rollAgain':
      return line(event.seat, () =>
        text(`cambria.log.rollAgain.${event.die === 1 ? 'one' : 'full'}`, { die: diceText([event.die]) }),
      );
    case 'placed':
      return line(event.army, (name) =>
        text(`cambria.log.placed.${soldierFrom(event.from)}`, {
          name,
          road: roadName(text, event.to),
          ...from(event.from),
        }),
      );
    case 'thrownOut':
      return line(event.army, (name) => text('cambria.log.thrownOut', { name, road: roadName(text, event.from) }));
    case 'legionSentHome':
      return line(NO_SEAT, () => text('cambria.log.legionSentHome', { road: roadName(text, event.from) }));
    case 'legionMoved':
      return line(event.seat, (name) =>
        text(`cambria.log.legionMoved.${event.from === 'standard' ? 'standard' : 'road'}`, {
          name,
          road: roadName(text, event.to),
          ...from(event.from),
        }),
      );
    case 'shipUsed':
      return line(event.seat, (name) =>
        text('cambria.log.shipUsed', {
          name,
          ship: event.ship,
          replaced: diceText([event.replaced]),
          dice: diceText(event.dice),
        }),
      );
    case 'boarded':
      return line(event.seat, (name) =>
        text(`cambria.log.boarded.${soldierFrom(event.from)}`, { name, ship: event.ship, ...from(event.from) }),
      );
    case 'stayedAshore':
      return line(event.seat, (name) => text('cambria.log.stayedAshore', { name }));
    case 'passed':
      return line(event.seat, (name) => text('cambria.log.passed', { name }));
    case 'fortTaken': {
      const { fort, points } = event;
      return line(event.army, (name) => text('cambria.log.fortTaken', { name, fort, points }), true);
    }
    case 'bonusTaken': {
      const { fort, points } = event;
      return event.army === 0
        ? line(NO_SEAT, () => text('cambria.log.bonusLost', { fort }))
        : line(event.army, (name) => text('cambria.log.bonusTaken', { name, fort, points }));
    }
    case 'lastCount':
      return line(NO_SEAT, () => text(`cambria.log.lastCount.${event.why}`), true);
    case 'gameEnded':
      return line(event.winner, (name) => text('cambria.log.gameEnded', { name }), true);
    case 'turnEnded':
      return []; // the next turn's heading says it
  }
}

/** The heading of a turn in the log. */
export function turnTitle(first: Step, scene: CambriaScene): string {
  const { text } = scene;
  if (first.turn === 0) return text('cambria.log.title.start');
  const name = armyName(scene, first.turn);
  const [event] = eventsOf(first);
  if (event?.type === 'rolled' && event.for === 'muster') return text('cambria.log.title.muster', { name });
  // a group begins with a roll, so the turns finished then are those before it
  return text('cambria.log.title.turn', { name, number: (first.view as CambriaPosition).turns + 1 });
}

/** Forts falling and the end are for all to see. */
export function banner(step: Step, scene: CambriaScene): string | undefined {
  const { text } = scene;
  const events = eventsOf(step);
  if (events.some((event) => event.type === 'lastCount')) return text('cambria.banner.lastCount');
  const fallen = events.filter((event) => event.type === 'fortTaken');
  const [first] = fallen;
  if (!first) return undefined;
  if (fallen.length === 1)
    return text('cambria.banner.fort', { fort: first.fort, name: armyName(scene, first.army), points: first.points });
  return text('cambria.banner.forts', { count: fallen.length, forts: fallen.map((event) => event.fort).join(', ') });
}
