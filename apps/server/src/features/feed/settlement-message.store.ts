import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** Decisions about bets, as the feed said them. */
export type ResultKind = 'settled' | 'rolled-back' | 'cancelled' | 'cancel-rolled-back' | 'withdrawn' | 'started';

export interface SettlementMessage {
  readonly matchId: number;
  readonly seq: number;
  readonly kind: ResultKind;
  readonly version: number;
  readonly certainty: 'provisional' | 'confirmed' | null;
  /** settled: [selection, result as formatLegResult writes it]; withdrawn and started: [the runner to win, its price in thousandths]. */
  readonly results: readonly (readonly [selectionId: number, result: string])[];
  /** The others: markets, null = all of the match. */
  readonly markets: readonly number[] | null;
  /** cancelled: epoch ms, null = unbounded; withdrawn and started: `from` is when. */
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

/** Table `settlement_message`, as those read it who settle. */
export function createSettlementMessageStore(pool: pg.Pool) {
  return {
    /** Results after a cursor, in commit order. */
    async readResults(afterId: bigint, limit: number): Promise<StoredResult[]> {
      const { rows } = await pool.query<ResultRow>(
        `select id, match_id, seq, kind, version, certainty, selections, results, markets, valid_from, valid_to, source, source_time, received_at
         from settlement_message where id > $1 order by id limit $2`,
        [afterId, limit],
      );
      return rows.map(readRow);
    },

    /** Prices to win at which a race was off, thousandths, as they were told last; null where they were not. */
    async readStartingPrices(matchId: number): Promise<ReadonlyMap<number, number> | null> {
      const { rows } = await pool.query<Pick<ResultRow, 'selections' | 'results'>>(
        "select selections, results from settlement_message where match_id = $1 and kind = 'started' order by version desc limit 1",
        [matchId],
      );
      const [row] = rows;
      return row ? new Map((row.selections ?? []).map((id, i) => [Number(id), Number(row.results?.[i] ?? 0)])) : null;
    },
  };
}

/** Adds those that are new, in their order. Returns whether any of them was. */
export async function writeResults(on: Queryable, results: readonly SettlementMessage[]): Promise<boolean> {
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
