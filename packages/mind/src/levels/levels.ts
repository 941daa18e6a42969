import type { Game, Level } from '@tessera/kernel';

/** What makes a level weak or strong. */
export interface Strength {
  /** How far its judgement of a move is off (standard deviation), in times what a move at random would lose. */
  readonly misjudgement: number;
  /** A move that loses more than this, in chances to win, is never chosen where a better one is seen. */
  readonly blunder: number;
  /** The share of places that it doesn't think of in a turn: neither what it could do there itself, nor what others could do next. */
  readonly oversight: number;
  /** How far it looks, in descents of the search: 1 compares its own moves and no replies. */
  readonly iterations: number;
}

/** The arena can try others than ours. */
export type Strengths = Readonly<Record<Level, Strength>>;

/**
 * The errors of a bot that misjudges moves by so much: 0 makes none, and 6 is somebody who plays for the first time. Who misjudges much also overlooks
 * much, and blunders more.
 */
export const erring = (misjudgement: number, iterations: number): Strength => ({
  misjudgement,
  blunder: rounded(Math.min(0.3, 0.03 + 0.16 * Math.sqrt(misjudgement))),
  oversight: rounded(Math.min(0.5, 0.23 * Math.sqrt(misjudgement))),
  iterations,
});

const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/** Makes no errors, and thinks as long as it may. */
const UNERRING: Strength = { misjudgement: 0, blunder: 1, oversight: 0, iterations: Infinity };

type Erring = Exclude<Level, 'owl'>;

/** How far each looks: the weaker ones see no replies, which nobody does who begins to play. */
export const LOOKS: Readonly<Record<Erring, number>> = {
  lamb: 1,
  hare: 1,
  magpie: 1,
  hedgehog: 1,
  fox: 1,
  wolf: 12,
  raven: 12,
};

/** How far they misjudge moves of games in which nobody has measured it yet: about even steps in those where somebody has. */
const MISJUDGEMENTS: Readonly<Record<Erring, number>> = {
  lamb: 6,
  hare: 2.6,
  magpie: 1.7,
  hedgehog: 1.2,
  fox: 0.9,
  wolf: 0.6,
  raven: 0.3,
};

export const strengthOf = ({ misjudgements }: Pick<Game, 'misjudgements'>, level: Level): Strength =>
  level === 'owl' ? UNERRING : erring(misjudgements?.[level] ?? MISJUDGEMENTS[level], LOOKS[level]);
