import { fail, ok } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { type Known, knownAfter } from './me.ts';

const here: Known = { is: 'here', me: null, server: { mail: true } };
const unreachable = fail('unreachable', 'The server can’t be reached.');

it('a server that was here and is out of reach for a moment takes nothing off the page', () => {
  expect(knownAfter(here, unreachable)).toBe(here);
});

it('a server that was never reached, or is none, is away', () => {
  expect(knownAfter({ is: 'asking' }, unreachable)).toMatchObject({ is: 'away', problem: { code: 'unreachable' } });
  expect(knownAfter(here, fail('no-server', 'There is none.'))).toMatchObject({ is: 'away' });
  expect(knownAfter({ is: 'away', problem: unreachable.error }, ok({ me: null }))).toMatchObject({ is: 'here' });
});
