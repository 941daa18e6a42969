import { fail, isObject, type Outcome, ok, quote } from '@tessera/kernel';
import Type, { type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Plan } from './plan.ts';
import { type NewTable, PROTOCOL_VERSION, type Request, SAVE_VERSION, type TableSave } from './protocol.ts';

const MAX_SEATS = 8;
const MAX_MOVES = 100_000;

const name = Type.String({ minLength: 1, maxLength: 40 });
const moveText = Type.String({ minLength: 1, maxLength: 200 });

const Seat = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('human'),
      name,
      colour: name,
      you: Type.Optional(Type.Boolean()),
      unnamed: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('bot'), name, colour: name, level: name, for: Type.Optional(name) },
    { additionalProperties: false },
  ),
]);

const Settings = Type.Object(
  { confirmTurn: Type.Boolean(), autoRoll: Type.Boolean() },
  { additionalProperties: false },
);

const EndedSchema = Type.Object(
  {
    by: Type.Integer({ minimum: 0, maximum: MAX_SEATS }),
    why: Type.Union(['time', 'left', 'resigned', 'agreed'].map((why) => Type.Literal(why))),
  },
  { additionalProperties: false },
);

const tableFields = {
  game: name,
  seats: Type.Array(Seat, { minItems: 1, maxItems: MAX_SEATS }),
  scenario: Type.Union([name, Type.Object({})]),
  options: Type.Record(Type.String(), Type.String({ maxLength: 40 })),
  settings: Settings,
};

const NewTableSchema = Type.Object(tableFields, { additionalProperties: false });

const SaveSchema = Type.Object(
  {
    ...tableFields,
    version: Type.Union([Type.Literal(1), Type.Literal(SAVE_VERSION)]),
    id: name,
    createdAt: Type.Number(),
    updatedAt: Type.Number(),
    moves: Type.Array(moveText, { maxItems: MAX_MOVES }),
    redo: Type.Array(moveText, { maxItems: MAX_MOVES }),
    unconfirmed: Type.Boolean(),
    ended: Type.Optional(EndedSchema),
  },
  { additionalProperties: false },
);

const strict = { additionalProperties: false };
const MAX_LINES = 40;
const MAX_STEPS = 40;

const PlanSchema = Type.Object(
  {
    lines: Type.Array(
      Type.Array(
        Type.Union([
          Type.Object({ move: moveText }, strict),
          Type.Object({ if: Type.Array(moveText, { minItems: 1, maxItems: MAX_STEPS }) }, strict),
        ]),
        { minItems: 1, maxItems: MAX_STEPS },
      ),
      { minItems: 1, maxItems: MAX_LINES },
    ),
    done: Type.Boolean(),
    unhurt: Type.Boolean(),
  },
  strict,
);

const request = (type: string, fields: Record<string, TSchema> = {}) =>
  Type.Object(
    { v: Type.Integer(), id: Type.Integer({ minimum: 0 }), type: Type.Literal(type), ...fields },
    { additionalProperties: false },
  );

const number = Type.Integer({ minimum: 0 });
const at = Type.Optional(number);
const viewer = Type.Union([
  Type.Integer({ minimum: 1, maximum: MAX_SEATS }),
  Type.Literal('spectator'),
  Type.Literal('revealed'),
]);

const REQUESTS: Readonly<Record<Request['type'], TSchema>> = {
  create: request('create', { table: NewTableSchema }),
  open: request('open', {
    table: name,
    from: Type.Optional(number),
    as: Type.Optional(viewer),
    lean: Type.Optional(Type.Boolean()),
  }),
  move: request('move', { move: moveText, at }),
  roll: request('roll', { at }),
  confirm: request('confirm', { at }),
  undo: request('undo', { at }),
  redo: request('redo', { at }),
  settings: request('settings', { settings: Settings }),
  resign: request('resign'),
  plan: request('plan', { plan: Type.Union([PlanSchema, Type.Null()]) }),
  planned: request('planned'),
  steps: request('steps', { from: number, as: Type.Optional(viewer) }),
  record: request('record'),
};

export function checkRequest(message: unknown): Outcome<Request> {
  if (!isObject(message)) return fail('bad-request', 'A request is an object.');
  const { v: version, type } = message;
  if (version !== PROTOCOL_VERSION)
    return fail(
      'wrong-version',
      `This page speaks version ${quote(version)} of the table's protocol; reload it to get version ${PROTOCOL_VERSION}.`,
    );
  if (isMove(message)) return ok(message);
  if (typeof type !== 'string' || !Object.hasOwn(REQUESTS, type))
    return fail(
      'bad-request',
      `There is no request of type ${quote(type)}; there are ${Object.keys(REQUESTS).join(', ')}.`,
    );
  return check<Request>(REQUESTS[type as Request['type']], message, 'request');
}

const MOVE_FIELDS = new Set(['v', 'id', 'type', 'move', 'at']);

/** What comes most by far is looked at by hand, and says the same as its schema. */
function isMove(message: Record<string, unknown>): message is Record<string, unknown> & Request & { type: 'move' } {
  const { id, type, move, at } = message;
  if (type !== 'move' || typeof move !== 'string' || move.length < 1 || move.length > 200) return false;
  if (!isNumber(id) || (at !== undefined && !isNumber(at))) return false;
  for (const field in message) if (!MOVE_FIELDS.has(field)) return false;
  return true;
}

const isNumber = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0;

export const checkNewTable = (json: unknown): Outcome<NewTable> => check<NewTable>(NewTableSchema, json, 'table');

export const checkPlan = (json: unknown): Outcome<Plan> => check<Plan>(PlanSchema, json, 'plan');

export const checkSave = (json: unknown): Outcome<TableSave> => check<TableSave>(SaveSchema, json, 'saved table');

function check<T>(schema: TSchema, json: unknown, what: string): Outcome<T> {
  if (Value.Check(schema, json)) return ok(json as T);
  const [first] = Value.Errors(schema, json);
  const where = first?.instancePath ? ` at ${first.instancePath}` : '';
  return fail(
    `bad-${what.replace(' ', '-')}`,
    `This ${what} is not well formed${where}: ${first?.message ?? 'unknown'}.`,
  );
}
