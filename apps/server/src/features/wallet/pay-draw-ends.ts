import { accountKey, playerAccount } from '@touchline/ledger/account';
import { type DrawAccountKind, postDrawRefund, postDrawReturn } from '@touchline/ledger/draw-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import type { NewEvent } from '#platform/events/write-events';
import type { DrawRound } from './draw-stake.ts';
import { postBatch } from './post-batch.ts';
import { accountOf, type LockedAccount, lockPlayerAccountsBatch } from './posting-batch.store.ts';

/** The end of a stake in a draw of a lottery or a game of bingo. */
export interface DrawEnd extends DrawRound {
  readonly status: 'won' | 'lost' | 'returned';
  /** Minor units of the player's currency. */
  readonly paidMinor: bigint;
  /** The same in the pools' currency. */
  readonly paidBaseMinor: bigint;
}

/** The amount that reached the player's own account, and what it holds then. */
interface MovedMoney {
  readonly gainMinor: bigint;
  readonly balanceMinor: bigint;
}

/** An end as it was paid. */
export interface PaidEnd {
  /** Null where it paid nothing. */
  readonly transactionId: bigint | null;
  /** The news of what it returned, for the books: the caller writes it with its own. */
  readonly event: NewEvent;
}

/**
 * Pays the ends of stakes that the house's account `pool` holds, inside the caller's transaction, and gives what was paid in their order. Throws the
 * database's 55P03 where somebody else holds an account for too long, and where an end has been posted before.
 */
export async function payDrawEnds<End extends DrawEnd>(
  client: pg.PoolClient,
  pool: DrawAccountKind,
  ends: readonly End[],
): Promise<readonly (End & PaidEnd)[]> {
  const owed = ends.filter(({ paidMinor }) => paidMinor > 0n);
  const accounts = await lockPlayerAccountsBatch(client, [...new Set(owed.map(({ playerId }) => playerId))]);
  const balances = new Map(accounts.map((account) => [accountKey(accountOf(account)), account.balanceMinor]));
  const posted = owed.map((end) => post(pool, end, balances));
  const ids = await postBatch(
    client,
    posted.map(({ transaction }) => transaction),
    accounts,
  );
  const places = new Map(owed.map((end, i) => [end, i]));
  return ends.map((end) => {
    const place = places.get(end) ?? -1;
    return { ...end, transactionId: ids[place] ?? null, event: returnedEvent(end, posted[place]?.moved) };
  });
}

function returnedEvent(
  { source, round, playerId, accountId, currency, status, paidMinor }: DrawEnd,
  moved: MovedMoney | undefined,
): NewEvent {
  const of = {
    source,
    round,
    currency,
    movedMinor: String(moved?.gainMinor ?? 0n),
    ...(moved && { held: { accountId: String(accountId), balanceMinor: String(moved.balanceMinor) } }),
  };
  const event =
    status === 'returned'
      ? ({ kind: 'round-taken-back', ...of, taken: 'debit', amountMinor: String(paidMinor) } as const)
      : ({ kind: 'round-returned', ...of, returnMinor: String(paidMinor), jackpotMinor: '0', closed: true } as const);
  return { playerId, event };
}

/** The posting of an end. The balances follow, so that the player's next one finds repaid what this one repays. */
function post(
  pool: DrawAccountKind,
  { name, playerId, currency, status, paidMinor, paidBaseMinor }: DrawEnd,
  balances: Map<string, LockedAccount['balanceMinor']>,
): { readonly transaction: Transaction; readonly moved: MovedMoney } {
  const of = { key: `${name}-${status === 'returned' ? 'refund' : 'return'}`, playerId, currency };
  const paid = { minor: paidMinor, baseMinor: paidBaseMinor };
  const owedOf = (kind: 'player-debt' | 'player-advance'): bigint =>
    -(balances.get(accountKey(playerAccount(kind, playerId, currency))) ?? 0n);
  const transaction =
    status === 'returned'
      ? postDrawRefund(of, pool, paid)
      : postDrawReturn(of, pool, paid, { debtMinor: owedOf('player-debt'), advanceMinor: owedOf('player-advance') });
  const main = accountKey(playerAccount('player-main', playerId, currency));
  const beforeMinor = balances.get(main) ?? 0n;
  for (const { account, amountMinor } of transaction.entries) {
    const key = accountKey(account);
    balances.set(key, (balances.get(key) ?? 0n) + amountMinor);
  }
  const balanceMinor = balances.get(main) ?? 0n;
  return { transaction, moved: { gainMinor: balanceMinor - beforeMinor, balanceMinor } };
}
