import { maxReturn, returnOf } from '@touchline/betting/coupon/return-bounds';
import { NO_TAX, taxPayout } from '@touchline/betting/tax/betting-tax';
import { formatMoney } from '@touchline/kernel/money';
import { floor, type Ratio } from '@touchline/kernel/ratio';
import { engineBet, type PreparedBet } from '../prepared-bet.ts';

/** Total odds as a player reads them: rounded down, never more than is paid. Fifty long legs multiply to more than a number holds. */
export const totalOddsText = (max: Ratio): string => formatMoney(floor({ num: max.num * 1000n, den: max.den }), 3).replace(/0$/, '');

type Priced = Pick<PreparedBet, 'stakeMinor' | 'stakeTaxMinor' | 'tax' | 'shape' | 'combinations' | 'boost' | 'legs' | 'funding'>;

/** A bet's worth at its legs' odds: total odds, and the greatest return after tax (of a free bet, without its stake). */
export function potentialReturn(bet: Priced): Pick<PreparedBet, 'totalOdds' | 'potentialReturnMinor'> {
  const netStakeMinor = bet.stakeMinor - bet.stakeTaxMinor;
  const max = maxReturn(engineBet(netStakeMinor, bet, bet.legs));
  if (!max) return { totalOdds: null, potentialReturnMinor: 0n };
  const won = { outcome: 'won', returnMinor: returnOf(netStakeMinor, max), multiplier: max } as const;
  const stake = { grossStakeMinor: bet.stakeMinor, taxMinor: bet.stakeTaxMinor, netStakeMinor };
  const { netMinor } = taxPayout(stake, won, bet.tax ?? NO_TAX);
  const gift = bet.funding.source === 'free-bet' ? netStakeMinor : 0n;
  return { totalOdds: totalOddsText(max), potentialReturnMinor: netMinor > gift ? netMinor - gift : 0n };
}
