import type { Outcome } from '@tessera/kernel';
import { MAX_MOVES } from '@tessera/kernel';
import {
  check,
  EndedSchema,
  HintTakenSchema,
  MoveSchema,
  NewTableFields,
  NewTableSchema,
  type Plan,
  PlanSchema,
  ShortTextSchema,
} from '@tessera/protocol';
import Type from 'typebox';
import { type NewTable, SAVE_VERSION, type TableSave } from './protocol.ts';

/** What is kept of a table; what is said at it is in the protocol. */
const SaveSchema = Type.Object(
  {
    ...NewTableFields,
    version: Type.Union([Type.Literal(1), Type.Literal(SAVE_VERSION)]),
    id: ShortTextSchema,
    createdAt: Type.Number(),
    updatedAt: Type.Number(),
    moves: Type.Array(MoveSchema, { maxItems: MAX_MOVES }),
    redo: Type.Array(MoveSchema, { maxItems: MAX_MOVES }),
    unconfirmed: Type.Boolean(),
    ended: Type.Optional(EndedSchema),
    hinted: Type.Optional(Type.Array(HintTakenSchema)),
  },
  { additionalProperties: false },
);

export const checkNewTable = (json: unknown): Outcome<NewTable> => check<NewTable>(NewTableSchema, json, 'table');

export const checkPlan = (json: unknown): Outcome<Plan> => check<Plan>(PlanSchema, json, 'plan');

export const checkSave = (json: unknown): Outcome<TableSave> => check<TableSave>(SaveSchema, json, 'saved table');
