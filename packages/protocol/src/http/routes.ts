import Type, { type TObject } from 'typebox';
import { IdSchema } from '../common.ts';
import { PersonRefSchema } from '../people.ts';
import { RecordSchema } from '../record.ts';
import { ReviewSchema } from '../review.ts';
import { fields, NoFields } from '../schema.ts';
import {
  AnswerFields,
  InviteFields,
  LobbyQuery,
  OfferFields,
  ReportFields,
  SeatFields,
  SitFields,
  StandFields,
  TableInfoSchema,
  TableListSchema,
  WantedTableSchema,
} from '../table/tables.ts';
import {
  ConfirmEmailFields,
  EmailAndPasswordFields,
  ForgottenFields,
  GuestFields,
  MadePasskeyFields,
  MeFields,
  MessageSchema,
  MyselfSchema,
  NewPasswordFields,
  NewTokenSchema,
  NotifyFields,
  PasskeyOptionsSchema,
  PasswordFields,
  ShownPasskeyFields,
  SignOutFields,
  SubscribedSchema,
  SubscriptionFields,
  TokenFields,
  TokensSchema,
  UnsubscriptionFields,
  VacationFields,
  WhoAmISchema,
} from './accounts.ts';
import { DeedFields, MutedSchema, MuteFields, ReportsSchema } from './moderation.ts';
import { LeaderboardSchema, PageQuery, ProfileSchema, RatingHistorySchema } from './ratings.ts';
import { DoneSchema, route } from './route.ts';

const withId = fields({ id: IdSchema });

const ofGame = fields({ game: IdSchema });
const me = { answer: MyselfSchema } as const;

/** Something done at a table; unless it says otherwise, the answer is how the table stands then. */
const atTable = <const Name extends string, Body extends TObject>(name: Name, body: Body, summary: string) =>
  route({ method: 'POST', path: `/api/tables/:id/${name}`, params: withId, body, answer: TableInfoSchema, summary });

