import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/http/failure';

/** Decimals of the standard's amounts: whole numbers of millionths of a unit of money. */
const WIRE_SCALE = 6;

const millionthsOf = (currency: string): bigint => 10n ** BigInt(WIRE_SCALE - (currencyByCode(currency)?.scale ?? 2));

/** An amount of minor units as the standard counts it. */
export function wireOf(minor: bigint, currency: string): number {
  const wire = Number(minor * millionthsOf(currency));
  invariant(Number.isSafeInteger(wire), 'an amount is a whole number that JSON can say');
  return wire;
}

/** The minor units of an amount. Throws Failure `amount_format` for one that the currency does not have, and for one that is not above 0. */
export function minorOfWire(wire: number, currency: string): bigint {
  const unit = millionthsOf(currency);
  if (!Number.isSafeInteger(wire) || wire <= 0 || BigInt(wire) % unit !== 0n)
    throw new Failure('amount_format', { fields: { amount: [`a whole multiple of ${unit}, above 0`] } });
  return BigInt(wire) / unit;
}
