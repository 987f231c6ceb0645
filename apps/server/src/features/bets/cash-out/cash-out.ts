import type { CashOutValue } from '@touchline/betting/cash-out/price-cash-out';
import { isCashOutAccepted, splitCashOut } from '@touchline/betting/cash-out/split-cash-out';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { CashOutResponse } from '@touchline/contract/cash-out/calls';
import { formatMoney } from '@touchline/kernel/money';
import { roundHalfUp } from '@touchline/kernel/ratio';
import { postPayout } from '@touchline/ledger/postings';
import { Failure } from '#platform/http/failure';
import { type BetRow, openStake } from '../bet-row.ts';
import { readStoredReply, writeAnswered, writeStep } from './cash-out.store.ts';
import { endOrder } from './cash-out-order.store.ts';
import { type LockedBet, withLockedBet } from './locked-bet.ts';
import { cashOutValue, taxedCashOut } from './open-bet.ts';
import type { OpenBetContext } from './open-bet-context.ts';
import { lockedBalance, postForLockedBet } from './post-for-locked-bet.ts';
import { releaseExposure } from './release-exposure.ts';

/** A sale as the player wants it: the offer for the whole as seen, how much of the bet, and how much less would do. */
export interface CashOutRequest {
  readonly guid: string;
  readonly bodyHash: string;
  readonly seenOfferMinor: (scale: number) => bigint;
  readonly percent: number;
  readonly tolerancePercent: number;
}

export const scaleOf = (row: Pick<BetRow, 'currency'>): number => currencyByCode(row.currency)?.scale ?? 2;

/** The bet's value at this moment, under its lock. Throws Failure with the reason for which it has no price. */
export function requireValue({ ports }: Pick<OpenBetContext, 'ports'>, { row, legs, closed }: LockedBet): CashOutValue {
  const value = cashOutValue(ports.line, { row, legs }, closed);
  if (value.ok) return value.value;
  const { code, legs: about } = value.error;
  throw new Failure(code, about[0] === undefined ? {} : { leg: about[0] });
}

/** Throws Failure `sale_changed` with the offer of now where the value fell by more than the player agreed to. */
export function requireTolerated(row: BetRow, seenMinor: bigint, value: CashOutValue, tolerancePercent: number): void {
  if (isCashOutAccepted(seenMinor, value.offerMinor, tolerancePercent)) return;
  const accepted = { offer: formatMoney(value.offerMinor, scaleOf(row)), fair: formatMoney(value.fairMinor, scaleOf(row)) };
  throw new Failure('sale_changed', { accepted, args: accepted });
}

/** Sells so much of a held bet at its value: pays, ends the stake, and writes the step; everything in the caller's transaction. */
export async function cashOutLockedBet(
  held: LockedBet,
  value: CashOutValue,
  percent: number,
  why: Readonly<Record<string, string | number>> = {},
): Promise<CashOutResponse> {
  const { client, row } = held;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const runningMinor = openStake(row);
  const { paidMinor: grossMinor, cashedOutStakeMinor, keptStakeMinor } = splitCashOut(runningMinor, value.offerMinor, percent);
  // A part so small that it pays nothing or leaves nothing is no sale in part.
  if (grossMinor === 0n || cashedOutStakeMinor === 0n) throw new Failure('sale_too_small');
  const whole = keptStakeMinor === 0n;
  const payout = taxedCashOut(row, cashedOutStakeMinor, grossMinor);
  const owed = -lockedBalance(held, 'player-debt');
  const posted = await postForLockedBet(
    held,
    postPayout(
      { key: `bet-${row.id}-sale-${row.steps}`, playerId: row.playerId, currency: row.currency },
      { ...payout, paidMinor: payout.netMinor },
      owed,
      'sale',
      -lockedBalance(held, 'player-advance'),
    ),
  );
  const part = (minor: bigint): bigint => (whole ? 0n : minor - roundHalfUp({ num: minor * cashedOutStakeMinor, den: runningMinor }));
  const step = whole ? 'sold' : 'sold-part';
  await writeStep(
    client,
    row,
    {
      status: whole ? 'sold' : 'open',
      cashedOutStakeMinor: row.cashedOutStakeMinor + cashedOutStakeMinor,
      cashedOutMinor: row.cashedOutMinor + (whole ? 0n : payout.netMinor),
      insuredMinor: part(row.insuredMinor),
      premiumMinor: part(row.premiumMinor),
      potentialReturnMinor: whole ? row.potentialReturnMinor : part(row.potentialReturnMinor),
      successorId: row.successorId,
      paidMinor: whole ? payout.netMinor : null,
      payoutTaxMinor: whole ? payout.taxMinor : null,
      settleTransactionId: whole ? posted.transactionId : null,
    },
    {
      step,
      amountMinor: payout.netMinor,
      payoutTaxMinor: payout.taxMinor,
      transactionId: posted.transactionId,
      terms: {
        percent,
        fair: money(value.fairMinor),
        offer: money(value.offerMinor),
        gross: money(grossMinor),
        soldStake: money(cashedOutStakeMinor),
        keptStake: money(keptStakeMinor),
        openLegs: value.openLegs,
        ...why,
      },
    },
  );
  if (whole) await endOrder(client, row.id, 'ended');
  return {
    betId: row.id.toString(),
    step,
    status: whole ? 'sold' : 'open',
    currency: row.currency,
    percent,
    fair: money(value.fairMinor),
    offer: money(value.offerMinor),
    payoutTax: money(payout.taxMinor),
    paid: money(payout.netMinor),
    soldStake: money(cashedOutStakeMinor),
    keptStake: money(keptStakeMinor),
    balance: money(posted.balanceMinor),
    transaction: posted.transactionId.toString(),
  };
}

/**
 * Sells a running bet or part of it. The value is that of the moment at which the bet is locked; the same request gets its first answer
 * again. Throws Failure with the reason for which it is not sold.
 */
export async function cashOutBet(deps: OpenBetContext, playerId: bigint, betId: bigint, wanted: CashOutRequest): Promise<CashOutResponse> {
  const { answer, relieved } = await withLockedBet(deps.platform.pool, playerId, betId, async (held) => {
    const { client, row, legs } = held;
    const before = await readStoredReply<CashOutResponse>(client, playerId, wanted.guid, wanted.bodyHash);
    if (before === 'reused') throw new Failure('bet_guid_reused');
    if (before) return { answer: before, relieved: () => {} };
    const value = requireValue(deps, held);
    requireTolerated(row, wanted.seenOfferMinor(scaleOf(row)), value, wanted.tolerancePercent);
    const sold = await cashOutLockedBet(held, value, wanted.percent);
    await writeAnswered(client, { playerId, guid: wanted.guid, bodyHash: wanted.bodyHash, betId }, sold);
    return { answer: sold, relieved: () => releaseCashedOutExposure(deps, row, legs, wanted.percent) };
  });
  relieved();
  deps.platform.events.nudge();
  return answer;
}

/** The risk of what was sold is no longer there. */
export function releaseCashedOutExposure(
  { ports }: Pick<OpenBetContext, 'ports'>,
  row: BetRow,
  legs: LockedBet['legs'],
  percent: number,
): void {
  const part = (minor: bigint): bigint => (minor * BigInt(percent)) / 100n;
  releaseExposure(ports, row, legs, part(openStake(row)), part(row.potentialReturnMinor));
}
