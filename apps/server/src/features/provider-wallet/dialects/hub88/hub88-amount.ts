import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { Failure } from '#platform/http/failure';

/** A unit of money is 100,000 of the wire's. */
const WIRE_SCALE = 5;
/** Far above any stake or win, and far below what sums of them could overflow. */
const MAX_MINOR = 10n ** 15n;

const powerOf = (scale: number): bigint => 10n ** BigInt(scale);
const scaleOf = (currency: string): number => currencyByCode(currency)?.scale ?? 2;

/**
 * Minor units of an amount of the wire. Throws Failure `amount_format` for what is no whole number, is below 0 or finer than the currency has it, and
 * `amount_too_high`.
 */
export function minorOfWire(text: string, currency: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new Failure('amount_format', { fields: { amount: ['a whole number that is not negative'] } });
  const wire = BigInt(text);
  const finer = scaleOf(currency) - WIRE_SCALE;
  if (finer < 0 && wire % powerOf(-finer) !== 0n)
    throw new Failure('amount_format', { fields: { amount: ['no finer than the currency has it'] } });
  const minor = finer < 0 ? wire / powerOf(-finer) : wire * powerOf(finer);
  if (minor > MAX_MINOR) throw new Failure('amount_too_high');
  return minor;
}

/** A balance on the wire; what is finer than the wire's unit is left out, so that nobody stakes what is not there. */
export function wireOfMinor(minor: bigint, currency: string): string {
  const finer = scaleOf(currency) - WIRE_SCALE;
  return String(finer < 0 ? minor * powerOf(-finer) : minor / powerOf(finer));
}
