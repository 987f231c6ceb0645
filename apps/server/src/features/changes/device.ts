import type { DEVICE_KINDS } from '@touchline/contract/security-words';

export interface Device {
  readonly device: (typeof DEVICE_KINDS)[number];
  /** "Chrome 141, Windows"; empty where nothing is known. */
  readonly browser: string;
}

/** In the order in which they have to be looked for: browsers name those that they come from, too. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdgA?(?:iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Yandex', /\bYaBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Windows', /Windows NT/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** What a browser's own words tell of it. They are claims, good enough to recognise one's own device in a list. */
export function readDevice(userAgent: string): Device {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const named = BROWSERS.map(([name, pattern]) => ({ name, version: pattern.exec(userAgent)?.[1] })).find((b) => b.version !== undefined);
  const browser = named ? `${named.name} ${named.version}` : undefined;
  const isTablet = /iPad|Tablet/.test(userAgent) || (/Android/.test(userAgent) && !/Mobile/.test(userAgent));
  const isPhone = /iPhone|iPod|Mobile/.test(userAgent);
  const device = isTablet ? 'tablet' : isPhone ? 'phone' : system === undefined ? 'unknown' : 'computer';
  return { device, browser: [browser, system].filter((part) => part !== undefined).join(', ') };
}

/** An address with its last part hidden: 203.0.113.x, 2001:db8:1:2::x. */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, 'x');
  const groups = plain.split(':').filter((group) => group !== '');
  return groups.length === 0 ? 'x' : `${groups.slice(0, 4).join(':')}::x`;
}

/** RFC 1918, RFC 4193, loopback: what an address says of its place without asking anyone. */
export function placeOf(ip: string): 'this-machine' | 'private-network' | 'internet' {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^127\./.test(plain) || plain === '::1') return 'this-machine';
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i.test(plain) ? 'private-network' : 'internet';
}
