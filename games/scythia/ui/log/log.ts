import type { GameEvent } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { LogLine } from '@tessera/ui';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { type Amounts, RESOURCES } from '../../rules/scenario/scenario-types.ts';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import { type ScythiaScene, seatName } from '../names.ts';
import { nameOf, taken } from '../sentences/card-names.ts';
import { cardsOf } from '../sentences/cards.ts';
import { listed } from '../sentences/effect-text.ts';
import { questText } from '../sentences/quest-text.ts';
import { settlementName } from '../sentences/where.ts';
import { type Line, lineFor } from './log-line.ts';
import { describeRaid } from './log-raid.ts';
import { describeRival } from './log-rival.ts';

export const eventsOf = (step: Step): readonly ScythiaEvent[] => step.events as readonly GameEvent[] as ScythiaEvent[];

/** What happened in a step, a line for each event worth one; cards drawn together are told together. */
export function describeStep(step: Step, scene: ScythiaScene): LogLine[] {
  return eventsOf(step).flatMap((event) =>
    event.type === 'skipped'
      ? lineFor(scene)(event.seat, (name) => scene.text(`scythia.log.${skipped(step)}`, { name }))
      : withCards(describeEvent(event, scene), cardsOf(event)),
  );
}

const withCards = (lines: LogLine[], cards: readonly string[]): LogLine[] =>
  cards.length === 0 ? lines : lines.map((line) => ({ ...line, cards: [...new Set(cards)] }));

/** What was skipped: the kumis of a raid, a reroll, or an action. */
function skipped({ move }: Step) {
  if (move.startsWith('kumis')) return 'drankNothing';
  return move === 'keep' ? 'keptDice' : 'skipped';
}

export function describeEvent(event: ScythiaEvent, scene: ScythiaScene): LogLine[] {
  const line = lineFor(scene);
  return (
    describeVillage(event, scene, line) ?? describeRaid(event, scene, line) ?? describeRival(event, scene, line) ?? []
  );
}

