import { scenarioProblem } from '@tessera/kernel';

const ANOTHER_NUMBER = 'Set "custom": true to use another number.';

/** What can be wrong with a board, said so that it names the fort. In other languages: words/scenario.*.json. */
export const SENTENCES = {
  notObject: 'A scenario is a JSON object with "id", "name" and "forts".',
  unknownKey: 'A scenario has no "{key}".',
  badId: 'The "id" of a scenario is 1–40 small letters, digits or hyphens.',
  badName: 'The "name" of a scenario is a text of 1–60 characters.',
  badCustom: '"custom" is true or false.',
  noForts: 'The "forts" of a scenario are a list of forts.',
  manyForts: 'A board has at most {most} forts; this one has {count}.',
  fortNotObject: 'Fort {number} is not an object with "name", "value", "lon", "lat" and "roads".',
  fortName: 'Fort {number} needs a "name" of 1–40 letters, digits, spaces, hyphens or apostrophes.',
  fortKey: '{fort} has a "{key}", which forts don\'t have.',
  badValue: '{fort} has value {found}; a value is a whole number from 2 to 6.',
  badLon: '{fort} needs a "lon" from -180 to 180.',
  badLat: '{fort} needs a "lat" from -85 to 85.',
  noRoads: '{fort} needs "roads", a list of the names of forts.',
  sameName: 'Two forts are named {fort}.',
  noSuchFort: '{fort} has a road to "{other}", and there is no such fort.',
  toItself: '{fort} has a road to itself; a road joins two different forts.',
  twice: '{fort} has two roads to {other}; no two roads join the same pair.',
  oneWay: '{fort} has a road to {other}, but {other} has none to {fort}.',
  valueNotRoads: '{fort} has value {value} but {count} roads; they must be equal.',
  cutOff: "{fort} can't be reached by road from {other}.",
  fewForts: 'A custom board needs at least {least} forts; "{name}" has {count}.',
  fewRoads: 'A custom board needs at least {least} roads; "{name}" has {count}.',
  fortCount: `A board has {needed} forts; "{name}" has {count}, the last being {fort}. ${ANOTHER_NUMBER}`,
  noBonus: `A board has {needed} forts of value 4 or more; this one, which begins with {fort}, has none. ${ANOTHER_NUMBER}`,
  bonusCount: `A board has {needed} forts of value 4 or more; this one has {count}: {forts}. ${ANOTHER_NUMBER}`,
} as const;

export const badScenario = scenarioProblem('cambria', SENTENCES);
