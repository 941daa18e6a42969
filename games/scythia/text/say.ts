import type { SeatNumber } from '@tessera/kernel';
import type { Names, Paint } from '@tessera/ui/text';
import type { ScythiaEvent } from '../index.ts';
import { BUILDING_NAMES } from '../rules/notation.ts';
import { amounts, does, nameOf, plural } from './players.ts';

const WHY: Readonly<Record<string, string>> = {
  slots: 'Two slots or fewer have plunder',
  quests: 'Two quests or fewer are left',
  deadlock: 'No worker can go on any raid that is left',
};

export function say(event: ScythiaEvent, names: Names, paint: Paint): string | undefined {
  const they = (seat: SeatNumber, verb: string) => does(seat, names, paint, verb);
  switch (event.type) {
    case 'start':
      return `${they(event.seat, 'begins')}.`;
    case 'chose':
      return `${they(event.seat, 'leads')} with ${event.hero}, and ${event.crew} as first crew.`;
    case 'drew':
      return event.card ? `${they(event.seat, 'draws')} ${event.card}.` : `${they(event.seat, 'draws')} a card.`;
    case 'discarded':
      return `${they(event.seat, 'discards')} ${event.card}.`;
    case 'reshuffled':
      return `The discarded ${event.what === 'crew' ? 'crew cards' : event.what} are shuffled.`;
    case 'placed':
      return `${they(event.seat, 'places')} a ${event.worker} worker at the ${BUILDING_NAMES[event.building]}.`;
    case 'took':
      return `${they(event.seat, 'takes')} the ${event.worker} worker from the ${BUILDING_NAMES[event.building]}.`;
    case 'visited':
      return `${they(event.seat, 'visits')} the ${BUILDING_NAMES[event.building]} without a worker.`;
    case 'gained':
      return `${they(event.seat, 'gains')} ${amounts(event.what)}${event.by ? ` (${event.by})` : ''}.`;
    case 'paid':
      return `${they(event.seat, 'pays')} ${amounts(event.what)}.`;
    case 'took-from-player':
      return `${they(event.seat, 'takes')} ${amounts(event.what)} from ${nameOf(event.from, names, paint)}.`;
    case 'hired': {
      const instead = event.replaced ? ` instead of ${event.replaced}` : '';
      return `${they(event.seat, 'hires')} ${event.card} for ${event.silver} silver at place ${event.place}${instead}.`;
    }
    case 'swapped':
      return `${they(event.seat, 'swaps')} ${event.back} for ${event.card} at place ${event.place}.`;
    case 'played':
      return `${they(event.seat, 'plays')} ${event.card}.`;
    case 'used-hero':
      return `${they(event.seat, 'calls')} on ${event.hero}.`;
    case 'used-eagle':
      return `${they(event.seat, 'uses')} the eagle above ${event.card}.`;
    case 'healed':
      return `${event.card} is healed of ${plural(event.wounds, 'wound')}.`;
    case 'took-animal':
      return `${they(event.seat, 'takes')} ${event.animal} as ${event.half === 'eagle' ? 'an eagle' : 'a horse'}.`;
    case 'placed-animal':
      return `The ${event.half} goes to place ${event.place}${event.replaced ? ` instead of ${event.replaced}` : ''}.`;
    case 'returned-eagle':
      return `The eagle of place ${event.place} goes back to the row.`;
    case 'refilled':
      return `${event.animal} comes to the row.`;
    case 'completed':
      return paint.bold(`${they(event.seat, 'completes')} the quest ${event.quest}.`);
    case 'took-plunder':
      return `${they(event.seat, 'takes')} 1 ${event.kind} from ${event.settlement}.`;
    default:
      return sayRaid(event, names, paint) ?? sayRival(event) ?? sayEnd(event, names, paint);
  }
}

function sayRaid(event: ScythiaEvent, names: Names, paint: Paint): string | undefined {
  const they = (seat: SeatNumber, verb: string) => does(seat, names, paint, verb);
  switch (event.type) {
    case 'raided':
      return paint.bold(
        `${they(event.seat, 'raids')} ${event.settlement} with a ${event.worker} worker for ${amounts({ provisions: event.provisions, wagon: event.wagons })}.`,
      );
    case 'drank':
      return `${they(event.seat, 'spends')} ${event.kumis} kumis.`;
    case 'rolled':
      return `The ${event.die} die shows ${event.face}${event.again ? ' now' : ''}.`;
    case 'strength': {
      const { kumis, dice, crew, animals, abilities } = event.terms;
      return `Strength ${event.total} (crew ${crew}, animals ${animals}, abilities ${abilities}, dice ${dice}, kumis ${kumis}): ${plural(event.points, 'point')}, ${plural(event.wounds, 'wound')}.`;
    }
    case 'ignored':
      return event.wounds > 0 ? `${they(event.seat, 'ignores')} ${plural(event.wounds, 'wound')}.` : undefined;
    case 'wounded':
      return `${event.card} is wounded.`;
    case 'killed':
      return `${event.card} dies${event.returned ? ', and comes back to the hand' : ''}.`;
    case 'plundered':
      return `${they(event.seat, 'takes')} ${amounts(event.plunder)} and a ${event.worker} worker.`;
    case 'turned-quest':
      return `A quest is turned up: ${event.quest}.`;
    default:
      return undefined;
  }
}

function sayRival(event: ScythiaEvent): string | undefined {
  switch (event.type) {
    case 'scheme':
      return `The rival turns scheme ${event.scheme}.`;
    case 'rival-checked': {
      const what = event.what === 'slots' ? 'slots with plunder there' : event.what;
      return `  ${what}: has ${event.has}, needs ${event.needs}: ${event.holds ? 'yes' : 'no'}.`;
    }
    case 'rival-raided': {
      const horses = event.horses.length > 0 ? ` and ${plural(event.horses.length, 'horse')}` : '';
      return `The rival raids ${event.settlement} for ${plural(event.points, 'point')}, paying ${plural(event.provisions, 'provision')}${horses}.`;
    }
    case 'rival-quest':
      return `The rival takes a quest from ${event.at.settlement ?? 'the village'}.`;
    case 'rival-quest-known':
      return `It is ${event.quest}.`;
    case 'rival-provisions':
      return `The rival gains ${plural(event.provisions, 'provision')}.`;
    case 'rival-horse':
      return event.animal ? `The rival takes ${event.animal} as a horse.` : 'There is no horse for the rival.';
    default:
      return undefined;
  }
}

function sayEnd(event: ScythiaEvent, names: Names, paint: Paint): string | undefined {
  switch (event.type) {
    case 'lost':
      return `${does(event.seat, names, paint, 'loses')} ${amounts(event.what)} over the limit (S-22).`;
    case 'last-turns':
      return paint.bold(`${WHY[event.why]}: ${plural(event.left, 'more turn')} (S-60).`);
    default:
      return undefined; // what needs no words
  }
}
