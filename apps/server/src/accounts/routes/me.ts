import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { checked, fields } from '../../http/checked.ts';
import { HOUR, perAddress } from '../../http/limits.ts';
import { demand } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { exportOf } from '../personal-data/export.ts';
import { mustNotBeBanned } from '../profile/banned-names.ts';
import { describeMe } from '../profile/me.ts';
import { readName } from '../profile/name.ts';
import { clearCookie, readCookie, setCookie } from '../sign-in/cookie.ts';
import { DeviceStore, PersonStore, SessionStore, TokenStore } from '../store/index.ts';
import { endTokensField, LANGUAGE_SAYS, languageField, nameField } from './fields.ts';

const MeChange = fields({
  name: Type.Optional(nameField),
  language: Type.Optional(Type.Union([languageField, Type.Null()], { says: LANGUAGE_SAYS })),
});
const SignOut = fields({ everywhere: Type.Optional(Type.Boolean()), endTokens: Type.Optional(endTokensField) });

/** Oneself: who I am, under what name, what is known of me, and how to be forgotten. */
export function addMeRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database, config } = accounts;

  api.get('/api/me', perAddress(300), async (request, reply) => {
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

  api.patch('/api/me', perAddress(60), async (request) => {
    const { person } = await signedIn(request);
    const { name, language } = checked(MeChange, request.body);
    const shown = name === undefined ? undefined : demand(readName(name));
    if (shown !== undefined) await mustNotBeBanned(database, shown);
    if (language !== undefined) await new PersonStore(database).change(person.id, { language });
    if (shown !== undefined) await accounts.rename(person.id, shown);
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  api.post('/api/sign-out', perAddress(60), async (request, reply) => {
    const { everywhere = false, endTokens = everywhere } = checked(SignOut, request.body);
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

  api.get('/api/me/export', perAddress(20, HOUR), async (request, reply) => {
    const { person } = await signedIn(request);
    reply.header('content-disposition', 'attachment; filename="tessera-my-data.json"');
    return exportOf(accounts, person.id);
  });

  api.delete('/api/me', perAddress(20, HOUR), async (request, reply) => {
    const { person } = await signedIn(request);
    await accounts.forget(person.id);
    clearCookie('session', reply);
    clearCookie('device', reply);
    return { me: null };
  });
}
