import type { Account } from '@touchline/ledger/account';
import type { Transaction } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { prepared } from '#platform/db/prepared';

/** Many postings at once inside another feature's transaction: settlement moves thousands of bets in one. */

export interface LockedAccount {
  readonly id: bigint;
  readonly kind: Account['kind'];
  readonly playerId: bigint | null;
  readonly currency: string;
  /** Of a bonus; null of every other account. */
  readonly grantId: bigint | null;
  readonly balanceMinor: bigint;
}

/** One movement by numbers: `place` is the transaction's in its batch, from 0. */
export interface BatchEntry {
  readonly place: number;
  readonly accountId: bigint;
  readonly amountMinor: bigint;
}

/** The account that a row of `ledger_account` is. */
export const accountOf = ({ kind, playerId, currency, grantId }: Omit<LockedAccount, 'id' | 'balanceMinor'>): Account =>
  ({ kind, playerId, currency, ...(grantId === null ? {} : { grantId }) }) as Account;

/** Lock timeout of a transaction that already holds many players' accounts: meanwhile none of those players can bet. */
const MAX_WAIT_MS = 250;

/**
 * All accounts of the players, locked until the transaction ends, in the order of their ids. Throws the database's 55P03 where one is held by
 * somebody else for too long: a quarter of a second where several players would have to wait along.
 */
export async function lockPlayerAccountsBatch(client: Pick<pg.PoolClient, 'query'>, players: readonly bigint[]): Promise<LockedAccount[]> {
  if (players.length === 0) return [];
  if (players.length > 1) await client.query(`set local lock_timeout = ${MAX_WAIT_MS}`);
  const { rows } = await client.query<LockedAccount>({
    name: 'wallet-lock-accounts-of',
    text: `select id, kind, player_id as "playerId", currency, grant_id as "grantId", balance_minor as "balanceMinor" from ledger_account
      where player_id = any ($1::bigint[]) order by id for update`,
    values: [`{${players.join(',')}}`],
  });
  return rows;
}

/** The account's number; the account is made if it is not there. The house's are those of a brand: the first one's where none is named. */
export async function getOrCreateAccount(
  client: Pick<pg.PoolClient, 'query'>,
  { kind, playerId, currency, grantId }: Account,
  brandId = 1,
): Promise<bigint> {
  const { rows } = await (playerId === null
    ? client.query<{ id: bigint }>(prepared('select ledger_house_account($1, $2, $3) as id', [kind, currency, brandId]))
    : client.query<{ id: bigint }>(
        prepared('select wallet_player_account($1, $2, $3, $4) as id', [playerId, kind, currency, grantId ?? null]),
      ));
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`account ${kind} was not made`);
  return id;
}

/** The same of many accounts at once, in their order. */
async function getOrCreateAccounts(client: Pick<pg.PoolClient, 'query'>, accounts: readonly Account[]): Promise<readonly bigint[]> {
  const { rows } = await client.query<{ id: bigint }>(
    prepared(
      `select case when a.player_id is null then ledger_house_account(a.kind, a.currency)
         else wallet_player_account(a.player_id, a.kind, a.currency, a.grant_id) end as id
       from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) with ordinality a (kind, currency, player_id, grant_id, place) order by place`,
      [
        accounts.map(({ kind }) => kind),
        accounts.map(({ currency }) => currency),
        accounts.map(({ playerId }) => playerId),
        accounts.map(({ grantId }) => grantId ?? null),
      ],
    ),
  );
  return rows.map(({ id }) => id);
}

/**
 * Posts transactions of one kind each and gives their numbers by place. The caller holds the locks of the players' accounts. Throws a
 * database error: 23505 where a key was used, 23514 where an account is not covered or a transaction does not sum to 0.
 */
