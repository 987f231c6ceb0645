import { invariant } from '@touchline/kernel/invariant';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import type { BingoRoom } from './bingo-room.ts';
import type { WonPrize } from './find-winners.ts';

/** A prize that was won, with its money. Amounts are minor units of the pools' currency. */
export interface SharedPrize extends WonPrize {
  readonly potMinor: bigint;
  /** The payment of each card, in the order of `cards`. */
  readonly paidMinor: readonly bigint[];
}

/** A settled game; what was sold is what the house keeps and what is paid. */
export interface BingoSettlement {
  readonly prizes: readonly SharedPrize[];
  readonly houseMinor: bigint;
  readonly paidMinor: bigint;
}

/**
 * Shares out what was sold. The share that the room returns is rounded down to the pool; each prize's part of it is rounded down too, and the last one
 * has the rest. Cards that win together share alike; the minor units that are left over go one each to the lowest numbers of cards. So the prizes
 * come to the pool exactly. A game without cards has sold nothing and pays nothing.
 */
export function sharePrizes({ returned, prizes: parts }: BingoRoom, salesMinor: bigint, won: readonly WonPrize[]): BingoSettlement {
  const paidMinor = won.length === 0 ? 0n : floor(mul(returned, ratio(salesMinor, 1n)));
  let leftMinor = paidMinor;
  const prizes = won.map((one, i): SharedPrize => {
    const part = parts.find(({ prize }) => prize === one.prize);
    invariant(part, 'a prize that was won is a prize of the room');
    const potMinor = i === won.length - 1 ? leftMinor : floor(mul(part.share, ratio(paidMinor, 1n)));
    leftMinor -= potMinor;
    return { ...one, potMinor, paidMinor: splitPot(potMinor, one.cards.length) };
  });
  return { prizes, houseMinor: salesMinor - paidMinor, paidMinor };
}

/** The parts of a pot, which differ by one minor unit at most, the greater ones first. */
function splitPot(potMinor: bigint, winners: number): bigint[] {
  const count = BigInt(winners);
  return Array.from({ length: winners }, (_, i) => potMinor / count + (BigInt(i) < potMinor % count ? 1n : 0n));
}
