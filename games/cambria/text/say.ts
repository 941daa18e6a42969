import type { SeatNumber } from '@tessera/kernel';
import type { Names, Paint } from '@tessera/ui/text';
import type { CambriaEvent } from '../index.ts';
import { armyName, does, plural, toArmy } from './armies.ts';

export function say(event: CambriaEvent, names: Names, paint: Paint): string | undefined {
  const who = (army: SeatNumber) => armyName(army, names, paint);
  const to = (army: SeatNumber) => toArmy(army, names, paint);
  const they = (army: SeatNumber, verb: string) => does(army, names, paint, verb);
  switch (event.type) {
    case 'started':
      return `${they(event.seat, 'begins')}.`;
    case 'rolled':
      return `${they(event.seat, 'rolls')} ${event.dice.join(' and ')}${PURPOSE[event.for]}.`;
    case 'rollAgain':
      return event.die === 1 ? 'A 1 is rolled again.' : `A ${event.die} finds no free road: again.`;
    case 'placed':
      return event.from === 'reserve'
        ? `${who(event.army)}: a soldier to ${event.to}.`
        : `${who(event.army)}: a soldier from ${event.from} to ${event.to}.`;
    case 'thrownOut':
      return `${they(event.army, 'is')} thrown out of ${event.from}.`;
    case 'legionSentHome':
      return `The Legion is sent home from ${event.from}.`;
    case 'legionMoved':
      return `${they(event.seat, 'sends')} the Legion to ${event.to}.`;
    case 'shipUsed':
      return `${they(event.seat, 'uses')} ship ${event.ship} instead of a ${event.replaced}: the dice are ${event.dice.join(' and ')}.`;
    case 'boarded':
      return `${they(event.seat, 'boards')} ship ${event.ship}${event.from === 'reserve' ? '' : ` from ${event.from}`}.`;
    case 'stayedAshore':
      return `${they(event.seat, 'stays')} ashore.`;
    case 'passed':
      return `${they(event.seat, 'passes')}.`;
    case 'fortTaken':
      return paint.bold(`${event.fort} falls to ${to(event.army)}: ${plural(event.points, 'point')}.`);
    case 'bonusTaken':
      return event.army === 0
        ? `Its bonus token leaves the game.`
        : `Its bonus token goes to ${to(event.army)}: ${plural(event.points, 'point')}.`;
    case 'lastCount':
      return event.why === 'forts'
        ? 'Six forts or fewer are left: the Legion leaves, and what is left is counted (C-50).'
        : 'Three rounds of nothing but passes: what is left is counted (C-29).';
    default:
      return undefined;
  }
}

const PURPOSE = { muster: ' for the first soldier', neutral: ' for the neutral army', turn: '' };
