import { writeLegResult } from '@touchline/betting/settlement/leg-result';
import { currencyByCode } from '@touchline/catalogue/currencies';
import type { PersonalNews } from '@touchline/contract/push';
import { formatMoney } from '@touchline/kernel/money';
import type pg from 'pg';
import type { BetLegRow, BetRow } from '../bet-row.ts';
import { openChunkLedger, readTransactions } from './chunk-ledger.ts';
import { decideSettlement, type SettlementChange } from './decide-settlement.ts';
import type { MarketKey } from './fold-results.ts';
import {
  type BetUpdate,
  type LegUpdate,
  type NewsRow,
  readLegs,
  readNow,
  readStaleBets,
  readVerdicts,
  type StepRow,
  writeSettlement,
} from './settle.store.ts';
import { NO_VERDICT, truthOf, type Verdict } from './verdict.ts';

export interface MarketTruth {
  readonly market: Verdict;
  readonly match: Verdict;
  /** Grows with every change of either. */
  readonly revision: number;
}

export async function readMarketTruth(client: pg.PoolClient, { matchId, marketId }: MarketKey): Promise<MarketTruth> {
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
function followVerdict(leg: BetLegRow, placedAt: Date, truth: MarketTruth): BetLegRow {
  const known = truthOf(truth.market, truth.match, Number(leg.selectionId), placedAt.getTime());
  return {
    ...leg,
    result: known ? writeLegResult(known.result) : null,
    resultVersion: known?.version ?? null,
    resultReceivedAt: known ? new Date(known.receivedAt) : null,
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
      odds: leg.odds,
      market: Number(leg.marketId),
      version: leg.resultVersion,
      receivedAt: leg.resultReceivedAt?.getTime() ?? null,
    }));

const betNews = (row: BetRow, status: string): NewsRow => ({
  subject: `news.player.${row.playerId}`,
  message: { kind: 'bet', betId: row.id.toString(), betGuid: row.guid, status } satisfies PersonalNews,
});

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
  for (const { row, before, change } of changed) {
    let n = row.steps;
    const steps: StepRow[] = [];
    let reversePlace: number | null = null;
    if (change.reverses) {
      const original = row.settleTransactionId === null ? undefined : originals.get(row.settleTransactionId);
      const step = { betId: row.id, outcome: row.status, payoutTaxMinor: row.payoutTaxMinor ?? 0n, legs: stepLegs(before) };
      steps.push({
        ...step,
        n: n++,
        step: 'settled',
        at: row.settledAt ?? at,
        amountMinor: row.paidMinor ?? 0n,
        transactionId: row.settleTransactionId,
      });
      reversePlace = original ? ledger.reverse(`bet-${row.id}-reverse-${n}`, original) : null;
      steps.push({ ...step, n: n++, step: 'reversed', at, amountMinor: ledger.gainAt(reversePlace), transactionId: null });
    }
    const { ending } = change;
    const settlePlace = ending && ledger.pay(row, `bet-${row.id}-settle-${n}`, ending.payout);
    written.push({
      bet: {
        id: row.id,
        status: ending?.status ?? 'open',
        paidMinor: ending?.payout.netMinor ?? null,
        payoutTaxMinor: ending?.payout.taxMinor ?? null,
        transactionId: null,
        steps: n,
      },
      settlePlace,
      steps,
      reversePlace,
    });
  }
  const made = await ledger.post();
  const at_ = (place: number | null): bigint | null => (place === null ? null : (made[place] ?? null));
  const news: NewsRow[] = changed.map(({ row, change }) => betNews(row, change.ending?.status ?? 'open'));
  for (const { accountId, account, balanceMinor } of ledger.moved()) {
    if (account.kind === 'player-debt') continue;
    const amount = formatMoney(balanceMinor, currencyByCode(account.currency)?.scale ?? 2);
    news.push({
      subject: `news.player.${account.playerId}`,
      message: { kind: 'balance', accountId: accountId.toString(), amount, currency: account.currency } satisfies PersonalNews,
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
    news,
  );
}

/**
 * Lets up to `most` bets of a market follow its verdict, in the caller's transaction. Returns how many it looked at; 0 = all follow.
 * Doing it again changes nothing: a leg remembers the revision it follows.
 */
export async function settleChunk(client: pg.PoolClient, market: MarketKey, truth: MarketTruth, most: number): Promise<number> {
  const rows = await readStaleBets(client, market, truth.revision, most);
  if (rows.length === 0) return 0;
  const legsByBet = await readLegs(
    client,
    rows.map((row) => row.id),
  );
  const legUpdates: LegUpdate[] = [];
  const changed: ChangedBet[] = [];
  for (const row of rows) {
    const before = legsByBet.get(row.id) ?? [];
    const after = before.map((leg) => {
      if (Number(leg.matchId) !== market.matchId || Number(leg.marketId) !== market.marketId) return leg;
      const followed = followVerdict(leg, row.placedAt, truth);
      legUpdates.push({
        betId: row.id,
        leg: leg.leg,
        result: followed.result,
        verdict: truth.revision,
        version: followed.resultVersion,
        receivedAt: followed.resultReceivedAt,
      });
      return followed;
    });
    const change = decideSettlement(row, after);
    if (change) changed.push({ row, before, change });
  }
  await writeChanges(client, changed, legUpdates);
  return rows.length;
}
