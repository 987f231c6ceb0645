import { collapseBuilderLegs, collapseResults } from '@touchline/betting/builder/collapse-bet';
import { insurancePayout } from '@touchline/betting/cash-out/insurance-payout';
import type { PlaceFraction } from '@touchline/betting/coupon/bet';
import { legPayoutRatio } from '@touchline/betting/coupon/leg-payout-ratio';
import { legMultiplier, parseLegResult, VOID } from '@touchline/betting/settlement/leg-result';
import { settleBet } from '@touchline/betting/settlement/settle-bet';
import { formatRatio } from '@touchline/betting/settlement/settlement-trail';
import { NO_TAX, taxPayout } from '@touchline/betting/tax/betting-tax';
import { moneyText } from '@touchline/catalogue/money-text';
import type { BetStatus, ReceiptStep } from '@touchline/contract/bets/calls';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatOdds } from '@touchline/kernel/odds';
import type { Ratio } from '@touchline/kernel/ratio';
import { type BetLegRow, type BetRow, betOf, taxOf, termsOf } from '../bet-row.ts';
import { taxedStakeOf } from '../settlement/decide-settlement.ts';
import { explainEvent, rowBefore, termsOfEvent } from './bet-event-history.ts';
import type { HistoryStep } from './history.store.ts';

/** A leg of a step, as bet_event stores it and as the legs in force give it. */
interface StepLeg {
  readonly leg: number;
  readonly result: string;
  readonly odds: number;
  /** Rule 4, percent; absent in steps written before there was any. */
  readonly deduction?: number;
  readonly market: number;
  readonly version: number | null;
  readonly receivedAt: number | null;
}

/** "1.85" where three decimals say it exactly, the fraction otherwise. */
function ratioText({ num, den }: Ratio): string {
  const milli = num * 1000n;
  return milli % den === 0n ? formatOdds(Number(milli / den)) : formatRatio({ num, den });
}

const presentLeg = (leg: StepLeg, place: PlaceFraction | null): ReceiptStep['legs'][number] => ({
  leg: leg.leg,
  result: leg.result,
  odds: leg.odds,
  multiplier: ratioText(legMultiplier({ odds: leg.odds, place, deductionPercent: leg.deduction ?? 0 }, parseLegResult(leg.result))),
  message:
    leg.version === null || leg.receivedAt === null
      ? null
      : { market: leg.market, version: leg.version, certainty: 'confirmed', receivedAt: leg.receivedAt },
});

/** "10.00 × 1.85 × 2.10 = 38.85" where the bet is one line, "10.00 × 151/40 = 37.75" otherwise; taxes stand in a second equation. */
function arithmetic(
  row: BetRow,
  legs: readonly BetLegRow[],
  results: ReadonlyMap<number, string>,
  money: (minor: bigint) => string,
): string {
  const bet = betOf(row, legs);
  const known = legs.map(({ leg }) => {
    const result = results.get(leg);
    return result === undefined ? undefined : parseLegResult(result);
  });
  const settled = settleBet(bet, known);
  if (!settled) return '';
  const oneLine = bet.shape.kind === 'single' || bet.shape.kind === 'express';
  // The selections of a bet builder are one factor: what they pay together.
  const counted = collapseBuilderLegs(bet).legs;
  const ended = collapseResults(bet, known);
  const factors =
    oneLine && results.size === legs.length
      ? counted.map((leg, i) => ratioText(legMultiplier(leg, ended[i] ?? VOID)))
      : [ratioText(settled.multiplier)];
  const gross = `${[money(bet.stakeMinor), ...factors].join(' × ')} = ${money(settled.returnMinor)}`;
  const { taxMinor, refundedTaxMinor, netMinor } = taxPayout(taxedStakeOf(row), settled, taxOf(row) ?? NO_TAX);
  const insurancePayoutMinor = insurancePayout(row, settled.outcome);
  const cover =
    insurancePayoutMinor === 0n ? '' : `; ${money(netMinor)} + ${money(insurancePayoutMinor)} = ${money(netMinor + insurancePayoutMinor)}`;
  if (taxMinor === 0n && refundedTaxMinor === 0n) return gross + cover;
  const less = taxMinor === 0n ? '' : ` − ${money(taxMinor)}`;
  const back = refundedTaxMinor === 0n ? '' : ` + ${money(refundedTaxMinor)}`;
  return `${gross}; ${money(settled.returnMinor)}${less}${back} = ${money(netMinor)}${cover}`;
}

