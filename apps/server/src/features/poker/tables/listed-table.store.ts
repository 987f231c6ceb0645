import type { Queryable } from '#platform/db/queryable';
import { STILL_WAITS } from '../waiting/poker-wait.store.ts';
import { type PokerTable, TABLE_COLUMNS, type TableRow, tableOf } from './poker-table.store.ts';

/** A table with what the list of tables says of it. */
export interface ListedTable {
  readonly table: PokerTable;
  readonly taken: number;
  /** Seats taken by house bots. */
  readonly botsSeated: number;
  /** Players who wait for a seat. */
  readonly waiting: number;
  /** Of its last hands; null before the first. */
  readonly averagePot: number | null;
}

/** Hands that an average pot is of. */
const RECENT_HANDS = 20;

/** The cash tables of a brand, or one table whatever is played there. */
export async function readListedTables(on: Queryable, brandId: number, id: bigint | null = null): Promise<ListedTable[]> {
  const { rows } = await on.query<TableRow & Omit<ListedTable, 'table'>>(
    `select ${TABLE_COLUMNS}, s.taken, s."botsSeated", w.waiting, h."averagePot"
     from poker_table t
     cross join lateral (
       select count(*)::int as taken, count(bot)::int as "botsSeated" from poker_seat where table_id = t.id and left_at is null
     ) s
     cross join lateral (select count(*)::int as waiting from poker_wait where table_id = t.id and ${STILL_WAITS}) w
     cross join lateral (
       select round(avg(pot))::float8 as "averagePot" from (
         select pot from poker_hand where table_id = t.id and status = 'over' order by id desc limit ${RECENT_HANDS}
       ) recent
     ) h
     where t.brand_id = $1 and (t.id = $2 or $2::bigint is null and t.sit_go_id is null) order by t.big_blind, t.id`,
    [brandId, id],
  );
  return rows.map((row) => ({
    table: tableOf(row),
    taken: row.taken,
    botsSeated: row.botsSeated,
    waiting: row.waiting,
    averagePot: row.averagePot,
  }));
}
