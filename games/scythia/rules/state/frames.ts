/**
 * What is still to be done, as a stack in the state: the last one is done first. A frame is a kind and two numbers, so
 * that a turn can be copied, saved and sent at any point of it. Every frame can be carried out in every state.
 */
export const FRAMES = [
  'set-up', // a: players that have their cards
  'keep', // a: cards still to be discarded of the first five (S-15)
  'turn',
  'action', // a: building (S-21)
  'take', // a worker of the village
  'end-turn',
  'effect', // a: node
  'choose', // a: node; one of its alternatives, or what it picks
  'another', // a further action of the Town Centre (S-56)
  'bonus', // a: building (what crew adds there)
  'draw', // a: cards
  'discard', // a: cards
  'pay-cards', // a: cards, b: the node they pay for
  'pay-plunder', // a: tokens
  'pay-strength', // a: strength still to be discarded (S-44)
  'heal', // a: wounds
  'place-animal', // a: animal * 2 + 1 for the horse half
  'swap-take', // a: the animal that goes back to the row (S-58)
  'refill',
  'to-discard', // a: the card played
  'kumis',
  'roll', // a: die colour, b: dice of it still to be rolled
  'reroll', // a: rerolls left
  'reroll-die', // a: the place of the die
  'strength',
  'ignore', // a: wounds, b: how many may be ignored
  'wound', // a: wounds to be dealt
  'when-wounded',
  'plunder',
  'turn-quest', // a: slot
  'rival',
  'rival-quest', // a: slot: a face-down quest that the rival takes
  'rival-end',
] as const;

export type FrameName = (typeof FRAMES)[number];

const numbered = Object.fromEntries(FRAMES.map((name, index) => [name, index])) as Record<FrameName, number>;

export const F = {
  setUp: numbered['set-up'],
  keep: numbered.keep,
  turn: numbered.turn,
  action: numbered.action,
  take: numbered.take,
  endTurn: numbered['end-turn'],
  effect: numbered.effect,
  choose: numbered.choose,
  another: numbered.another,
  bonus: numbered.bonus,
  draw: numbered.draw,
  discard: numbered.discard,
  payCards: numbered['pay-cards'],
  payPlunder: numbered['pay-plunder'],
  payStrength: numbered['pay-strength'],
  heal: numbered.heal,
  placeAnimal: numbered['place-animal'],
  swapTake: numbered['swap-take'],
  refill: numbered.refill,
  toDiscard: numbered['to-discard'],
  kumis: numbered.kumis,
  roll: numbered.roll,
  reroll: numbered.reroll,
  rerollDie: numbered['reroll-die'],
  strength: numbered.strength,
  ignore: numbered.ignore,
  wound: numbered.wound,
  whenWounded: numbered['when-wounded'],
  plunder: numbered.plunder,
  turnQuest: numbered['turn-quest'],
  rival: numbered.rival,
  rivalQuest: numbered['rival-quest'],
  rivalEnd: numbered['rival-end'],
} as const;
