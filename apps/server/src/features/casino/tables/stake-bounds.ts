import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { CasinoDeps } from '../casino-deps.ts';
import type { StakeBounds } from '../rounds/stake.ts';
import type { CasinoLaw } from './casino-law.ts';

/** The greatest stake in units of the order of a euro. */
const MAX_UNITS = 1_000n;

/** Between what a stake has to be: the brand's smallest bet of the currency, and what the house and the law take. */
export function stakeBounds(
  { site }: Pick<CasinoDeps, 'site'>,
  { brandId, countryId, currency }: { readonly brandId: number; readonly countryId: number; readonly currency: string },
  law: Pick<CasinoLaw, 'maxStakeUnits' | 'currency'>,
): StakeBounds {
  const unitMinor = site.unitMinor(currency) ?? 100n;
  const { minBetMinor, stakeLimitPercent } = site.houseTerms(brandId, countryId);
  const houseMinor = (unitMinor * MAX_UNITS * BigInt(stakeLimitPercent)) / 100n;
  const lawMinor = law.maxStakeUnits === null ? houseMinor : lawMinorOf(site, law.maxStakeUnits, law.currency, currency);
  return { minMinor: minBetMinor(currency), maxMinor: lawMinor < houseMinor ? lawMinor : houseMinor };
}

/** Whole units of the law's currency in minor units of another, by the site's round amounts where they differ. */
function lawMinorOf(site: CasinoDeps['site'], units: number, from: string, to: string): bigint {
  const minor = BigInt(units) * 10n ** BigInt(currencyByCode(from)?.scale ?? 2);
  const [there, here] = [site.unitMinor(from), site.unitMinor(to)];
  return from === to || !there || !here ? minor : (minor * here) / there;
}
