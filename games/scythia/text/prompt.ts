import type { ScythiaPosition } from '../index.ts';
import { plural } from './players.ts';

/** By what lies on top of what is pending. */
const ASK: Readonly<Record<string, (a: number, view: ScythiaPosition) => string>> = {
  'set-up': (_, view) =>
    view.pairs.length > view.seats - view.players.filter(({ hero }) => hero).length
      ? 'Choose a hero with the crew beside it.'
      : 'The table is laid: what turns up?',
  keep: (a) => `Keep three cards: discard ${a} more.`,
  turn: () => 'Place your worker in the village, or raid.',
  action: () => 'Use the building, or skip.',
  take: () => 'Take a worker from another building.',
  'end-turn': () => 'Eight cards may be kept: discard one.',
  choose: () => 'Choose one.',
  another: () => 'Another action of the Town Centre, or skip.',
  discard: (a) => `Discard ${plural(a, 'card')}.`,
  'pay-cards': (a) => `Discard ${plural(a, 'card')} to pay.`,
  'pay-plunder': (a) => `Pay ${a} plunder of any kind.`,
  'pay-strength': (a) => `Discard cards until their strengths add up: ${a} to go.`,
  heal: (a) => `Whose wounds? ${a} to remove.`,
  'place-animal': () => 'At which of the five places?',
  'swap-take': () => 'Which of the row becomes your horse?',
  kumis: () => 'How much kumis for strength?',
  reroll: (a) => `Reroll a die (${a} left), or keep.`,
  ignore: (a) => `${plural(a, 'wound')}: how many are ignored?`,
  wound: (a) => `${plural(a, 'wound')} to deal: who takes one?`,
  plunder: () => 'Which slot do you plunder?',
  draw: () => 'Which card is drawn?',
  refill: () => 'Which animal comes to the row?',
  roll: () => 'What does the die show?',
  'reroll-die': () => 'What does the die show?',
  'turn-quest': () => 'Which quest is turned up?',
  'rival-quest': () => 'Which quest did the rival take?',
  rival: () => 'Which scheme is turned?',
};

export function prompt(view: ScythiaPosition): string {
  const top = view.pending.at(-1);
  if (!top) return 'The game is over.';
  return ASK[top.kind]?.(top.a, view) ?? 'What now?';
}

const COLOURS = ['red', 'white', 'yellow'];

/** '2/2w' for the die that is rolled, a card's name for a draw, a number for a scheme. */
export function chanceShorthand(view: ScythiaPosition, typed: string): string {
  const text = typed.trim();
  const top = view.pending.at(-1);
  const word = (first: string) => (text.toLowerCase().startsWith(`${first} `) ? typed : `${first} ${text}`);
  switch (top?.kind) {
    case 'roll':
      return /^\d/.test(text) ? `roll ${COLOURS[top.a]} ${text}` : typed;
    case 'reroll-die':
      return /^\d/.test(text) ? `roll ${view.raid?.dice[top.a]?.die ?? ''} ${text}` : typed;
    case 'draw':
      return word('draw');
    case 'refill':
      return word('animal');
    case 'turn-quest':
    case 'rival-quest':
      return word('quest');
    case 'rival':
      return word('scheme');
    default:
      return /^\d$/.test(text) && view.first === 0 ? `start ${text}` : typed;
  }
}
