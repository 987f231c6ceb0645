// Most bets of a market end by its verdict alone: singles, and accumulators that it loses. They are settled by the same engine as all
// others, but without being read one by one: equal bets end equally, and a chunk of them moves in a handful of statements.
import { settleBet } from '@touchline/betting/settlement/settle-bet';
import { NO_TAX, taxPayout } from '@touchline/betting/tax/betting-tax';
import { moneyText } from '@touchline/catalogue/money-text';
import { type Account, isDebtAccount } from '@touchline/ledger/account';
import { postPayout } from '@touchline/ledger/postings';
import type pg from 'pg';
import { type BatchEntry, getOrCreateAccount, lockPlayerAccountsBatch, writePostings } from '#features/wallet';
import type { NewEvent } from '#platform/events/write-events';
import { statusOf } from '../bet-row.ts';
import { lockOpenBets, type SimpleBetOutcome, type StaleLeg, writePlainEndings } from './settle-plain.store.ts';
import { hasCancellation, hasRaceTerms, type LegTruth, truthOf, type Verdict } from './verdict.ts';

interface Truth {
  readonly market: Verdict;
  readonly match: Verdict;
  readonly revision: number;
}
type PlainLeg = StaleLeg & { readonly plain: NonNullable<StaleLeg['plain']> };

/** How all equal bets end: what they pay, and the entries of their transaction. */
interface SimpleSettlement {
  readonly truth: LegTruth;
  readonly status: SimpleBetOutcome['status'];
  readonly paidMinor: bigint;
  readonly entries: readonly { readonly house: Account | null; readonly amountMinor: bigint }[];
}

const LOST_WITH_ANOTHER_OPEN = [{ kind: 'lose' }, undefined] as const;

/** Null where the verdict alone does not decide. */
function settleSimpleBet({ plain, selectionId, odds }: PlainLeg, { market, match }: Truth): SimpleSettlement | null {
  const truth = truthOf(market, match, selectionId, 0);
  if (!truth || (plain.kind === 'express' && truth.result.kind !== 'lose')) return null;
  const { stakeMinor, currency } = plain;
  const settled =
    plain.kind === 'single'
      ? settleBet({ stakeMinor, shape: { kind: 'single' }, legs: [{ odds }] }, [truth.result])
      : settleBet({ stakeMinor, shape: { kind: 'express' }, legs: [{ odds }, { odds }] }, LOST_WITH_ANOTHER_OPEN);
  if (!settled) return null;
  const payout = taxPayout({ grossStakeMinor: stakeMinor, taxMinor: 0n, netStakeMinor: stakeMinor }, settled, NO_TAX);
  const { entries } = postPayout({ key: '', playerId: 0n, currency }, { ...payout, paidMinor: payout.netMinor });
  return {
    truth,
    status: statusOf(settled.outcome),
    paidMinor: payout.netMinor,
    entries: entries.map(({ account, amountMinor }) => ({ house: account.playerId === null ? account : null, amountMinor })),
  };
}

