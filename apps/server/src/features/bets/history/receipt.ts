import { legMultiplier, readLegResult } from '@touchline/betting/settlement/leg-result';
import { settleBet } from '@touchline/betting/settlement/settle-bet';
import { writeRatio } from '@touchline/betting/settlement/settlement-trail';
import { currencyByCode } from '@touchline/catalogue/currencies';
import type { BetStatus, ReceiptStep } from '@touchline/contract/bets';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { formatMoney } from '@touchline/kernel/money';
import { formatOdds } from '@touchline/kernel/odds';
import type { Ratio } from '@touchline/kernel/ratio';
import { type BetLegRow, type BetRow, betOf } from '../bet-row.ts';
import type { StepRow } from '../settlement/settle.store.ts';

/** A leg of a step, as bet_step stores it and as the legs in force give it. */
interface StepLeg {
  readonly leg: number;
  readonly result: string;
  readonly odds: number;
  readonly market: number;
  readonly version: number | null;
  readonly receivedAt: number | null;
}

/** "1.85" where three decimals say it exactly, the fraction otherwise. */
function ratioText({ num, den }: Ratio): string {
  const milli = num * 1000n;
  return milli % den === 0n ? formatOdds(Number(milli / den)) : writeRatio({ num, den });
}

const presentLeg = (leg: StepLeg): ReceiptStep['legs'][number] => ({
  leg: leg.leg,
  result: leg.result,
  odds: leg.odds,
  multiplier: ratioText(legMultiplier(leg.odds, readLegResult(leg.result))),
  message:
    leg.version === null || leg.receivedAt === null
      ? null
      : { market: leg.market, version: leg.version, certainty: 'confirmed', receivedAt: leg.receivedAt },
});

/** "10.00 × 1.85 × 2.10 = 38.85" where the bet is one line, "10.00 × 151/40 = 37.75" otherwise. */
function arithmetic(
  row: BetRow,
  legs: readonly BetLegRow[],
  results: ReadonlyMap<number, string>,
  money: (minor: bigint) => string,
): string {
  const bet = betOf(row, legs);
  const settled = settleBet(
    bet,
    legs.map(({ leg }) => {
      const result = results.get(leg);
      return result === undefined ? undefined : readLegResult(result);
    }),
  );
  if (!settled) return '';
  const oneLine = bet.shape.kind === 'single' || bet.shape.kind === 'express';
  const factors =
    oneLine && results.size === legs.length
      ? legs.map(({ leg, odds }) => ratioText(legMultiplier(odds, readLegResult(results.get(leg) ?? 'void'))))
      : [ratioText(settled.multiplier)];
  return `${[money(bet.stakeMinor), ...factors].join(' × ')} = ${money(settled.returnMinor)}`;
}

const legsInForce = (legs: readonly BetLegRow[]): StepLeg[] =>
  legs.flatMap((leg) =>
    leg.result === null
      ? []
      : [
          {
            leg: leg.leg,
            result: leg.result,
            odds: leg.odds,
            market: Number(leg.marketId),
            version: leg.resultVersion,
            receivedAt: leg.resultReceivedAt?.getTime() ?? null,
          },
        ],
  );

/** Every step of a bet's life, oldest first: what was placed, what was reversed, and the settlement in force. */
export function presentReceipt(row: BetRow, legs: readonly BetLegRow[], steps: readonly StepRow[], language: Language): ReceiptStep[] {
  const money = (minor: bigint): string => formatMoney(minor, currencyByCode(row.currency)?.scale ?? 2);
  const rounding =
    findText(language, 'receipt.rounding', { unit: money(1n) }) ?? findText(language, 'coupon.rounding', { unit: money(1n) }) ?? '';
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
    legs: legs.map(({ leg, odds }) => ({ leg, result: '', odds, multiplier: formatOdds(odds), message: null })),
  };
  const past = steps.map((step): ReceiptStep => {
    const own = step.legs as readonly StepLeg[];
    return {
      step: step.step,
      at: step.at.getTime(),
      amount: money(step.amountMinor),
      outcome: step.outcome as BetStatus,
      transaction: step.transactionId?.toString() ?? null,
      arithmetic: step.step === 'settled' ? arithmetic(row, legs, new Map(own.map((l) => [l.leg, l.result])), money) : '',
      rule: step.step === 'settled' ? rounding : '',
      stakeTax: money(0n),
      payoutTax: money(step.payoutTaxMinor),
      legs: own.map(presentLeg),
    };
  });
  if (row.status === 'open' || row.settledAt === null) return [placed, ...past];
  const now = legsInForce(legs);
  const settled: ReceiptStep = {
    step: 'settled',
    at: row.settledAt.getTime(),
    amount: money(row.paidMinor ?? 0n),
    outcome: row.status,
    transaction: row.settleTransactionId?.toString() ?? null,
    arithmetic: arithmetic(row, legs, new Map(now.map((l) => [l.leg, l.result])), money),
    rule: rounding,
    stakeTax: money(0n),
    payoutTax: money(row.payoutTaxMinor ?? 0n),
    legs: now.map(presentLeg),
  };
  return [placed, ...past, settled];
}