/** Legs with the deductions and starting prices that a step of the past knew. */
const legsAsThen = (legs: readonly BetLegRow[], own: readonly StepLeg[]): BetLegRow[] =>
  legs.map((leg) => {
    const then = own.find((one) => one.leg === leg.leg);
    return { ...leg, deductionPercent: then?.deduction ?? 0, startingOdds: then && then.odds !== leg.odds ? then.odds : null };
  });

const legsInForce = (legs: readonly BetLegRow[]): StepLeg[] =>
  legs.flatMap((leg) =>
    leg.result === null
      ? []
      : [
          {
            leg: leg.leg,
            result: leg.result,
            odds: leg.startingOdds ?? leg.odds,
            deduction: leg.deductionPercent,
            market: Number(leg.marketId),
            version: leg.resultVersion,
            receivedAt: leg.resultReceivedAt?.getTime() ?? null,
          },
        ],
  );

/** Every step of a bet's life, oldest first: what was placed, what was reversed, and the settlement in force. */
export function presentReceipt(row: BetRow, legs: readonly BetLegRow[], steps: readonly HistoryStep[], language: Language): ReceiptStep[] {
  const money = (minor: bigint): string => moneyText(minor, row.currency);
  const rounding =
    findText(language, 'receipt.rounding', { unit: money(1n) }) ?? findText(language, 'coupon.rounding', { unit: money(1n) }) ?? '';
  const { places } = termsOf(row);
  const present = (leg: StepLeg): ReceiptStep['legs'][number] => presentLeg(leg, places[leg.leg] ?? null);
  const deductions = (own: readonly StepLeg[]): string[] =>
    own.flatMap(({ leg, deduction = 0 }) =>
      deduction === 0 ? [] : [findText(language, 'receipt.rule-four', { leg: leg + 1, percent: deduction }) ?? ''],
    );
  /** Legs that were paid at another price than was taken. */
  const bestOdds = (own: readonly StepLeg[]): string[] =>
    own.flatMap(({ leg, odds, result }) => {
      const taken = legs.find((one) => one.leg === leg)?.odds;
      if (taken === undefined || taken === odds || result === 'lose' || result === 'void') return [];
      return [findText(language, 'receipt.best-odds', { leg: leg + 1, odds: formatOdds(odds), taken: formatOdds(taken) }) ?? ''];
    });
  const placed: ReceiptStep = {
    step: 'placed',
    at: row.placedAt.getTime(),
    amount: money(-row.stakeMinor),
    outcome: null,
    transaction: row.stakeTransactionId.toString(),
    arithmetic:
      row.stakeTaxMinor === 0n
        ? ''
        : `${money(row.stakeMinor)} − ${money(row.stakeTaxMinor)} = ${money(row.stakeMinor - row.stakeTaxMinor)}`,
    rule: '',
    stakeTax: money(row.stakeTaxMinor),
    payoutTax: money(0n),
    legs: legs.map(({ leg, odds }) => ({
      leg,
      result: '',
      odds,
      multiplier: ratioText(legPayoutRatio({ odds, place: places[leg] ?? null })),
      message: null,
    })),
  };
  const past = steps.map((step): ReceiptStep => {
    const own = step.legs as readonly StepLeg[];
    const settles = step.step === 'settled' || step.step === 'reversed';
    return {
      ...(settles ? {} : { terms: termsOfEvent(step) }),
      step: step.step,
      at: step.at.getTime(),
      amount: money(step.amountMinor),
      outcome: step.outcome as BetStatus,
      transaction: step.transactionId?.toString() ?? null,
      arithmetic:
        step.step === 'settled'
          ? arithmetic(rowBefore(row, steps, step.seq), legsAsThen(legs, own), new Map(own.map((l) => [l.leg, l.result])), money)
          : '',
      rule: step.step === 'settled' ? [...bestOdds(own), ...deductions(own), rounding].join(' ') : '',
      ...(settles ? {} : explainEvent(step, money, language)),
      stakeTax: money(0n),
      payoutTax: money(step.payoutTaxMinor),
      legs: own.map(present),
    };
  });
  // A sale of the whole is the last step by itself.
  if (row.status === 'open' || row.status === 'sold' || row.settledAt === null) return [placed, ...past];
  const now = legsInForce(legs);
  const settled: ReceiptStep = {
    step: 'settled',
    at: row.settledAt.getTime(),
    amount: money(row.paidMinor ?? 0n),
    outcome: row.status,
    transaction: row.settleTransactionId?.toString() ?? null,
    arithmetic: arithmetic(row, legs, new Map(now.map((l) => [l.leg, l.result])), money),
    rule: [...bestOdds(now), ...deductions(now), rounding].join(' '),
    stakeTax: money(0n),
    payoutTax: money(row.payoutTaxMinor ?? 0n),
    legs: now.map(present),
  };
  return [placed, ...past, settled];
}