/** One decision for all equal bets. */
function createSettlementCache(truth: Truth): (leg: PlainLeg) => SimpleSettlement | null {
  const known = new Map<string, SimpleSettlement | null>();
  return (leg) => {
    const key = `${leg.plain.kind} ${leg.selectionId} ${leg.odds} ${leg.plain.stakeMinor} ${leg.plain.currency}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const ending = settleSimpleBet(leg, truth);
    known.set(key, ending);
    return ending;
  };
}

interface Ended {
  readonly leg: PlainLeg;
  readonly ending: SimpleSettlement;
}

/** Pays the winners and gives the ledger's numbers by bet; players' balances are locked by the caller. */
async function payWinners(client: pg.PoolClient, winners: readonly Ended[]): Promise<ReadonlyMap<bigint, bigint>> {
  const houses = new Map<string, bigint>();
  const entries: BatchEntry[] = [];
  for (const [place, { leg, ending }] of winners.entries())
    for (const { house, amountMinor } of ending.entries) {
      let accountId = leg.plain.accountId;
      if (house) {
        const key = `${house.kind} ${house.currency}`;
        accountId = houses.get(key) ?? (await getOrCreateAccount(client, house));
        houses.set(key, accountId);
      }
      entries.push({ place, accountId, amountMinor });
    }
  const numbers = await writePostings(
    client,
    winners.map(({ leg }) => ({ key: `bet-${leg.betId}-settle-0`, kind: 'settlement' })),
    entries,
  );
  return new Map(winners.map(({ leg }, place) => [leg.betId, numbers[place] ?? 0n]));
}

function balanceEvents(winners: readonly Ended[], before: ReadonlyMap<bigint, bigint>): NewEvent[] {
  const held = new Map<bigint, { readonly leg: PlainLeg; readonly minor: bigint }>();
  for (const { leg, ending } of winners) {
    const { accountId } = leg.plain;
    held.set(accountId, { leg, minor: (held.get(accountId)?.minor ?? before.get(accountId) ?? 0n) + ending.paidMinor });
  }
  return [...held].map(([accountId, { leg, minor }]) => {
    const { playerId, currency } = leg.plain;
    const amount = moneyText(minor, currency);
    return { playerId, event: { kind: 'balance', accountId: accountId.toString(), amount, currency } };
  });
}

export interface SettledPlain {
  readonly ended: number;
  /** Legs whose bets have to be looked at one by one. */
  readonly others: readonly StaleLeg[];
}

/** Takes what the verdict decides out of the legs, accumulators only where they are still open under lock. */
async function decidePlain(client: pg.PoolClient, legs: readonly StaleLeg[], truth: Truth): Promise<readonly Ended[]> {
  // Whether a cancellation covers a bet, or Rule 4 and the starting price change it, depends on when and at which price it was placed.
  if (hasCancellation(truth.market) || hasCancellation(truth.match) || hasRaceTerms(truth.match)) return [];
  const endingOf = createSettlementCache(truth);
  const decided: Ended[] = [];
  for (const leg of legs) {
    const ending = leg.plain && endingOf(leg as PlainLeg);
    if (ending) decided.push({ leg: leg as PlainLeg, ending });
  }
  // A single belongs to this market, whose row in the queue is locked; an accumulator may be ended by another market at this moment.
  const shared = decided.filter(({ leg }) => leg.plain.kind === 'express').map(({ leg }) => leg.betId);
  const open = new Set(await lockOpenBets(client, shared));
  return decided.filter(({ leg }) => leg.plain.kind === 'single' || open.has(leg.betId));
}

/**
 * Settles those of the legs' bets that the verdict alone decides, in the caller's transaction. Bets of players with a debt are left to the
 * general path, because each return says how much of the debt it repays.
 */
export async function settleSimpleBets(client: pg.PoolClient, legs: readonly StaleLeg[], truth: Truth): Promise<SettledPlain> {
  const decided = await decidePlain(client, legs, truth);
  const payees = new Set(decided.filter(({ ending }) => ending.entries.length > 0).map(({ leg }) => leg.plain.playerId));
  const accounts = await lockPlayerAccountsBatch(client, [...payees]);
  const debtors = new Set(accounts.filter((a) => isDebtAccount(a.kind) && a.balanceMinor < 0n).map((a) => a.playerId));
  const ended = decided.filter(({ leg, ending }) => ending.entries.length === 0 || !debtors.has(leg.plain.playerId));
  const done = new Set(ended.map(({ leg }) => leg));
  const others = legs.filter((leg) => !done.has(leg as PlainLeg));
  if (ended.length === 0) return { ended: 0, others };
  const winners = ended.filter(({ ending }) => ending.entries.length > 0);
  const transactions = await payWinners(client, winners);
  await writePlainEndings(
    client,
    truth.revision,
    ended.map(({ leg, ending }) => ({
      betId: leg.betId,
      leg: leg.leg,
      truth: ending.truth,
      status: ending.status,
      paidMinor: ending.paidMinor,
      transactionId: transactions.get(leg.betId) ?? null,
    })),
    balanceEvents(winners, new Map(accounts.map((a) => [a.id, a.balanceMinor]))),
  );
  return { ended: ended.length, others };
}
