import type { InsuranceQuote } from '@touchline/contract/sale';
import type { Language } from '@touchline/i18n/languages';
import { formatMoney } from '@touchline/kernel/money';
import { runningStakeOf } from '../bet-row.ts';
import type { LineDoor } from '../doors.ts';
import { presentCover, presentRefused } from '../sale/present-sale.ts';
import { insurableOf, premiumOf, type RunningBet } from '../sale/running-bet.ts';
import { scaleOf } from '../sale/sell.ts';
import { partOf } from './insure.ts';

/** What an insurance costs now, as a screen shows it, or the reason for which there is none. */
export function presentInsurance(
  line: Pick<LineDoor, 'readQuote' | 'isSilent'>,
  bet: RunningBet,
  percent: number,
  language: Language,
): InsuranceQuote {
  const { row } = bet;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const open = row.status === 'open';
  const insurableMinor = open ? insurableOf(row) : 0n;
  const amountMinor = partOf(insurableMinor, percent);
  const premium = premiumOf(line, bet, amountMinor);
  return {
    betId: row.id.toString(),
    currency: row.currency,
    runningStake: money(open ? runningStakeOf(row) : 0n),
    insurable: money(insurableMinor),
    percent,
    amount: premium.ok ? money(amountMinor) : null,
    premium: premium.ok ? money(premium.value) : null,
    refusal: premium.ok ? null : presentRefused(premium.error, language),
    cover: presentCover(row),
  };
}
