import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/http/failure';

/** Decimals of the standard's amounts: whole numbers of millionths of a unit of money. */
const WIRE_SCALE = 6;

const scaleOf = (currency: string): number => currencyByCode(currency)?.scale ?? 2;
const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/** An amount of minor units as the standard counts it; of money that has finer units than it can say, rounded down. */
export function wireOf(minor: bigint, currency: string): number {
  const finer = scaleOf(currency) - WIRE_SCALE;
  const wire = Number(finer > 0 ? minor / power(finer) : minor * power(-finer));
  invariant(Number.isSafeInteger(wire), 'an amount is a whole number that JSON can say');
  return wire;
}

/** The minor units of an amount. Throws Failure `amount_format` for one that the currency does not have, and for one that is not above 0. */
export function minorOfWire(wire: number, currency: string): bigint {
  const finer = scaleOf(currency) - WIRE_SCALE;
  if (Number.isSafeInteger(wire) && wire > 0) {
    if (finer > 0) return BigInt(wire) * power(finer);
    if (BigInt(wire) % power(-finer) === 0n) return BigInt(wire) / power(-finer);
  }
  throw new Failure('amount_format', { fields: { amount: ['a whole number of millionths above 0, in units that the currency has'] } });
}
