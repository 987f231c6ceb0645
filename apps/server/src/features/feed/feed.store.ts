import type { MatchSnapshot } from '@touchline/feed/book/match-snapshot';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';

/** What is decided about bets, as the feed said it. */
export type ResultKind = 'settled' | 'rolled-back' | 'cancelled' | 'cancel-rolled-back' | 'withdrawn';

export interface SettlementMessage {
  readonly matchId: number;
  readonly seq: number;
  readonly kind: ResultKind;
  readonly version: number;
  readonly certainty: 'provisional' | 'confirmed' | null;
  /** settled: [selection, result as writeLegResult writes it]; withdrawn: [the runner to win, its price in thousandths]. */
  readonly results: readonly (readonly [selectionId: number, result: string])[];
  /** The others: markets, null = all of the match. */
  readonly markets: readonly number[] | null;
  /** cancelled: epoch ms, null = unbounded; withdrawn: `from` is when. */
  readonly from: number | null;
  readonly to: number | null;
  readonly source: string;
  readonly sourceTime: number;
  readonly receivedAt: number;
}
/** As stored; `id` is the reader's cursor. */
export interface StoredResult extends SettlementMessage {
  readonly id: bigint;
}

export interface SnapshotRow {
  readonly snapshot: MatchSnapshot;
  /** It has ended and nothing more comes of it. */
  readonly leftBook: boolean;
}
export interface PriceBatch {
  readonly matchId: number;
  readonly selections: readonly number[];
  readonly odds: readonly number[];
}

const IMAGES_A_READ = 100;

