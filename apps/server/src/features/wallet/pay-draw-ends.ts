import { accountKey, playerAccount } from '@touchline/ledger/account';
import { type DrawAccountKind, postDrawRefund, postDrawReturn } from '@touchline/ledger/draw-postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { postBatch } from './post-batch.ts';
import { accountOf, type LockedAccount, lockPlayerAccountsBatch } from './posting-batch.store.ts';

/** The end of a stake in a draw of a lottery or a game of bingo. */
export interface DrawEnd {
  /** Names the stake for ever, as in `lottery-12`: its end is posted once. */
  readonly name: string;
  readonly playerId: bigint;
  readonly currency: string;
  readonly status: 'won' | 'lost' | 'returned';
  /** Minor units of the player's currency. */
  readonly paidMinor: bigint;
  /** The same in the pools' currency. */
  readonly paidBaseMinor: bigint;
}

/** The amount that reached the player's own account, and what it holds then. */
export interface MovedMoney {
  readonly gainMinor: bigint;
  readonly balanceMinor: bigint;
}

/** An end as it was paid; both are null where it paid nothing. */
export interface PaidEnd {
  readonly transactionId: bigint | null;
  readonly moved: MovedMoney | null;
}

const NOTHING: PaidEnd = { transactionId: null, moved: null };

/**
 * Pays the ends of stakes that the house's account `pool` holds, inside the caller's transaction, and gives what was paid in their order. Throws the
 * database's 55P03 where somebody else holds an account for too long, and where an end has been posted before.
 */
export async function payDrawEnds(client: pg.PoolClient, pool: DrawAccountKind, ends: readonly DrawEnd[]): Promise<readonly PaidEnd[]> {
  const owed = ends.filter(({ paidMinor }) => paidMinor > 0n);
  const accounts = await lockPlayerAccountsBatch(client, [...new Set(owed.map(({ playerId }) => playerId))]);
  const balances = new Map(accounts.map((account) => [accountKey(accountOf(account)), account.balanceMinor]));
  const posted = owed.map((end) => post(pool, end, balances));
  const ids = await postBatch(
    client,
    posted.map(({ transaction }) => transaction),
    accounts,
  );
  const paid = new Map(owed.map((end, i) => [end, { transactionId: ids[i] ?? null, moved: posted[i]?.moved ?? null }]));
  return ends.map((end) => paid.get(end) ?? NOTHING);
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
