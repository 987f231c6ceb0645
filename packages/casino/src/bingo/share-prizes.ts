import { invariant } from '@touchline/kernel/invariant';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import type { BingoPrize } from './bingo-prize.ts';
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

/** A prize with what it comes to. */
export interface PrizePot {
  readonly prize: BingoPrize;
  readonly potMinor: bigint;
}

/**
 * Each prize with what it comes to for what was sold, in the room's order. The share that the room returns is rounded down to the pool; each prize's part of it
 * is rounded down too, and the last one has the rest.
 */
export function sharePots({ returned, prizes }: Pick<BingoRoom, 'returned' | 'prizes'>, salesMinor: bigint): PrizePot[] {
  const poolMinor = floor(mul(returned, ratio(salesMinor, 1n)));
  let leftMinor = poolMinor;
  return prizes.map(({ prize, share }, i) => {
    const potMinor = i === prizes.length - 1 ? leftMinor : floor(mul(share, ratio(poolMinor, 1n)));
    leftMinor -= potMinor;
    return { prize, potMinor };
  });
}

/**
 * Shares out what was sold. Cards that win together share alike; the minor units that are left over go one each to the lowest numbers of cards. So the
 * prizes come to the pool exactly. A game without cards has sold nothing and pays nothing.
 */
export function sharePrizes(room: Pick<BingoRoom, 'returned' | 'prizes'>, salesMinor: bigint, won: readonly WonPrize[]): BingoSettlement {
  for (const { prize } of won)
    invariant(
      room.prizes.some((one) => one.prize === prize),
      'a prize that was won is a prize of the room',
    );
  const pots = won.length === 0 ? [] : sharePots(room, salesMinor);
  const prizes = pots.map(({ prize, potMinor }): SharedPrize => {
    const one = won.find((each) => each.prize === prize);
    invariant(one, 'every prize of the room is won');
    return { ...one, potMinor, paidMinor: splitPot(potMinor, one.cards.length) };
  });
  const paidMinor = pots.reduce((sum, { potMinor }) => sum + potMinor, 0n);
  return { prizes, houseMinor: salesMinor - paidMinor, paidMinor };
}

/** The parts of a pot, which differ by one minor unit at most, the greater ones first. */
function splitPot(potMinor: bigint, winners: number): bigint[] {
  const count = BigInt(winners);
  return Array.from({ length: winners }, (_, i) => potMinor / count + (BigInt(i) < potMinor % count ? 1n : 0n));
}
