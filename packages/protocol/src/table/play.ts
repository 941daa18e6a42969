import type { GameEvent, Result, SeatNumber } from '@tessera/kernel';
import Type from 'typebox';
import { MAX_SEATS } from '../lists/limits.ts';
import { fields, type Told } from '../schema.ts';
import { TableSettingsSchema, ToldSeatSchema } from './tables.ts';

/** What a table is called, and everything at it. */
export const ShortTextSchema = Type.String({ minLength: 1, maxLength: 40 });
/** A move as notation. */
export const MoveSchema = Type.String({ minLength: 1, maxLength: 200 });

const human = {
  kind: Type.Literal('human'),
  name: ShortTextSchema,
  colour: ShortTextSchema,
  /** The person whose device it is; said of nobody in a table of the version before, and false in somebody else's record. */
  you: Type.Optional(Type.Boolean()),
  /** The name is only the word for the colour, in the language of whoever set the table up: pages say it in the reader's. */
  unnamed: Type.Optional(Type.Boolean()),
};
const bot = {
  kind: Type.Literal('bot'),
  name: ShortTextSchema,
  colour: ShortTextSchema,
  level: ShortTextSchema,
  /** The level was chosen to match whoever set the table up; the next time another may. */
  matched: Type.Optional(Type.Literal(true)),
  /** Who played there before, and for whom it plays on. */
  for: Type.Optional(ShortTextSchema),
};
export const SeatSpecSchema = Type.Union([fields(human), fields(bot)]);
export type SeatSpec = Told<typeof SeatSpecSchema>;

const choices = {
  scenario: Type.Union([ShortTextSchema, Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }))]),
  options: Type.Record(Type.String(), Type.String({ maxLength: 40 })),
};

/** A table to be played at, as it is set up. */
export const NewTableFields = {
  game: ShortTextSchema,
  seats: Type.Array(SeatSpecSchema, { minItems: 1, maxItems: MAX_SEATS }),
  ...choices,
  settings: TableSettingsSchema,
  /** Whether who is to move may take a hint. Without it, as in a table of the version before, one who plays alone at a device may. */
  hints: Type.Optional(Type.Boolean()),
};
export const NewTableSchema = fields(NewTableFields);
export type NewTable = Told<typeof NewTableSchema>;

/** The same as it is told. */
export const ToldTableSchema = Type.Object({
  game: Type.String(),
  seats: Type.Array(Type.Union([Type.Object(human), Type.Object(bot)])),
  ...choices,
  settings: Type.Object(TableSettingsSchema.properties),
  hints: Type.Optional(Type.Boolean()),
});

/** A game was ended before its end. */
export const EndedSchema = Type.Object({
  /** Whose clock ran out, who resigned or is gone for good; 0 when all agreed. */
  by: Type.Unsafe<SeatNumber>(Type.Integer({ minimum: 0, maximum: MAX_SEATS })),
  why: Type.Enum(['time', 'left', 'resigned', 'agreed']),
});
export type Ended = Told<typeof EndedSchema>;

/** Somebody took a hint, when so many moves had been played. */
export const HintTakenSchema = Type.Object({
  by: Type.Unsafe<SeatNumber>(Type.Integer({ minimum: 1, maximum: MAX_SEATS })),
  at: Type.Integer({ minimum: 0 }),
});
export type HintTaken = Told<typeof HintTakenSchema>;

/** Through whose eyes a table is told. */
export const ViewerSchema = Type.Union([
  Type.Unsafe<SeatNumber>(Type.Integer({ minimum: 1, maximum: MAX_SEATS })),
  Type.Literal('spectator'),
  Type.Literal('revealed'),
]);
export type ToldTo = Told<typeof ViewerSchema>;

const EventSchema = Type.Unsafe<GameEvent>(Type.Object({ type: Type.String() }, { additionalProperties: true }));

/** One move that happened, with what is needed to show it, as the viewer may know it. */
export const StepSchema = Type.Object({
  /** Its number, from 0. */
  index: Type.Integer(),
  /** Notation; the secret part is left out for those who may not know it. */
  move: Type.String(),
  /** The seat that moved; 0 for chance. */
  seat: ToldSeatSchema,
  /** The seat whose turn it was; 0 when there is none yet. */
  turn: ToldSeatSchema,
  events: Type.Array(EventSchema),
  /** What the viewer sees after it; left out for a page that knows the rules, which makes it itself. */
  view: Type.Optional(Type.Unknown()),
});
export type Step = Told<typeof StepSchema>;

export const LegalMoveSchema = Type.Object({
  text: Type.String(),
  move: Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })),
});
export type LegalMove = Told<typeof LegalMoveSchema>;

/** A human seat is to decide, to roll, or to confirm its turn; a bot thinks; or the game is over. */
export const WaitingSchema = Type.Enum(['move', 'roll', 'confirm', 'bot', 'over']);
export type Waiting = Told<typeof WaitingSchema>;

/** A game adds what decided between its players. */
const grown = { additionalProperties: true };
export const ResultSchema = Type.Unsafe<Result>(
  Type.Object(
    {
      over: Type.Boolean(),
      winners: Type.Array(Type.Integer()),
      standings: Type.Array(Type.Object({ seat: Type.Integer(), points: Type.Number(), rank: Type.Integer() }, grown)),
      rival: Type.Optional(Type.Object({ points: Type.Number(), rank: Type.Integer(), wins: Type.Boolean() }, grown)),
    },
    grown,
  ),
);

/** How a table stands, for whoever looks at it. */
export const TableStateSchema = Type.Object({
  id: Type.String(),
  table: ToldTableSchema,
  /** Something happens to the table: this number goes up. An act says which one it is for, so that none is done twice or too late. */
  at: Type.Integer(),
  /** How many moves have been played. */
  moves: Type.Integer(),
  /** Through whose eyes view, legal moves and steps are told. When it changes, everything told before is to be forgotten. */
  viewer: ViewerSchema,
  /** The seats this page speaks for. */
  yours: Type.Array(ToldSeatSchema),
  /** The game has secrets: what one viewer sees is not for another. */
  hides: Type.Boolean(),
  view: Type.Optional(Type.Unknown()),
  waiting: WaitingSchema,
  /** The seat everybody waits for; 0 when over. */
  seat: ToldSeatSchema,
  /** For a human seat that is to decide, told to whoever speaks for it: everything it may do. */
  legal: Type.Array(LegalMoveSchema),
  /** This page may take the last move back. */
  canUndo: Type.Boolean(),
  canRedo: Type.Boolean(),
  result: ResultSchema,
  ended: Type.Optional(EndedSchema),
  /** Moves were taken back without anybody else's consent: the game counts for nobody. */
  practice: Type.Optional(Type.Literal(true)),
  /** The hints that were taken so far. */
  hinted: Type.Optional(Type.Array(HintTakenSchema)),
  /** Nobody may act for now. */
  paused: Type.Optional(Type.Boolean()),
  /** At an online table: the hash over all that has happened, to be held against the record (docs/fair-dice.md). */
  link: Type.Optional(Type.String()),
});
export type TableState = Told<typeof TableStateSchema>;
