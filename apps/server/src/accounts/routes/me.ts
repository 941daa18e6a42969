import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { HOUR, perAddress } from '../../http/limits.ts';
import { demand } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { exportOf } from '../personal-data/export.ts';
import { mustNotBeBanned } from '../profile/banned-names.ts';
import { describeMe } from '../profile/me.ts';
import { readName } from '../profile/name.ts';
import { clearCookie, readCookie, setCookie } from '../sign-in/cookie.ts';
import { DeviceStore, PersonStore, SessionStore, TokenStore } from '../store/index.ts';

/** Oneself: who I am, under what name, what is known of me, and how to be forgotten. */
export function addMeRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database, config } = accounts;

  addRoute(api, ROUTES.me, perAddress(300), async (request, reply) => {
    const server = {
      mail: accounts.mailer !== undefined,
      pushKey: accounts.pushKey,
      links: accounts.config.publicUrl !== undefined,
    };
    const caller = await accounts.callerOf(request);
    if (!caller) return { me: null, server };
    if (caller.by === 'token') {
      const { id, name, language, since } = caller.person;
      return { me: { id, name, language, since }, server };
    }
    const secret = readCookie('session', request.headers.cookie ?? '', config.publicUrl);
    if (caller.stale && secret) setCookie('session', request, reply, secret, config.publicUrl);
    return { me: (await describeMe(accounts, caller.person.id)) ?? null, server };
  });

  addRoute(api, ROUTES.changeMe, perAddress(60), async (request) => {
    const { person } = await signedIn(request);
    const { name, language } = checked(ROUTES.changeMe.body, request.body);
    const shown = name === undefined ? undefined : demand(readName(name));
    if (shown !== undefined) await mustNotBeBanned(database, shown);
    if (language !== undefined) await new PersonStore(database).change(person.id, { language });
    if (shown !== undefined) await accounts.rename(person.id, shown);
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  addRoute(api, ROUTES.signOut, perAddress(60), async (request, reply) => {
    const { everywhere = false, endTokens = everywhere } = checked(ROUTES.signOut.body, request.body);
    const caller = await accounts.callerOf(request);
    if (caller?.by === 'session') {
      const { person, session } = caller;
      await database.transaction(async (queries) => {
        if (everywhere) {
          await new SessionStore(queries).closeAll(person.id);
          await new DeviceStore(queries).forgetAll(person.id);
        } else await new SessionStore(queries).close(session);
        if (endTokens) await new TokenStore(queries).revokeAll(person.id, accounts.now());
      });
      accounts.tellSignedOut((other) => {
        if (other.person.id !== person.id) return false;
        return other.by === 'token' ? endTokens : everywhere || other.session === session;
      });
      if (everywhere) clearCookie('device', reply);
    }
    clearCookie('session', reply);
    return { me: null };
  });

  addRoute(api, ROUTES.exportMe, perAddress(20, HOUR), async (request, reply) => {
    const { person } = await signedIn(request);
    reply.header('content-disposition', 'attachment; filename="tessera-my-data.json"');
    return exportOf(accounts, person.id);
  });

  addRoute(api, ROUTES.deleteMe, perAddress(20, HOUR), async (request, reply) => {
    const { person } = await signedIn(request);
    await accounts.forget(person.id);
    clearCookie('session', reply);
    clearCookie('device', reply);
    return { me: null };
  });
}