/** Everything that can be asked of a server by HTTP. Those with a summary are for programs, too. */
export const ROUTES = {
  listTables: route({
    method: 'GET',
    path: '/api/tables',
    query: LobbyQuery,
    answer: TableListSchema,
    summary: 'Tables, the newest change first.',
  }),
  createTable: route({
    method: 'POST',
    path: '/api/tables',
    body: WantedTableSchema,
    answer: TableInfoSchema,
    status: 201,
    summary: 'Sets up a table.',
  }),
  table: route({
    method: 'GET',
    path: '/api/tables/:id',
    params: withId,
    answer: TableInfoSchema,
    summary: 'One table.',
  }),
  sit: atTable('sit', SitFields, 'Takes an open seat.'),
  stand: atTable('stand', StandFields, 'Stands up again, before the game.'),
  setSeat: atTable(
    'seat',
    SeatFields,
    "Makes a seat open or a bot's, before the game; only for the person who set up the table.",
  ),
  invite: atTable('invite', InviteFields, 'Keeps an open seat for somebody.'),
  decline: atTable('decline', NoFields, 'Declines an invitation to this table.'),
  start: atTable('start', NoFields, 'Begins.'),
  leave: atTable('leave', NoFields, 'Leaves; a bot goes on.'),
  rematch: route({
    ...atTable('rematch', NoFields, 'Once more, with the seats moved on by one.'),
    status: 201,
    statusIfThere: 200,
  }),
  offer: route({
    ...atTable('offer', OfferFields, 'Asks for something that everybody must agree to.'),
    answer: Type.Object({ offer: Type.String() }),
  }),
  answer: route({
    ...atTable('answer', AnswerFields, 'Agrees to what was asked, or not.'),
    answer: DoneSchema,
  }),
  report: route({
    ...atTable('report', ReportFields, 'Tells the people who run the server that something is wrong.'),
    answer: DoneSchema,
  }),
  record: route({
    method: 'GET',
    path: '/api/tables/:id/record',
    params: withId,
    answer: RecordSchema,
    summary: 'The game record.',
  }),
  review: route({
    method: 'GET',
    path: '/api/tables/:id/review',
    params: withId,
    answer: Type.Object({
      /** How much of it is done, from 0 to 1. */
      done: Type.Number({ minimum: 0, maximum: 1 }),
      review: Type.Union([ReviewSchema, Type.Null()]),
    }),
    summary: 'The review of a finished game; null while it is worked out.',
  }),
  leaderboard: route({
    method: 'GET',
    path: '/api/leaderboards/:game',
    params: ofGame,
    query: PageQuery,
    answer: LeaderboardSchema,
    summary: 'Who leads, and where you are.',
  }),

  profile: route({ method: 'GET', path: '/api/people/:id', params: withId, answer: ProfileSchema }),
  ratingHistory: route({
    method: 'GET',
    path: '/api/people/:id/ratings/:game',
    params: fields({ id: IdSchema, game: IdSchema }),
    answer: RatingHistorySchema,
  }),
  companions: route({
    method: 'GET',
    path: '/api/me/companions',
    answer: Type.Object({ people: Type.Array(PersonRefSchema) }),
  }),
  muted: route({ method: 'GET', path: '/api/me/mute', answer: MutedSchema }),
  mute: route({ method: 'POST', path: '/api/me/mute', body: MuteFields, answer: MutedSchema }),

  me: route({ method: 'GET', path: '/api/me', answer: WhoAmISchema }),
  changeMe: route({ method: 'PATCH', path: '/api/me', body: MeFields, ...me }),
  deleteMe: route({ method: 'DELETE', path: '/api/me', ...me }),
  exportMe: route({ method: 'GET', path: '/api/me/export', answer: Type.Object({}, { additionalProperties: true }) }),
  startAsGuest: route({ method: 'POST', path: '/api/people/guest', body: GuestFields, status: 201, ...me }),
  signIn: route({ method: 'POST', path: '/api/sign-in', body: EmailAndPasswordFields, ...me }),
  signOut: route({ method: 'POST', path: '/api/sign-out', body: SignOutFields, ...me }),
  keepMe: route({ method: 'POST', path: '/api/me/keep', body: EmailAndPasswordFields, ...me }),
  changePassword: route({ method: 'POST', path: '/api/me/password', body: PasswordFields, ...me }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/password-reset',
    body: ForgottenFields,
    answer: MessageSchema,
    status: 202,
  }),
  resetPassword: route({ method: 'POST', path: '/api/password-reset/finish', body: NewPasswordFields, ...me }),
  changeEmail: route({ method: 'POST', path: '/api/me/email', body: EmailAndPasswordFields, ...me }),
  sendConfirmation: route({
    method: 'POST',
    path: '/api/me/email/link',
    formerPath: '/api/me/email/letter',
    body: NoFields,
    answer: MessageSchema,
    status: 202,
  }),
  confirmEmail: route({ method: 'POST', path: '/api/email/confirm', body: ConfirmEmailFields, answer: MessageSchema }),
  passkeyOptions: route({
    method: 'POST',
    path: '/api/me/passkeys/options',
    body: NoFields,
    answer: PasskeyOptionsSchema,
  }),
  addPasskey: route({ method: 'POST', path: '/api/me/passkeys', body: MadePasskeyFields, status: 201, ...me }),
  removePasskey: route({ method: 'DELETE', path: '/api/me/passkeys/:id', params: withId, ...me }),
  passkeySignInOptions: route({
    method: 'POST',
    path: '/api/sign-in/passkey/options',
    body: NoFields,
    answer: PasskeyOptionsSchema,
  }),
  passkeySignIn: route({ method: 'POST', path: '/api/sign-in/passkey', body: ShownPasskeyFields, ...me }),
  tokens: route({ method: 'GET', path: '/api/me/tokens', answer: TokensSchema }),
  createToken: route({
    method: 'POST',
    path: '/api/me/tokens',
    body: TokenFields,
    answer: NewTokenSchema,
    status: 201,
  }),
  revokeToken: route({ method: 'DELETE', path: '/api/me/tokens/:id', params: withId, answer: TokensSchema }),
  subscribe: route({
    method: 'POST',
    path: '/api/me/push',
    body: SubscriptionFields,
    answer: SubscribedSchema,
    status: 201,
  }),
  unsubscribe: route({ method: 'DELETE', path: '/api/me/push', body: UnsubscriptionFields, answer: SubscribedSchema }),
  changeNotify: route({ method: 'PATCH', path: '/api/me/notify', body: NotifyFields, ...me }),
  startVacation: route({ method: 'POST', path: '/api/me/vacation', body: VacationFields, ...me }),
  endVacation: route({ method: 'DELETE', path: '/api/me/vacation', ...me }),

  reports: route({ method: 'GET', path: '/api/host/reports', answer: ReportsSchema }),
  settleReport: route({
    method: 'POST',
    path: '/api/host/reports/:id',
    params: withId,
    body: DeedFields,
    answer: ReportsSchema,
  }),
} as const;
