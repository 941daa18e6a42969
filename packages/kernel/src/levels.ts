/** How strong a bot is, the weakest first. What they are called and like lies with the words of the page. */
export const LEVELS = ['lamb', 'hare', 'magpie', 'hedgehog', 'fox', 'wolf', 'raven', 'owl'] as const;
export type Level = (typeof LEVELS)[number];

/** What levels were called when there were four: the one of today that plays most like it. Tables, records and programs go on saying so. */
const FORMER = { easy: 'lamb', medium: 'hedgehog', hard: 'wolf', expert: 'owl' } as const satisfies Record<
  string,
  Level
>;

export const FORMER_LEVELS = Object.keys(FORMER) as (keyof typeof FORMER)[];

/** Any name that a level goes by, or went by. */
export type LevelName = Level | keyof typeof FORMER;

const isToday = (x: unknown): x is Level => LEVELS.some((level) => level === x);

export const isLevel = (x: unknown): x is LevelName => isToday(x) || FORMER_LEVELS.some((former) => former === x);

/** The level of today by that name. */
export const levelOf = (name: LevelName): Level => (isToday(name) ? name : FORMER[name]);

/** The level of bots that nobody has chosen: one that a grown-up can beat who knows the rules. */
export const USUAL_LEVEL: Level = 'hedgehog';

/** How long a level thinks about a decision, at most, unless told otherwise. Those that look at their own moves alone answer at once. */
export const THINKING_MS: Readonly<Record<Level, number>> = {
  lamb: 100,
  hare: 100,
  magpie: 100,
  hedgehog: 100,
  fox: 100,
  wolf: 100,
  raven: 300,
  owl: 1000,
};

/** What a level came to when it was measured: on the scale of docs/strength.md, with its 95 % interval. */
export interface LevelRating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}
