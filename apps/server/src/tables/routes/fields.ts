import Type from 'typebox';
import { fields, idField } from '../../accounts/index.ts';
import { ClockRuleSchema } from '../play/clock.ts';

export const TableParams = fields({ id: idField });

/** For what needs no more than its address; a program may send no body at all. */
export const NoFields = fields({});

/** What a page can draw. */
export const COLOURS = ['amber', 'sky', 'teal', 'vermilion', 'violet'] as const;
const colour = Type.Union(
  COLOURS.map((id) => Type.Literal(id)),
  { says: 'A colour is amber, sky, teal, vermilion or violet.' },
);
const seatName = Type.String({ maxLength: 200, says: 'A name is a text of up to 30 characters.' });
const level = Type.Union(
  ['easy', 'medium', 'hard', 'expert'].map((id) => Type.Literal(id)),
  { says: 'A bot is easy, medium, hard or expert.' },
);
const seat = Type.Integer({ minimum: 1, maximum: 8, says: 'Seats are numbers from 1.' });
const seed = Type.String({
  pattern: '^[0-9a-f]{64}$',
  says: 'A seed is 32 random bytes as 64 hexadecimal digits, in small letters.',
});

const WantedSeat = Type.Object(
  {
    kind: Type.Union(['me', 'open', 'bot', 'here'].map((kind) => Type.Literal(kind as 'me' | 'open' | 'bot' | 'here'))),
    level: Type.Optional(level),
    colour,
    name: Type.Optional(seatName),
  },
  { additionalProperties: false },
);

export const NewTableFields = fields({
  game: idField,
  scenario: Type.Optional(
    Type.Union([Type.String({ maxLength: 40 }), Type.Object({})], {
      says: 'A scenario is the name of one, or a scenario of your own.',
    }),
  ),
  options: Type.Optional(
    Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), {
      says: 'Options are texts by name.',
    }),
  ),
  settings: Type.Optional(
    Type.Object(
      { confirmTurn: Type.Boolean(), autoRoll: Type.Boolean() },
      { additionalProperties: false, says: 'Settings are "confirmTurn" and "autoRoll", each true or false.' },
    ),
  ),
  visibility: Type.Optional(
    Type.Union([Type.Literal('public'), Type.Literal('private')], { says: 'A table is public or private.' }),
  ),
  rated: Type.Optional(Type.Boolean({ says: '"rated" is true or false.' })),
  clock: Type.Optional(
    Type.Union([ClockRuleSchema], {
      says: 'A clock is none, live with 10 to 86400 "bankSeconds" and "incrementSeconds", or days with 1 to 30 "daysPerMove".',
    }),
  ),
  onTimeout: Type.Optional(
    Type.Union([Type.Literal('bot'), Type.Literal('loses')], {
      says: 'Whoever runs out of time is replaced by a "bot", or "loses".',
    }),
  ),
  autostart: Type.Optional(Type.Boolean({ says: '"autostart" is true or false.' })),
  seats: Type.Array(WantedSeat, {
    minItems: 1,
    maxItems: 8,
    says: 'Each of the seats has a "kind" (me, open, bot or here) and a "colour" (amber, sky, teal, vermilion or violet); a bot has a "level".',
  }),
  seed: Type.Optional(seed),
});

export const SitFields = fields({
  seat,
  colour: Type.Optional(colour),
  name: Type.Optional(seatName),
  seed: Type.Optional(seed),
});
export const StandFields = fields({ seat });
export const SeatFields = fields({
  seat,
  kind: Type.Union([Type.Literal('open'), Type.Literal('bot')], { says: "A seat is made open, or a bot's." }),
  level: Type.Optional(level),
  name: Type.Optional(seatName),
});
export const InviteFields = fields({
  seat,
  person: Type.Union([idField, Type.Null()], { says: 'This is not an id.' }),
});

export const OfferFields = fields({
  kind: Type.Union(
    (['undo', 'pause', 'resume', 'abandon', 'replace'] as const).map((kind) => Type.Literal(kind)),
    { says: 'One can ask for undo, pause, resume, abandon or replace.' },
  ),
  to: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, says: '"to" is the number of moves that stay.' })),
  seat: Type.Optional(seat),
  person: Type.Optional(Type.Union([idField, Type.Null()], { says: 'This is not an id.' })),
});
export const AnswerFields = fields({ offer: idField, yes: Type.Boolean({ says: '"yes" is true or false.' }) });

export const LONGEST_REPORT = 1_000;
export const ReportFields = fields({
  message: Type.String({
    minLength: 1,
    maxLength: LONGEST_REPORT,
    says: 'Say in up to 1000 characters what is wrong.',
  }),
});
export const MuteFields = fields({ person: idField, muted: Type.Optional(Type.Boolean()) });

const flag = Type.Optional(Type.String({ pattern: '^[01]$', says: 'This is 1 or 0.' }));
export const LobbyQuery = fields({
  game: Type.Optional(idField),
  status: Type.Optional(
    Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')], {
      says: 'A table is gathering, playing or over.',
    }),
  ),
  open: flag,
  mine: flag,
  turn: flag,
  waiting: flag,
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}[.][\\w-]{1,64}$', says: 'Take "after" from "next".' })),
});
