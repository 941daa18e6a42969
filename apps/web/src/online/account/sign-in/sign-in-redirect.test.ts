import { expect, it } from 'vitest';
import { redirectAfterSignIn, signInPath } from './sign-in-redirect.ts';

const back = (from: string) => redirectAfterSignIn(new URL(signInPath(from), 'http://tessera.example').search);

it('leads back to the table, the list or the person one came from', () => {
  for (const place of ['/online', '/online/table/R1Jv5noBY_Rn-LM1', '/people/ekDTtBt_gZGQnpl8'])
    expect(back(place)).toBe(place);
});

it('leads nowhere else', () => {
  for (const place of [
    '',
    '/',
    '/account',
    '//evil.example',
    'https://evil.example/online',
    '/online/../x',
    '/onlinex',
  ])
    expect(back(place)).toBeUndefined();
  expect(redirectAfterSignIn('')).toBeUndefined();
});
