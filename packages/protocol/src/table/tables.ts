import type { SeatNumber } from '@tessera/kernel';
import { MAX_MOVES } from '@tessera/kernel';
import Type from 'typebox';
import { ColourSchema, IdSchema, LevelSchema, oneOf } from '../common.ts';
import { COLOURS } from '../lists/colours.ts';
import { LONGEST_REPORT, MAX_SEATS } from '../lists/limits.ts';
import { NameSchema, PersonRefSchema } from '../people.ts';
import { fields, type Told } from '../schema.ts';

export const SeatNumberSchema = Type.Unsafe<SeatNumber>(
  Type.Integer({ minimum: 1, maximum: MAX_SEATS, says: 'Seats are numbers from 1.' }),
);
/** A seat that the server tells; 0 for none. */
export const ToldSeatSchema = Type.Unsafe<SeatNumber>(Type.Integer());

/** What one of the players adds to the dice. */
export const SeedSchema = Type.String({
  pattern: '^[0-9a-f]{64}$',
  says: 'A seed is 32 random bytes as 64 hexadecimal digits, in small letters.',
});

export const ClockRuleSchema = Type.Union(
  [
    fields({ kind: Type.Literal('none') }),
    fields({
      kind: Type.Literal('live'),
      bankSeconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
      incrementSeconds: Type.Integer({ minimum: 0, maximum: 3_600 }),
    }),
    fields({ kind: Type.Literal('days'), daysPerMove: Type.Integer({ minimum: 1, maximum: 30 }) }),
  ],
  {
    says: 'A clock is none, live with 10 to 86400 "bankSeconds" and "incrementSeconds", or days with 1 to 30 "daysPerMove".',
  },
);
export type ClockRule = Told<typeof ClockRuleSchema>;

export const TableStatusSchema = Type.Enum(['gathering', 'playing', 'over'], {
  says: 'A table is gathering, playing or over.',
});
export type TableStatus = Told<typeof TableStatusSchema>;

export const VisibilitySchema = Type.Enum(['public', 'private'], { says: 'A table is public or private.' });
export type Visibility = Told<typeof VisibilitySchema>;

export const TimeoutSchema = Type.Enum(['bot', 'loses'], {
  says: 'Whoever runs out of time is replaced by a "bot", or "loses".',
});

export const TableSettingsSchema = Type.Object(
  {
    /** After the last decision of a turn the player confirms it; until then it can be undone. */
    confirmTurn: Type.Boolean(),
    /** The dice of a human seat roll by themselves instead of on a tap. */
    autoRoll: Type.Boolean(),
  },
  { additionalProperties: false, says: 'Settings are "confirmTurn" and "autoRoll", each true or false.' },
);
export type TableSettings = Told<typeof TableSettingsSchema>;

const SEAT_KINDS = ['me', 'open', 'bot', 'here'] as const;
export const WantedSeatSchema = fields({
  /** `here`: somebody beside whoever sets the table up. */
  kind: Type.Enum([...SEAT_KINDS]),
  level: Type.Optional(LevelSchema),
  colour: ColourSchema,
  name: Type.Optional(NameSchema),
});
export type WantedSeat = Told<typeof WantedSeatSchema>;

const optionText = Type.String({ maxLength: 40 });

/** A table that somebody wants to set up. */
export const WantedTableSchema = fields({
  game: IdSchema,
  scenario: Type.Optional(
    Type.Union([optionText, Type.Object({})], { says: 'A scenario is the name of one, or a scenario of your own.' }),
  ),
  options: Type.Optional(Type.Record(optionText, optionText, { says: 'Options are texts by name.' })),
  settings: Type.Optional(TableSettingsSchema),
  visibility: Type.Optional(VisibilitySchema),
  rated: Type.Optional(Type.Boolean({ says: '"rated" is true or false.' })),
  /** Whether who is to move may take a hint; not in a rated game. */
  hints: Type.Optional(Type.Boolean({ says: '"hints" is true or false.' })),
  clock: Type.Optional(ClockRuleSchema),
  onTimeout: Type.Optional(TimeoutSchema),
  autostart: Type.Optional(Type.Boolean({ says: '"autostart" is true or false.' })),
  seats: Type.Array(WantedSeatSchema, {
    minItems: 1,
    maxItems: MAX_SEATS,
    says: `Each of the seats has a "kind" (${oneOf(SEAT_KINDS)}) and a "colour" (${oneOf(COLOURS)}); a bot has a "level".`,
  }),
  seed: Type.Optional(SeedSchema),
});
export type WantedTable = Told<typeof WantedTableSchema>;

export const SitFields = fields({
  seat: SeatNumberSchema,
  colour: Type.Optional(ColourSchema),
  name: Type.Optional(NameSchema),
  seed: Type.Optional(SeedSchema),
});
export const StandFields = fields({ seat: SeatNumberSchema });
export const SeatFields = fields({
  seat: SeatNumberSchema,
  kind: Type.Enum(['open', 'bot'], { says: "A seat is made open, or a bot's." }),
  level: Type.Optional(LevelSchema),
  name: Type.Optional(NameSchema),
});
const nobodyOrId = Type.Union([IdSchema, Type.Null()], { says: 'This is not an id.' });
export const InviteFields = fields({ seat: SeatNumberSchema, person: nobodyOrId });

