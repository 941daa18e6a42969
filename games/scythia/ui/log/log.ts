import type { GameEvent } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { LogLine } from '@tessera/ui';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import { RIVAL_SEAT, type ScythiaScene, seatName } from '../names.ts';
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
      ? lineFor(scene)(skippedKey(step), event.seat)
      : withCards(describeEvent(event, scene), cardsOf(event)),
  );
}

const withCards = (lines: LogLine[], cards: readonly string[]): LogLine[] =>
  cards.length === 0 ? lines : lines.map((line) => ({ ...line, cards: [...new Set(cards)] }));

/** What was skipped: the kumis of a raid, a reroll, or an action. */
function skippedKey({ move }: Step): string {
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
      return line('start', event.seat);
    case 'paired':
      return line('paired', -1, { hero: nameOf(text, 'hero', event.hero), crew: crew(event.crew) });
    case 'chose':
      return line('chose', event.seat, { hero: nameOf(text, 'hero', event.hero), crew: crew(event.crew) });
    case 'filled': // what lies in the slots is seen, and told by the summary
      return [];
    case 'drew':
      return event.card === null ? line('drew', event.seat) : line('drewCard', event.seat, { card: crew(event.card) });
    case 'discarded':
      return line('discarded', event.seat, { card: crew(event.card) });
    case 'reshuffled':
      return line(`reshuffled.${event.what}`, -1);
    case 'placed':
      return line('placed', event.seat, { building: building(event.building), worker: worker(event.worker) });
    case 'took':
      return line('took', event.seat, { building: building(event.building), worker: worker(event.worker) });
    case 'skipped':
      return line('skipped', event.seat);
    case 'visited':
      return line('visited', event.seat, { building: building(event.building) });
    case 'gained':
      return event.by === null
        ? line('gained', event.seat, { what: takenAmounts(scene, event.what) })
        : line('gainedBy', event.seat, { what: takenAmounts(scene, event.what), card: crew(event.by) });
    case 'paid':
      return line('paid', event.seat, { what: takenAmounts(scene, event.what) });
    case 'took-from-player':
      return line('tookFrom', event.seat, {
        what: takenAmounts(scene, event.what),
        other: seatName(scene, event.from),
      });
    case 'hired':
      return line(event.replaced === null ? 'hired' : 'hiredInstead', event.seat, {
        card: crew(event.card),
        silver: event.silver,
        ...(event.replaced === null ? {} : { replaced: crew(event.replaced) }),
      });
    case 'swapped':
      return line('swapped', event.seat, { card: crew(event.card), back: crew(event.back) });
    case 'played':
      return line('played', event.seat, { card: crew(event.card) });
    case 'used-hero':
      return line('usedHero', event.seat, { hero: nameOf(text, 'hero', event.hero) });
    case 'used-eagle':
      return line('usedEagle', event.seat, { card: crew(event.card) });
    case 'healed':
      return line('healed', event.seat, { card: crew(event.card), count: event.wounds });
    case 'took-animal':
      return line(event.half === 'eagle' ? 'tookEagle' : 'tookHorse', event.seat);
    case 'placed-animal':
      return line(event.half === 'eagle' ? 'placedEagle' : 'placedHorse', event.seat, { place: event.place });
    case 'returned-eagle':
      return line('returnedEagle', event.seat, { place: event.place });
    case 'completed':
      return line('completed', event.seat, { quest: questText(text, view, event.quest) }, true);
    case 'took-plunder':
      return line('tookPlunder', event.seat, {
        what: taken(text, event.kind, 1),
        settlement: settlementName(text, event.settlement),
      });
    case 'lost':
      return line('lost', event.seat, { what: takenAmounts(scene, event.what) });
    case 'last-turns':
      return line(`lastTurns.${event.why}`, -1, { count: event.left }, true);
    case 'over':
      return line('over', -1, {}, true);
    default:
      return undefined;
  }
}

/** As the object of a verb: 'повозку и 2 серебра'. */
function takenAmounts({ text }: ScythiaScene, what: Readonly<Record<string, number | undefined>>): string {
  return listed(
    text,
    Object.entries(what).flatMap(([kind, n]) => (n ? [taken(text, kind, n)] : [])),
  );
}

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
        name: seatName(scene, event.seat),
        settlement: settlementName(text, event.settlement),
        total: event.total,
        points: event.points,
      });
    if (event.type === 'rival-raided')
      return text('scythia.banner.raid', {
        name: seatName(scene, RIVAL_SEAT),
        settlement: settlementName(text, event.settlement),
        total: '',
        points: event.points,
      });
  }
  return undefined;
}
