import Type from 'typebox';
import { LANGUAGE_SAYS, LanguageSchema } from '../common.ts';
import { LONGEST_EMAIL } from '../lists/limits.ts';
import { NameSchema } from '../people.ts';
import { fields, type Told } from '../schema.ts';

export const PasskeySchema = Type.Object({
  /** A short one of ours: the key's own may be longer than an address takes. */
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.Number(),
  usedAt: Type.Union([Type.Number(), Type.Null()]),
});
export type Passkey = Told<typeof PasskeySchema>;

/** How somebody wants to hear of their turn. */
export const NotifyChoiceSchema = Type.Object({
  push: Type.Boolean(),
  email: Type.Boolean(),
  webhook: Type.Union([Type.String(), Type.Null()]),
});
export type NotifyChoice = Told<typeof NotifyChoiceSchema>;

/** What somebody is told about themselves. */
export const MeSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  language: Type.Union([LanguageSchema, Type.Null()]),
  since: Type.Number(),
  /** They can come back from another browser: they have an e-mail address and a password, or a passkey. Otherwise they are a guest. */
  kept: Type.Boolean(),
  email: Type.Union([Type.String(), Type.Null()]),
  emailConfirmed: Type.Boolean(),
  /** An address that they gave, until the link in the e-mail to it is followed. */
  pendingEmail: Type.Union([Type.String(), Type.Null()]),
  hasPassword: Type.Boolean(),
  passkeys: Type.Array(PasskeySchema),
  notify: NotifyChoiceSchema,
  /** Until when they are on vacation; null for somebody who is there. */
  awayUntil: Type.Union([Type.Number(), Type.Null()]),
  /** Days of vacation that are left in this year. */
  vacationDays: Type.Number(),
});
export type Me = Told<typeof MeSchema>;

/** What a program is told of whom it plays for. */
const OwnerSchema = Type.Pick(MeSchema, ['id', 'name', 'language', 'since']);

export const ServerInfoSchema = Type.Object({
  /** It can send e-mail. */
  mail: Type.Boolean(),
  pushKey: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** It knows its address; otherwise webhooks name tables without links to them. */
  links: Type.Optional(Type.Boolean()),
});
export type ServerInfo = Told<typeof ServerInfoSchema>;

const meOrNobody = Type.Union([MeSchema, Type.Null()]);
export const WhoAmISchema = Type.Object({
  me: Type.Union([MeSchema, OwnerSchema, Type.Null()]),
  server: ServerInfoSchema,
});
export const MyselfSchema = Type.Object({
  me: meOrNobody,
  /** Something they should know about what they have just set. */
  note: Type.Optional(Type.String()),
});
export const MessageSchema = Type.Object({ message: Type.String() });

export const EmailSchema = Type.String({
  maxLength: LONGEST_EMAIL,
  says: 'This is not an e-mail address; it looks like anna@example.org.',
});
export const PasswordSchema = Type.String({ maxLength: 1_000, says: 'A password is a text of 10 to 200 characters.' });
/** Tokens of bots end as well, unless it says no. */
const endTokens = Type.Optional(Type.Boolean({ says: '"endTokens" is true or false.' }));
const LinkSecretSchema = Type.String({
  pattern: '^[A-Za-z0-9_-]{20,100}$',
  says: 'This link is broken; copy it as a whole from the e-mail.',
});

export const GuestFields = fields({ name: NameSchema, language: Type.Optional(LanguageSchema) });
export const MeFields = fields({
  name: Type.Optional(NameSchema),
  language: Type.Optional(Type.Union([LanguageSchema, Type.Null()], { says: LANGUAGE_SAYS })),
});
export const SignOutFields = fields({ everywhere: Type.Optional(Type.Boolean()), endTokens });
export const EmailAndPasswordFields = fields({ email: EmailSchema, password: PasswordSchema });
export const PasswordFields = fields({ current: PasswordSchema, password: PasswordSchema, endTokens });
export const ForgottenFields = fields({ email: EmailSchema });
export const NewPasswordFields = fields({ token: LinkSecretSchema, password: PasswordSchema, endTokens });
export const ConfirmEmailFields = fields({ token: LinkSecretSchema });
export const VacationFields = fields({
  until: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000, says: '"until" is a moment in milliseconds.' }),
});

const endpoint = Type.String({ maxLength: 1_000, says: 'This is not the address of a push service.' });
const key = Type.String({ pattern: '^[A-Za-z0-9_=-]{16,200}$', says: 'This is not a key of a push subscription.' });
/** As a browser's `PushSubscription.toJSON()` gives it. */
export const SubscriptionFields = fields({
  endpoint,
  expirationTime: Type.Optional(Type.Union([Type.Null(), Type.Number()])),
  keys: fields({ p256dh: key, auth: key }),
});
export const UnsubscriptionFields = fields({ endpoint });
export const SubscribedSchema = Type.Object({ subscribed: Type.Boolean() });
export const NotifyFields = fields({
  push: Type.Optional(Type.Boolean()),
  email: Type.Optional(Type.Boolean()),
  webhook: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 1_000 })])),
});

const bytes = (most: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{1,${most}}$` });
const keyId = bytes(1_400);
const ofKey = {
  id: keyId,
  rawId: keyId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};
/** What @simplewebauthn/browser gives; what else a browser adds to it is not looked at. */
export const MadePasskeyFields = fields({
  name: Type.Optional(NameSchema),
  response: Type.Object({
    ...ofKey,
    response: Type.Object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(8_000),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
    }),
  }),
});
export const ShownPasskeyFields = fields({
  response: Type.Object({
    ...ofKey,
    response: Type.Object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(2_000),
      userHandle: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  }),
});
/** For the browser's own function; what is in it is WebAuthn's business. */
export const PasskeyOptionsSchema = Type.Object({ challenge: Type.String() }, { additionalProperties: true });

export const TokenSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** How it begins, to tell it from others. */
  prefix: Type.String(),
  createdAt: Type.Number(),
  usedAt: Type.Union([Type.Number(), Type.Null()]),
});
export type Token = Told<typeof TokenSchema>;
/** With the secret itself, which is shown once. */
export const NewTokenSchema = Type.Object({ token: TokenSchema, secret: Type.String() });
export type NewToken = Told<typeof NewTokenSchema>;
export const TokensSchema = Type.Object({ tokens: Type.Array(TokenSchema) });
export const TokenFields = fields({ name: NameSchema });
