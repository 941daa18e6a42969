import type { TSchema } from 'typebox';
import { LevelSchema } from '../common.ts';
import {
  ClockRuleSchema,
  PersonRefSchema,
  RefusedSchema,
  ROUTES,
  type Route,
  SeatInfoSchema,
  TableInfoSchema,
  WantedTableSchema,
} from '../index.ts';

/** Schemas that are named once and referred to. */
const NAMED: Readonly<Record<string, TSchema>> = {
  Person: PersonRefSchema,
  Level: LevelSchema,
  Clock: ClockRuleSchema,
  NewTable: WantedTableSchema,
  Seat: SeatInfoSchema,
  TableInfo: TableInfoSchema,
};

/** As JSON, with what has a name as a reference to it. `says` is for people who have sent something wrong. */
function json(schema: unknown, top?: TSchema): unknown {
  if (Array.isArray(schema)) return schema.map((item) => json(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const named = Object.entries(NAMED).find(([, known]) => known === schema && known !== top);
  if (named) return { $ref: `#/components/schemas/${named[0]}` };
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (key === 'says' ? [] : [[key, json(value)]])),
  );
}

const content = (schema: TSchema) => ({ 'application/json': { schema: json(schema) } });

function operation({ params, query, body, answer, status = 200, statusIfThere, summary }: Route): object {
  const parameters = [
    ...Object.entries(params?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema: json(schema),
    })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema: json(schema) })),
  ];
  const isNeeded = Object.keys(body?.properties ?? {}).length > 0;
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && isNeeded && { requestBody: { required: true, content: content(body) } }),
    responses: {
      [status]: { description: 'Done.', content: content(answer) },
      ...(statusIfThere && { [statusIfThere]: { description: 'It is there already.', content: content(answer) } }),
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

/** What docs/openapi.json holds: the routes that are for programs. */
export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of Object.values(ROUTES) as Route[]) {
    if (route.summary === undefined) continue;
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera: bots over the network',
      version: '1',
      description: 'See bot-api.md for the socket, over which games are played.',
    },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: { Refused: { description: 'Not done, and why.', content: content(RefusedSchema) } },
      schemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, json(schema, schema)])),
    },
  };
}
