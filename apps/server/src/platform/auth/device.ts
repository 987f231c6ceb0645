import type { DEVICE_KINDS } from '@touchline/contract/security/enums';

export interface Device {
  readonly device: (typeof DEVICE_KINDS)[number];
  /** "Chrome"; empty where it does not say, as the others. */
  readonly name: string;
  /** The first number of it: "141". */
  readonly version: string;
  /** "Windows". */
  readonly system: string;
}

/** In the order in which they have to be looked for: browsers name those that they come from, too. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Yandex Browser', /\bYaBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** The browser's own words (User-Agent) in short. They are claims, good enough to recognise one's own device in a list. */
export function readDevice(userAgent: string): Device {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  const [name = '', version = ''] =
    BROWSERS.map(([browser, pattern]) => [browser, pattern.exec(userAgent)?.[1]] as const).find(([, found]) => found !== undefined) ?? [];
  const isTablet = /iPad|Tablet/.test(userAgent) || (/Android/.test(userAgent) && !/Mobile/.test(userAgent));
  const isPhone = /iPhone|iPod|Mobile/.test(userAgent);
  const device = isTablet ? 'tablet' : isPhone ? 'phone' : system === '' ? 'unknown' : 'computer';
  return { device, name, version, system };
}

/** A device in a list of a player's devices. */
export function presentDevice(userAgent: string): { readonly device: Device['device']; readonly browser: string } {
  const found = readDevice(userAgent);
  return { device: found.device, browser: describeDevice(found) };
}

/** "Chrome 141, Windows"; empty where nothing is known. */
export const describeDevice = ({ name, version, system }: Device): string =>
  [[name, version].filter(Boolean).join(' '), system].filter(Boolean).join(', ');
