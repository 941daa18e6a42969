import { type Outcome, ok, type ProblemArgs, scenarioProblem } from '@tessera/kernel';

/**
 * What can be wrong with a scenario. `{place}` is the way to it through the file, in the file's own words:
 * `settlements › Assyria left › tiers`. In other languages: words/scenario.*.json.
 */
export const SENTENCES = {
  number: '"{place}" is a whole number from {least} to {most}, not {found}.',
  word: '"{place}" is one of {words}, not {found}.',
  notObject: '"{place}" is an object, not {found}.',
  noField: '"{place}" has no "{field}".',
  unknownField: '"{place}" can\'t have "{field}".',
  notList: '"{place}" is a list, not {found}.',
  listLength: '"{place}" has {least} to {most} entries, not {count}.',
  badPlaceName: '"{place}" is 1–40 letters, digits, spaces, hyphens or apostrophes, not {found}.',
  sameName: 'Two of the "{place}" are named {name}.',
  badId: 'The "id" of a scenario is 1–40 small letters, digits or hyphens, not {found}.',
  badName: 'The "name" of a scenario is a text of 1–{most} characters, not {found}.',
  badFace: 'A face of "{place}" is strength and wounds such as "2", "3w" or "2/2w", not {found}.',
  fewTokens: 'The slots hold {plunder} plunder, but there are only {tokens} tokens.',
  otherRegion: '{settlement} is number {number} of the settlements, so it lies in {region}.',
  sameWorker: '{settlement} names a worker twice.',
  fewCrew: 'There are {count} crew cards; at least {least} are needed.',
  noCost: '"{place}" costs nothing.',
  leaders: 'The leaders are {words}, in this order.',
  noAmounts: '"{place}" is nothing.',
  badAmounts: '"{place}" is an object such as {example}, not {found}.',
  deepEffect: 'The effect of {card} is too deep.',
  bigEffect: 'The effect of {card} has more than {most} parts.',
  unknownEffect: 'An effect of {card} is one of {words}.',
  sameChoices: "Two choices of {card} can't be told apart.",
  unknownAbility: 'The ability of {card} is one of {words}.',
} as const;

const problem = scenarioProblem('scythia', SENTENCES);

/** It never leaves the reading of a scenario. */
class BadScenario extends Error {
  readonly outcome: ReturnType<typeof problem>;

  constructor(outcome: ReturnType<typeof problem>) {
    super(outcome.error.message);
    this.outcome = outcome;
  }
}

/** Stops the check: this is wrong. */
export function refuse(code: keyof typeof SENTENCES, args: ProblemArgs): never {
  throw new BadScenario(problem(code, args));
}

/** What a check comes to that stops at the first thing wrong. */
export function outcomeOf<T>(check: () => T): Outcome<T> {
  try {
    return ok(check());
  } catch (error) {
    if (error instanceof BadScenario) return error.outcome;
    throw error;
  }
}
