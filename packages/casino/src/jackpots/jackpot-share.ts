import { add, floor, mul, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import type { JackpotTerms } from './jackpot-tier.ts';

const MILLION = 1_000_000n;

/**
 * The part that a pot returns of everything that is staked while it fills, seed included; exact. A mystery pot pays its trigger, on average half way between the
 * first above the seed and the cap, for the stakes that took it there from the seed. A pot by chance pays its seed once in `oddsMinor` staked,
 * and what was added since.
 */
export function jackpotShare(terms: JackpotTerms): Ratio {
  const { seedMinor, ratePpm } = terms;
  const rate = ratio(BigInt(ratePpm), MILLION);
  if (terms.kind === 'chance') return add(rate, ratio(seedMinor, terms.oddsMinor));
  const { capMinor } = terms;
  return mul(rate, ratio(capMinor + 1n + seedMinor, capMinor + 1n - seedMinor));
}

/** The share of several pots together, millionths of the stake rounded down. */
export const jackpotSharePpm = (pots: readonly JackpotTerms[]): number =>
  Number(
    floor(
      mul(
        pots.reduce((sum, terms) => add(sum, jackpotShare(terms)), ZERO),
        ratio(MILLION, 1n),
      ),
    ),
  );