export const OFFER_KINDS = ['undo', 'pause', 'resume', 'abandon', 'replace'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
const OfferKindSchema = Type.Enum([...OFFER_KINDS], {
  says: `You can ask for ${oneOf(OFFER_KINDS)}.`,
});

export const OfferFields = fields({
  kind: OfferKindSchema,
  to: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_MOVES, says: '"to" is the number of moves that stay.' })),
  seat: Type.Optional(SeatNumberSchema),
  person: Type.Optional(nobodyOrId),
});
export const AnswerFields = fields({ offer: IdSchema, yes: Type.Boolean({ says: '"yes" is true or false.' }) });
export const ReportFields = fields({
  message: Type.String({
    minLength: 1,
    maxLength: LONGEST_REPORT,
    says: `Say in up to ${LONGEST_REPORT} characters what is wrong.`,
  }),
});

const flag = Type.Optional(Type.String({ pattern: '^[01]$', says: 'This is 1 or 0.' }));
export const LobbyQuery = fields({
  game: Type.Optional(IdSchema),
  status: Type.Optional(TableStatusSchema),
  open: flag,
  mine: flag,
  turn: flag,
  waiting: flag,
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}[.][\\w-]{1,64}$', says: 'Take "after" from "next".' })),
});

export const SeatInfoSchema = Type.Object({
  seat: ToldSeatSchema,
  colour: Type.String(),
  /** `guest-of`: somebody at that person's device. */
  kind: Type.Enum(['open', 'person', 'bot', 'guest-of']),
  person: Type.Optional(PersonRefSchema),
  name: Type.Optional(Type.String()),
  level: Type.Optional(Type.String()),
  invited: Type.Optional(Type.Union([PersonRefSchema, Type.Null()])),
  /** Who was invited there and would rather not come. */
  declined: Type.Optional(PersonRefSchema),
  /** In whose place a bot plays. */
  left: Type.Optional(PersonRefSchema),
  /** They resigned. */
  resigned: Type.Optional(Type.Literal(true)),
  rating: Type.Optional(Type.Object({ value: Type.Number(), plusMinus: Type.Number() })),
  /** Its person is on vacation, until then. */
  awayUntil: Type.Optional(Type.Number()),
  /** What the game came to for it, once it is over; not where all agreed to end it, nor in a room's message. */
  place: Type.Optional(Type.Number()),
  points: Type.Optional(Type.Number()),
});
export type SeatInfo = Told<typeof SeatInfoSchema>;

/** How long everybody has waited for whoever is waited for, and how long they may. */
export const TurnInfoSchema = Type.Object({
  since: Type.Number(),
  /** What was left to them when this was told, in milliseconds; null without a clock. */
  left: Type.Union([Type.Number(), Type.Null()]),
  /** Their time runs: there is a clock, and it stands neither in a pause nor for a vacation or an outage. */
  runs: Type.Boolean(),
});
export type TurnInfo = Told<typeof TurnInfoSchema>;

/** What is told of a table without its game. */
export const TableInfoSchema = Type.Object({
  id: Type.String(),
  game: Type.String(),
  /** The board: the id of one we ship, or the name of somebody's own. */
  scenario: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  settings: TableSettingsSchema,
  status: TableStatusSchema,
  visibility: VisibilitySchema,
  rated: Type.Boolean(),
  /** Who is to move may take a hint. */
  hints: Type.Optional(Type.Literal(true)),
  host: PersonRefSchema,
  createdAt: Type.Number(),
  updatedAt: Type.Number(),
  startedAt: Type.Union([Type.Number(), Type.Null()]),
  clock: ClockRuleSchema,
  onTimeout: TimeoutSchema,
  autostart: Type.Boolean(),
  paused: Type.Boolean(),
  /** Moves were taken back with nobody else to agree: it counts for nobody. */
  practice: Type.Optional(Type.Literal(true)),
  seats: Type.Array(SeatInfoSchema),
  /** The seat everybody waits for; 0 for none. */
  waitingFor: ToldSeatSchema,
  /** Of the person who is waited for, as far as it is known; in a room its clocks say more. */
  turn: Type.Union([TurnInfoSchema, Type.Null()]),
  yourTurn: Type.Boolean(),
  yourSeats: Type.Array(ToldSeatSchema),
  moves: Type.Integer(),
  /** To the seed of the dice. */
  commitment: Type.Union([Type.String(), Type.Null()]),
  /** Where the same people play again. */
  rematch: Type.Union([Type.String(), Type.Null()]),
  /** Something was asked of everybody, and this person would rather not; or nobody said no, but the game has gone on. */
  turnedDown: Type.Union([
    Type.Object({ offer: Type.String(), by: Type.Union([PersonRefSchema, Type.Null()]) }),
    Type.Null(),
  ]),
});
export type TableInfo = Told<typeof TableInfoSchema>;

export const TableListSchema = Type.Object({
  tables: Type.Array(TableInfoSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type TableList = Told<typeof TableListSchema>;
