import { PRIZE_PERCENT, type SitGoTerms } from './sit-go-terms.ts';

const HUNDRED = 100n;

/** All buy-ins together: what the prizes add up to. */
export const prizePool = ({ seats, buyIn }: SitGoTerms): bigint => BigInt(seats) * BigInt(buyIn);

/** The prize of each place that is paid, the first place first. Each is rounded down once; what is left over is the first place's. */
export function prizesOf(terms: SitGoTerms): readonly bigint[] {
  const pool = prizePool(terms);
  const [first, ...others] = PRIZE_PERCENT[terms.seats].map((percent) => (pool * BigInt(percent)) / HUNDRED) as [bigint, ...bigint[]];
  const rest = pool - first - others.reduce((sum, prize) => sum + prize, 0n);
  return [first + rest, ...others];
}

/**
 * The prizes of players who share places: those of all these places together in equal parts, what cannot be divided one unit each to the first.
 *
 * @param best the best place of those that are shared
 */
export function sharedPrizes(prizes: readonly bigint[], best: number, players: number): readonly bigint[] {
  const total = prizes.slice(best - 1, best - 1 + players).reduce((sum, prize) => sum + prize, 0n);
  const left = Number(total % BigInt(players));
  return Array.from({ length: players }, (_, i) => total / BigInt(players) + (i < left ? 1n : 0n));
}
