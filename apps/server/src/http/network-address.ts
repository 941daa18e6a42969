import { networkInterfaces } from 'node:os';

/** Where others in the network find what listens on every address; undefined when only this machine does. */
export function networkAddress(host: string, port: number, interfaces = networkInterfaces()): string | undefined {
  if (host !== '0.0.0.0' && host !== '::') return undefined;
  const outer = Object.values(interfaces).flatMap((each) => each ?? []);
  const found = outer.find(({ family, internal }) => family === 'IPv4' && !internal);
  return found ? `http://${found.address}:${port}` : undefined;
}
