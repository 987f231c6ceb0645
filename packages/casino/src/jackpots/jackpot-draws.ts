import { type Seeds, seededDraws } from '../draws/seeded-draws.ts';
import type { ChanceTerms, JackpotTierKey, MysteryTerms } from './jackpot-tier.ts';

/** Tells the draws of a jackpot from those of the game that is played with the same seeds. */
const streamOf = (tier: JackpotTierKey): string => `jackpot-${tier}`;

/**
 * The amount at which a mystery pot drops, minor units: each from above its seed to its cap exactly as likely as the others.
 *
 * @param secret 64 hexadecimal digits, promised by their SHA-256 (`seedHash`) when the pot is made and published when it drops
 * @param number counts the pots of the tier from 1
 */
export function drawTrigger(secret: string, tier: JackpotTierKey, number: number, { seedMinor, capMinor }: MysteryTerms): bigint {
  const draws = seededDraws({ serverSeed: secret, clientSeed: streamOf(tier), nonce: number });
  return seedMinor + 1n + BigInt(draws.below(Number(capMinor - seedMinor)));
}

/** The number that a round draws for a pot by chance, from 0 to `oddsMinor` - 1: by the round's own seeds, apart from the draws of its game. */
export function drawTicket(
  { serverSeed, clientSeed, nonce }: Seeds,
  tier: JackpotTierKey,
  { oddsMinor }: Pick<ChanceTerms, 'oddsMinor'>,
): bigint {
  return BigInt(seededDraws({ serverSeed, clientSeed: `${clientSeed}:${streamOf(tier)}`, nonce }).below(Number(oddsMinor)));
}

/** Whether a ticket wins: the more was staked, the more of the numbers do. */
export const isLucky = (ticket: bigint, stakeMinor: bigint): boolean => ticket < stakeMinor;
