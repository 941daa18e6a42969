import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { checked, fields, idField } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import {
  GAMES_TO_LEAD,
  historyOf,
  type Leader,
  lastGamesOf,
  leaders,
  placeOf,
  ratingsOf,
  statisticsOf,
} from '../../ratings/index.ts';
import { PersonStore } from '../store/index.ts';

const ofPerson = fields({ id: idField });
const ofPersonAndGame = fields({ id: idField, game: idField });
const ofGame = fields({ game: idField });
const whole = (says: string) => Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$', says }));
const Page = fields({ limit: whole('The limit is a whole number.'), offset: whole('The offset is a whole number.') });

const LAST_GAMES = 20;
const PAGE = 50;
const LONGEST_PAGE = 100;

/** What everybody may know of somebody, and who leads. */
export function addProfileRoutes(api: FastifyInstance, { accounts }: RouteParts): void {
  const { database } = accounts;

  api.get('/api/people/:id', perAddress(120), async (request) => {
    const { id } = checked(ofPerson, request.params);
    const account = await new PersonStore(database).get(id);
    if (!account)
      throw new Refusal(
        404,
        'no-such-person',
        'There is no player at this address; the account may have been deleted.',
      );
    const own = (await accounts.personOf(request))?.id === id;
    return {
      id,
      name: account.name,
      ...(await accounts.refs([id])).get(id),
      since: account.since,
      awayUntil: accounts.vacations.awayUntil(id, accounts.now()) ?? null,
      statistics: await statisticsOf(database, id),
      ratings: await ratingsOf(database, id),
      games: await lastGamesOf(database, id, { limit: LAST_GAMES, of: own ? 'all' : 'public' }),
    };
  });

  api.get('/api/people/:id/ratings/:game', perAddress(120), async (request) => {
    const { id, game } = checked(ofPersonAndGame, request.params);
    return { game, history: await historyOf(database, id, game) };
  });

  api.get('/api/leaderboards/:game', perAddress(120), async (request) => {
    const { game } = checked(ofGame, request.params);
    const { limit, offset } = checked(Page, request.query);
    const me = await accounts.personOf(request);
    const leading = await leaders(database, game, {
      limit: Math.min(Number(limit ?? PAGE), LONGEST_PAGE),
      offset: Number(offset ?? 0),
    });
    const mine = me && (await placeOf(database, game, me.id));
    const refs = await accounts.refs([...leading, ...(mine ? [mine] : [])].map(({ id }) => id));
    const met = (leader: Leader) => ({ ...leader, ...refs.get(leader.id) });
    return { game, atLeastGames: GAMES_TO_LEAD, people: leading.map(met), me: mine ? met(mine) : null };
  });
}
