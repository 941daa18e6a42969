import { resolve } from 'node:path';
import { fail, type Outcome, ok } from '@tessera/kernel';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A variable of the environment: how its text is read, and what is said when it can't be. */
interface Variable<T> {
  readonly read: (text: string) => T | undefined;
  readonly must: string;
  readonly otherwise: T;
  /** Never repeated in a message or a log. */
  readonly secret?: true;
}

const text = (otherwise: string): Variable<string> => ({
  read: (given) => given,
  must: 'be a text',
  otherwise,
});

const whole = (otherwise: number, from: number, to: number): Variable<number> => ({
  read: (given) =>
    /^\d{1,9}$/.test(given) && Number(given) >= from && Number(given) <= to ? Number(given) : undefined,
  must: `be a whole number from ${from} to ${to}`,
  otherwise,
});

const oneOf = <T extends string>(otherwise: T, ...values: readonly T[]): Variable<T> => ({
  read: (given) => values.find((value) => value === given),
  must: `be one of ${values.join(', ')}`,
  otherwise,
});

const url = (must: string, fits: (url: URL) => boolean): Variable<string | undefined> => ({
  read: (given) => (URL.canParse(given) && fits(new URL(given)) ? given : undefined),
  must,
  otherwise: undefined,
});

const isOrigin = ({ protocol, pathname, search, username }: URL): boolean =>
  /^https?:$/.test(protocol) && pathname === '/' && search === '' && username === '';

/** Everything that can be set, listed with words in docs/hosting.md; a test holds the two together. */
export const VARIABLES = {
  PORT: whole(8080, 0, 65_535),
  HOST: text('0.0.0.0'),
  PUBLIC_URL: url('be the address people type, such as https://tessera.example, without a path', isOrigin),
  TRUST_PROXY: whole(0, 0, 10),
  DATA_DIR: text('data'),
  DATABASE_URL: {
    ...url('start with postgres:// and name a database', ({ protocol }) => /^postgres(ql)?:$/.test(protocol)),
    secret: true,
  },
  LOG_LEVEL: oneOf('info', ...LOG_LEVELS),
  METRICS_TOKEN: {
    read: (given: string) => (given.length >= 16 ? given : undefined),
    must: 'have at least 16 characters',
    otherwise: undefined,
    secret: true,
  } satisfies Variable<string | undefined>,
  HOST_TOKEN: {
    read: (given: string) => (given.length >= 16 ? given : undefined),
    must: 'have at least 16 characters',
    otherwise: undefined,
    secret: true,
  } satisfies Variable<string | undefined>,
  SOCKETS_MAX: whole(10_000, 1, 1_000_000),
  SOCKETS_PER_ADDRESS: whole(100, 1, 1_000_000),
  SOCKET_MESSAGES_PER_SECOND: whole(20, 1, 1_000_000),
  GUESTS_PER_HOUR: whole(100, 1, 1_000_000),
  SMTP_URL: {
    ...url(
      'be like smtps://user:password@mail.example',
      ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
    ),
    secret: true,
  },
  MAIL_FROM: {
    read: (given: string) => (/^([^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(given) ? given : undefined),
    must: 'be an e-mail address, such as Tessera <tessera@tessera.example>',
    otherwise: undefined,
  } satisfies Variable<string | undefined>,
  WEBHOOKS_PRIVATE: oneOf('no', 'no', 'yes'),
} as const satisfies Record<string, Variable<unknown>>;

type Values = { readonly [Name in keyof typeof VARIABLES]: ReturnType<(typeof VARIABLES)[Name]['read']> };
type Optional = 'PUBLIC_URL' | 'DATABASE_URL' | 'METRICS_TOKEN' | 'HOST_TOKEN' | 'SMTP_URL' | 'MAIL_FROM';
type Settled = { readonly [Name in keyof Values]: Name extends Optional ? Values[Name] : NonNullable<Values[Name]> };

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin people use, where the host has said it: https://tessera.example */
  readonly publicUrl: string | undefined;
  /** How many proxies stand in front, each of which adds to X-Forwarded-For. */
  readonly trustProxy: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly metricsToken: string | undefined;
  /** Whoever has it looks at reports, and does something about them. */
  readonly hostToken: string | undefined;
  readonly socketsMax: number;
  readonly socketsPerAddress: number;
  readonly socketMessagesPerSecond: number;
  /** How many may start as guests from one address within an hour. */
  readonly guestsPerHour: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Webhooks may go to addresses of the host's own network, and there by http. */
  readonly webhooksPrivate: boolean;
}

/** The configuration, or every mistake in it, a sentence for each. An empty variable counts as none. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Outcome<Config> {
  const mistakes: string[] = [];
  const entries = Object.entries(VARIABLES).map(([name, variable]: [string, Variable<unknown>]) => {
    const given = environment[name]?.trim();
    if (!given) return [name, variable.otherwise];
    const value = variable.read(given);
    if (value === undefined)
      mistakes.push(`${name} ${variable.secret ? 'is set, but' : `is "${given}", but`} it must ${variable.must}.`);
    return [name, value];
  });
  const values = Object.fromEntries(entries) as Settled;
  // e-mails carry links, and an address that a visitor has made up must never get into one
  if (values.SMTP_URL && !(values.PUBLIC_URL && values.MAIL_FROM))
    mistakes.push(
      'SMTP_URL is set, so PUBLIC_URL and MAIL_FROM must be set too: e-mails have a sender and carry links.',
    );
  if (mistakes.length > 0) return fail('bad-config', mistakes.join('\n'));
  return ok({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    trustProxy: values.TRUST_PROXY,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    hostToken: values.HOST_TOKEN,
    socketsMax: values.SOCKETS_MAX,
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    socketMessagesPerSecond: values.SOCKET_MESSAGES_PER_SECOND,
    guestsPerHour: values.GUESTS_PER_HOUR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    webhooksPrivate: values.WEBHOOKS_PRIVATE === 'yes',
  });
}

/** What holds where nothing is set: for tests, and for tools that bring a server of their own. */
export function defaultConfig(part: Partial<Config> = {}): Config {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.error.message);
  return { ...config.value, ...part };
}
