import type { LogLine } from '@tessera/ui';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import { RIVAL_SEAT, type ScythiaScene } from '../names.ts';
import { scenarioOf } from '../scenario-of.ts';
import { nameOf } from '../sentences/card-names.ts';
import { amountsText } from '../sentences/effect-text.ts';
import { questText } from '../sentences/quest-text.ts';
import { whereText } from '../sentences/where.ts';
import type { Line } from './log-line.ts';

/** The rival's reasoning, step by step (S-71); undefined for what is not the rival's. */
export function describeRival(event: ScythiaEvent, scene: ScythiaScene, line: Line): LogLine[] | undefined {
  const { text, view } = scene;
  switch (event.type) {
    case 'scheme': {
      const scheme = scenarioOf(view).schemes[event.scheme - 1];
      if (!scheme) return [];
      return line(RIVAL_SEAT, (name) =>
        text('scythia.log.scheme', {
          name,
          region: nameOf(text, 'region', scheme.region),
          building: nameOf(text, 'building', scheme.blocks),
        }),
      );
    }
    case 'rival-checked':
      return line(null, () =>
        text(`scythia.log.rivalChecked.${event.what}.${event.holds ? 'holds' : 'fails'}`, {
          has: event.has,
          needs: event.needs,
        }),
      );
    case 'rival-raided':
      return line(
        RIVAL_SEAT,
        (name) =>
          text('scythia.log.rivalRaided', {
            name,
            where: whereText(text, event),
            plunder: amountsText(text, event.plunder),
            provisions: event.provisions,
            horses: event.horses.length,
            points: event.points,
          }),
        true,
      );
    case 'rival-quest':
      return line(RIVAL_SEAT, (name) => text('scythia.log.rivalQuest', { name, where: whereText(text, event.at) }));
    case 'rival-quest-known':
      return line(RIVAL_SEAT, (name) =>
        text('scythia.log.rivalQuestKnown', { name, quest: questText(text, view, event.quest) }),
      );
    case 'rival-provisions':
      return line(RIVAL_SEAT, (name) => text('scythia.log.rivalProvisions', { name, count: event.provisions }));
    case 'rival-horse':
      return line(RIVAL_SEAT, (name) =>
        text(event.animal === null ? 'scythia.log.rivalNoHorse' : 'scythia.log.rivalHorse', { name }),
      );
    default:
      return undefined;
  }
}
