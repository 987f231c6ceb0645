import type { SaleOrderView, SaleQuote } from '@touchline/contract/sale';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import { type BetRow, runningStakeOf } from '../bet-row.ts';
import type { LineDoor } from '../doors.ts';
import { type Refused, type RunningBet, runningLegs, SALE_VIG_PERMILLE, saleValue, taxedSale } from './running-bet.ts';
import type { SaleOrder } from './sale-order.store.ts';
import { scaleOf } from './sell.ts';

/** A refusal with its sentence. */
export function presentRefused<C extends string>(
  { code, legs }: Refused<C>,
  language: Language,
): { code: C; message: string; legs: number[] } {
  return { code, message: findText(language, `error.${code}`) ?? code, legs: [...legs] };
}

export function presentOrder(order: SaleOrder, row: Pick<BetRow, 'currency'>): SaleOrderView {
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
export function presentSale(
  line: Pick<LineDoor, 'readQuote' | 'isSilent'>,
  bet: RunningBet,
  order: SaleOrder | undefined,
  language: Language,
): SaleQuote {
  const { row, legs } = bet;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const value = saleValue(line, bet);
  const running = runningLegs(line, legs);
  const taxed = value.ok ? taxedSale(row, runningStakeOf(row), value.value.offerMinor) : null;
  return {
    betId: row.id.toString(),
    status: row.status,
    currency: row.currency,
    runningStake: money(row.status === 'open' ? runningStakeOf(row) : 0n),
    fair: value.ok ? money(value.value.fairMinor) : null,
    offer: value.ok ? money(value.value.offerMinor) : null,
    payoutTax: taxed && money(taxed.taxMinor),
    paid: taxed && money(taxed.netMinor),
    marginPermille: SALE_VIG_PERMILLE,
    openLegs: legs.filter((leg) => leg.result === null).length,
    legs: legs.map(({ leg, odds, result }, i) => {
      const now = running[i];
      const oddsNow = now && 'currentMilli' in now ? now.currentMilli : null;
      return { leg, state: result !== null ? 'settled' : oddsNow === null ? 'suspended' : 'open', result, odds, oddsNow };
    }),
    refusal: value.ok ? null : presentRefused(value.error, language),
    order: order ? presentOrder(order, row) : null,
    cover: presentCover(row),
  };
}
