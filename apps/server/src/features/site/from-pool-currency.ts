import { invariant } from '@touchline/kernel/invariant';

/** Base units of which the round amounts of all currencies are multiples (currency-units of the site): a euro. */
const UNIT_BASE_MINOR = 100n;

interface PoolSite {
  readonly site: { unitMinor(currency: string): bigint | undefined };
}

/**
 * An amount of a pool (base minor units) in a currency. Exact in both directions and the same every day: the round amount of the order of a euro
 * stands for one, so that a variant costs a round sum everywhere and nobody's winnings hang on a rate.
 */
export function fromPoolCurrency({ site }: PoolSite, baseMinor: bigint, currency: string): bigint {
  const unitMinor = site.unitMinor(currency);
  invariant(unitMinor !== undefined && unitMinor % UNIT_BASE_MINOR === 0n, `${currency} has no unit that pools could use`);
  return baseMinor * (unitMinor / UNIT_BASE_MINOR);
}
