import { findJurisdiction } from '@touchline/catalogue/jurisdictions/jurisdictions';
import { countryById } from '@touchline/catalogue/places/countries';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { BettingTaxes } from '@touchline/contract/site/calls';
import { formatMoney } from '@touchline/kernel/money';
import { unitMinor } from './currency-units.ts';

const NO_TAXES: BettingTaxes = {
  type: 'none',
  stakeTaxBasisPoints: 0,
  payoutTaxBasisPoints: 0,
  winAmountThreshold: '0',
  coefficientThreshold: 0,
  hasReturnTax: false,
};

/** R080: what bets of a country's residents bear, with the threshold in the currency of the account that bets. */
export function taxesOf(countryId: number, currency: string): BettingTaxes {
  const country = countryById(countryId);
  const pack = findJurisdiction(country?.alpha2 ?? undefined).tax;
  if (!pack) return NO_TAXES;
  return {
    type: pack.type,
    stakeTaxBasisPoints: pack.stakeTaxBasisPoints,
    payoutTaxBasisPoints: pack.payoutTaxBasisPoints,
    winAmountThreshold: amountIn(currency, pack.winThresholdUnits, country?.currency ?? currency),
    coefficientThreshold: pack.oddsThresholdMilli,
    hasReturnTax: pack.returnsTax,
  };
}

/** Laws name amounts in their own money; an account of another currency is compared by the site's round units of both. */
function amountIn(currency: string, units: bigint, own: string): string {
  const scale = currencyByCode(currency)?.scale ?? 2;
  const minor = units * 10n ** BigInt(currencyByCode(own)?.scale ?? 2);
  const [here, there] = [unitMinor(currency), unitMinor(own)];
  return formatMoney(currency === own || !here || !there ? minor : (minor * here) / there, scale);
}
