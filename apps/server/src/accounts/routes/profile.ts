import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
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

const LAST_GAMES = 20;
const PAGE = 50;
const LONGEST_PAGE = 100;

/** What everybody may know of somebody, and who leads. */
export function addProfileRoutes(api: FastifyInstance, { accounts }: RouteParts): void {
  const { database } = accounts;

  addRoute(api, ROUTES.profile, perAddress(120), async (request) => {
    const { id } = checked(ROUTES.profile.params, request.params);
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

  addRoute(api, ROUTES.ratingHistory, perAddress(120), async (request) => {
    const { id, game } = checked(ROUTES.ratingHistory.params, request.params);
    return { game, history: await historyOf(database, id, game) };
  });

  addRoute(api, ROUTES.leaderboard, perAddress(120), async (request) => {
    const { game } = checked(ROUTES.leaderboard.params, request.params);
    const { limit, offset } = checked(ROUTES.leaderboard.query, request.query);
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
