import type { CashOutValue } from '@touchline/betting/cash-out/price-cash-out';
import type { TaxedPayout } from '@touchline/betting/tax/betting-tax';
import type { BetRequest } from '@touchline/contract/coupon/request';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { postPayout } from '@touchline/ledger/postings';
import { Failure } from '#platform/http/failure';
import { type BetRow, openStake, termsOf, withPlaces } from '../bet-row.ts';
import { readBet, writeStep } from '../cash-out/cash-out.store.ts';
import { requireTolerated, requireValue, scaleOf } from '../cash-out/cash-out.ts';
import { endOrder } from '../cash-out/cash-out-order.store.ts';
import { type LockedBet, withLockedBet } from '../cash-out/locked-bet.ts';
import { cashOutValue, taxedCashOut } from '../cash-out/open-bet.ts';
import type { OpenBetContext } from '../cash-out/open-bet-context.ts';
import { postForLockedBet } from '../cash-out/post-for-locked-bet.ts';
import { releaseExposure } from '../cash-out/release-exposure.ts';
import { decideWaited } from '../placement/decide-waited.ts';
import { placedFailure } from '../placement/live-delay-worker.ts';
import { readBetByGuid } from '../placement/pending-bet.store.ts';
import { writeBets } from '../placement/placement.store.ts';
import { hashBody, type Preparation, prepareBet } from '../placement/prepare-bet.ts';
import { type AnsweredBet, presentAnswer } from '../placement/present-answer.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { waitForLiveDelay } from './live-delay.ts';
import { writePredecessor } from './successor.store.ts';

/** A bet whose stake is the whole sale value of a running one. `wire.stakeText` is the offer as the player saw it. */
export interface SuccessorRequest {
  readonly betId: bigint;
  readonly wire: BetRequest;
  /** Of the offer. */
  readonly tolerancePercent: number;
  readonly step: 'edited' | 'power-bet';
}

/** A power bet's request is known by its body alone; an edit's by the bet that it edits as well. */
const requestHash = ({ step, betId, wire, tolerancePercent }: SuccessorRequest): string =>
  step === 'power-bet' ? hashBody(wire) : `${hashBody(wire)}.${betId}.${tolerancePercent}`;

/** The part of a value that becomes the stake. */
export const stakeOf = (row: BetRow, value: CashOutValue): TaxedPayout => taxedCashOut(row, openStake(row), value.offerMinor);

/** The successor as placing would take it at a stake. Throws Failure with the first reason for which it would not. */
export async function prepareSuccessor(
  { ports }: Pick<OpenBetContext, 'ports'>,
  row: BetRow,
  wire: BetRequest,
  stakeMinor: bigint,
): Promise<Preparation> {
  const player = await ports.players.readBettingPlayer(row.playerId, row.accountId);
  const funded: BetRequest = {
    ...wire,
    stakeText: formatMoney(stakeMinor, scaleOf(row)),
    // The value is staked whole or not at all.
    stakeCutApproved: false,
    accountId: Number(row.accountId),
    cashedOutBetId: undefined,
  };
  return prepareBet(ports, row.playerId, player, funded);
}

function seenOffer(row: BetRow, wire: BetRequest): bigint {
  const amount = parseMoney(wire.stakeText, scaleOf(row));
  if (!amount.ok) throw new Failure('amount_format', { fields: { summ: ['the offer, with the decimals of the currency'] } });
  return amount.value;
}

/** A successor cannot be undone: its predecessor is gone. */
const answerOf = (bet: AnsweredBet): BetPlacementResponse => ({ ...presentAnswer(bet), undoUntil: null });

async function replay(
  { platform: { pool } }: OpenBetContext,
  playerId: bigint,
  wanted: SuccessorRequest,
): Promise<BetPlacementResponse | undefined> {
  const row = await readBetByGuid(pool, playerId, wanted.wire.betGuid);
  if (!row) return undefined;
  if (row.bodyHash !== requestHash(wanted)) throw new Failure('bet_guid_reused');
  const legs = (await readLegs(pool, [row.id])).get(row.id) ?? [];
  return answerOf({ ...row, betId: row.id, decidesAt: null, funding: termsOf(row).funding.source, legs: withPlaces(row, legs) });
}

