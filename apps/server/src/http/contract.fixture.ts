import { playSchemaOf, RefusedSchema, ROUTES, RoomNewsSchemas, type Route, whereWrong } from '@tessera/protocol';
import type { LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Pages take answers with fields that they don't know, from a newer server. Here a field that the contract doesn't name is a fault. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = {};
  // what tells the kinds of schema apart is not enumerable
  Object.defineProperties(copy, Object.getOwnPropertyDescriptors(schema));
  for (const [key, value] of Object.entries(schema)) copy[key] = closed(value);
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy))
    copy['additionalProperties'] = false;
  return copy;
}

const known = new Map<TSchema, TSchema>();
const strict = (schema: TSchema): TSchema => {
  const before = known.get(schema) ?? (closed(schema) as TSchema);
  known.set(schema, before);
  return before;
};

function mustFit(schema: TSchema, value: unknown, what: string): void {
  if (!Value.Check(strict(schema), value))
    throw new Error(`${what} is against the contract${whereWrong(strict(schema), value)}: ${JSON.stringify(value)}`);
}

const isAt = ({ path }: Route, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);

/** What a server of a test answered, held against the contract. */
export function heldToContract(method: string, url: string, answer: LightMyRequestResponse): LightMyRequestResponse {
  const { pathname } = new URL(url, 'http://localhost');
  // the most exact address first: `/api/me/mute` is not a table's
  const route = (Object.values(ROUTES) as Route[]).find((each) => each.method === method && isAt(each, pathname));
  if (!route || !String(answer.headers['content-type']).startsWith('application/json')) return answer;
  const refused = answer.statusCode >= 400;
  mustFit(refused ? RefusedSchema : route.answer, answer.json(), `The answer to ${method} ${url}`);
  if (!refused && ![route.status ?? 200, route.statusIfThere].includes(answer.statusCode))
    throw new Error(`The answer to ${method} ${url} has the status ${answer.statusCode}, not that of the contract.`);
  return answer;
}

/** What a room or a table of a test said, held against the contract. */
export function messageHeldToContract(message: object): void {
  const { type } = message as { type?: string };
  const ofRoom = type !== undefined && Object.hasOwn(RoomNewsSchemas, type);
  const schema = ofRoom ? RoomNewsSchemas[type as keyof typeof RoomNewsSchemas] : playSchemaOf(message);
  if (!schema) throw new Error(`There is no such message in the contract: ${JSON.stringify(message)}`);
  mustFit(schema, message, `The message "${type ?? 'answer'}"`);
}
