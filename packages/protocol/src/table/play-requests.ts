import { fail, isObject, type Outcome, ok, quote } from '@tessera/kernel';
import Type, { type TSchema } from 'typebox';
import { PROTOCOL_VERSION } from '../lists/version.ts';
import { check, fields, type Told } from '../schema.ts';
import { PlanSchema } from './plan.ts';
import { MoveSchema, NewTableSchema, ShortTextSchema, ViewerSchema } from './play.ts';
import { TableSettingsSchema } from './tables.ts';

const number = Type.Integer({ minimum: 0 });
/** The state's number that an act is for. */
const at = Type.Optional(number);
const request = <const Name extends string, Body extends Record<string, TSchema>>(type: Name, body: Body) =>
  fields({ type: Type.Literal(type), ...body });

/** What people do at a table. */
const ActSchemas = {
  move: request('move', { move: MoveSchema, at }),
  roll: request('roll', { at }),
  confirm: request('confirm', { at }),
  undo: request('undo', { at }),
  redo: request('redo', { at }),
  /** Who is to move takes a hint, where the table allows it: all are told so. The hint itself is worked out by the page, from what it sees. */
  hint: request('hint', { at }),
};

/** From the page to the host. Each request has a number and gets one answer with it. */
const RequestSchemas = {
  create: request('create', { table: NewTableSchema }),
  /**
   * `from` and `as`: the number and the viewer of the state that the page has, to be told what it missed. `lean`: it
   * knows the rules, and needs no list of legal moves; where nothing is hidden the moves will do, elsewhere it needs no view
   * after each step besides the newest.
   */
  open: request('open', {
    table: ShortTextSchema,
    from: Type.Optional(number),
    as: Type.Optional(ViewerSchema),
    lean: Type.Optional(Type.Boolean()),
  }),
  ...ActSchemas,
  settings: request('settings', { settings: TableSettingsSchema }),
  /** At one device: the person who plays there gives up, or all who do agree to end the game. Online one leaves the table instead. */
  resign: request('resign', {}),
  /** What is to be played for this page's seat in its next turn; null for nothing. Told to nobody else. */
  plan: request('plan', { plan: Type.Union([PlanSchema, Type.Null()]) }),
  /** What was planned, as far as it still counts. */
  planned: request('planned', {}),
  /**
   * All steps from number `from` on, for the log, the replay and a look at an earlier moment; as the state's viewer sees
   * them, or another whose eyes this page may look through: a seat of its own, the spectator; after the end anybody, or 'revealed'.
   */
  steps: request('steps', { from: number, as: Type.Optional(ViewerSchema) }),
  /** Of a game that hides something it is given once the game is over. */
  record: request('record', {}),
};
type Bodies<Schemas extends Record<string, TSchema>> = { [Name in keyof Schemas]: Told<Schemas[Name]> }[keyof Schemas];
type Acts = typeof ActSchemas;
type WithoutNumber<T> = T extends unknown ? Omit<T, 'at'> : never;
export type Act = WithoutNumber<Bodies<Acts>>;
export type RequestBody = Bodies<typeof RequestSchemas>;
export type Request = { readonly v: number; readonly id: number } & RequestBody;

const NUMBERED = Object.fromEntries(
  Object.entries(RequestSchemas).map(([type, { properties }]) => [
    type,
    fields({ v: Type.Integer(), id: number, ...properties }),
  ]),
);

export function checkRequest(message: unknown): Outcome<Request> {
  if (!isObject(message)) return fail('bad-request', 'A request is an object.');
  const { v: version, type } = message;
  if (version !== PROTOCOL_VERSION)
    return fail(
      'wrong-version',
      `This page speaks version ${quote(version)} of the table's protocol; reload it to get version ${PROTOCOL_VERSION}.`,
    );
  if (isMove(message)) return ok(message);
  if (typeof type !== 'string' || !Object.hasOwn(NUMBERED, type))
    return fail(
      'bad-request',
      `There is no request of type ${quote(type)}; there are ${Object.keys(NUMBERED).join(', ')}.`,
    );
  return check<Request>(NUMBERED[type], message, 'request');
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
