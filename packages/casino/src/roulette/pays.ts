import { type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { covers, type Outside, type Wheel } from './layout.ts';

/** Numbers of the layout, or one of the places around them. */
export type RouletteBet = { readonly numbers: readonly number[] } | { readonly outside: Outside };

const EVEN_MONEY: ReadonlySet<Outside> = new Set(['red', 'black', 'odd', 'even', 'low', 'high']);

/** The return of a bet when it wins, the stake included: 36 shared by its numbers, rounded down (five numbers: 7). */
export function winningPay(bet: RouletteBet): number {
  if ('outside' in bet) return EVEN_MONEY.has(bet.outside) ? 2 : 3;
  return Math.floor(36 / bet.numbers.length);
}

/** The return of a bet per unit. On the French wheel zero gives half of an even-money bet back (la partage). */
export function roulettePay(bet: RouletteBet, pocket: number, wheel: Wheel): Ratio {
  const wins = 'outside' in bet ? covers(bet.outside, pocket) : bet.numbers.includes(pocket);
  if (wins) return ratio(BigInt(winningPay(bet)), 1n);
  return wheel === 'french' && pocket === 0 && 'outside' in bet && EVEN_MONEY.has(bet.outside) ? ratio(1n, 2n) : ZERO;
}
