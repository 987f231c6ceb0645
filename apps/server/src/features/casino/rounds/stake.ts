import { moneyText, moneyWithCode } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';

const scaleOf = (currency: string): number => currencyByCode(currency)?.scale ?? 2;

/** Between what a stake has to be; minor units. */
export interface StakeBounds {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** How a stake is made up: it is a multiple of `chips`, so that every chip is worth whole minor units. */
interface StakeForm extends StakeBounds {
  readonly chips: bigint;
}

/** Reads a stake in the account's currency. Throws Failure `invalid`, `stake_too_low` or `stake_too_high`; nothing is cut. */
export function readStake(text: string, currency: string, { minMinor, maxMinor, chips }: StakeForm): bigint {
  const stake = parseMoney(text, scaleOf(currency));
  if (!stake.ok) throw new Failure('invalid', { fields: { stake: ['an amount with the decimals of the currency'] } });
  if (stake.value % chips !== 0n) {
    const field = { stake: [`a multiple of ${moneyText(chips, currency)}, a unit for each chip`] };
    throw new Failure('invalid', { fields: field });
  }
  if (stake.value < minMinor) {
    const min = moneyWithCode(minMinor, currency);
    throw new Failure('stake_too_low', { args: { min }, accepted: { min } });
  }
  requireAtMost(stake.value, currency, maxMinor);
  return stake.value;
}

/** Throws Failure `stake_too_high`. */
export function requireAtMost(stakeMinor: bigint, currency: string, maxMinor: bigint): void {
  if (stakeMinor <= maxMinor) return;
  const max = moneyWithCode(maxMinor, currency);
  throw new Failure('stake_too_high', { args: { max }, accepted: { max } });
}
