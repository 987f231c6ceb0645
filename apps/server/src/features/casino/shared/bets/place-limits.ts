import { type ChipBet, chipTotal } from '@touchline/casino/chips';
import { PLACES_TO_A_ROUND } from '@touchline/casino/shared/shared-layout';
import { moneyWithCode } from '@touchline/catalogue/money-text';
import { Failure } from '#platform/http/failure';
import { requireAtMost, type StakeBounds } from '../../rounds/stake.ts';

/** Chips on places as a layout has read them. */
export type Chips = readonly ChipBet<unknown>[];

/** A bet of a player in a round, whether it stands or is to be placed. */
interface PlacedStake {
  readonly stakeMinor: bigint;
  readonly chips: Chips | null;
}

/**
 * Judges all bets of a player in a round together: no place has less than the table's least stake, none more than its share of the greatest, and all
 * places together no more than that. Throws Failure `stake_too_low` or `stake_too_high`, each with the limit.
 */
export function requirePlaceLimits(bets: readonly PlacedStake[], currency: string, { minMinor, maxMinor }: StakeBounds): void {
  const places = new Map<string, bigint>();
  for (const { stakeMinor, chips } of bets) {
    const bet = chips ?? [];
    const chipMinor = stakeMinor / BigInt(chipTotal({ bets: bet }) || 1);
    for (const { on, chips: count } of bet) {
      const place = JSON.stringify(on);
      places.set(place, (places.get(place) ?? 0n) + chipMinor * BigInt(count));
    }
  }
  for (const minor of places.values()) {
    if (minor < minMinor) {
      const min = moneyWithCode(minMinor, currency);
      throw new Failure('stake_too_low', { args: { min }, accepted: { min } });
    }
    requireAtMost(minor, currency, maxMinor / BigInt(PLACES_TO_A_ROUND));
  }
  const totalMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  requireAtMost(totalMinor, currency, maxMinor);
}
