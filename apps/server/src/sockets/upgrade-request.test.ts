import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, household, readArrival } from './upgrade-request.ts';

const request = (headers: Record<string, string>, url = '/ws'): IncomingMessage =>
  ({
    url,
    headers: { host: 'tessera.example', ...headers },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;
const alone = { publicUrl: undefined, trustProxy: 0 };

describe('an arrival', () => {
  it('is of a page of this host, or of no page', () => {
    expect(readArrival(request({ origin: 'https://tessera.example' }), alone)).toMatchObject({
      value: { from: 'page' },
    });
    expect(readArrival(request({}), alone)).toMatchObject({ value: { from: 'program' } });
    for (const origin of [
      'https://evil.example',
      'https://tessera.example.evil.example',
      'null',
      'https://tessera.example:444',
      '',
    ])
      expect(readArrival(request({ origin }), alone)).toMatchObject({ ok: false, error: { code: 'bad-origin' } });
  });

  it('is of the public address alone where that is known, whatever the Host header says', () => {
    const known = { publicUrl: 'https://tessera.example', trustProxy: 0 };
    expect(readArrival(request({ origin: 'https://tessera.example', host: 'inner:8080' }), known).ok).toBe(true);
    expect(readArrival(request({ origin: 'http://rebound.example', host: 'rebound.example' }), known).ok).toBe(false);
  });

  it('has an address that can be read', () => {
    expect(readArrival(request({}, '//'), alone)).toMatchObject({ ok: false, error: { code: 'bad-address' } });
  });

  it('comes from behind as many proxies as are trusted, and no more', () => {
    expect(addressOf('10.0.0.1', '6.6.6.6, 7.7.7.7', 0)).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '6.6.6.6, 7.7.7.7', 1)).toBe('7.7.7.7');
    expect(addressOf('10.0.0.1', '', 1)).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', '7.7.7.7', 5)).toBe('7.7.7.7');
  });

  it('is counted by household: half of an IPv6 address', () => {
    expect(household('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(household('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(household('2001:db8::1')).toBe('2001:db8:0:0');
    expect(household('::1')).toBe(household('::1'));
  });
});
