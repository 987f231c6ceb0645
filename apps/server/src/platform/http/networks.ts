import { BlockList, isIP } from 'node:net';

/** Addresses that a setting names. */
export interface Networks {
  has(address: string | undefined): boolean;
}

/** An IPv4 address that came over an IPv6 socket ("::ffff:192.0.2.1") in its own form; others as they are. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped !== undefined && isIP(mapped) === 4 ? mapped : address;
}

/** Under whose name strangers are counted: an IPv4 address, or the /64 that one subscriber of IPv6 has to himself. */
export function countedAddress(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.toLowerCase().replace(/%.*$/, '').split('::');
  const [front, back] = [head.split(':').filter(Boolean), (tail ?? '').split(':').filter(Boolean)];
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** "127.0.0.0/8, ::1": addresses and networks, separated by commas. The first part that is neither is answered as text. */
export function readNetworks(text: string): Networks | string {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [address = '', length] = part.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = length === undefined ? (family === 'ipv6' ? 128 : 32) : Number(length);
    if (isIP(address) === 0 || !/^\d{0,3}$/.test(length ?? '') || length === '' || bits > (family === 'ipv6' ? 128 : 32)) return part;
    list.addSubnet(address, bits, family);
  }
  return {
    has(address) {
      const plain = plainAddress(address ?? '');
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
