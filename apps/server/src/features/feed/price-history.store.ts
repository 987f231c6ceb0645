import type pg from 'pg';

export interface PriceBatch {
  readonly matchId: number;
  readonly selections: readonly number[];
  readonly odds: readonly number[];
}

/** Table `price_history`, which has a partition a day. */
export function createPriceHistoryStore(pool: pg.Pool) {
  return {
    async writePrices(at: Date, batches: readonly PriceBatch[]): Promise<void> {
      if (batches.length === 0) return;
      await pool.query(
        `insert into price_history (match_id, at, selections, odds)
         select (b ->> 0)::bigint, $1, array(select jsonb_array_elements_text(b -> 1)::bigint), array(select jsonb_array_elements_text(b -> 2)::int)
         from jsonb_array_elements($2::jsonb) b`,
        [at, JSON.stringify(batches.map((b) => [b.matchId, b.selections, b.odds]))],
      );
    },

    /** [epoch seconds, odds], oldest first; the newest `limit` of them. */
    async readPrices(matchId: number, selectionId: number, from: Date | null, to: Date | null, limit: number): Promise<[number, number][]> {
      const { rows } = await pool.query<{ at: Date; odds: number }>(
        `select at, odds[array_position(selections, $2)] as odds from price_history
         where match_id = $1 and selections @> array[$2::bigint] and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at <= $4)
         order by at desc limit $5`,
        [matchId, selectionId, from, to, limit],
      );
      return rows.reverse().map((row) => [Math.round(row.at.getTime() / 1000), row.odds]);
    },

    /** Partitions for today and tomorrow (UTC); days older than `keepDays` go. */
    async keepPriceDays(keepDays: number): Promise<void> {
      await pool.query(
        "select feed_create_price_partition((now() at time zone 'utc')::date), feed_create_price_partition((now() at time zone 'utc')::date + 1)",
      );
      await pool.query("select feed_drop_price_partitions((now() at time zone 'utc')::date - $1::int)", [keepDays]);
    },
  };
}
