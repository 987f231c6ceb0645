import { createHash } from 'node:crypto';
import type { Account, AccountKind } from '@touchline/ledger/account';
import { type ChainedTransaction, chainHash, GENESIS_HASH } from '@touchline/ledger/hash-chain';
import type { TransactionKind } from '@touchline/ledger/transaction';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { accountOf } from './posting-batch.store.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A link of the chain. */
export interface Seal {
  readonly position: bigint;
  readonly transactionId: bigint;
  readonly hash: string;
}

type Unsealed = Omit<ChainedTransaction, 'hash'>;

interface EntryRow {
  id: bigint;
  key: string;
  kind: string;
  at: bigint;
  account_kind: string;
  player_id: bigint | null;
  currency: string;
  grant_id: bigint | null;
  amount_minor: bigint;
}

/** Transactions with their entries, in the order in which `ids` names them. */
export async function readTransactions(on: Queryable, ids: readonly bigint[]): Promise<Unsealed[]> {
  const { rows } = await on.query<EntryRow>(
    `select t.id, t.idempotency_key as key, t.kind, (extract(epoch from t.created_at) * 1000)::bigint as at,
           a.kind as account_kind, a.player_id, a.currency, a.grant_id, e.amount_minor
    from unnest($1::bigint[]) with ordinality w (id, n)
    join ledger_transaction t on t.id = w.id
    join ledger_entry e on e.transaction_id = t.id
    join ledger_account a on a.id = e.account_id
    order by w.n, a.id`,
    [ids],
  );
  const found = new Map<
    bigint,
    { id: bigint; at: number; key: string; kind: TransactionKind; entries: { account: Account; amountMinor: bigint }[] }
  >();
  for (const r of rows) {
    const transaction = found.get(r.id) ?? { id: r.id, at: Number(r.at), key: r.key, kind: r.kind as TransactionKind, entries: [] };
    const account = accountOf({ kind: r.account_kind as AccountKind, playerId: r.player_id, currency: r.currency, grantId: r.grant_id });
    transaction.entries.push({ account, amountMinor: r.amount_minor });
    found.set(r.id, transaction);
  }
  return [...found.values()];
}

const BATCH = 1_000;
/** Ids are assigned before their transactions commit; one this far behind the newest can no longer be in progress. */
const LOOK_BACK = 100_000;

/** Adds links for transactions that have none yet; one process at a time. Returns how many. */
export async function sealLedger(pool: pg.Pool, whole: boolean): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows: lock } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock(hashtext('ledger_hash_chain')) as mine");
    if (!lock[0]?.mine) return 0;
    const { rows: lasts } = await client.query<Seal>(
      'select position, transaction_id as "transactionId", hash from ledger_hash_chain order by position desc limit 1',
    );
    const last = lasts[0];
    const floor = whole || !last ? 0n : last.transactionId - BigInt(LOOK_BACK);
    const { rows } = await client.query<{ id: bigint }>(
      `select t.id from ledger_transaction t
       where t.id > $1 and not exists (select 1 from ledger_hash_chain s where s.transaction_id = t.id)
       order by t.id limit $2`,
      [floor, BATCH],
    );
    let position = last?.position ?? 0n;
    let hash = last?.hash ?? GENESIS_HASH;
    const links: Seal[] = [];
    for (const transaction of await readTransactions(
      client,
      rows.map((r) => r.id),
    )) {
      position += 1n;
      hash = chainHash(hash, transaction, sha256);
      links.push({ position, transactionId: transaction.id, hash });
    }
    if (links.length > 0)
      await client.query(
        'insert into ledger_hash_chain (position, transaction_id, hash) select * from unnest($1::bigint[], $2::bigint[], $3::text[])',
        [links.map((l) => l.position), links.map((l) => l.transactionId), links.map((l) => l.hash)],
      );
    return links.length;
  });
}
