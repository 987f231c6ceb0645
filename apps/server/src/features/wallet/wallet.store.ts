import type { Account, PlayerAccountKind } from '@touchline/ledger/account';
import type { Transaction } from '@touchline/ledger/transaction';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    account: {
      id: Generated<bigint>;
      player_id: bigint | null;
      kind: string;
      currency: string;
      balance_minor: Generated<bigint>;
      created_at: Generated<Date>;
    };
    ledger_transaction: { id: Generated<bigint>; key: string; kind: string; created_at: Generated<Date> };
    entry: { transaction_id: bigint; account_id: bigint; amount_minor: bigint };
    ledger_seal: { position: bigint; transaction_id: bigint; hash: string };
  }
}

/** A player's account as it stands. */
export interface PlayerAccountRow {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: PlayerAccountKind;
  readonly currency: string;
  readonly balanceMinor: bigint;
}

const row = (r: { id: bigint; player_id: bigint | null; kind: string; currency: string; balance_minor: bigint }): PlayerAccountRow => ({
  id: r.id,
  playerId: r.player_id ?? 0n,
  kind: r.kind as PlayerAccountKind,
  currency: r.currency,
  balanceMinor: r.balance_minor,
});

const COLUMNS = ['id', 'player_id', 'kind', 'currency', 'balance_minor'] as const;

export async function readPlayerAccounts(db: DbOrTrx, playerId: bigint): Promise<PlayerAccountRow[]> {
  return (await db.selectFrom('account').select(COLUMNS).where('player_id', '=', playerId).orderBy('id').execute()).map(row);
}

export async function readPlayerAccount(db: DbOrTrx, accountId: bigint): Promise<PlayerAccountRow | undefined> {
  const found = await db
    .selectFrom('account')
    .select(COLUMNS)
    .where('id', '=', accountId)
    .where('player_id', 'is not', null)
    .executeTakeFirst();
  return found && row(found);
}

/** Locks all accounts of a player, or those in a currency, until the transaction ends, in the order of their ids. */
export async function lockPlayerAccounts(trx: Trx, playerId: bigint, currency?: string): Promise<PlayerAccountRow[]> {
  const accounts = trx.selectFrom('account').select(COLUMNS).where('player_id', '=', playerId);
  const rows = await (currency === undefined ? accounts : accounts.where('currency', '=', currency)).orderBy('id').forUpdate().execute();
  return rows.map(row);
}

/** The account's number; the account is made if it is not there. */
export async function writeAccount(db: DbOrTrx, { kind, playerId, currency }: Account): Promise<bigint> {
  const made =
    playerId === null
      ? sql<{ id: bigint }>`select wallet_house(${kind}, ${currency}) as id`
      : sql<{ id: bigint }>`select wallet_player_account(${playerId}, ${kind}, ${currency}) as id`;
  const { rows } = await made.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`account ${kind} was not made`);
  return id;
}

/**
 * Posts a transaction of packages/ledger and gives its number. The caller holds the locks of the players' accounts. Throws a
 * database error: 23505 where the key was used, 23514 where an account is not covered.
 */
export async function writeTransaction(trx: Trx, transaction: Transaction): Promise<bigint> {
  const accounts: bigint[] = [];
  for (const { account } of transaction.entries) accounts.push(await writeAccount(trx, account));
  const amounts = transaction.entries.map((e) => e.amountMinor);
  const places = transaction.entries.map(() => 1);
  const { rows } = await sql<{
    transaction_id: bigint;
  }>`select transaction_id from wallet_post(${[transaction.key]}::text[], ${[transaction.kind]}::text[], ${places}::int[], ${accounts}::bigint[], ${amounts}::bigint[])`.execute(
    trx,
  );
  const id = rows[0]?.transaction_id;
  if (id === undefined) throw new Error(`transaction ${transaction.key} was not posted`);
  return id;
}

/** Whether a key was posted before. */
export async function readIsPosted(db: DbOrTrx, key: string): Promise<boolean> {
  return (await db.selectFrom('ledger_transaction').select('id').where('key', '=', key).executeTakeFirst()) !== undefined;
}
