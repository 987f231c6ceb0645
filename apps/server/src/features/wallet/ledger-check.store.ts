import { chainHash, GENESIS_HASH } from '@touchline/ledger/hash-chain';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import { readTransactions, type Seal, sha256 } from './ledger-hash-chain.store.ts';

/** The checker's counts and every fault that it found, in words; an empty list is a sound ledger. */
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
    `select e.transaction_id || ' ' || a.currency || ' ' || sum(e.amount_minor) as what from ledger_entry e join ledger_account a on a.id = e.account_id
     group by e.transaction_id, a.currency having sum(e.amount_minor) <> 0 limit 10`,
  ],
  [
    'a transaction is of several brands',
    `select e.transaction_id::text as what from ledger_entry e join ledger_account a on a.id = e.account_id
     where a.kind !~ '^house-(toto-|lottery-|bingo-|jackpot$|exchange$)' group by e.transaction_id having count(distinct a.brand_id) > 1 limit 10`,
  ],
  [
    "a balance is not the sum of its account's entries",
    `select a.id || ': ' || a.balance_minor || ' against ' || coalesce(s.total, 0) as what from ledger_account a
     left join (select account_id, sum(amount_minor) as total from ledger_entry group by account_id) s on s.account_id = a.id
     where a.player_id is not null and a.balance_minor <> coalesce(s.total, 0) limit 10`,
  ],
  [
    'a player balance is on the wrong side of 0',
    `select id || ': ' || balance_minor as what from ledger_account
     where player_id is not null and case when kind in ('player-debt', 'player-advance') then balance_minor > 0 else balance_minor < 0 end limit 10`,
  ],
  [
    'an entry has no transaction or no account',
    `select e.transaction_id || '/' || e.account_id as what from ledger_entry e
     left join ledger_transaction t on t.id = e.transaction_id left join ledger_account a on a.id = e.account_id
     where t.id is null or a.id is null limit 10`,
  ],
  [
    'a transaction has no entries',
    `select t.id || ' ' || t.idempotency_key as what from ledger_transaction t
     where not exists (select 1 from ledger_entry e where e.transaction_id = t.id) limit 10`,
  ],
  [
    'points and money are mixed',
    `select e.transaction_id::text as what from ledger_entry e join ledger_account a on a.id = e.account_id
     group by e.transaction_id having bool_or(a.currency = 'POINTS') and bool_or(a.currency <> 'POINTS') limit 10`,
  ],
  [
    'a movement is not what was posted for it',
    `select m.source || '/' || m.external_id as what from wallet_movement m left join ledger_transaction t on t.id = m.transaction_id
     where (m.transaction_id is not null and t.id is null) or (m.kind = 'tombstone' or m.refusal is not null) and m.transaction_id is not null
     or m.kind <> 'rollback' and m.transaction_id is not null and t.idempotency_key <> 'movement-' || m.id limit 10`,
  ],
  [
    'money moved for a movement that nobody named',
    `select t.idempotency_key as what from ledger_transaction t
     where t.idempotency_key like 'movement-%' and t.kind <> 'jackpot-seed' and not exists (select 1 from wallet_movement m where m.transaction_id = t.id) limit 10`,
  ],
  [
    'a bonus has no grant, or still has money after its end',
    `select a.id::text as what from ledger_account a left join wallet_grant g on g.id = a.grant_id
     where a.kind = 'player-bonus' and (g.id is null or g.player_id <> a.player_id or g.currency <> a.currency or g.status <> 'open' and a.balance_minor <> 0) limit 10`,
  ],
  ['jackpots of the house do not hold what was posted for them', 'select what from casino_jackpots_unsound() limit 10'],
];

const CHAIN_BATCH = 2_000;

/** T07: goes through the whole ledger in one snapshot and tells what is wrong with it. */
export async function checkLedger(pool: pg.Pool): Promise<LedgerReport> {
  return inTransaction(
    pool,
    async (client) => {
      const faults: string[] = [];
      for (const [rule, query] of RULES) {
        const { rows } = await client.query<{ what: string }>(query);
        for (const { what } of rows) faults.push(`${rule}: ${what}`);
      }
      let sealed = 0;
      let hash = GENESIS_HASH;
      for (;;) {
        const { rows: links } = await client.query<Seal>(
          'select position, transaction_id as "transactionId", hash from ledger_hash_chain where position > $1 order by position limit $2',
          [sealed, CHAIN_BATCH],
        );
        if (links.length === 0) break;
        const ids = links.map(({ transactionId }) => transactionId);
        const found = new Map((await readTransactions(client, ids)).map((t) => [t.id, t]));
        for (const link of links) {
          sealed += 1;
          const transaction = found.get(link.transactionId);
          if (!transaction || link.position !== BigInt(sealed) || chainHash(hash, transaction, sha256) !== link.hash) {
            faults.push(`the chain breaks at position ${link.position}: transaction ${link.transactionId}`);
          }
          hash = link.hash;
        }
      }
      const { rows: counts } = await client.query<Pick<LedgerReport, 'transactions' | 'entries' | 'sumMinor'>>(
        `select (select count(*) from ledger_transaction)::int as transactions, count(*)::int as entries,
           coalesce(sum(amount_minor), 0)::bigint as "sumMinor" from ledger_entry`,
      );
      const { transactions, entries, sumMinor } = counts[0] ?? { transactions: 0, entries: 0, sumMinor: 0n };
      return { transactions, entries, sealed, sumMinor, faults };
    },
    { isolation: 'repeatable read' },
  );
}
