import { createHmac } from 'node:crypto';
import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { isLink, LogChain, logKeyOf, numberOfLink } from './log-chain.ts';

const SEED = '0c'.repeat(32);

test('each link is a hash of the one before and of the entry, as docs/fair-dice.md says', () => {
  const chain = new LogChain(logKeyOf('t', SEED));
  expect([chain.link, chain.number]).toEqual([undefined, 0]);
  chain.move('die 4');
  chain.move('put Caer Gai/Deva – Ынис');
  chain.takeBack({ kept: 1, by: 2 as SeatNumber, rolled: false });
  chain.takeBack({ kept: 0, by: NO_SEAT, rolled: true });
  const key = createHmac('sha256', Buffer.from(SEED, 'hex')).update('tessera-fair-1 log\nt').digest();
  const entries = ['move die 4', 'move put Caer Gai/Deva – Ынис', 'undo 1 2', 'undo 0 0 rolled'];
  const last = entries.reduce(
    (before, entry) => createHmac('sha256', key).update(`${before}\n${entry}`).digest('hex').slice(0, 32),
    '',
  );
  expect(chain.link).toBe(`4:${last}`);
  expect(isLink(chain.link)).toBe(true);
  expect(numberOfLink(`4:${last}`)).toBe(4);
});

test('who does not know the seed can not work out a link from the move', () => {
  const link = (seed: string) => {
    const chain = new LogChain(logKeyOf('t', seed));
    chain.move('die 4');
    return chain.link;
  };
  expect(link(SEED)).not.toBe(link('0d'.repeat(32)));
});

test('what is no link', () => {
  for (const wrong of ['', '0:', `0:${'a'.repeat(32)}`, `1:${'A'.repeat(32)}`, `1:${'a'.repeat(31)}`, 7, undefined])
    expect(isLink(wrong)).toBe(false);
});
