import type { OpenLeg } from '@touchline/betting/cash-out/fold-open-bet';
import { type CashOutValue, priceCashOut } from '@touchline/betting/cash-out/price-cash-out';
import { type InsuranceRejection, priceInsurance } from '@touchline/betting/cash-out/price-insurance';
import type { Bet } from '@touchline/betting/coupon/bet';
import { parseLegResult } from '@touchline/betting/settlement/leg-result';
import { NO_TAX, type TaxedPayout, taxPayout } from '@touchline/betting/tax/betting-tax';
import type { CashOutRejectionCode, InsuranceRejectionCode } from '@touchline/contract/cash-out/enums';
import type { MilliOdds } from '@touchline/kernel/odds';
import { err, ok, type Result } from '@touchline/kernel/result';
import { type BetLegRow, type BetRow, betOf, openStake, taxOf, termsOf } from '../bet-row.ts';
import type { MarketData } from '../ports.ts';

/** The house's margin on buying a bet back: two percent for each open leg and once more. */
export const CASH_OUT_MARGIN_PERMILLE = 20;

/** A rejection as callers get it, with the legs that it is about. */
export interface CashOutRejection<C extends string> {
  readonly code: C;
  readonly legs: readonly number[];
}

export interface OpenBet {
  readonly row: BetRow;
  readonly legs: readonly BetLegRow[];
}

const CODES = {
  'sale-kind': 'sale_kind',
  'sale-lost': 'sale_lost',
  'sale-decided': 'sale_decided',
  'sale-suspended': 'sale_suspended',
  'insurance-kind': 'insurance_kind',
} as const satisfies Record<InsuranceRejection['code'], InsuranceRejectionCode>;

/** The legs as they stand in this process's book. Whatever cannot be bet on now has no price. */
export function runningLegs(line: Pick<MarketData, 'readQuote'>, legs: readonly BetLegRow[]): OpenLeg[] {
  return legs.map((leg): OpenLeg => {
    if (leg.result !== null) return { result: parseLegResult(leg.result) };
    const quote = line.readQuote(Number(leg.matchId), Number(leg.selectionId));
    return { currentOddsMilli: quote?.marketStatus === 'open' && quote.odds > 0 ? quote.odds : null };
  });
}

/** The state of a running bet in the process's book. */
export type RunningBook = Pick<MarketData, 'readQuote' | 'isFeedDown' | 'priceOpenPicks'>;

/** For each combination of a bet the joint price now of its selections that are still open; null where a leg of it has none. */
export function combinationOdds(
  line: RunningBook,
  bet: Bet,
  legs: readonly BetLegRow[],
  running: readonly OpenLeg[],
): (MilliOdds | null)[] {
  return (bet.combinations ?? []).map((combination) => {
    const open = combination.legs.flatMap((leg) => (legs[leg] && legs[leg].result === null ? [{ row: legs[leg], now: running[leg] }] : []));
    const [first] = open;
    if (!first || open.some(({ now }) => !now || 'result' in now || now.currentOddsMilli === null)) return null;
    return line.priceOpenPicks(
      Number(first.row.matchId),
      open.map(({ row }) => Number(row.selectionId)),
    );
  });
}

const isOwnMoney = (row: BetRow): boolean => {
  const { source } = termsOf(row).funding;
  return source === 'balance' || source === 'bid';
};

/** The bet's value now, or why it has no price. `closed`: legs whose result is known, though the bet does not follow it yet. */
export function cashOutValue(
  line: RunningBook,
  { row, legs }: OpenBet,
  closed: readonly number[] = [],
): Result<CashOutValue, CashOutRejection<CashOutRejectionCode>> {
  if (row.status !== 'open') return err({ code: 'bet_not_running', legs: [] });
  // A stake that is lent or was given has no value of its own to buy back, and a bet that is being undone no future.
  if (row.held || row.voidReason !== null || !isOwnMoney(row)) return err({ code: 'sale_kind', legs: [] });
  if (line.isFeedDown()) return err({ code: 'feed_down', legs: [] });
  const bet = betOf(row, legs);
  const running = runningLegs(line, legs);
  const value = priceCashOut(bet, running, CASH_OUT_MARGIN_PERMILLE, combinationOdds(line, bet, legs, running));
  if (!value.ok) {
    const { error } = value;
    return err({ code: CODES[error.code], legs: error.code === 'sale-suspended' ? error.legs : [] });
  }
  if (closed.length > 0) return err({ code: 'sale_suspended', legs: closed });
  return value.value.offerMinor > 0n ? value : err({ code: 'sale_too_small', legs: [] });
}

/** The price of insuring so much of the running stake now, or why it cannot be insured. */
export function premiumOf(
  line: RunningBook,
  bet: OpenBet,
  insuredMinor: bigint,
  closed: readonly number[] = [],
): Result<bigint, CashOutRejection<InsuranceRejectionCode>> {
  const value = cashOutValue(line, bet, closed);
  if (!value.ok) return value;
  if (insuredMinor <= 0n) return err({ code: 'insurance_full', legs: [] });
  const priced = betOf(bet.row, bet.legs);
  const running = runningLegs(line, bet.legs);
  const joint = combinationOdds(line, priced, bet.legs, running);
  const premium = priceInsurance(priced, running, insuredMinor, CASH_OUT_MARGIN_PERMILLE, joint);
  return premium.ok ? ok(premium.value) : err({ code: CODES[premium.error.code], legs: [] });
}

/** The part of the running stake that is not insured yet. */
export const insurableOf = (row: BetRow): bigint => openStake(row) - row.insuredMinor;

/** A sale is taxed as the payout of the stake that it ends. */
export function taxedCashOut(row: BetRow, cashedOutStakeMinor: bigint, grossMinor: bigint): TaxedPayout {
  return taxPayout(
    { grossStakeMinor: cashedOutStakeMinor, taxMinor: 0n, netStakeMinor: cashedOutStakeMinor },
    { outcome: 'won', returnMinor: grossMinor, multiplier: { num: grossMinor, den: cashedOutStakeMinor > 0n ? cashedOutStakeMinor : 1n } },
    taxOf(row) ?? NO_TAX,
  );
}
