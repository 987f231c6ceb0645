import type { TaxedPayout } from '@touchline/betting/tax/betting-tax';
import { type Account, accountKey, houseAccount, playerAccount } from '@touchline/ledger/account';
import { postRollback } from '@touchline/ledger/post-rollback';
import { postPayout } from '@touchline/ledger/postings';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { plainArray, textArray } from '../array-text.ts';
import type { BetRow } from '../bet-row.ts';

/**
 * The postings of one chunk of settlements. Balances are those of the locked accounts and move with every posting, so that several bets
 * of one player in a chunk see each other; everything is posted by one statement at the end.
 */
export interface ChunkLedger {
  /** Pays a return; the place of its transaction, null where nothing moves. */
  pay(row: BetRow, key: string, payout: TaxedPayout): number | null;
  /** Takes back what a transaction moved; what the player no longer has becomes a debt. */
  reverse(key: string, original: Transaction): number;
  /** What the player's side (main and debt) gained by the transaction at a place. */
  gainAt(place: number | null): bigint;
  /** Posts everything and gives the transactions' numbers by place. */
  post(): Promise<readonly bigint[]>;
  /** Player accounts that moved, with what they hold now. */
  moved(): readonly { readonly accountId: bigint; readonly account: Account; readonly balanceMinor: bigint }[];
}

interface AccountRow {
  readonly id: bigint;
  readonly kind: Account['kind'];
  readonly playerId: bigint | null;
  readonly currency: string;
  readonly balanceMinor: bigint;
}

/** Locks the accounts of the players, in the order of their ids. */
async function lockAccounts(client: pg.PoolClient, players: readonly bigint[]): Promise<AccountRow[]> {
  const { rows } = await client.query<AccountRow>({
    name: 'settle-lock-accounts',
    text: `select id, kind, player_id as "playerId", currency, balance_minor as "balanceMinor" from account
      where player_id = any ($1::bigint[]) order by id for update`,
    values: [plainArray(players)],
  });
  return rows;
}

export async function openChunkLedger(client: pg.PoolClient, players: readonly bigint[]): Promise<ChunkLedger> {
  const ids = new Map<string, bigint>();
  const balances = new Map<string, bigint>();
  for (const row of players.length === 0 ? [] : await lockAccounts(client, players)) {
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
    const { rows } = await (account.playerId === null
      ? client.query<{ id: bigint }>('select wallet_house($1, $2) as id', [account.kind, account.currency])
      : client.query<{ id: bigint }>('select wallet_player_account($1, $2, $3) as id', [account.playerId, account.kind, account.currency]));
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`account ${key} was not made`);
    ids.set(key, id);
    return id;
  }
  return {
    pay(row, key, payout) {
      const { playerId, currency } = row;
      const owed = -(balances.get(accountKey(playerAccount('player-debt', playerId, currency))) ?? 0n);
      const transaction = postPayout({ key, playerId, currency }, { ...payout, paidMinor: payout.netMinor }, owed);
      return transaction.entries.length === 0 ? null : add(transaction);
    },
    reverse: (key, original) => add(postRollback(original, key, (account) => balances.get(accountKey(account)) ?? 0n)),
    gainAt(place) {
      const entries = place === null ? [] : (transactions[place]?.entries ?? []);
      return entries.reduce((sum, { account, amountMinor }) => (account.playerId === null ? sum : sum + amountMinor), 0n);
    },
    async post() {
      if (transactions.length === 0) return [];
      const places: number[] = [];
      const accounts: bigint[] = [];
      const amounts: bigint[] = [];
      for (const [place, { entries }] of transactions.entries())
        for (const { account, amountMinor } of entries) {
          places.push(place + 1);
          accounts.push(ids.get(accountKey(account)) ?? (await idOf(account)));
          amounts.push(amountMinor);
        }
      const { rows } = await client.query<{ place: number; id: bigint }>({
        name: 'settle-post',
        text: 'select place, transaction_id as id from wallet_post($1::text[], $2::text[], $3::int[], $4::bigint[], $5::bigint[])',
        values: [
          textArray(transactions.map((t) => t.key)),
          textArray(transactions.map((t) => t.kind)),
          plainArray(places),
          plainArray(accounts),
          plainArray(amounts),
        ],
      });
      const made: bigint[] = [];
      for (const { place, id } of rows) made[place - 1] = id;
      return made;
    },
    moved: () => [...touched].map(([key, account]) => ({ accountId: ids.get(key) ?? 0n, account, balanceMinor: balances.get(key) ?? 0n })),
  };
}

/** The transactions of standing settlements, by number. */
export async function readTransactions(client: pg.PoolClient, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Transaction>> {
  const found = new Map<bigint, Transaction & { entries: { account: Account; amountMinor: bigint }[] }>();
  if (ids.length === 0) return found;
  const { rows } = await client.query<AccountRow & { transactionId: bigint; key: string; amountMinor: bigint }>(
    `select e.transaction_id as "transactionId", t.key, e.amount_minor as "amountMinor", a.kind, a.player_id as "playerId", a.currency
     from entry e join ledger_transaction t on t.id = e.transaction_id join account a on a.id = e.account_id
     where e.transaction_id = any ($1::bigint[]) order by e.transaction_id, a.id`,
    [ids],
  );
  for (const { transactionId, key, kind, playerId, currency, amountMinor } of rows) {
    const one = found.get(transactionId) ?? { key, kind: 'settlement' as const, entries: [] };
    const account =
      playerId === null ? houseAccount(kind as Parameters<typeof houseAccount>[0], currency) : ({ kind, playerId, currency } as Account);
    one.entries.push({ account, amountMinor });
    found.set(transactionId, one);
  }
  return found;
}
