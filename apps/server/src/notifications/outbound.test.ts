import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublic } from './addresses.ts';
import { poster, type Resolve, readTarget } from './outbound.ts';

const PRIVATE = [
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:0:7f00:1::',
  '2002:7f00:1::',
  '2001:db8::1',
];

describe('an address', () => {
  it('is public unless it is of a network of somebody', () => {
    for (const address of ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::5'])
      expect(isPublic(address), address).toBe(true);
    for (const address of [...PRIVATE, 'localhost', '', 'x']) expect(isPublic(address), address).toBe(false);
  });

  it('to send to is https, on the open Internet, without a password', () => {
    for (const url of ['https://hooks.example/x?y=1', 'https://hooks.example:8443/', 'https://1.1.1.1/'])
      expect(readTarget(url, false).ok, url).toBe(true);
    for (const url of [
      'hooks.example',
      'http://hooks.example/',
      'ftp://hooks.example/',
      'file:///etc/passwd',
      'https://user:pass@hooks.example/',
      'https://localhost/',
      'https://a.localhost./',
      'https://printer.local/',
      'https://metadata.google.internal/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://127.1/',
      `https://hooks.example/${'x'.repeat(1_000)}`,
      ...PRIVATE.map((address) => `https://${address.includes(':') ? `[${address}]` : address}/`),
    ]) {
      const target = readTarget(url, false);
      expect(target, url).toMatchObject({ ok: false, error: { code: 'bad-address' } });
      expect(target.ok || target.error.message).toMatch(/^[A-Z].*\.$/);
    }
    expect(readTarget('http://192.168.0.7:3000/hook', true).ok).toBe(true);
    expect(readTarget('ftp://192.168.0.7/', true).ok).toBe(false);
  });
});

describe('to post', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function listening(answer: (request: IncomingMessage) => number | undefined): Promise<string> {
    server = createServer((request, response) => {
      const status = answer(request);
      if (status) response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  }

  it('sends, says with which status it was answered, and follows nowhere', async () => {
    const heard: string[] = [];
    const url = await listening((request) => {
      request.on('data', (chunk) => heard.push(`${request.method} ${request.headers['x-a']} ${chunk}`));
      return 302;
    });
    const post = poster({ allowPrivate: true });
    expect(await post(url, { headers: { 'x-a': 'b' }, body: '{"c":1}' })).toBe(302);
    await expect.poll(() => heard).toEqual(['POST b {"c":1}']);
  });

  it('takes an offer to talk on in another protocol for an answer, and hangs up', async () => {
    const url = await listening(() => undefined);
    const hungUp = new Promise<void>((resolve) => {
      server.on('connection', (socket) => socket.on('close', () => resolve()));
    });
    server.removeAllListeners('request');
    server.on('request', ({ socket }) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
    );
    const post = poster({ allowPrivate: true, patienceMs: 5_000 });
    expect(await post(url, { headers: {}, body: '' })).toBe(101);
    await hungUp;
  });

  it('waits for an answer only so long', async () => {
    const url = await listening(() => undefined);
    const post = poster({ allowPrivate: true, patienceMs: 100 });
    await expect(post(url, { headers: {}, body: '' })).rejects.toThrow(/abort/i);
  });

  it('never reaches a private network, by number or by a name that leads there', async () => {
    let reached = 0;
    const url = await listening(() => {
      reached++;
      return 200;
    });
    const { port } = new URL(url);
    const leadsTo =
      (...addresses: string[]): Resolve =>
      (_host, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
    for (const addresses of [['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']]) {
      const post = poster({ allowPrivate: false, resolve: leadsTo(...addresses) });
      await expect(post(`https://hooks.example:${port}/`, { headers: {}, body: '' })).rejects.toThrow(
        'This name leads into a private network.',
      );
    }
    await expect(poster({ allowPrivate: false })(url, { headers: {}, body: '' })).rejects.toThrow('https://');
    expect(reached).toBe(0);
  });
});
