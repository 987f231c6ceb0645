import { formatOdds, type MilliOdds } from '@touchline/kernel/odds';
import type { OddsFormat } from './preferences.ts';

/** The ladder of fractions that bookmakers write; a price between two steps takes the nearest. */
const FRACTIONS: readonly (readonly [number, number])[] = [
  [1, 100],
  [1, 50],
  [1, 33],
  [1, 25],
  [1, 20],
  [1, 16],
  [1, 14],
  [1, 12],
  [1, 10],
  [1, 9],
  [1, 8],
  [2, 15],
  [1, 7],
  [2, 13],
  [1, 6],
  [2, 11],
  [1, 5],
  [2, 9],
  [1, 4],
  [2, 7],
  [3, 10],
  [1, 3],
  [4, 11],
  [2, 5],
  [4, 9],
  [1, 2],
  [8, 15],
  [4, 7],
  [8, 13],
  [4, 6],
  [8, 11],
  [4, 5],
  [5, 6],
  [10, 11],
  [1, 1],
  [11, 10],
  [6, 5],
  [5, 4],
  [11, 8],
  [7, 5],
  [6, 4],
  [8, 5],
  [13, 8],
  [7, 4],
  [9, 5],
  [15, 8],
  [2, 1],
  [85, 40],
  [11, 5],
  [9, 4],
  [12, 5],
  [5, 2],
  [13, 5],
  [11, 4],
  [14, 5],
  [3, 1],
  [16, 5],
  [10, 3],
  [7, 2],
  [4, 1],
  [9, 2],
  [5, 1],
  [11, 2],
  [6, 1],
  [13, 2],
  [7, 1],
  [15, 2],
  [8, 1],
  [17, 2],
  [9, 1],
  [10, 1],
  [11, 1],
  [12, 1],
  [14, 1],
  [16, 1],
  [18, 1],
  [20, 1],
  [22, 1],
  [25, 1],
  [28, 1],
  [33, 1],
  [40, 1],
  [50, 1],
  [66, 1],
  [80, 1],
  [100, 1],
];

/** Profit on a stake of one as the nearest usual fraction; above 100 to one, whole numbers. Compared in whole numbers, crosswise. */
function fraction(odds: MilliOdds): string {
  const profit = odds - 1000;
  if (profit > 100_000) return `${Math.round(profit / 1000)}/1`;
  let best = FRACTIONS[0] ?? [1, 1];
  for (const step of FRACTIONS)
    if (Math.abs(profit * step[1] - 1000 * step[0]) * best[1] < Math.abs(profit * best[1] - 1000 * best[0]) * step[1]) best = step;
  return `${best[0]}/${best[1]}`;
}

/** Thousandths as a signed text of two or three decimals. */
const signed = (milli: number): string => (milli < 0 ? `−${plain(-milli)}` : plain(milli));
const plain = (milli: number): string => {
  const text = `${Math.floor(milli / 1000)}.${String(milli % 1000).padStart(3, '0')}`;
  return text.endsWith('0') ? text.slice(0, -1) : text;
};
/** What must be staked for a profit of one, as a negative number of thousandths. */
const perProfit = (odds: MilliOdds): number => -Math.round(1_000_000 / (odds - 1000));

/**
 * Decimal odds (thousandths) written in another format. Everything is computed from decimal odds, so formats never move money:
 * they are a way of writing. Above 100 the decimals no longer carry meaning and one is enough, as on any board.
 */
export function oddsText(odds: MilliOdds, format: OddsFormat): string {
  switch (format) {
    case 'decimal':
      return odds >= 100_000
        ? `${Math.floor(odds / 1000)}${odds % 1000 >= 100 ? `.${Math.floor((odds % 1000) / 100)}` : ''}`
        : formatOdds(odds);
    case 'fractional':
      return fraction(odds);
    case 'american':
      return odds >= 2000 ? `+${Math.round((odds - 1000) / 10)}` : `−${Math.round(100_000 / (odds - 1000))}`;
    case 'hong-kong':
      return plain(odds - 1000);
    case 'indonesian':
      return odds >= 2000 ? plain(odds - 1000) : signed(perProfit(odds));
    case 'malay':
      return odds > 2000 ? signed(perProfit(odds)) : plain(odds - 1000);
  }
}
