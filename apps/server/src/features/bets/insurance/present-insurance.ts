import type { InsuranceQuote } from '@touchline/contract/cash-out/calls';
import type { Language } from '@touchline/i18n/languages';
import { formatMoney } from '@touchline/kernel/money';
import { openStake } from '../bet-row.ts';
import { scaleOf } from '../cash-out/cash-out.ts';
import { insurableOf, type OpenBet, premiumOf, type RunningBook } from '../cash-out/open-bet.ts';
import { presentCashOutRejection, presentCover } from '../cash-out/present-cash-out.ts';
import { partOf } from './insure.ts';

/** The price of an insurance now, as a screen shows it, or the reason for which there is none. */
export function presentInsurance(line: RunningBook, bet: OpenBet, percent: number, language: Language): InsuranceQuote {
  const { row } = bet;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const open = row.status === 'open';
  const insurableMinor = open ? insurableOf(row) : 0n;
  const amountMinor = partOf(insurableMinor, percent);
  const premium = premiumOf(line, bet, amountMinor);
  return {
    betId: row.id.toString(),
    currency: row.currency,
    openStake: money(open ? openStake(row) : 0n),
    insurable: money(insurableMinor),
    percent,
    amount: premium.ok ? money(amountMinor) : null,
    premium: premium.ok ? money(premium.value) : null,
    refusal: premium.ok ? null : presentCashOutRejection(premium.error, language),
    cover: presentCover(row),
  };
}
