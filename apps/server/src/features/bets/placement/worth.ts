import type { Bet } from '@touchline/betting/coupon/bet';
import { greatestReturn, returnOf } from '@touchline/betting/coupon/bet-bounds';
import { NO_TAX, taxPayout } from '@touchline/betting/tax/betting-tax';
import { formatMoney } from '@touchline/kernel/money';
import { floor, type Ratio } from '@touchline/kernel/ratio';
import type { PreparedBet } from '../prepared-bet.ts';

/** Total odds as a player reads them: rounded down, never more than is paid. Fifty long legs multiply to more than a number holds. */
export const totalOddsText = (greatest: Ratio): string =>
  formatMoney(floor({ num: greatest.num * 1000n, den: greatest.den }), 3).replace(/0$/, '');

/** What a bet is worth at its legs' odds: total odds, and the greatest return after tax. */
export function worthOf(
  bet: Pick<PreparedBet, 'stakeMinor' | 'stakeTaxMinor' | 'tax' | 'shape' | 'legs'>,
): Pick<PreparedBet, 'totalOdds' | 'possibleMinor'> {
  const workingMinor = bet.stakeMinor - bet.stakeTaxMinor;
  const priced: Bet = { stakeMinor: workingMinor, shape: bet.shape, legs: bet.legs };
  const greatest = greatestReturn(priced);
  if (!greatest) return { totalOdds: null, possibleMinor: 0n };
  const won = { outcome: 'won', returnMinor: returnOf(workingMinor, greatest), multiplier: greatest } as const;
  const stake = { paidMinor: bet.stakeMinor, taxMinor: bet.stakeTaxMinor, workingMinor };
  return { totalOdds: totalOddsText(greatest), possibleMinor: taxPayout(stake, won, bet.tax ?? NO_TAX).netMinor };
}
