import type { GameEvent } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { LogLine } from '@tessera/ui';
import type { HiberniaEvent } from '../../rules/events.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { othersBack } from '../decision/preview.ts';
import { armyName, type HiberniaScene, isUnused } from '../names.ts';

export const eventsOf = (step: Step): readonly HiberniaEvent[] =>
  step.events as readonly GameEvent[] as HiberniaEvent[];

/** What happened in a step, a line for each event worth one. */
export const describeStep = (step: Step, scene: HiberniaScene): LogLine[] =>
  eventsOf(step).flatMap((event) => describeEvent(event, scene));

export function describeEvent(event: HiberniaEvent, scene: HiberniaScene): LogLine[] {
  const { text } = scene;
  const line = (key: string, army: number, args: Record<string, string | number> = {}, strong = false): LogLine[] => [
    {
      sentence: text(`hibernia.log.${key}`, { name: army > 0 ? armyName(scene, army) : '', ...args }),
      army,
      ...(strong ? { strong } : {}),
    },
  ];
  switch (event.type) {
    case 'started':
      return line('started', event.seat);
    case 'castleDrawn':
      return line(event.lands.length > 1 ? 'castleDrawn.scattered' : 'castleDrawn', event.seat, {
        land: event.land,
        lands: event.lands.filter((land) => land !== event.land).join(', '),
      });
    case 'unusedArmy':
      return line('unusedArmy', 0, { lands: event.lands.join(', ') });
    case 'rolled':
      return line('rolled', event.seat, { face: text(`hibernia.face.${event.face}`) });
    case 'marched':
      return line('marched', event.seat, { land: event.to, count: event.warriors });
    case 'taken':
      return line('taken', event.seat, { land: event.from });
    case 'reinforced':
      return line('reinforced', event.seat, { land: event.land, count: event.warriors });
    case 'occupied':
      return line('occupied', event.seat, { land: event.land });
    case 'battle': {
      const end = event.holder === event.seat ? 'won' : event.holder === 0 ? 'empty' : 'lost';
      const { land, fallen, warriors, against } = event;
      const other = isUnused(scene.view, against) ? text('hibernia.unusedArmy.against') : armyName(scene, against);
      return line(`battle.${end}`, event.seat, { land, fallen, warriors, other });
    }
    case 'raised':
      return describeRaise(event, scene, line);
    case 'scored':
      return line(event.steps.length > 0 ? 'scored' : 'scored.none', event.seat, {
        count: event.steps.length,
        distance: event.from + event.steps.length,
        way: event.steps.map((space) => space.land ?? text('hibernia.log.leap')).join(', '),
      });
    case 'lastRound':
      return line('lastRound', event.seat, {}, true);
    case 'tieRound':
      return line('tieRound', 0, { names: event.seats.map((seat) => armyName(scene, seat)).join(', ') }, true);
    case 'gameEnded':
      return line('gameEnded', event.winner, {}, true);
  }
}

/** H-27 */
function describeRaise(
  event: Extract<HiberniaEvent, { type: 'raised' }>,
  scene: HiberniaScene,
  line: (key: string, army: number, args: Record<string, string | number>) => LogLine[],
): LogLine[] {
  const others = othersBack(scene, event);
  return [
    ...line('raised', event.seat, { count: event.returned[event.seat - 1] ?? 0 }),
    ...(others ? line('raisedOthers', 0, { list: others }) : []),
  ];
}

/** The heading of a turn in the log. */
export function turnTitle(first: Step, scene: HiberniaScene): string {
  const { text } = scene;
  if (first.turn === 0) return text('hibernia.log.title.start');
  // a group begins with a roll, so the turns finished then are those before it
  const number = (first.view as HiberniaPosition).turns + 1;
  return text('hibernia.log.title.turn', { name: armyName(scene, first.turn), number });
}

/** What ends the game is for all to see; a march is seen on the map. */
export function banner(step: Step, scene: HiberniaScene): string | undefined {
  const { text } = scene;
  const events = eventsOf(step);
  const ended = events.find((event) => event.type === 'gameEnded');
  if (ended) return text('hibernia.banner.gameEnded', { name: armyName(scene, ended.winner) });
  if (events.some((event) => event.type === 'tieRound')) return text('hibernia.banner.tieRound');
  if (events.some((event) => event.type === 'lastRound')) return text('hibernia.banner.lastRound');
  return undefined;
}
