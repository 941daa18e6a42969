import { fail, type Outcome, ok } from '@tessera/kernel';

/** What a verb takes: places by order, and flags with a value or without. */
export interface Usage {
  readonly verb: string;
  readonly places: readonly string[];
  readonly values: readonly string[];
  readonly switches: readonly string[];
}

export interface Args {
  readonly places: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly switches: ReadonlySet<string>;
}

const usageError = (verb: string, message: string) =>
  fail('usage', `tessera ${verb}: ${message} See "tessera help ${verb}".`);

export function readArgs(usage: Usage, argv: readonly string[]): Outcome<Args> {
  const { verb } = usage;
  const places: string[] = [];
  const values: Record<string, string> = {};
  const switches = new Set<string>();
  for (let at = 0; at < argv.length; at++) {
    const arg = argv[at];
    if (!arg.startsWith('--')) {
      if (arg.startsWith('-') && arg.length > 1) return usageError(verb, `there is no flag ${arg}.`);
      if (places.length === usage.places.length) return usageError(verb, `"${arg}" is one word too many.`);
      places.push(arg);
      continue;
    }
    const equals = arg.indexOf('=');
    const name = arg.slice(2, equals < 0 ? undefined : equals);
    if (usage.switches.includes(name) && equals < 0) switches.add(name);
    else if (usage.switches.includes(name)) return usageError(verb, `--${name} takes no value.`);
    else if (usage.values.includes(name)) {
      const value = equals < 0 ? argv[++at] : arg.slice(equals + 1);
      if (value === undefined || (equals < 0 && value.startsWith('--')))
        return usageError(verb, `--${name} needs a value.`);
      values[name] = value;
    } else return usageError(verb, `there is no flag --${name}${suggest(name, [...usage.values, ...usage.switches])}.`);
  }
  return ok({ places, values, switches });
}

export function wholeNumber(
  verb: string,
  args: Args,
  name: string,
  range: { min: number; max: number; otherwise: number },
): Outcome<number> {
  const text = args.values[name];
  if (text === undefined) return ok(range.otherwise);
  const n = Number(text);
  if (text.trim() !== '' && Number.isInteger(n) && n >= range.min && n <= range.max) return ok(n);
  return usageError(verb, `--${name} is a whole number from ${range.min} to ${range.max}, not "${text.slice(0, 40)}".`);
}

/** ' (did you mean …?)' for a word that is nearly one of those. */
export function suggest(word: string, known: readonly string[], prefix = '--'): string {
  const [best] = known
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= 2 ? ` (did you mean ${prefix}${best.candidate}?)` : '';
}

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
