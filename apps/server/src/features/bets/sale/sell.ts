import type { SaleValue } from '@touchline/betting/cash-out/price-sale';
import { decideSale, splitSale } from '@touchline/betting/cash-out/split-sale';
import { currencyByCode } from '@touchline/catalogue/currencies';
import type { SaleAnswer } from '@touchline/contract/sale';
import { formatMoney } from '@touchline/kernel/money';
import { roundHalfUp } from '@touchline/kernel/ratio';
import { postPayout } from '@touchline/ledger/postings';
import { Failure } from '#platform/failure';
import { type BetRow, runningStakeOf } from '../bet-row.ts';
import { type HeldBet, withHeldBet } from './held-bet.ts';
import { heldBalance, postHeld } from './post-held.ts';
import { relieveRisk } from './relieve.ts';
import { saleValue, taxedSale } from './running-bet.ts';
import { readAnswered, writeAnswered, writeStep } from './sale.store.ts';
import type { SaleDeps } from './sale-deps.ts';
import { endOrder } from './sale-order.store.ts';

/** A sale as the player wants it: the offer for the whole as seen, how much of the bet, and how much less would do. */
export interface WantedSale {
  readonly guid: string;
  readonly bodyHash: string;
  readonly seenOfferMinor: (scale: number) => bigint;
  readonly percent: number;
  readonly tolerancePercent: number;
}

export const scaleOf = (row: Pick<BetRow, 'currency'>): number => currencyByCode(row.currency)?.scale ?? 2;

/** What the bet is worth at this moment, under its lock. Throws Failure with the reason for which it has no price. */
export function requireValue({ doors }: Pick<SaleDeps, 'doors'>, { row, legs, closed }: HeldBet): SaleValue {
  const value = saleValue(doors.line, { row, legs }, closed);
  if (value.ok) return value.value;
  const { code, legs: about } = value.error;
  throw new Failure(code, about[0] === undefined ? {} : { leg: about[0] });
}

/** Throws Failure `sale_changed` with the offer of now where the value fell by more than the player agreed to. */
export function requireTolerated(row: BetRow, seenMinor: bigint, value: SaleValue, tolerancePercent: number): void {
  if (decideSale(seenMinor, value.offerMinor, tolerancePercent)) return;
  const accepted = { offer: formatMoney(value.offerMinor, scaleOf(row)), fair: formatMoney(value.fairMinor, scaleOf(row)) };
  throw new Failure('sale_changed', { accepted, args: accepted });
}

/** Sells so much of a held bet at its value: pays, ends the stake, and writes the step; everything in the caller's transaction. */
export async function sellHeld(
  held: HeldBet,
  value: SaleValue,
  percent: number,
  why: Readonly<Record<string, string | number>> = {},
): Promise<SaleAnswer> {
  const { client, row } = held;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const runningMinor = runningStakeOf(row);
  const { paidMinor: grossMinor, soldStakeMinor, keptStakeMinor } = splitSale(runningMinor, value.offerMinor, percent);
  // A part so small that it pays nothing or leaves nothing is no sale in part.
  if (grossMinor === 0n || soldStakeMinor === 0n) throw new Failure('sale_too_small');
  const whole = keptStakeMinor === 0n;
  const payout = taxedSale(row, soldStakeMinor, grossMinor);
  const owed = -heldBalance(held, 'player-debt');
  const posted = await postHeld(
    held,
    postPayout(
      { key: `bet-${row.id}-sale-${row.steps}`, playerId: row.playerId, currency: row.currency },
      { ...payout, paidMinor: payout.netMinor },
      owed,
      'sale',
      -heldBalance(held, 'player-advance'),
    ),
  );
  const part = (minor: bigint): bigint => (whole ? 0n : minor - roundHalfUp({ num: minor * soldStakeMinor, den: runningMinor }));
  const step = whole ? 'sold' : 'sold-part';
  await writeStep(
    client,
    row,
    {
      status: whole ? 'sold' : 'open',
      soldStakeMinor: row.soldStakeMinor + soldStakeMinor,
      soldMinor: row.soldMinor + (whole ? 0n : payout.netMinor),
      insuredMinor: part(row.insuredMinor),
      premiumMinor: part(row.premiumMinor),
      possibleMinor: whole ? row.possibleMinor : part(row.possibleMinor),
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
        soldStake: money(soldStakeMinor),
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
    soldStake: money(soldStakeMinor),
    keptStake: money(keptStakeMinor),
    balance: money(posted.balanceMinor),
    transaction: posted.transactionId.toString(),
  };
}

/**
 * Sells a running bet or part of it. The value is that of the moment at which the bet is locked; the same request gets its first answer
 * again. Throws Failure with the reason for which it is not sold.
 */
export async function sellBet(deps: SaleDeps, playerId: bigint, betId: bigint, wanted: WantedSale): Promise<SaleAnswer> {
  const { answer, relieved } = await withHeldBet(deps.platform.pool, playerId, betId, async (held) => {
    const { client, row, legs } = held;
    const before = await readAnswered<SaleAnswer>(client, playerId, wanted.guid, wanted.bodyHash);
    if (before === 'reused') throw new Failure('bet_guid_reused');
    if (before) return { answer: before, relieved: () => {} };
    const value = requireValue(deps, held);
    requireTolerated(row, wanted.seenOfferMinor(scaleOf(row)), value, wanted.tolerancePercent);
    const sold = await sellHeld(held, value, wanted.percent);
    await writeAnswered(client, { playerId, guid: wanted.guid, bodyHash: wanted.bodyHash, betId }, sold);
    return { answer: sold, relieved: () => relieveSold(deps, row, legs, wanted.percent) };
  });
  relieved();
  deps.platform.outbox.nudge();
  return answer;
}

/** The risk of what was sold is no longer there. */
export function relieveSold({ doors }: Pick<SaleDeps, 'doors'>, row: BetRow, legs: HeldBet['legs'], percent: number): void {
  const part = (minor: bigint): bigint => (minor * BigInt(percent)) / 100n;
  relieveRisk(doors, row, legs, part(runningStakeOf(row)), part(row.possibleMinor));
}
