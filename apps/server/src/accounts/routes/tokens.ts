import type { FastifyInstance } from 'fastify';
import { checked, fields, idField } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { readName } from '../profile/name.ts';
import { TokenStore } from '../store/index.ts';
import { nameField } from './fields.ts';

const NewToken = fields({ name: nameField });
const Token = fields({ id: idField });

const MOST_TOKENS = 20;

/** Tokens for programs that play in one's name. */
export function addTokenRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database } = accounts;

  api.get('/api/me/tokens', perAddress(120), async (request) => {
    const { person } = await signedIn(request);
    return { tokens: await new TokenStore(database).of(person.id) };
  });

  api.post('/api/me/tokens', perAddress(30), async (request, reply) => {
    const { person } = await signedIn(request);
    const { name } = checked(NewToken, request.body);
    const shown = demand(readName(name));
    const made = await database.transaction(async (queries) => {
      const tokens = new TokenStore(queries);
      if ((await tokens.of(person.id)).length >= MOST_TOKENS) return undefined;
      return tokens.create(person.id, shown, accounts.now());
    });
    if (!made)
      throw new Refusal(409, 'too-many-tokens', `You have ${MOST_TOKENS} tokens already; revoke one of them first.`);
    reply.code(201);
    return made;
  });

  api.delete('/api/me/tokens/:id', perAddress(60), async (request) => {
    const { person } = await signedIn(request);
    const { id } = checked(Token, request.params);
    if (!(await new TokenStore(database).revoke(person.id, id)))
      throw new Refusal(404, 'no-such-token', 'You have no such token; it may be revoked already.');
    accounts.tellSignedOut((caller) => caller.by === 'token' && caller.token === id);
    return { tokens: await new TokenStore(database).of(person.id) };
  });
}
