import type { TaxedPayout } from '@touchline/betting/tax/betting-tax';
import { type Account, accountKey, playerAccount } from '@touchline/ledger/account';
import { postReversal } from '@touchline/ledger/post-reversal';
import { postPayout } from '@touchline/ledger/postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { type BatchEntry, getOrCreateAccount, lockPlayerAccountsBatch, writePostings } from '#features/wallet';
import type { BetRow } from '../bet-row.ts';

/**
 * The postings of one chunk of settlements. Balances are those of the locked accounts and move with every posting, so that several bets
 * of one player in a chunk see each other; everything is posted by one statement at the end.
 */
export interface SettlementPostings {
  /** Pays a return; the place of its transaction, null where nothing moves. */
  pay(row: BetRow, key: string, payout: TaxedPayout & { readonly insurancePayoutMinor: bigint }): number | null;
  /** Takes back what a transaction moved; what the player no longer has becomes a debt. */
  reverse(key: string, original: Transaction): number;
  /** The gain of the player's side (main and debt) by the transaction at a place. */
  gainAt(place: number | null): bigint;
  /** Posts everything and gives the transactions' numbers by place. */
  post(): Promise<readonly bigint[]>;
  /** Player accounts that moved, with what they hold now. */
  moved(): readonly { readonly accountId: bigint; readonly account: Account; readonly balanceMinor: bigint }[];
}

export async function openChunkLedger(client: pg.PoolClient, players: readonly bigint[]): Promise<SettlementPostings> {
  const ids = new Map<string, bigint>();
  const balances = new Map<string, bigint>();
  for (const row of await lockPlayerAccountsBatch(client, players)) {
    const key = accountKey(row as Account);
    ids.set(key, row.id);
    balances.set(key, row.balanceMinor);
  }
  const transactions: Transaction[] = [];
  const touched = new Map<string, Account>();

  function add(transaction: Transaction): number {
    for (const { account, amountMinor } of transaction.entries) {
      const key = accountKey(account);
      balances.set(key, (balances.get(key) ?? 0n) + amountMinor);
      if (account.playerId !== null) touched.set(key, account);
    }
    return transactions.push(transaction) - 1;
  }
  async function idOf(account: Account): Promise<bigint> {
    const key = accountKey(account);
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = await getOrCreateAccount(client, account);
    ids.set(key, id);
    return id;
  }
  return {
    pay(row, key, payout) {
      const { playerId, currency } = row;
      const owed = (kind: 'player-debt' | 'player-advance') => -(balances.get(accountKey(playerAccount(kind, playerId, currency))) ?? 0n);
      const of = { key, playerId, currency };
      const paid = { ...payout, paidMinor: payout.netMinor };
      const transaction = postPayout(of, paid, owed('player-debt'), 'settlement', owed('player-advance'));
      return transaction.entries.length === 0 ? null : add(transaction);
    },
    reverse: (key, original) => add(postReversal(original, key, (account) => balances.get(accountKey(account)) ?? 0n)),
    gainAt(place) {
      const entries = place === null ? [] : (transactions[place]?.entries ?? []);
      return entries.reduce((sum, { account, amountMinor }) => (account.playerId === null ? sum : sum + amountMinor), 0n);
    },
    async post() {
      const entries: BatchEntry[] = [];
      for (const [place, transaction] of transactions.entries())
        for (const { account, amountMinor } of transaction.entries)
          entries.push({ place, accountId: ids.get(accountKey(account)) ?? (await idOf(account)), amountMinor });
      return writePostings(client, transactions, entries);
    },
    moved: () => [...touched].map(([key, account]) => ({ accountId: ids.get(key) ?? 0n, account, balanceMinor: balances.get(key) ?? 0n })),
  };
}
