import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, networkOf, readUpgrade } from './upgrade-request.ts';

const request = (headers: Record<string, string>, url = '/ws'): IncomingMessage =>
  ({
    url,
    headers: { host: 'tessera.example', ...headers },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;
const alone = { publicUrl: undefined, trustProxy: 0 };

describe('an upgrade', () => {
  it('is of a page of this host, or of no page', () => {
    expect(readUpgrade(request({ origin: 'https://tessera.example' }), alone)).toMatchObject({
      value: { from: 'page' },
    });
    expect(readUpgrade(request({}), alone)).toMatchObject({ value: { from: 'program' } });
    for (const origin of [
      'https://evil.example',
      'https://tessera.example.evil.example',
      'null',
      'https://tessera.example:444',
      '',
    ])
      expect(readUpgrade(request({ origin }), alone)).toMatchObject({ ok: false, error: { code: 'bad-origin' } });
  });

  it('is of the public address alone where that is known, whatever the Host header says', () => {
    const known = { publicUrl: 'https://tessera.example', trustProxy: 0 };
    expect(readUpgrade(request({ origin: 'https://tessera.example', host: 'inner:8080' }), known).ok).toBe(true);
    expect(readUpgrade(request({ origin: 'http://rebound.example', host: 'rebound.example' }), known).ok).toBe(false);
  });

  it('has an address that can be read', () => {
    expect(readUpgrade(request({}, '//'), alone)).toMatchObject({ ok: false, error: { code: 'bad-address' } });
  });

  it('comes from behind as many proxies as are trusted, and no more', () => {
    expect(addressOf('10.0.0.1', '6.6.6.6, 7.7.7.7', 0)).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '6.6.6.6, 7.7.7.7', 1)).toBe('7.7.7.7');
    expect(addressOf('10.0.0.1', '', 1)).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '7.7.7.7', 5)).toBe('7.7.7.7');
  });

  it('is counted by network: half of an IPv6 address', () => {
    expect(networkOf('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(networkOf('::1')).toBe(networkOf('::1'));
  });
});
