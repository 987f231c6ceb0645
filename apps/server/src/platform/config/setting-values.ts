import { type Networks, readNetworks } from '../http/networks.ts';
import { ConfigError } from './config-error.ts';

/** The settings by their names, as the process was given them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** `fallback` where nothing is set. Throws ConfigError outside of `low` to `high`. */
export function wholeNumber(name: string, text: string | undefined, fallback: number, low: number, high: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high)
    throw new ConfigError(`${name}=${text}: must be a whole number from ${low} to ${high}`);
  return value;
}

/** Undefined where nothing is set. Throws ConfigError for another protocol (with its colon). */
export function urlOf(name: string, text: string | undefined, protocols: readonly string[]): URL | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  // The value itself may hold a password, so the message leaves it out.
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(`${name}: must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return url;
}

export function networksOf(name: string, text = ''): Networks {
  const networks = readNetworks(text);
  if (typeof networks === 'string') throw new ConfigError(`${name}: ${networks} is neither an address nor a network such as 10.0.0.0/8`);
  return networks;
}

export function tokenOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  // The value is a secret, so the message leaves it out.
  if (!/^[!-~]{16,500}$/.test(text)) throw new ConfigError(`${name}: must be at least 16 letters, digits and signs, without spaces`);
  return text;
}

export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