export async function writePostings(
  client: Pick<pg.PoolClient, 'query'>,
  transactions: readonly Pick<Transaction, 'key' | 'kind'>[],
  entries: readonly BatchEntry[],
): Promise<readonly bigint[]> {
  if (transactions.length === 0) return [];
  const { rows } = await client.query<{ ids: string }>({
    name: 'wallet-post-batch',
    text: `select string_agg(transaction_id::text, ',' order by place) as ids
      from ledger_post($1::text[], $2::text[], $3::int[], $4::bigint[], $5::bigint[])`,
    values: [
      // Keys and kinds are words of ours, without anything that an array's text form would have to escape.
      `{${transactions.map((t) => t.key).join(',')}}`,
      `{${transactions.map((t) => t.kind).join(',')}}`,
      `{${entries.map((e) => e.place + 1).join(',')}}`,
      `{${entries.map((e) => e.accountId).join(',')}}`,
      `{${entries.map((e) => e.amountMinor).join(',')}}`,
    ],
  });
  return (rows[0]?.ids ?? '').split(',').map(BigInt);
}

/** Posted transactions, by number. */
export async function readTransactions(
  client: Pick<pg.PoolClient, 'query'>,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Transaction>> {
  const found = new Map<bigint, Transaction & { entries: { account: Account; amountMinor: bigint }[] }>();
  if (ids.length === 0) return found;
  const { rows } = await client.query<Omit<LockedAccount, 'id'> & { transactionId: bigint; key: string; amountMinor: bigint }>(
    `select e.transaction_id as "transactionId", t.idempotency_key as key, e.amount_minor as "amountMinor", a.kind, a.player_id as "playerId", a.currency, a.grant_id as "grantId"
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join ledger_account a on a.id = e.account_id
     where e.transaction_id = any ($1::bigint[]) order by e.transaction_id, a.id`,
    [ids],
  );
  for (const { transactionId, key, amountMinor, ...row } of rows) {
    const one = found.get(transactionId) ?? { key, kind: 'settlement' as const, entries: [] };
    const account = accountOf(row);
    one.entries.push({ account, amountMinor });
    found.set(transactionId, one);
  }
  return found;
}

/** The debt of a player on one of the accounts that are below 0 or nothing. Minor units, not negative. */
export async function readOwedMinor(
  on: pg.Pool | pg.PoolClient,
  playerId: bigint,
  kind: 'player-debt' | 'player-advance',
  currency: string,
): Promise<bigint> {
  const { rows } = await on.query<{ owed: bigint }>(
    'select -balance_minor as owed from ledger_account where player_id = $1 and kind = $2 and currency = $3',
    [playerId, kind, currency],
  );
  return rows[0]?.owed ?? 0n;
}

/** The same of many players at once, by "player currency"; who owes nothing is missing. */
export async function readOwed(
  on: pg.Pool,
  players: readonly bigint[],
  kind: 'player-debt' | 'player-advance',
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await on.query<{ playerId: bigint; currency: string; owed: bigint }>(
    `select player_id as "playerId", currency, -balance_minor as owed from ledger_account
     where player_id = any ($1::bigint[]) and kind = $2 and balance_minor < 0`,
    [`{${players.join(',')}}`, kind],
  );
  return new Map(rows.map(({ playerId, currency, owed }) => [`${playerId} ${currency}`, owed]));
}

/**
 * Posts one transaction; accounts that are not there are made. Gives its number. The caller holds the locks of the players' accounts. Throws a
 * database error: 23505 where the key was used, 23514 where an account is not covered.
 */
export async function postTransaction(client: Pick<pg.PoolClient, 'query'>, transaction: Transaction): Promise<bigint> {
  const accounts = await getOrCreateAccounts(
    client,
    transaction.entries.map(({ account }) => account),
  );
  const entries = transaction.entries.map(({ amountMinor }, n) => ({ place: 0, accountId: accounts[n] as bigint, amountMinor }));
  const [id] = await writePostings(client, [transaction], entries);
  if (id === undefined) throw new Error(`transaction ${transaction.key} was not posted`);
  return id;
}
