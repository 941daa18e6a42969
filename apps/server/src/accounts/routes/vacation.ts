import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { checked, fields } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { demand } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { describeMe } from '../profile/me.ts';

const Until = fields({
  until: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000, says: '"until" is a moment in milliseconds.' }),
});

/** Away for some days, and back again. */
export function addVacationRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { vacations } = accounts;

  api.post('/api/me/vacation', perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    const { until } = checked(Until, request.body);
    demand(await vacations.go(person.id, until, accounts.now()), 409);
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  api.delete('/api/me/vacation', perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    await vacations.comeBack(person.id, accounts.now());
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });
}
