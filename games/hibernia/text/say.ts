import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { Names, Paint } from '@tessera/ui/text';
import type { HiberniaEvent } from '../index.ts';
import { armyName, does, plural, toArmy, whose } from './armies.ts';

type Battle = Extract<HiberniaEvent, { type: 'battle' }>;
type Raised = Extract<HiberniaEvent, { type: 'raised' }>;
type Scored = Extract<HiberniaEvent, { type: 'scored' }>;

export function say(event: HiberniaEvent, names: Names, paint: Paint): string | undefined {
  const they = (army: SeatNumber, verb: string) => does(army, names, paint, verb);
  switch (event.type) {
    case 'started':
      return `${they(event.seat, 'begins')}.`;
    case 'castleDrawn': {
      const others = event.lands.filter((land) => land !== event.land);
      return `${they(event.seat, 'starts')} in the castle of ${event.land}${others.length > 0 ? `, and in ${others.join(', ')}` : ''}.`;
    }
    case 'unusedArmy':
      return `The unused army stands in ${event.lands.join(', ')} (H-12).`;
    case 'rolled':
      return `${they(event.seat, 'rolls')} ${event.face}.`;
    case 'marched':
      return `${they(event.seat, 'marches')} into ${event.to} with ${plural(event.warriors, 'warrior')}.`;
    case 'taken':
      return `A warrior comes from ${event.from}.`;
    case 'reinforced':
      return `${event.land} has ${plural(event.warriors, 'warrior')} now.`;
    case 'occupied':
      return `${they(event.seat, 'takes')} ${event.land}.`;
    case 'battle':
      return sayBattle(event, names, paint);
    case 'raised':
      return sayRaised(event, names, paint);
    case 'scored':
      return sayScored(event, names, paint);
    case 'lastRound':
      return paint.bold(`${they(event.seat, 'has')} gone all the way round: the last round (H-50).`);
    case 'tieRound':
      return paint.bold(
        `A tie for first place (${event.seats.map((seat) => armyName(seat, names, paint)).join(', ')}): everybody has one more turn (H-51).`,
      );
    default:
      return undefined; // the count says who has won
  }
}

function sayBattle({ seat, against, land, fallen, holder, warriors }: Battle, names: Names, paint: Paint): string {
  const fight = `Battle in ${land}: ${toArmy(seat, names, paint)} against ${toArmy(against, names, paint)}, ${fallen} ${fallen === 1 ? 'falls' : 'fall'} on each side`;
  return holder === 0
    ? `${fight}; the land is empty.`
    : `${fight}; ${warriors} of ${toArmy(holder, names, paint)} ${warriors === 1 ? 'holds' : 'hold'} it.`;
}

function sayRaised({ seat, returned }: Raised, names: Names, paint: Paint): string {
  const own = returned[seatOf(seat)] ?? 0;
  const others = returned.flatMap((back, index) =>
    back > 0 && index !== seatOf(seat) ? [`${armyName(seatNumber(index), names, paint)} ${back}`] : [],
  );
  const back = own === 0 ? 'nobody comes back' : `${plural(own, 'warrior')} back from the shield`;
  return `${does(seat, names, paint, 'raises')}: ${back}${others.length > 0 ? `; ${others.join(', ')}` : ''}.`;
}

function sayScored({ seat, from, steps }: Scored, names: Names, paint: Paint): string {
  const marker = `${whose(seat, names, paint)} marker`;
  if (steps.length === 0) return `${marker} stays at ${from}.`;
  const way = steps.map(({ colour, land }) => `${colour} ${land ?? 'by the leap'}`).join(', ');
  return `${marker} goes ${plural(steps.length, 'space')} to ${from + steps.length}: ${way}.`;
}
