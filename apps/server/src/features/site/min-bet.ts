import type { SiteSettings } from '@touchline/contract/site/settings';
import { unitMinor } from './currency-units.ts';

/** The smallest bet in a currency: a fifth of its unit, or what the site makes of that; at least the smallest coin. */
export function minBetMinor({ minBetPercent }: Pick<SiteSettings, 'minBetPercent'>, currency: string): bigint {
  const minor = ((unitMinor(currency) ?? 100n) * BigInt(minBetPercent)) / 500n;
  return minor > 0n ? minor : 1n;
}
