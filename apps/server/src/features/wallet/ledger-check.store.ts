import { CHAIN_START, chainHash } from '@touchline/ledger/hash-chain';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { readTransactions, sha256 } from './ledger-seal.store.ts';

/** What the checker counted and every fault that it found, in words; an empty list is a sound ledger. */
export interface LedgerReport {
  readonly transactions: number;
  readonly entries: number;
  readonly sealed: number;
  /** Of all entries, over all currencies; anything but 0 is a fault. */
  readonly sumMinor: bigint;
  readonly faults: readonly string[];
}

/** Rules in SQL: each selects what breaks it, at most a few rows, as text. */
const RULES: readonly (readonly [rule: string, query: string])[] = [
  [
    'a transaction does not sum to 0',
    `select e.transaction_id || ' ' || a.currency || ' ' || sum(e.amount_minor) as what from entry e join account a on a.id = e.account_id
     group by e.transaction_id, a.currency having sum(e.amount_minor) <> 0 limit 10`,
  ],
  [
    "a balance is not the sum of its account's entries",
    `select a.id || ': ' || a.balance_minor || ' against ' || coalesce(s.total, 0) as what from account a
     left join (select account_id, sum(amount_minor) as total from entry group by account_id) s on s.account_id = a.id
     where a.player_id is not null and a.balance_minor <> coalesce(s.total, 0) limit 10`,
  ],
  [
    'a player balance is on the wrong side of 0',
    `select id || ': ' || balance_minor as what from account
     where player_id is not null and case when kind in ('player-debt', 'player-advance') then balance_minor > 0 else balance_minor < 0 end limit 10`,
  ],
  [
    'an entry has no transaction or no account',
    `select e.transaction_id || '/' || e.account_id as what from entry e
     left join ledger_transaction t on t.id = e.transaction_id left join account a on a.id = e.account_id
     where t.id is null or a.id is null limit 10`,
  ],
  [
    'a transaction has no entries',
    `select t.id || ' ' || t.key as what from ledger_transaction t
     where not exists (select 1 from entry e where e.transaction_id = t.id) limit 10`,
  ],
];

const CHAIN_BATCH = 2_000;

/** T07: goes through the whole ledger in one snapshot and tells what is wrong with it. */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const faults: string[] = [];
      for (const [rule, query] of RULES) {
        const { rows } = await sql.raw<{ what: string }>(query).execute(trx);
        for (const { what } of rows) faults.push(`${rule}: ${what}`);
      }
      let sealed = 0;
      let hash = CHAIN_START;
      for (;;) {
        const links = await trx
          .selectFrom('ledger_seal')
          .select(['position', 'transaction_id', 'hash'])
          .where('position', '>', BigInt(sealed))
          .orderBy('position')
          .limit(CHAIN_BATCH)
          .execute();
        if (links.length === 0) break;
        const found = new Map(
          (
            await readTransactions(
              trx,
              links.map((l) => l.transaction_id),
            )
          ).map((t) => [t.id, t]),
        );
        for (const link of links) {
          sealed += 1;
          const transaction = found.get(link.transaction_id);
          if (!transaction || link.position !== BigInt(sealed) || chainHash(hash, transaction, sha256) !== link.hash) {
            faults.push(`the chain breaks at position ${link.position}: transaction ${link.transaction_id}`);
          }
          hash = link.hash;
        }
      }
      const { rows: counts } = await sql<{
        transactions: number;
        entries: number;
        sumMinor: bigint;
      }>`select (select count(*) from ledger_transaction)::int as transactions, count(*)::int as entries,
           coalesce(sum(amount_minor), 0)::bigint as "sumMinor" from entry`.execute(trx);
      const { transactions, entries, sumMinor } = counts[0] ?? { transactions: 0, entries: 0, sumMinor: 0n };
      return { transactions, entries, sealed, sumMinor, faults };
    });
}
