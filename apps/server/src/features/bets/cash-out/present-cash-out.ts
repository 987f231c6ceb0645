import type { AutoCashOutView, CashOutQuote } from '@touchline/contract/cash-out/calls';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import { type BetRow, openStake } from '../bet-row.ts';
import { scaleOf } from './cash-out.ts';
import type { CashOutOrder } from './cash-out-order.store.ts';
import {
  CASH_OUT_MARGIN_PERMILLE,
  type CashOutRejection,
  cashOutValue,
  type OpenBet,
  type RunningBook,
  runningLegs,
  taxedCashOut,
} from './open-bet.ts';

/** A rejection with its sentence. */
export function presentCashOutRejection<C extends string>(
  { code, legs }: CashOutRejection<C>,
  language: Language,
): { code: C; message: string; legs: number[] } {
  return { code, message: findText(language, `error.${code}`) ?? code, legs: [...legs] };
}

export function presentOrder(order: CashOutOrder, row: Pick<BetRow, 'currency'>): AutoCashOutView {
  const money = (minor: bigint | null): string | null => (minor === null ? null : formatMoney(minor, scaleOf(row)));
  return {
    takeProfit: money(order.takeProfitMinor),
    stopLoss: money(order.stopLossMinor),
    percent: order.percent,
    status: order.status,
    reason: order.reason,
    orderedAt: order.orderedAt.getTime(),
  };
}

export const presentCover = (row: BetRow): { amount: string; premium: string } | null =>
  row.insuredMinor === 0n
    ? null
    : { amount: formatMoney(row.insuredMinor, scaleOf(row)), premium: formatMoney(row.premiumMinor, scaleOf(row)) };

/** The value of a bet as a screen shows it: fair value beside the offer, or the reason for which there is none. */
export function presentCashOut(line: RunningBook, bet: OpenBet, order: CashOutOrder | undefined, language: Language): CashOutQuote {
  const { row, legs } = bet;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const value = cashOutValue(line, bet);
  const running = runningLegs(line, legs);
  const taxed = value.ok ? taxedCashOut(row, openStake(row), value.value.offerMinor) : null;
  return {
    betId: row.id.toString(),
    status: row.status,
    currency: row.currency,
    openStake: money(row.status === 'open' ? openStake(row) : 0n),
    fair: value.ok ? money(value.value.fairMinor) : null,
    offer: value.ok ? money(value.value.offerMinor) : null,
    payoutTax: taxed && money(taxed.taxMinor),
    paid: taxed && money(taxed.netMinor),
    marginPermille: CASH_OUT_MARGIN_PERMILLE,
    // Selections of a bet builder are one leg, which bears the margin once.
    openLegs: value.ok ? value.value.openLegs : legs.filter((leg) => leg.result === null).length,
    legs: legs.map(({ leg, odds, result }, i) => {
      const now = running[i];
      const oddsNow = now && 'currentOddsMilli' in now ? now.currentOddsMilli : null;
      return { leg, state: result !== null ? 'settled' : oddsNow === null ? 'suspended' : 'open', result, odds, oddsNow };
    }),
    refusal: value.ok ? null : presentCashOutRejection(value.error, language),
    order: order ? presentOrder(order, row) : null,
    cover: presentCover(row),
  };
}
