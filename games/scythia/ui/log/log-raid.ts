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
import { type Line, NOBODY } from './log-line.ts';

/** A raid from its cost to its plunder (S-51); undefined for what is no part of one. */
export function describeRaid(event: ScythiaEvent, scene: ScythiaScene, line: Line): LogLine[] | undefined {
  const { text, view } = scene;
  switch (event.type) {
    case 'raided': {
      const cost: Amounts = { provisions: event.provisions, wagon: event.wagons };
      const free = event.provisions + event.wagons === 0;
      return line(
        free ? 'raidedFree' : 'raided',
        event.seat,
        {
          settlement: settlementName(text, event.settlement),
          region: nameOf(text, 'region', regionOf(event.settlement, scene)),
          worker: nameOf(text, 'worker', event.worker),
          ...(free ? {} : { cost: amountsText(text, cost) }),
        },
        true,
      );
    }
    case 'drank':
      return event.kumis > 0 ? line('drank', event.seat, { count: event.kumis }) : [];
    case 'rolled':
      return line(event.again ? 'rerolled' : 'rolled', event.seat, {
        die: nameOf(text, 'die', event.die),
        face: faceText(text, event.face),
      });
    case 'strength': {
      const { kumis, dice, crew, animals, abilities } = event.terms;
      return line(
        event.points > 0 ? 'strength' : 'strengthShort',
        event.seat,
        { kumis, dice, crew, animals, abilities, total: event.total, points: event.points, wounds: event.wounds },
        true,
      );
    }
    case 'ignored':
      return event.wounds > 0 ? line('ignored', event.seat, { count: event.wounds }) : [];
    case 'wounded':
      return line('wounded', event.seat, { card: nameOf(text, 'crew', event.card) });
    case 'killed':
      return line(event.returned ? 'killedReturned' : 'killed', event.seat, { card: nameOf(text, 'crew', event.card) });
    case 'plundered':
      return line('plundered', event.seat, {
        plunder: amountsText(text, event.plunder),
        where: whereText(text, event),
        worker: nameOf(text, 'worker', event.worker),
      });
    case 'turned-quest':
      return line('turnedQuest', NOBODY, {
        where: capital(whereText(text, event.at)),
        quest: questText(text, view, event.quest),
      });
    default:
      return undefined;
  }
}

const regionOf = (settlement: string, { view }: ScythiaScene): string =>
  scenarioOf(view).settlements.find((each) => each.name === settlement)?.region ?? '';
