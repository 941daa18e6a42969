import { type GameEvent, NO_SEAT, type SeatNumber, seatOf } from '@tessera/kernel';
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
  const line = (army: SeatNumber, sentence: (name: string) => string, strong = false): LogLine[] => [
    { sentence: sentence(army > 0 ? armyName(scene, army) : ''), army, ...(strong ? { strong } : {}) },
  ];
  switch (event.type) {
    case 'started':
      return line(event.seat, (name) => text('hibernia.log.started', { name }));
    case 'castleDrawn': {
      const { land } = event;
      const lands = event.lands.filter((each) => each !== land).join(', ');
      return line(event.seat, (name) =>
        lands
          ? text('hibernia.log.castleDrawn.scattered', { name, land, lands })
          : text('hibernia.log.castleDrawn', { name, land }),
      );
    }
    case 'unusedArmy':
      return line(NO_SEAT, () => text('hibernia.log.unusedArmy', { lands: event.lands.join(', ') }));
    case 'rolled':
      return line(event.seat, (name) =>
        text('hibernia.log.rolled', { name, face: text(`hibernia.face.${event.face}`) }),
      );
    case 'marched':
      return line(event.seat, (name) => text('hibernia.log.marched', { name, land: event.to, count: event.warriors }));
    case 'taken':
      return line(event.seat, (name) => text('hibernia.log.taken', { name, land: event.from }));
    case 'reinforced':
      return line(event.seat, (name) =>
        text('hibernia.log.reinforced', { name, land: event.land, count: event.warriors }),
      );
    case 'occupied':
      return line(event.seat, (name) => text('hibernia.log.occupied', { name, land: event.land }));
    case 'battle': {
      const end = event.holder === event.seat ? 'won' : event.holder === 0 ? 'empty' : 'lost';
      const { land, fallen, warriors, against } = event;
      const other = isUnused(scene.view, against) ? text('hibernia.unusedArmy.against') : armyName(scene, against);
      return line(event.seat, (name) => text(`hibernia.log.battle.${end}`, { name, land, fallen, warriors, other }));
    }
    case 'raised': {
      const others = othersBack(scene, event); // H-27
      const count = event.returned[seatOf(event.seat)] ?? 0;
      return [
        ...line(event.seat, (name) => text('hibernia.log.raised', { name, count })),
        ...(others ? line(NO_SEAT, () => text('hibernia.log.raisedOthers', { list: others })) : []),
      ];
    }
    case 'scored': {
      const count = event.steps.length;
      const distance = event.from + count;
      const way = event.steps.map((space) => space.land ?? text('hibernia.log.leap')).join(', ');
      return line(event.seat, (name) =>
        count > 0
          ? text('hibernia.log.scored', { name, count, distance, way })
          : text('hibernia.log.scored.none', { name, distance }),
      );
    }
    case 'lastRound':
      return line(event.seat, (name) => text('hibernia.log.lastRound', { name }), true);
    case 'tieRound': {
      const names = event.seats.map((seat) => armyName(scene, seat)).join(', ');
      return line(NO_SEAT, () => text('hibernia.log.tieRound', { names }), true);
    }
    case 'gameEnded':
      return line(event.winner, (name) => text('hibernia.log.gameEnded', { name }), true);
  }
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
