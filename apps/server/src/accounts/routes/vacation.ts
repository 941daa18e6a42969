import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { demand } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { describeMe } from '../profile/me.ts';

/** Away for some days, and back again. */
export function addVacationRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { vacations } = accounts;

  addRoute(api, ROUTES.startVacation, perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    const { until } = checked(ROUTES.startVacation.body, request.body);
    demand(await vacations.go(person.id, until, accounts.now()), 409);
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  addRoute(api, ROUTES.endVacation, perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    await vacations.comeBack(person.id, accounts.now());
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });
}
