import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { networkAddress } from './network-address.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  family: 'IPv4',
  internal,
  cidr: null,
});
const interfaces = { lo: [at('127.0.0.1', true)], eth0: [at('192.168.1.7')] };

it('is the first address that others can reach, when it is listened on', () => {
  expect(networkAddress('0.0.0.0', 8080, interfaces)).toBe('http://192.168.1.7:8080');
  expect(networkAddress('127.0.0.1', 8080, interfaces)).toBeUndefined();
  expect(networkAddress('0.0.0.0', 8080, { lo: interfaces.lo })).toBeUndefined();
});
