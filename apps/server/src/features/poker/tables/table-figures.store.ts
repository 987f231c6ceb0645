import type { Queryable } from '#platform/db/queryable';
import { type PokerTable, TABLE_COLUMNS, type TableRow, tableOf } from './poker-table.store.ts';

/** A cash table with what has been played there within a day, by the database's clock. */
export interface TableFigures {
  readonly table: PokerTable;
  readonly players: number;
  readonly botsSeated: number;
  /** Whether a hand is being played. */
  readonly isPlaying: boolean;
  /** Hands that are over, their pots and what the house took of them. */
  readonly hands: number;
  readonly potsMinor: bigint;
  readonly rakeMinor: bigint;
}

/** The cash tables of a brand, small ones first. */
export async function readTableFigures(on: Queryable, brandId: number): Promise<TableFigures[]> {
  const { rows } = await on.query<TableRow & Omit<TableFigures, 'table'>>(
    `select ${TABLE_COLUMNS}, s.players, s."botsSeated", h.hands, h."potsMinor", h."rakeMinor",
       exists (select from poker_hand o where o.table_id = t.id and o.status = 'open') as "isPlaying"
     from poker_table t
     cross join lateral (
       select count(player_id)::int as players, count(bot)::int as "botsSeated" from poker_seat where table_id = t.id and left_at is null
     ) s
     cross join lateral (
       select count(*)::int as hands, coalesce(sum(pot), 0)::bigint as "potsMinor", coalesce(sum(rake), 0)::bigint as "rakeMinor"
       from poker_hand where table_id = t.id and status = 'over' and ended_at > clock_timestamp() - interval '1 day'
     ) h
     where t.brand_id = $1 and t.sit_go_id is null order by t.big_blind, t.id`,
    [brandId],
  );
  return rows.map((row) => {
    const { players, botsSeated, isPlaying, hands, potsMinor, rakeMinor } = row;
    return { table: tableOf(row), players, botsSeated, isPlaying, hands, potsMinor, rakeMinor };
  });
}