export function createFeedStore(pool: pg.Pool) {
  return {
    /**
     * Results and images taken at the same moment, in one transaction: a stored `seq` never runs ahead of the results up to it, so that after
     * a crash the source repeats what was not stored. Returns whether there are new results.
     */
    async write(results: readonly SettlementMessage[], images: readonly SnapshotRow[]): Promise<boolean> {
      if (results.length === 0) {
        if (images.length > 0) await writeSnapshots(pool, images);
        return false;
      }
      return inTransaction(pool, async (client) => {
        const fresh = await writeResults(client, results);
        if (images.length > 0) await writeSnapshots(client, images);
        return fresh;
      });
    },

    /**
     * Images of the matches that were in the book, running matches first, then the soonest. A few at a time, because all of them at once are
     * hundreds of megabytes; the next are read while the caller takes these in.
     */
    async *readCurrentImages(): AsyncGenerator<MatchSnapshot> {
      const { rows: ids } = await pool.query<{ match_id: bigint }>(
        'select match_id from match_snapshot where not left_book order by starts_at, match_id',
      );
      const read = (from: number): Promise<readonly { readonly snapshot: MatchSnapshot }[]> => {
        const some = ids.slice(from, from + IMAGES_A_READ).map((row) => row.match_id);
        if (some.length === 0) return Promise.resolve([]);
        return pool
          .query<{ snapshot: MatchSnapshot }>(
            'select snapshot from match_snapshot join unnest($1::bigint[]) with ordinality as wanted (match_id, nth) using (match_id) order by nth',
            [some],
          )
          .then(({ rows }) => rows);
      };
      let coming = read(0);
      for (let from = 0; from < ids.length; from += IMAGES_A_READ) {
        const rows = await coming;
        coming = read(from + IMAGES_A_READ);
        for (const { snapshot } of rows) yield snapshot;
      }
    },

    async readImage(matchId: number): Promise<MatchSnapshot | undefined> {
      const { rows } = await pool.query<{ snapshot: MatchSnapshot }>('select snapshot from match_snapshot where match_id = $1', [matchId]);
      return rows[0]?.snapshot;
    },

    /** Of the matches of the last days the last stored number, which a source goes on counting from, and which are over. */
    async readStored(sinceDays = 7): Promise<{ readonly seqs: Map<number, number>; readonly over: Set<number> }> {
      const { rows } = await pool.query<{ match_id: bigint; seq: bigint; left_book: boolean }>(
        "select match_id, seq, left_book from match_snapshot where not left_book or starts_at > now() - $1 * interval '1 day'",
        [sinceDays],
      );
      return {
        seqs: new Map(rows.map((row) => [Number(row.match_id), Number(row.seq)])),
        over: new Set(rows.filter((row) => row.left_book).map((row) => Number(row.match_id))),
      };
    },

    /** Results after a cursor, in commit order. */
    async readResults(afterId: bigint, limit: number): Promise<StoredResult[]> {
      const { rows } = await pool.query<ResultRow>(
        `select id, match_id, seq, kind, version, certainty, selections, results, markets, valid_from, valid_to, source, source_time, received_at
         from settlement_message where id > $1 order by id limit $2`,
        [afterId, limit],
      );
      return rows.map(readRow);
    },

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

    /** When a source began (epoch ms): `nowMs` the first time it is asked for, the same ever after. */
    async getOrCreateEpoch(source: string, nowMs: number): Promise<number> {
      const { rows } = await pool.query<{ epoch_ms: bigint }>(
        `with made as (insert into feed_epoch (source, epoch_ms) values ($1, $2) on conflict do nothing returning epoch_ms)
         select epoch_ms from made union all select epoch_ms from feed_epoch where source = $1 limit 1`,
        [source, nowMs],
      );
      return Number(rows[0]?.epoch_ms ?? nowMs);
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
export type FeedStore = ReturnType<typeof createFeedStore>;

/** Whether any of them is new. */
async function writeResults(on: Queryable, results: readonly SettlementMessage[]): Promise<boolean> {
  const json = results.map((r) => ({
    match_id: r.matchId,
    seq: r.seq,
    kind: r.kind,
    version: r.version,
    certainty: r.certainty,
    selections: r.results.length > 0 ? r.results.map(([id]) => id) : null,
    results: r.results.length > 0 ? r.results.map(([, result]) => result) : null,
    markets: r.markets,
    valid_from: r.from === null ? null : new Date(r.from).toISOString(),
    valid_to: r.to === null ? null : new Date(r.to).toISOString(),
    source: r.source,
    source_time: new Date(r.sourceTime).toISOString(),
    received_at: new Date(r.receivedAt).toISOString(),
  }));
  const { rows } = await on.query(
    `insert into settlement_message (match_id, seq, kind, version, certainty, selections, results, markets, valid_from, valid_to, source, source_time, received_at)
     select match_id, seq, kind, version, certainty, selections, results, markets, valid_from, valid_to, source, source_time, received_at
     from rows from (jsonb_to_recordset($1::jsonb) as (match_id bigint, seq bigint, kind text, version int, certainty text, selections bigint[],
       results text[], markets bigint[], valid_from timestamptz, valid_to timestamptz, source text, source_time timestamptz, received_at timestamptz))
       with ordinality as r
     order by ordinality
     on conflict (match_id, seq) do nothing returning id`,
    [JSON.stringify(json)],
  );
  return rows.length > 0;
}

async function writeSnapshots(on: Queryable, rows: readonly SnapshotRow[]): Promise<void> {
  await on.query(
    `insert into match_snapshot (match_id, sport, champ_id, starts_at, status, left_book, seq, snapshot)
     select * from unnest($1::bigint[], $2::int[], $3::int[], $4::timestamptz[], $5::text[], $6::boolean[], $7::bigint[], $8::json[])
     on conflict (match_id) do update set starts_at = excluded.starts_at, status = excluded.status, left_book = excluded.left_book, seq = excluded.seq,
       snapshot = excluded.snapshot, updated_at = now()
     where match_snapshot.seq <= excluded.seq`,
    [
      rows.map((r) => r.snapshot.fixture.id),
      rows.map((r) => r.snapshot.fixture.sport),
      rows.map((r) => r.snapshot.fixture.champ.id),
      rows.map((r) => new Date(r.snapshot.fixture.startsAt)),
      rows.map((r) => r.snapshot.facts.status),
      rows.map((r) => r.leftBook),
      rows.map((r) => r.snapshot.seq),
      rows.map((r) => JSON.stringify(r.snapshot)),
    ],
  );
}

interface ResultRow {
  id: bigint;
  match_id: bigint;
  seq: bigint;
  kind: ResultKind;
  version: number;
  certainty: 'provisional' | 'confirmed' | null;
  selections: bigint[] | null;
  results: string[] | null;
  markets: bigint[] | null;
  valid_from: Date | null;
  valid_to: Date | null;
  source: string;
  source_time: Date;
  received_at: Date;
}

const readRow = (row: ResultRow): StoredResult => ({
  id: row.id,
  matchId: Number(row.match_id),
  seq: Number(row.seq),
  kind: row.kind,
  version: row.version,
  certainty: row.certainty,
  results: (row.selections ?? []).map((id, i) => [Number(id), row.results?.[i] ?? 'void'] as const),
  markets: row.markets?.map(Number) ?? null,
  from: row.valid_from?.getTime() ?? null,
  to: row.valid_to?.getTime() ?? null,
  source: row.source,
  sourceTime: row.source_time.getTime(),
  receivedAt: row.received_at.getTime(),
});
