import type { LogLine } from '@tessera/ui';
import type { Amounts } from '../../rules/scenario/scenario-types.ts';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import type { ScythiaScene } from '../names.ts';
import { scenarioOf } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { faceText } from '../sentences/dice-words.ts';
import { amountsText, capital } from '../sentences/effect-text.ts';
import { questText } from '../sentences/quest-text.ts';
import { settlementName, whereText } from '../sentences/where.ts';
import type { Line } from './log-line.ts';

/** A raid from its cost to its plunder (S-51); undefined for what is no part of one. */
export function describeRaid(event: ScythiaEvent, scene: ScythiaScene, line: Line): LogLine[] | undefined {
  const { text, view } = scene;
  switch (event.type) {
    case 'raided': {
      const cost: Amounts = { provisions: event.provisions, wagon: event.wagons };
      const where = {
        settlement: settlementName(text, event.settlement),
        region: nameOf(text, 'region', regionOf(event.settlement, scene)),
        worker: nameOf(text, 'worker', event.worker),
      };
      return line(
        event.seat,
        (name) =>
          event.provisions + event.wagons === 0
            ? text('scythia.log.raidedFree', { name, ...where })
            : text('scythia.log.raided', { name, ...where, cost: amountsText(text, cost) }),
        true,
      );
    }
    case 'drank':
      return event.kumis > 0 ? line(event.seat, (name) => text('scythia.log.drank', { name, count: event.kumis })) : [];
    case 'rolled':
      return line(event.seat, (name) =>
        text(event.again ? 'scythia.log.rerolled' : 'scythia.log.rolled', {
          name,
          die: nameOf(text, 'die', event.die),
          face: faceText(text, event.face),
        }),
      );
    case 'strength': {
      const { terms, total, points, wounds } = event;
      return line(
        event.seat,
        (name) =>
          text(points > 0 ? 'scythia.log.strength' : 'scythia.log.strengthShort', {
            name,
            ...terms,
            total,
            points,
            wounds,
          }),
        true,
      );
    }
    case 'ignored':
      return event.wounds > 0
        ? line(event.seat, (name) => text('scythia.log.ignored', { name, count: event.wounds }))
        : [];
    case 'wounded':
      return line(event.seat, (name) => text('scythia.log.wounded', { name, card: nameOf(text, 'crew', event.card) }));
    case 'killed':
      return line(event.seat, (name) =>
        text(event.returned ? 'scythia.log.killedReturned' : 'scythia.log.killed', {
          name,
          card: nameOf(text, 'crew', event.card),
        }),
      );
    case 'plundered':
      return line(event.seat, (name) =>
        text('scythia.log.plundered', {
          name,
          plunder: amountsText(text, event.plunder),
          where: whereText(text, event),
          worker: nameOf(text, 'worker', event.worker),
        }),
      );
    case 'turned-quest':
      return line(null, () =>
        text('scythia.log.turnedQuest', {
          where: capital(whereText(text, event.at)),
          quest: questText(text, view, event.quest),
        }),
      );
    default:
      return undefined;
  }
}

const regionOf = (settlement: string, { view }: ScythiaScene): string =>
  scenarioOf(view).settlements.find((each) => each.name === settlement)?.region ?? '';
