import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that are not of the internet at large (IANA's special-purpose registries, RFC 6890 and later). */
const SPECIAL = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['::1', 128],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const special = new BlockList();
for (const [network, bits] of SPECIAL) special.addSubnet(network, bits, isIP(network) === 4 ? 'ipv4' : 'ipv6');

/** Whether an address is one of the internet at large: not of this machine, of a network behind it or of a translation into one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !special.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The addresses of a host. Throws where it has none, or where one of them is not public. */
export async function resolvePublic(host: string): Promise<readonly { readonly address: string; readonly family: number }[]> {
  const found = await lookup(host, { all: true });
  const inner = found.find(({ address }) => !isPublicAddress(address));
  if (inner) throw new Error(`${host} is ${inner.address}, which is not a public address`);
  return found;
}
