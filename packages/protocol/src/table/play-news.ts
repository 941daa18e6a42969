import { fail, isObject, type Outcome, ok } from '@tessera/kernel';
import Type, { type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ProblemSchema } from '../problem.ts';
import { RecordSchema } from '../record.ts';
import { type Told, whereWrong } from '../schema.ts';
import { PlanSchema } from './plan.ts';
import {
  EndedSchema,
  ResultSchema,
  StepSchema,
  TableStateSchema,
  ToldTableSchema,
  ViewerSchema,
  WaitingSchema,
} from './play.ts';
import { ToldSeatSchema } from './tables.ts';

const AnswerValueSchema = Type.Union([
  Type.Object({ type: Type.Literal('done') }),
  /** With `from`: the first moves that still stand of those the page knew, and the steps after them. */
  Type.Object({
    type: Type.Literal('opened'),
    state: TableStateSchema,
    kept: Type.Optional(Type.Integer()),
    steps: Type.Optional(Type.Array(StepSchema)),
    /** For a lean page: the fingerprint of the rules here. With other rules it could not follow the moves. */
    rules: Type.Optional(Type.Integer()),
  }),
  Type.Object({ type: Type.Literal('steps'), viewer: ViewerSchema, steps: Type.Array(StepSchema) }),
  Type.Object({ type: Type.Literal('record'), record: RecordSchema }),
  /** `stuck`: it is that seat's turn, and nothing of the plan can be played. */
  Type.Object({
    type: Type.Literal('planned'),
    plan: Type.Union([PlanSchema, Type.Null()]),
    stuck: Type.Boolean(),
  }),
]);
export type AnswerValue = Told<typeof AnswerValueSchema>;

/** To the request of that number. */
export const AnswerSchema = Type.Union([
  Type.Object({ id: Type.Integer(), ok: Type.Literal(true), value: AnswerValueSchema }),
  Type.Object({
    id: Type.Integer(),
    ok: Type.Literal(false),
    error: ProblemSchema,
    /** With `too-late`: how the table stands instead. */
    state: Type.Optional(TableStateSchema),
  }),
]);
export type Answer = Told<typeof AnswerSchema>;

/** From the host to the page, unasked, whenever something happened. */
export interface Update {
  readonly type: 'update';
  /** The first moves that still stand: fewer than before after an undo. */
  readonly kept: number;
  /** What has happened after those, in order, as the state's viewer may know it. */
  readonly steps: readonly Told<typeof StepSchema>[];
  readonly state: Told<typeof TableStateSchema>;
}

const { at, moves, view, practice, hinted, paused, link, viewer, yours, legal, canUndo, canRedo } =
  TableStateSchema.properties;

/** What is the same for all who look with the same eyes: put into text once, sent to many. */
const NewsSchema = Type.Object({
  kept: Type.Integer(),
  steps: Type.Array(StepSchema),
  at,
  moves,
  waiting: WaitingSchema,
  seat: ToldSeatSchema,
  result: ResultSchema,
  /** Left out where the last of the steps has it. */
  view,
  ended: Type.Optional(EndedSchema),
  practice,
  hinted,
  paused,
  /** Only when something about it has changed. */
  table: Type.Optional(ToldTableSchema),
  link,
});
export type News = Told<typeof NewsSchema>;

/** What is told to one page alone. */
const OwnNewsSchema = Type.Object({ viewer, yours, legal, canUndo, canRedo });
export type OwnNews = Told<typeof OwnNewsSchema>;

/** The number of the request of this page that it also answers: it is done. */
const re = Type.Optional(Type.Integer());

/** An update on its way to a page. */
const WireUpdateSchema = Type.Object({ type: Type.Literal('update'), re, news: NewsSchema, own: OwnNewsSchema });
export type WireUpdate = Told<typeof WireUpdateSchema>;

/** Where nothing is hidden moves say all there is to say, to whoever knows the rules. They follow the first `kept` moves, which are those that stood before. */
const MovedNewsSchema = Type.Object({
  kept: Type.Integer(),
  moves: Type.Array(Type.String()),
  at,
  waiting: WaitingSchema,
  seat: ToldSeatSchema,
  link,
});
export type MovedNews = Told<typeof MovedNewsSchema>;

/** The same as an update for a page that was opened lean; whether it may take back or do again is for that page alone. */
const WireMovedSchema = Type.Object({
  type: Type.Literal('moved'),
  re,
  undo: Type.Boolean(),
  redo: Type.Boolean(),
  news: MovedNewsSchema,
});
export type WireMoved = Told<typeof WireMovedSchema>;

/** The connection still stands. */
const WirePongSchema = Type.Object({ type: Type.Literal('pong') });
export type WirePong = Told<typeof WirePongSchema>;
export type WireMessage = Answer | WireUpdate | WireMoved;

const NEWS: Readonly<Record<string, TSchema>> = {
  update: WireUpdateSchema,
  moved: WireMovedSchema,
  pong: WirePongSchema,
};

/** The schema of a message that a table sends; undefined for what is not about its game, such as chat. */
export function playSchemaOf(message: unknown): TSchema | undefined {
  if (!isObject(message)) return undefined;
  const { type } = message;
  if (typeof type === 'string') return Object.hasOwn(NEWS, type) ? NEWS[type] : undefined;
  return typeof message['ok'] === 'boolean' ? AnswerSchema : undefined;
}

/** What came from a table's server; undefined for what is not about its game. */
export function readPlay(message: unknown): Outcome<WireMessage | WirePong> | undefined {
  const schema = playSchemaOf(message);
  if (!schema) return undefined;
  if (Value.Check(schema, message)) return ok(message as WireMessage | WirePong);
  return fail('bad-answer', `The message of the table is not well formed${whereWrong(schema, message)}.`);
}