/** Set-up, the village and the end of a turn; undefined for what is told elsewhere. */
function describeVillage(event: ScythiaEvent, scene: ScythiaScene, line: Line): LogLine[] | undefined {
  const { text, view } = scene;
  const crew = (name: string) => nameOf(text, 'crew', name);
  const worker = (colour: string) => nameOf(text, 'worker', colour);
  const building = (id: string) => nameOf(text, 'building', id);
  switch (event.type) {
    case 'start':
      return line(event.seat, (name) => text('scythia.log.start', { name }));
    case 'paired':
      return line(null, () =>
        text('scythia.log.paired', { hero: nameOf(text, 'hero', event.hero), crew: crew(event.crew) }),
      );
    case 'chose':
      return line(event.seat, (name) =>
        text('scythia.log.chose', { name, hero: nameOf(text, 'hero', event.hero), crew: crew(event.crew) }),
      );
    case 'filled': // what lies in the slots is seen, and told by the summary
      return [];
    case 'drew': {
      const { card } = event;
      return line(event.seat, (name) =>
        card === null ? text('scythia.log.drew', { name }) : text('scythia.log.drewCard', { name, card: crew(card) }),
      );
    }
    case 'discarded':
      return line(event.seat, (name) => text('scythia.log.discarded', { name, card: crew(event.card) }));
    case 'reshuffled':
      return line(null, () => text(`scythia.log.reshuffled.${event.what}`));
    case 'placed':
      return line(event.seat, (name) =>
        text('scythia.log.placed', { name, building: building(event.building), worker: worker(event.worker) }),
      );
    case 'took':
      return line(event.seat, (name) =>
        text('scythia.log.took', { name, building: building(event.building), worker: worker(event.worker) }),
      );
    case 'skipped':
      return line(event.seat, (name) => text('scythia.log.skipped', { name }));
    case 'visited':
      return line(event.seat, (name) => text('scythia.log.visited', { name, building: building(event.building) }));
    case 'gained': {
      const { by } = event;
      return by === null
        ? line(event.seat, (name) => text('scythia.log.gained', { name, what: takenAmounts(scene, event.what) }))
        : line(event.seat, (name) =>
            text('scythia.log.gainedBy', { name, what: takenAmounts(scene, event.what), card: crew(by) }),
          );
    }
    case 'paid':
      return line(event.seat, (name) => text('scythia.log.paid', { name, what: takenAmounts(scene, event.what) }));
    case 'took-from-player':
      return line(event.seat, (name) =>
        text('scythia.log.tookFrom', {
          name,
          what: takenAmounts(scene, event.what),
          other: seatName(scene, event.from),
        }),
      );
    case 'hired': {
      const { card, silver, replaced } = event;
      return line(event.seat, (name) =>
        replaced === null
          ? text('scythia.log.hired', { name, card: crew(card), silver })
          : text('scythia.log.hiredInstead', { name, card: crew(card), silver, replaced: crew(replaced) }),
      );
    }
    case 'swapped':
      return line(event.seat, (name) =>
        text('scythia.log.swapped', { name, card: crew(event.card), back: crew(event.back) }),
      );
    case 'played':
      return line(event.seat, (name) => text('scythia.log.played', { name, card: crew(event.card) }));
    case 'used-hero':
      return line(event.seat, (name) => text('scythia.log.usedHero', { name, hero: nameOf(text, 'hero', event.hero) }));
    case 'used-eagle':
      return line(event.seat, (name) => text('scythia.log.usedEagle', { name, card: crew(event.card) }));
    case 'healed':
      return line(event.seat, (name) =>
        text('scythia.log.healed', { name, card: crew(event.card), count: event.wounds }),
      );
    case 'took-animal':
      return line(event.seat, (name) =>
        text(event.half === 'eagle' ? 'scythia.log.tookEagle' : 'scythia.log.tookHorse', { name }),
      );
    case 'placed-animal':
      return line(event.seat, (name) =>
        text(event.half === 'eagle' ? 'scythia.log.placedEagle' : 'scythia.log.placedHorse', {
          name,
          place: event.place,
        }),
      );
    case 'returned-eagle':
      return line(event.seat, (name) => text('scythia.log.returnedEagle', { name, place: event.place }));
    case 'completed':
      return line(
        event.seat,
        (name) => text('scythia.log.completed', { name, quest: questText(text, view, event.quest) }),
        true,
      );
    case 'took-plunder':
      return line(event.seat, (name) =>
        text('scythia.log.tookPlunder', {
          name,
          what: taken(text, event.kind, 1),
          settlement: settlementName(text, event.settlement),
        }),
      );
    case 'lost':
      return line(event.seat, (name) => text('scythia.log.lost', { name, what: takenAmounts(scene, event.what) }));
    case 'last-turns':
      return line(null, () => text(`scythia.log.lastTurns.${event.why}`, { count: event.left }), true);
    case 'over':
      return line(null, () => text('scythia.log.over'), true);
    default:
      return undefined;
  }
}

/** As the object of a verb: 'повозку и 2 серебра'. */
const takenAmounts = ({ text }: ScythiaScene, what: Amounts): string =>
  listed(
    text,
    RESOURCES.flatMap((kind) => (what[kind] ? [taken(text, kind, what[kind])] : [])),
  );

/** S-10 to S-15: heroes are chosen and cards kept before the first turn. */
export const inSetUp = ({ pending }: ScythiaPosition): boolean => pending.some(({ kind }) => kind === 'set-up');

/** The heading of a turn in the log; the scene is the one before it. */
export function turnTitle(first: Step, scene: ScythiaScene): string {
  const { text, view } = scene;
  if (inSetUp(view)) return text('scythia.log.title.start');
  return text('scythia.log.title.turn', { name: seatName(scene, first.turn), number: view.turns + 1 });
}

/** A moment for all to see: a raid's count, a quest, the end coming near. */
export function banner(step: Step, scene: ScythiaScene): string | undefined {
  const { text } = scene;
  for (const event of eventsOf(step)) {
    if (event.type === 'last-turns') return text('scythia.banner.lastTurns');
    if (event.type === 'over') return text('scythia.banner.over');
    if (event.type === 'strength')
      return text(event.points > 0 ? 'scythia.banner.raid' : 'scythia.banner.raidFailed', {
        settlement: settlementName(text, event.settlement),
        points: event.points,
      });
    if (event.type === 'rival-raided')
      return text('scythia.banner.raid', {
        settlement: settlementName(text, event.settlement),
        points: event.points,
      });
  }
  return undefined;
}
