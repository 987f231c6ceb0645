import type { PokerTableInfo } from '@touchline/contract/poker/shapes';

/** The least and the most that can be bought, whole chips. */
export interface BuyInBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Chips to sit down with, or to add to those that the seat has, as far as the balance goes.
 *
 * @param stack of the player's seat; null for a player who sits down
 * @param balanceMinor what the player's account is enough for, in the table's currency
 * @returns null where nothing can be bought
 */
export function buyInBounds(
  { minBuyIn, maxBuyIn, bigBlind }: Pick<PokerTableInfo, 'minBuyIn' | 'maxBuyIn' | 'bigBlind'>,
  stack: number | null,
  balanceMinor: bigint,
): BuyInBounds | null {
  const room = BigInt(stack === null ? maxBuyIn : maxBuyIn - stack);
  const max = Number(room < balanceMinor ? room : balanceMinor);
  const min = stack === null ? minBuyIn : Math.min(bigBlind, Math.max(1, max));
  return max >= min ? { min, max } : null;
}
