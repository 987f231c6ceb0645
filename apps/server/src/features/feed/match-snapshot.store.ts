import type { MatchSnapshot } from '@touchline/feed/book/match-snapshot';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

export interface SnapshotRow {
  readonly snapshot: MatchSnapshot;
  /** It has ended and nothing more comes of it. */
  readonly leftBook: boolean;
}

const SNAPSHOTS_A_READ = 100;

/** Table `match_snapshot`: each match as it was stored last. */
export function createMatchSnapshotStore(pool: pg.Pool) {
  return {
    /** Ids of the matches that were in the book: those that run or start before `until` (epoch ms), and the others; of each the soonest first. */
    async readCurrentIds(until: number): Promise<{ readonly soon: readonly number[]; readonly later: readonly number[] }> {
      const { rows } = await pool.query<{ match_id: bigint; soon: boolean }>(
        `select match_id, status not in ('ended', 'cancelled') and starts_at < $1 as soon from match_snapshot where not left_book
         order by starts_at, match_id`,
        [new Date(until)],
      );
      const idsOf = (soon: boolean): number[] => rows.filter((row) => row.soon === soon).map((row) => Number(row.match_id));
      return { soon: idsOf(true), later: idsOf(false) };
    },

    /**
     * Snapshots of matches in the order of their ids. A few at a time, because all of them at once are hundreds of megabytes; the next are read while
     * the caller takes these in.
     */
    async *readSnapshots(ids: readonly number[]): AsyncGenerator<readonly MatchSnapshot[]> {
      const read = (from: number): Promise<readonly MatchSnapshot[]> => {
        const some = ids.slice(from, from + SNAPSHOTS_A_READ);
        if (some.length === 0) return Promise.resolve([]);
        return pool
          .query<{ snapshot: MatchSnapshot }>(
            'select snapshot from match_snapshot join unnest($1::bigint[]) with ordinality as wanted (match_id, nth) using (match_id) order by nth',
            [some],
          )
          .then(({ rows }) => rows.map(({ snapshot }) => snapshot));
      };
      let coming = read(0);
      for (let from = 0; from < ids.length; from += SNAPSHOTS_A_READ) {
        const snapshots = await coming;
        coming = read(from + SNAPSHOTS_A_READ);
        yield snapshots;
      }
    },

    async readSnapshot(matchId: number): Promise<MatchSnapshot | undefined> {
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
  };
}

/** A snapshot never takes the place of a newer one. */
export async function writeSnapshots(on: Queryable, rows: readonly SnapshotRow[]): Promise<void> {
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
