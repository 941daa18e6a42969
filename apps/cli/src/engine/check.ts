import { fail, isObject, type Outcome, ok, quote } from '@tessera/kernel';
import { Value } from 'typebox/value';
import { REQUESTS, type Requests, VERBS, type Verb } from './requests.ts';

/** Deeper than any honest request, and shallow enough for every recursion behind it. */
const MAX_DEPTH = 32;

export type AnyRequest = Requests[Verb];

export function parseLine(line: string): Outcome<Record<string, unknown>> {
  if (nesting(line) > MAX_DEPTH)
    return fail('too-deep', `A request is nested at most ${MAX_DEPTH} levels deep; this one is deeper.`);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return fail(
      'bad-json',
      'The line is not JSON; a request is one JSON object on one line, such as {"verb":"games"}.',
    );
  }
  if (!isObject(json)) return fail('bad-request', 'A request is a JSON object, such as {"verb":"games"}.');
  return ok(json);
}

/** Counted before parsing: brackets outside of texts. */
function nesting(line: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let i = 0; i < line.length; i++) {
    const c = line[i];
    if (inText) {
      if (c === '\\') i++;
      else if (c === '"') inText = false;
    } else if (c === '"') inText = true;
    else if (c === '{' || c === '[') deepest = Math.max(deepest, ++depth);
    else if (c === '}' || c === ']') depth--;
  }
  return deepest;
}

export function checkRequest(json: Record<string, unknown>): Outcome<AnyRequest> {
  const { verb } = json;
  const verbs = VERBS.join(', ');
  if (verb === undefined) return fail('bad-request', `A request needs a "verb": one of ${verbs}.`);
  if (typeof verb !== 'string' || !Object.hasOwn(REQUESTS, verb))
    return fail('unknown-verb', `There is no verb ${quote(verb)}; there are ${verbs}.`);
  const schema = REQUESTS[verb as Verb];
  if (Value.Check(schema, json)) return ok(json as AnyRequest);
  return fail('bad-request', complaint(verb, schema, json));
}

function complaint(verb: string, schema: (typeof REQUESTS)[Verb], json: Record<string, unknown>): string {
  const fields = schema.properties as Record<string, { description?: string }>;
  const known = Object.keys(fields).filter((name) => name !== 'id' && name !== 'verb');
  for (const name of Object.keys(json))
    if (!Object.hasOwn(fields, name))
      return `"${verb}" has no "${name.slice(0, 40)}"; ${known.length ? `it has ${known.map((k) => `"${k}"`).join(', ')}` : 'it needs nothing else'}.`;
  for (const name of (schema.required ?? []) as string[])
    if (!Object.hasOwn(json, name)) return `"${verb}" needs "${name}": ${fields[name].description}.`;
  for (const name of known)
    if (Object.hasOwn(json, name) && !Value.Check(fields[name], json[name]))
      return `"${name}" is ${fields[name].description}.`;
  return `This is no request that "${verb}" understands.`;
}
