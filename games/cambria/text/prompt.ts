import type { CambriaPosition } from '../index.ts';

export function prompt({ phase, dice, turn, shipUsed }: CambriaPosition): string {
  const [a, b] = dice;
  switch (phase) {
    case 'start':
      return 'Who begins? Type a seat, such as 1.';
    case 'muster-roll':
      return `One die for the first soldier of seat ${turn}: type what it shows.`;
    case 'neutral-roll':
      return `One die for the neutral army, before the turn of seat ${turn}: type what it shows.`;
    case 'roll':
      return `Two dice for seat ${turn}: type what they show, such as 3 5.`;
    case 'muster':
      return `The die shows ${a}: put your first soldier on a free road of a fort of ${a}.`;
    case 'neutral':
      return `The die shows ${a}: place a neutral soldier.`;
    case 'board':
      return 'The Legion has moved: board a free ship, or stay ashore.';
    case 'act':
      return `The dice show ${a} and ${b}${shipUsed ? ', with the ship' : ''}: ${whatDiceAllow(a, b)}.`;
    default:
      return 'The game is over.';
  }
}

function whatDiceAllow(a: number, b: number): string {
  if (b === 1) return 'the Legion must move, to any road';
  if (a === 1) return `put a soldier on a free road of a fort of ${b}, or send the Legion to one, or pass`;
  if (a === b) return `put a soldier on a road of a fort of ${a}, throwing out who stands there, or pass`;
  return `put a soldier on a free road of a fort of ${a} or ${b}, or pass`;
}

/** '3 5', '35' or '3-5' for two dice, '4' for one, '2' for the seat that begins. */
export function chanceShorthand({ phase }: CambriaPosition, typed: string): string {
  const numbers = /^\s*(\d)(?:[\s,-]*(\d))?\s*$/.exec(typed);
  if (!numbers) return typed;
  const [, first, second] = numbers;
  if (phase === 'start') return `start ${first}`;
  return second === undefined ? `die ${first}` : `roll ${first}-${second}`;
}
