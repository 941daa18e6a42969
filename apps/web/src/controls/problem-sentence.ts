import type { Problem } from '@tessera/kernel';
import type { Text } from '../i18n/index.tsx';
import { MAP_PROBLEMS } from './map-problems.ts';

/** Problems that have one sentence whatever the details. */
const CODES = [
  'not-json',
  'bad-record',
  'unknown-table',
  'unknown-game',
  'from-position',
  'not-kept',
  'not-kept-there',
  'too-late',
  'paused',
  'not-your-turn',
];

/** The sentences of Cambria's scenario check, and what both games say, with what is to be carried over into the reader's language. */
const SCENARIO: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['sameName', /^Two forts are named (?<fort>.+)\.$/],
  ['noSuchFort', /^(?<fort>.+) has a road to "(?<other>.*)", and there is no such fort\.$/],
  ['toItself', /^(?<fort>.+) has a road to itself;/],
  ['twice', /^(?<fort>.+) has two roads to (?<other>.+);/],
  ['oneWay', /^(?<fort>.+) has a road to (?<other>.+), but .+ has none to .+\.$/],
  ['valueNotRoads', /^(?<fort>.+) has value (?<value>\d+) but (?<count>\d+) roads;/],
  ['cutOff', /^(?<fort>.+) can't be reached by road from (?<other>.+)\.$/],
  ['fewForts', /^A custom board needs at least (?<least>\d+) forts; "(?<name>.+)" has (?<count>\d+)\.$/],
  ['fewRoads', /^A custom board needs at least (?<least>\d+) roads; "(?<name>.+)" has (?<count>\d+)\.$/],
  [
    'fortCount',
    /^A board has (?<needed>\d+) forts; "(?<name>.+)" has (?<count>\d+), the last being (?<fort>.+?)\. Set/,
  ],
  [
    'noBonus',
    /^A board has (?<needed>\d+) forts of value 4 or more; this one, which begins with (?<fort>.+?), has none\. Set/,
  ],
  [
    'bonusCount',
    /^A board has (?<needed>\d+) forts of value 4 or more; this one has (?<count>\d+): (?<forts>.*?)\. Set/,
  ],
  ['notObject', /^A scenario is a JSON object with .+ "forts"\.$/],
  ['unknownKey', /^A scenario has no "(?<key>.*)"\.$/],
  ['badId', /^The "id" of a scenario/],
  ['badName', /^The "name" of a scenario/],
  ['badCustom', /^"custom" is/],
  ['noForts', /^The "forts" of a scenario/],
  ['manyForts', /^A board has at most (?<most>\d+) forts; this one has (?<count>\d+)\.$/],
  ['fortNotObject', /^Fort (?<number>\d+) is not an object/],
  ['fortName', /^Fort (?<number>\d+) needs a "name"/],
  ['fortKey', /^(?<fort>.+) has a "(?<key>.*)", which forts don't have\.$/],
  ['badValue', /^(?<fort>.+) has value (?<value>.*); a value is/],
  ['badLon', /^(?<fort>.+) needs a "lon"/],
  ['badLat', /^(?<fort>.+) needs a "lat"/],
  ['noRoads', /^(?<fort>.+) needs "roads"/],
];

/** A problem in the reader's language; undefined when only its English sentence is known. */
export function problemSentence({ code, message }: Problem, t: Text): string | undefined {
  if (CODES.includes(code)) return t(`shell.problem.${code}`);
  if (code !== 'bad-scenario') return undefined;
  for (const [key, pattern] of [...SCENARIO, ...MAP_PROBLEMS]) {
    const found = pattern.exec(message);
    if (found) return t(`shell.scenario.${key}`, numbersIn(found.groups ?? {}));
  }
  return undefined;
}

const numbersIn = (groups: Record<string, string>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, name === 'count' ? Number(text) : text]));
