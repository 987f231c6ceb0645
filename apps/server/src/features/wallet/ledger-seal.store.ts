import { createHash } from 'node:crypto';
import type { Account, AccountKind } from '@touchline/ledger/account';
import { CHAIN_START, chainHash, type SealedTransaction } from '@touchline/ledger/hash-chain';
import type { TransactionKind } from '@touchline/ledger/transaction';
import { type Kysely, sql } from 'kysely';
import type { Db, DbOrTrx, Tables } from '#platform/db';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Unsealed = Omit<SealedTransaction, 'hash'>;

interface EntryRow {
  id: bigint;
  key: string;
  kind: string;
  at: bigint;
  account_kind: string;
  player_id: bigint | null;
  currency: string;
  amount_minor: bigint;
}

/** Transactions with their entries, in the order in which `ids` names them. */
export async function readTransactions(db: DbOrTrx, ids: readonly bigint[]): Promise<Unsealed[]> {
  const { rows } = await sql<EntryRow>`
    select t.id, t.key, t.kind, (extract(epoch from t.created_at) * 1000)::bigint as at,
           a.kind as account_kind, a.player_id, a.currency, e.amount_minor
    from unnest(${[...ids]}::bigint[]) with ordinality w (id, n)
    join ledger_transaction t on t.id = w.id
    join entry e on e.transaction_id = t.id
    join account a on a.id = e.account_id
    order by w.n, a.id`.execute(db);
  const found = new Map<
    bigint,
    { id: bigint; at: number; key: string; kind: TransactionKind; entries: { account: Account; amountMinor: bigint }[] }
  >();
  for (const r of rows) {
    const transaction = found.get(r.id) ?? { id: r.id, at: Number(r.at), key: r.key, kind: r.kind as TransactionKind, entries: [] };
    const account = { kind: r.account_kind as AccountKind, playerId: r.player_id, currency: r.currency } as Account;
    transaction.entries.push({ account, amountMinor: r.amount_minor });
    found.set(r.id, transaction);
  }
  return [...found.values()];
}

const BATCH = 1_000;
/** Numbers are given out before transactions commit: one this far behind the newest can no longer be under way. */
const LOOK_BACK = 100_000;

/** Adds links for transactions that have none yet; one process at a time. Returns how many. */
export async function sealLedger(db: Db, whole: boolean): Promise<number> {
  return (db as Kysely<Tables>).transaction().execute(async (trx) => {
    const { rows: lock } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('ledger_seal')) as mine`.execute(trx);
    if (!lock[0]?.mine) return 0;
    const last = await trx
      .selectFrom('ledger_seal')
      .select(['position', 'transaction_id', 'hash'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    const floor = whole || !last ? 0n : last.transaction_id - BigInt(LOOK_BACK);
    const { rows } = await sql<{ id: bigint }>`
      select t.id from ledger_transaction t
      where t.id > ${floor} and not exists (select 1 from ledger_seal s where s.transaction_id = t.id)
      order by t.id limit ${BATCH}`.execute(trx);
    let position = last?.position ?? 0n;
    let hash = last?.hash ?? CHAIN_START;
    const links = [];
    for (const transaction of await readTransactions(
      trx,
      rows.map((r) => r.id),
    )) {
      position += 1n;
      hash = chainHash(hash, transaction, sha256);
      links.push({ position, transaction_id: transaction.id, hash });
    }
    if (links.length > 0) await trx.insertInto('ledger_seal').values(links).execute();
    return links.length;
  });
}
