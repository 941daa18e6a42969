import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it('knows the names that lead every device to itself', () => {
  for (const name of ['localhost', 'tessera.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isLoopback(name)).toBe(true);
  for (const name of ['192.168.1.7', 'tessera.example', '127.example', 'localhost.example', '[fe80::1]'])
    expect(isLoopback(name)).toBe(false);
});
