import { historyOf, lastGamesOf, ratingsOf, statisticsOf } from '../../ratings/index.ts';
import type { Accounts } from '../accounts.ts';
import { describeMe } from '../profile/me.ts';
import {
  DeviceStore,
  EmailLinkStore,
  NoticeStore,
  PasskeyStore,
  PersonStore,
  PushStore,
  SessionStore,
  TokenStore,
} from '../store/index.ts';

const ALL = 100_000;

/** Everything that is kept about somebody, for themselves. What is kept as a hash can't be given, and opens nothing. */
export async function exportOf(accounts: Accounts, person: string): Promise<object> {
  const { database } = accounts;
  const ratings = await ratingsOf(database, person);
  const history: Record<string, unknown> = {};
  for (const { game } of ratings) history[game] = await historyOf(database, person, game);
  const passkeys = await new PasskeyStore(database).of(person);
  return {
    exportedAt: accounts.now(),
    me: await describeMe(accounts, person),
    ...(await new PersonStore(database).kept(person)),
    vacations: accounts.vacations.of(person).map(([from, until]) => ({ from, until })),
    sessions: await new SessionStore(database).of(person),
    knownBrowsers: await new DeviceStore(database).of(person),
    botTokens: await new TokenStore(database).of(person),
    passkeys: passkeys.map(({ person: _, publicKey, ...passkey }) => ({
      ...passkey,
      publicKey: Buffer.from(publicKey).toString('base64url'),
    })),
    emailLinks: await new EmailLinkStore(database).of(person, accounts.now()),
    pushSubscriptions: await new PushStore(database).of(person),
    toldOfTurns: await new NoticeStore(database).of(person),
    games: await lastGamesOf(database, person, { limit: ALL, of: 'all' }),
    statistics: await statisticsOf(database, person),
    ratings,
    ratingHistory: history,
    ...(await accounts.keptElsewhere(person)),
  };
}
