import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch, FinishedMatchQuery } from '@touchline/feed/match-history';
import type pg from 'pg';

export interface PlayedRow extends FinishedMatch {
  readonly searchText: string;
}

interface Row {
  fixture: Fixture;
  facts: MatchState;
}

/** Table `finished_match`. */
export function createResultsStore(pool: pg.Pool) {
  return {
    /** A corrected result takes the place of the first. */
    async writePlayed(rows: readonly PlayedRow[]): Promise<void> {
      await pool.query(
        `insert into finished_match (match_id, sport, champ_id, competitors, starts_at, status, is_virtual, search_text, fixture, facts)
         select match_id, sport, champ_id, string_to_array(competitors, ',')::int[], starts_at, status, is_virtual, search_text, fixture, facts
         from unnest($1::bigint[], $2::int[], $3::int[], $4::text[], $5::timestamptz[], $6::text[], $7::boolean[], $8::text[], $9::json[], $10::json[])
           as p (match_id, sport, champ_id, competitors, starts_at, status, is_virtual, search_text, fixture, facts)
         on conflict (match_id) do update set starts_at = excluded.starts_at, status = excluded.status, facts = excluded.facts, fixture = excluded.fixture, stored_at = now()`,
        columnsOf(rows),
      );
    },

    async readMatch(matchId: number): Promise<FinishedMatch | undefined> {
      const { rows } = await pool.query<Row>('select fixture, facts from finished_match where match_id = $1', [matchId]);
      return rows[0];
    },

    /** By start and id, newest first. `word`: part of a name, lower case. */
    async findFinishedMatches(question: FinishedMatchQuery, word: string | undefined): Promise<FinishedMatch[]> {
      const { rows } = await pool.query<Row>(
        `select fixture, facts from finished_match
         where starts_at >= $1 and starts_at < $2 and (cardinality($3::int[]) = 0 or sport = any($3)) and (cardinality($4::int[]) = 0 or champ_id = any($4))
           and (cardinality($5::int[]) = 0 or competitors && $5) and ($6 or not is_virtual)
           and ($7::timestamptz is null or (starts_at, match_id) < ($7, $8::bigint)) and ($9::text is null or search_text like '%' || $9 || '%')
         order by starts_at desc, match_id desc limit $10`,
        [
          new Date(question.from),
          new Date(Math.min(question.to, question.now)),
          question.sports,
          question.champs,
          question.competitors,
          question.includeVirtual,
          question.after ? new Date(question.after.startsAt) : null,
          question.after?.id ?? null,
          word === undefined ? null : word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`),
          question.limit,
        ],
      );
      return rows;
    },

    async readCounts(question: Omit<FinishedMatchQuery, 'limit' | 'after' | 'competitors'>): Promise<Map<number, number>> {
      const { rows } = await pool.query<{ champ_id: number; matches: number }>(
        `select champ_id, count(*)::int as matches from finished_match
         where starts_at >= $1 and starts_at < $2 and (cardinality($3::int[]) = 0 or sport = any($3)) and ($4 or not is_virtual) group by champ_id`,
        [new Date(question.from), new Date(Math.min(question.to, question.now)), question.sports, question.includeVirtual],
      );
      return new Map(rows.map((row) => [row.champ_id, row.matches]));
    },

    /** The latest fixture of a championship, for its names. */
    async readChampFixtures(champs: readonly number[]): Promise<Fixture[]> {
      const { rows } = await pool.query<{ fixture: Fixture }>(
        `select p.fixture from unnest($1::int[]) as wanted (id)
         cross join lateral (select fixture from finished_match where champ_id = wanted.id order by starts_at desc limit 1) p`,
        [champs],
      );
      return rows.map((row) => row.fixture);
    },

    /** Virtual matches are many and nobody looks them up for long. Returns how many went. */
    async deleteVirtualBefore(before: Date): Promise<number> {
      const { rowCount } = await pool.query('delete from finished_match where is_virtual and starts_at < $1', [before]);
      return rowCount ?? 0;
    },
  };
}
export type ResultsStore = ReturnType<typeof createResultsStore>;

/** A list a column, of as many values as there are rows. */
const columnsOf = (rows: readonly PlayedRow[]): unknown[] => [
  rows.map((r) => r.fixture.id),
  rows.map((r) => r.fixture.sport),
  rows.map((r) => r.fixture.champ.id),
  // A list of lists must be even; texts are.
  rows.map(({ fixture: { home, away, runners = [] } }) => [home, ...(away ? [away] : []), ...runners].map(({ id }) => id).join()),
  rows.map((r) => new Date(r.fixture.startsAt)),
  rows.map((r) => r.facts.status),
  rows.map((r) => r.fixture.virtual),
  rows.map((r) => r.searchText),
  rows.map((r) => JSON.stringify(r.fixture)),
  rows.map((r) => JSON.stringify(r.facts)),
];
