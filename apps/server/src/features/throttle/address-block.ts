import { isIPv4, isIPv6 } from 'node:net';

/** The address block of one stranger: an IPv4 address, or the /64 of an IPv6 one, in which a single machine can take any. */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const words = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - words.length - tail.split(':').filter(Boolean).length);
  const all = [...words, ...Array<string>(missing).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])];
  return `${all
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':')}::/64`;
}
