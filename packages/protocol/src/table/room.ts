import { isObject, type Outcome, ok, type Problem, type SeatNumber } from '@tessera/kernel';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { PHRASES } from '../lists/phrases.ts';
import type { ProblemCode } from '../lists/problem-codes.ts';
import { PersonRefSchema } from '../people.ts';
import { ProblemSchema } from '../problem.ts';
import type { Told } from '../schema.ts';
import { OFFER_KINDS, SeedSchema, TableInfoSchema, ToldSeatSchema } from './tables.ts';

export const ChatMessageSchema = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  person: PersonRefSchema,
  text: Type.Optional(Type.String()),
  phrase: Type.Optional(Type.String()),
});
export type ChatMessage = Told<typeof ChatMessageSchema>;

/** Something that needs the consent of everybody at the table. */
export const OfferSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...OFFER_KINDS]),
  /** For `undo`: how many moves stay. */
  to: Type.Optional(Type.Integer()),
  /** For `replace`: whose seat, and who is to have it; a bot without a person. */
  seat: Type.Optional(ToldSeatSchema),
  person: Type.Optional(Type.Union([PersonRefSchema, Type.Null()])),
  by: PersonRefSchema,
  /** Who has agreed. */
  yes: Type.Array(Type.String()),
  waitingFor: Type.Array(PersonRefSchema),
});
export type Offer = Told<typeof OfferSchema>;

/** Milliseconds left by the number of the seat; the seat whose time runs, 0 for none; and when this was true, by the server's clock. */
export const ClocksSchema = Type.Object(
  { running: Type.Integer(), at: Type.Number() },
  { additionalProperties: Type.Number() },
);
export interface Clocks {
  readonly [seat: number]: number;
  readonly running: SeatNumber;
  readonly at: number;
}

/** Everything at a table that is not its game, as one page is told. */
export const RoomSchema = Type.Object({
  table: TableInfoSchema,
  present: Type.Array(PersonRefSchema),
  /** How many pages look at the table. */
  looking: Type.Integer(),
  clocks: Type.Unsafe<Clocks | null>(Type.Union([ClocksSchema, Type.Null()])),
  offers: Type.Array(OfferSchema),
  /** What the pages added to the dice, and whether nobody can add any more. */
  fair: Type.Object({
    clientSeeds: Type.Array(Type.Object({ seat: ToldSeatSchema, seed: Type.String() })),
    closed: Type.Boolean(),
  }),
  /** What was said so far: only to a page that has just come. */
  chat: Type.Optional(Type.Array(ChatMessageSchema)),
});
export type Room = Told<typeof RoomSchema>;

/** What a room says to a page. */
export const RoomNewsSchemas = {
  room: Type.Object({ type: Type.Literal('room'), room: RoomSchema }),
  chat: Type.Object({ type: Type.Literal('chat'), line: ChatMessageSchema }),
  /** Something said was refused; `line` is what the page called it. */
  error: Type.Object({ type: Type.Literal('error'), error: ProblemSchema, line: Type.Optional(Type.String()) }),
  pong: Type.Object({ type: Type.Literal('pong') }),
};
export type RoomNews = {
  [Name in keyof typeof RoomNewsSchemas]: Told<(typeof RoomNewsSchemas)[Name]>;
}[keyof typeof RoomNewsSchemas];

/** What a page calls a message that it sends, so that one sent again after a break is not said twice. */
export const MESSAGE_ID = /^[\w-]{16,64}$/;
/** One that is not such an id is no name for the message; then the server gives it one. */
const line = Type.Optional(Type.Unknown());

/** What a page says to a room besides playing. Fields that are not known are left alone: programs may send more. */
export const RoomRequestSchemas = {
  ping: Type.Object({ type: Type.Literal('ping') }),
  chat: Type.Object({ type: Type.Literal('chat'), text: Type.String(), line }),
  phrase: Type.Object({ type: Type.Literal('phrase'), id: Type.Enum([...PHRASES]), line }),
  seed: Type.Object({ type: Type.Literal('seed'), seed: SeedSchema }),
};
export type RoomRequest = {
  [Name in keyof typeof RoomRequestSchemas]: Told<(typeof RoomRequestSchemas)[Name]>;
}[keyof typeof RoomRequestSchemas];

const WRONG: Readonly<Record<RoomRequest['type'], Problem<ProblemCode>>> = {
  ping: { code: 'bad-request', message: 'A ping has nothing but its type.' },
  chat: { code: 'bad-request', message: 'A line of the chat is a text.' },
  phrase: { code: 'no-such-phrase', message: `There is no such phrase; there are ${PHRASES.join(', ')}.` },
  seed: { code: 'bad-seed', message: 'A seed is 32 random bytes as 64 hexadecimal digits, in small letters.' },
};

/** Whether a message is for the room and not for its game. */
export const isForRoom = (message: unknown): message is { readonly type: RoomRequest['type'] } =>
  isObject(message) && typeof message['type'] === 'string' && Object.hasOwn(RoomRequestSchemas, message['type']);

export const checkRoomRequest = (message: { readonly type: RoomRequest['type'] }): Outcome<RoomRequest, ProblemCode> =>
  Value.Check(RoomRequestSchemas[message.type], message)
    ? ok(message as RoomRequest)
    : { ok: false, error: WRONG[message.type] };

/** What a room said, as far as it is known here; undefined for what is about the game, or from a newer version. */
export function readRoomNews(message: unknown): RoomNews | undefined {
  if (!isObject(message) || typeof message['type'] !== 'string' || !Object.hasOwn(RoomNewsSchemas, message['type']))
    return undefined;
  return Value.Check(RoomNewsSchemas[message['type'] as RoomNews['type']], message) ? (message as RoomNews) : undefined;
}
