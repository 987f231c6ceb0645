import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import { moneyText } from '@touchline/catalogue/money-text';
import { isDebtAccount } from '@touchline/ledger/account';
import type pg from 'pg';
import { readTransactions } from '#features/wallet';
import type { NewEvent } from '#platform/events/write-events';
import { betChangedEvent } from '../bet-changed-event.ts';
import { type BetLegRow, type BetRow, withPlaces } from '../bet-row.ts';
import { decideSettlement, type SettlementChange } from './decide-settlement.ts';
import type { MarketKey } from './fold-results.ts';
import { writeFreeBetReturns } from './free-bet-return.ts';
import {
  type BetUpdate,
  type LegUpdate,
  lockBets,
  readLegs,
  readNow,
  readVerdicts,
  type StepRow,
  writeSettlement,
} from './settle.store.ts';
import { readStaleLegs } from './settle-plain.store.ts';
import { settleSimpleBets } from './settle-simple-bets.ts';
import { openChunkLedger } from './settlement-postings.ts';
import { NO_VERDICT, racePriceOf, truthOf, type Verdict } from './verdict.ts';

export interface MarketAndMatchResolution {
  readonly market: Verdict;
  readonly match: Verdict;
  /** Grows with every change of either. */
  readonly revision: number;
}

export async function readMarketTruth(client: pg.PoolClient, { matchId, marketId }: MarketKey): Promise<MarketAndMatchResolution> {
  const verdicts = await readVerdicts(client, [
    { matchId, marketId },
    { matchId, marketId: 0 },
  ]);
  const of = (id: number) => verdicts.find((v) => v.marketId === id);
  return {
    market: of(marketId)?.verdict ?? NO_VERDICT,
    match: of(0)?.verdict ?? NO_VERDICT,
    revision: (of(marketId)?.revision ?? 0) + (of(0)?.revision ?? 0),
  };
}

/** The leg as the verdict has it now. */
function followVerdict(leg: BetLegRow & { readonly place: unknown }, placedAt: Date, truth: MarketAndMatchResolution): BetLegRow {
  // Paid early, it stays won (betting rules: a later result does not take back).
  if (leg.earlyAt !== null) return leg;
  const known = truthOf(truth.market, truth.match, Number(leg.selectionId), placedAt.getTime());
  return {
    ...leg,
    result: known ? formatLegResult(known.result) : null,
    resultVersion: known?.version ?? null,
    resultReceivedAt: known ? new Date(known.receivedAt) : null,
    ...racePriceOf(truth.match, Number(leg.selectionId), leg.odds, placedAt.getTime(), leg.place !== null),
  };
}

interface ChangedBet {
  readonly row: BetRow;
  readonly before: readonly BetLegRow[];
  readonly change: SettlementChange;
}

const stepLegs = (legs: readonly BetLegRow[]) =>
  legs
    .filter((leg) => leg.result !== null)
    .map((leg) => ({
      leg: leg.leg,
      result: leg.result,
      odds: leg.startingOdds ?? leg.odds,
      deduction: leg.deductionPercent,
      market: Number(leg.marketId),
      version: leg.resultVersion,
      receivedAt: leg.resultReceivedAt?.getTime() ?? null,
    }));

