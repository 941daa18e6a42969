import { BlockList, isIP } from 'node:net';

/** Addresses that belong to no machine on the open Internet (RFC 6890 and later). */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only 2000::/3 is in use; of that, tunnels that may end anywhere, and addresses for books. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = new BlockList();
for (const range of CLOSED_V4) add(closed, range, 'ipv4');
for (const range of CLOSED_V6) add(closed, range, 'ipv6');
const open6 = new BlockList();
add(open6, '2000::/3', 'ipv6');

/** True for a machine that anybody could reach: nothing behind our own walls. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [net, prefix] = range.split('/');
  list.addSubnet(net, Number(prefix), family);
}
