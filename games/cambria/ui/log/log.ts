import type { GameEvent } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { diceText, type LogLine } from '@tessera/ui';
import type { CambriaEvent } from '../../rules/events.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { armyName, type CambriaScene, originKind, roadName, shipNumber, subjectName } from '../names.ts';

export const eventsOf = (step: Step): readonly CambriaEvent[] => step.events as readonly GameEvent[] as CambriaEvent[];

/** The die of a throw for a first soldier that is thrown again (C-12). */
export const rolledAgain = (step: Step): number | undefined =>
  eventsOf(step).find((event) => event.type === 'rollAgain')?.die;

/** What happened in a step, a line for each event worth one. */
export const describeStep = (step: Step, scene: CambriaScene): LogLine[] =>
  eventsOf(step).flatMap((event) => describeEvent(event, scene));

export function describeEvent(event: CambriaEvent, scene: CambriaScene): LogLine[] {
  const { text } = scene;
  const line = (key: string, army: number, args: Record<string, string | number> = {}, strong = false): LogLine[] => [
    {
      sentence: text(`cambria.log.${key}`, { name: army > 0 ? subjectName(scene, army) : '', ...args }),
      army,
      ...(strong ? { strong } : {}),
    },
  ];
  const from = (place: string) => ({ origin: roadName(text, place), originShip: shipNumber(place) || 0 });
  switch (event.type) {
    case 'started':
      return line('started', event.seat);
    case 'rolled':
      return line(`rolled.${event.for}`, event.seat, { dice: diceText(event.dice) });
    case 'rollAgain':
      return line(event.die === 1 ? 'rollAgain.one' : 'rollAgain.full', event.seat, { die: diceText([event.die]) });
    case 'placed':
      return line(`placed.${originKind(event.from)}`, event.army, {
        road: roadName(text, event.to),
        ...from(event.from),
      });
    case 'thrownOut':
      return line('thrownOut', event.army, { road: roadName(text, event.from) });
    case 'legionSentHome':
      return line('legionSentHome', 0, { road: roadName(text, event.from) });
    case 'legionMoved':
      return line(`legionMoved.${originKind(event.from)}`, event.seat, {
        road: roadName(text, event.to),
        ...from(event.from),
      });
    case 'shipUsed':
      return line('shipUsed', event.seat, {
        ship: event.ship,
        replaced: diceText([event.replaced]),
        dice: diceText(event.dice),
      });
    case 'boarded':
      return line(`boarded.${originKind(event.from)}`, event.seat, { ship: event.ship, ...from(event.from) });
    case 'stayedAshore':
      return line('stayedAshore', event.seat);
    case 'passed':
      return line('passed', event.seat);
    case 'fortTaken':
      return line('fortTaken', event.army, { fort: event.fort, points: event.points }, true);
    case 'bonusTaken':
      return event.army === 0
        ? line('bonusLost', 0, { fort: event.fort })
        : line('bonusTaken', event.army, { fort: event.fort, points: event.points });
    case 'lastCount':
      return line(`lastCount.${event.why}`, 0, {}, true);
    case 'gameEnded':
      return line('gameEnded', event.winner, {}, true);
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
