import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { readName } from '../profile/name.ts';
import { TokenStore } from '../store/index.ts';

const MOST_TOKENS = 20;

/** Tokens for programs that play in one's name. */
export function addTokenRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database } = accounts;

  addRoute(api, ROUTES.tokens, perAddress(120), async (request) => {
    const { person } = await signedIn(request);
    return { tokens: await new TokenStore(database).of(person.id) };
  });

  addRoute(api, ROUTES.createToken, perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    const { name } = checked(ROUTES.createToken.body, request.body);
    const shown = demand(readName(name));
    const made = await database.transaction(async (queries) => {
      const tokens = new TokenStore(queries);
      if ((await tokens.of(person.id)).length >= MOST_TOKENS) return undefined;
      return tokens.create(person.id, shown, accounts.now());
    });
    if (!made)
      throw new Refusal(409, 'too-many-tokens', `You have ${MOST_TOKENS} tokens already; revoke one of them first.`);
    return made;
  });

  addRoute(api, ROUTES.revokeToken, perAddress(60), async (request) => {
    const { person } = await signedIn(request);
    const { id } = checked(ROUTES.revokeToken.params, request.params);
    if (!(await new TokenStore(database).revoke(person.id, id)))
      throw new Refusal(404, 'no-such-token', 'You have no such token; it may be revoked already.');
    accounts.tellSignedOut((caller) => caller.by === 'token' && caller.token === id);
    return { tokens: await new TokenStore(database).of(person.id) };
  });
}
