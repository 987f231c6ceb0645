import type { CoefView } from '@touchline/contract/line-query';
import { formatOdds } from '@touchline/kernel/odds';

/** Writes a price as the asked view; empty where the price is not on offer. Rounded for reading only: bets always carry thousandths. */
export function presentPrice(odds: number, view: Exclude<CoefView, 'none'>): string {
  if (odds <= 1000) return '';
  const profit = odds - 1000;
  switch (view) {
    case 'decimal':
      return formatOdds(odds);
    case 'english': {
      const divisor = gcd(profit, 1000);
      return `${profit / divisor}/${1000 / divisor}`;
    }
    case 'american':
      return profit >= 1000 ? `+${Math.round(profit / 10)}` : `-${Math.round(100_000 / profit)}`;
    case 'hong-kong':
      return formatOdds(profit);
    case 'indonesian':
      return profit >= 1000 ? formatOdds(profit) : `-${formatOdds(Math.round(1_000_000 / profit))}`;
    case 'malaysian':
      return profit <= 1000 ? formatOdds(profit) : `-${formatOdds(Math.round(1_000_000 / profit))}`;
  }
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
