import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { HiberniaPosition } from '../index.ts';
import { plural } from './armies.ts';

export function prompt(position: HiberniaPosition): string {
  const { phase, turn, first, seats, march, players, lands } = position;
  switch (phase) {
    case 'start':
      return 'Who begins? Type a seat, such as 1.';
    case 'castles': {
      const ordered = players.map((_, order) => seatNumber((seatOf(first) + order) % seats));
      const seat = ordered.find((each) => !holdsAny(lands, each)) ?? first;
      return `Which castle does seat ${seat} start in? Type its land.`;
    }
    case 'roll':
      return `The die for seat ${turn}: type what it shows, such as red.`;
    case 'act':
      return `${whatDieAllows(position)}. March into a land, or raise.`;
    case 'take':
      return `Missing for the march into ${march?.to}: ${plural(march?.missing ?? 0, 'warrior')}. Take them from your lands.`;
    default:
      return 'The game is over.';
  }
}

const holdsAny = (lands: HiberniaPosition['lands'], army: SeatNumber): boolean =>
  Object.values(lands).some((held) => held.army === army);

function whatDieAllows({ die, actions }: HiberniaPosition): string {
  const shows = `The die shows ${die}`;
  if (die === 'purple') return `${shows}: a leap, and one action on any land`;
  const ofDie = die === 'black' ? 'any land' : `${die} lands`;
  if (actions.die && actions.wild) return `${shows}: one action on ${ofDie}, one on any land`;
  return `${shows}. One action left, on ${actions.die ? ofDie : 'any land'}`;
}

const LETTERS: Readonly<Record<string, string>> = {
  b: 'blue',
  g: 'green',
  r: 'red',
  y: 'yellow',
  k: 'black',
  p: 'purple',
};

/** '2' for the seat that begins, a land for a castle, 'red' or 'r' for the die (k is black). */
export function chanceShorthand({ phase }: HiberniaPosition, typed: string): string {
  const text = typed.trim();
  if (phase === 'start') return /^\d$/.test(text) ? `start ${text}` : typed;
  if (phase === 'castles') return /^(castle|start|roll)\b/i.test(text) ? typed : `castle ${text}`;
  if (phase !== 'roll' || /\s/.test(text)) return typed;
  return `roll ${LETTERS[text.toLowerCase()] ?? text}`;
}