/** Moves the money of a chunk's changed bets and writes down what happened, inside the caller's transaction. */
async function writeChanges(client: pg.PoolClient, changed: readonly ChangedBet[], legs: readonly LegUpdate[]): Promise<void> {
  const at = await readNow(client);
  const moving = changed.filter(
    ({ row, change }) =>
      row.settleTransactionId !== null || (change.ending?.payout.netMinor ?? 0n) !== 0n || (change.ending?.payout.grossMinor ?? 0n) !== 0n,
  );
  const ledger = await openChunkLedger(client, [...new Set(moving.map(({ row }) => row.playerId))]);
  const originals = await readTransactions(
    client,
    changed.flatMap(({ row, change }) => (change.reverses && row.settleTransactionId !== null ? [row.settleTransactionId] : [])),
  );
  const written: {
    readonly bet: BetUpdate;
    readonly settlePlace: number | null;
    readonly steps: readonly StepRow[];
    readonly reversePlace: number | null;
  }[] = [];
  const events: NewEvent[] = [];
  for (const { row, before, change } of changed) {
    let seq = row.steps;
    const steps: StepRow[] = [];
    let reversePlace: number | null = null;
    if (change.reverses) {
      const original = row.settleTransactionId === null ? undefined : originals.get(row.settleTransactionId);
      const step = { betId: row.id, outcome: row.status, payoutTaxMinor: row.payoutTaxMinor ?? 0n, legs: stepLegs(before) };
      steps.push({
        ...step,
        seq: seq++,
        step: 'settled',
        at: row.settledAt ?? at,
        amountMinor: row.paidMinor ?? 0n,
        transactionId: row.settleTransactionId,
      });
      reversePlace = original ? ledger.reverse(`bet-${row.id}-reverse-${seq}`, original) : null;
      steps.push({ ...step, seq: seq++, step: 'reversed', at, amountMinor: ledger.gainAt(reversePlace), transactionId: null });
    }
    const { ending } = change;
    const settlePlace = ending && ledger.pay(row, `bet-${row.id}-settle-${seq}`, ending.payout);
    const after = { status: ending?.status ?? ('open' as const), paidMinor: ending?.payout.netMinor ?? null };
    written.push({
      bet: { id: row.id, ...after, payoutTaxMinor: ending?.payout.taxMinor ?? null, transactionId: null, steps: seq },
      settlePlace,
      steps,
      reversePlace,
    });
    const movedMinor = ledger.gainAt(reversePlace) + ledger.gainAt(settlePlace);
    const { cashedOutMinor } = row;
    events.push({
      playerId: row.playerId,
      event: betChangedEvent(row, ending ? 'settled' : 'taken-back', { ...after, cashedOutMinor }, movedMinor),
    });
  }
  const made = await ledger.post();
  const at_ = (place: number | null): bigint | null => (place === null ? null : (made[place] ?? null));
  for (const { accountId, account, balanceMinor } of ledger.moved()) {
    if (isDebtAccount(account.kind)) continue;
    const amount = moneyText(balanceMinor, account.currency);
    events.push({
      playerId: account.playerId,
      event: { kind: 'balance', accountId: accountId.toString(), amount, currency: account.currency },
    });
  }
  await writeSettlement(
    client,
    at,
    legs,
    written.map(({ bet, settlePlace }) => ({ ...bet, transactionId: at_(settlePlace) })),
    written.flatMap(({ steps, reversePlace }) =>
      steps.map((s) => (s.step === 'reversed' ? { ...s, transactionId: at_(reversePlace) } : s)),
    ),
    events,
  );
  await writeFreeBetReturns(
    client,
    changed.map(({ row, change }) => ({ row, status: change.ending?.status ?? 'open' })),
  );
}

/** Lets each bet follow the verdict by itself: combinations, reversals, cancellations, taxes, debts. */
async function settleOneByOne(
  client: pg.PoolClient,
  market: MarketKey,
  truth: MarketAndMatchResolution,
  betIds: readonly bigint[],
): Promise<void> {
  const rows = await lockBets(client, betIds);
  const legsByBet = await readLegs(client, betIds);
  const legUpdates: LegUpdate[] = [];
  const changed: ChangedBet[] = [];
  for (const row of rows) {
    const before = legsByBet.get(row.id) ?? [];
    const after = withPlaces(row, before).map((leg) => {
      if (Number(leg.matchId) !== market.matchId || Number(leg.marketId) !== market.marketId) return leg;
      const followed = followVerdict(leg, row.placedAt, truth);
      legUpdates.push({
        betId: row.id,
        leg: leg.leg,
        result: followed.result,
        verdict: truth.revision,
        version: followed.resultVersion,
        receivedAt: followed.resultReceivedAt,
        deductionPercent: followed.deductionPercent,
        startingOdds: followed.startingOdds,
      });
      return followed;
    });
    const change = decideSettlement(row, after);
    if (change) changed.push({ row, before, change });
  }
  await writeChanges(client, changed, legUpdates);
}

/** Lets bets follow their own legs as they are known already: after their stake was repaid, or they were made void for a reason of their own. */
export async function settleBets(client: pg.PoolClient, betIds: readonly bigint[]): Promise<void> {
  const rows = await lockBets(client, betIds);
  const legs = await readLegs(client, betIds);
  const changed = rows.flatMap((row): ChangedBet[] => {
    const before = legs.get(row.id) ?? [];
    const change = decideSettlement(row, before);
    return change ? [{ row, before, change }] : [];
  });
  if (changed.length > 0) await writeChanges(client, changed, []);
}

/** Whether legs may be left, and the bet behind which the next chunk goes on. */
export interface SettledChunk {
  readonly more: boolean;
  readonly last: bigint;
}

/**
 * Lets up to `most` legs of a market, of bets behind `after`, follow its verdict, in the caller's transaction. Doing it again changes
 * nothing: a leg remembers the revision it follows. Bets that the verdict alone decides and the others take a transaction each, since each
 * locks bets before accounts and accounts once, in their order.
 */
export async function settleChunk(
  client: pg.PoolClient,
  market: MarketKey,
  truth: MarketAndMatchResolution,
  after: bigint,
  max: number,
): Promise<SettledChunk> {
  const legs = await readStaleLegs(client, market, truth.revision, after, max);
  const { ended, others } = await settleSimpleBets(client, legs, truth);
  if (ended > 0 && others.length > 0) return { more: true, last: after };
  if (others.length > 0) await settleOneByOne(client, market, truth, [...new Set(others.map((leg) => leg.betId))]);
  return { more: legs.length === max, last: legs.at(-1)?.betId ?? after };
}