/** Live legs wait for their market's delay before anything is cashed out, so that a rejection leaves the bet as it was. */
async function waitOut(deps: OpenBetContext, playerId: bigint, { betId, wire }: SuccessorRequest): Promise<void> {
  const row = await readBet(deps.platform.pool, playerId, betId);
  if (!row) throw new Failure('bet_unknown');
  const legs = (await readLegs(deps.platform.pool, [betId])).get(betId) ?? [];
  const value = cashOutValue(deps.ports.line, { row, legs });
  if (!value.ok) throw new Failure(value.error.code);
  const { bet, delayMs } = await prepareSuccessor(deps, row, wire, stakeOf(row, value.value).netMinor);
  if (delayMs > 0) decideWaited(deps.ports, bet, await waitForLiveDelay(deps.ports, bet, delayMs));
}

/** Sells a held bet whole and places its successor with the value, in the transaction that holds it. */
async function exchange(
  deps: OpenBetContext,
  held: LockedBet,
  wanted: SuccessorRequest,
): Promise<{ readonly bet: Preparation['bet']; readonly answer: BetPlacementResponse }> {
  const { client, row } = held;
  const money = (minor: bigint): string => formatMoney(minor, scaleOf(row));
  const value = requireValue(deps, held);
  requireTolerated(row, seenOffer(row, wanted.wire), value, wanted.tolerancePercent);
  const payout = stakeOf(row, value);
  const prepared = await prepareSuccessor(deps, row, wanted.wire, payout.netMinor);
  const bet = { ...prepared.bet, bodyHash: requestHash(wanted) };
  // The value goes through the main account and leaves it at once: it repays no debt, since it never reaches the player.
  const sold = await postForLockedBet(
    held,
    postPayout(
      { key: `bet-${row.id}-sale-${row.steps}`, playerId: row.playerId, currency: row.currency },
      { ...payout, paidMinor: payout.netMinor },
      0n,
      'sale',
    ),
  );
  const [placed] = await writeBets(client, [{ bet, waited: false }]);
  if (placed?.code !== 'accepted' || placed.betId === null)
    throw placedFailure(placed ?? { code: 'conflict', balanceMinor: null }, row.currency);
  await writePredecessor(client, placed.betId, row.id);
  await writeStep(
    client,
    row,
    {
      status: 'sold',
      cashedOutStakeMinor: row.cashedOutStakeMinor + openStake(row),
      cashedOutMinor: row.cashedOutMinor,
      insuredMinor: 0n,
      premiumMinor: 0n,
      potentialReturnMinor: row.potentialReturnMinor,
      successorId: placed.betId,
      paidMinor: payout.netMinor,
      payoutTaxMinor: payout.taxMinor,
      settleTransactionId: sold.transactionId,
    },
    {
      step: wanted.step,
      amountMinor: payout.netMinor,
      payoutTaxMinor: payout.taxMinor,
      transactionId: sold.transactionId,
      terms: {
        percent: 100,
        fair: money(value.fairMinor),
        offer: money(value.offerMinor),
        gross: money(payout.grossMinor),
        soldStake: money(openStake(row)),
        keptStake: money(0n),
        openLegs: value.openLegs,
        successor: placed.betId.toString(),
      },
    },
  );
  await endOrder(client, row.id, 'ended');
  const answered = { betId: placed.betId, placedAt: placed.placedAt, decidesAt: null, balanceMinor: placed.balanceMinor ?? 0n };
  return { bet, answer: answerOf({ ...bet, ...answered, funding: bet.funding.source }) };
}

/**
 * Puts a bet in the place of another: the sale value of the one becomes the stake of the other in one transaction, so that there is
 * always exactly one of them. Idempotent by the successor's guid. Throws Failure with the first reason for which nothing was changed.
 */
export async function placeReplacement(deps: OpenBetContext, playerId: bigint, wanted: SuccessorRequest): Promise<BetPlacementResponse> {
  const first = await replay(deps, playerId, wanted);
  if (first) return first;
  await waitOut(deps, playerId, wanted);
  const done = await withLockedBet(deps.platform.pool, playerId, wanted.betId, async (held) => {
    const { row, legs } = held;
    // The same request may have gone through while this one waited for the bet.
    if (row.successorId !== null) return undefined;
    const made = await exchange(deps, held, wanted);
    return { ...made, row, legs };
  });
  if (!done) return (await replay(deps, playerId, wanted)) ?? Promise.reject(new Failure('bet_not_running'));
  const { bet, answer, row, legs } = done;
  releaseExposure(deps.ports, row, legs, openStake(row), row.potentialReturnMinor);
  deps.ports.risk.reserve(
    bet.legs.map(({ matchId, selectionId, live }) => ({ matchId, selectionId, live })),
    bet.stakeMinor,
    bet.potentialReturnMinor,
    bet.currency,
  );
  deps.platform.events.nudge();
  return answer;
}
