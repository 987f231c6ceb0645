import type { ReportGroup } from '@touchline/contract/reports/enums';
import type pg from 'pg';

/** A figure of a day or a country. `currency` '' where no money moved. */
export interface ReportRow {
  /** `YYYY-MM-DD`, or the number of a country. */
  readonly key: string;
  readonly currency: string;
  readonly figure: string;
  readonly times: number;
  readonly amountMinor: bigint;
}

/** Adds events to the report, each of which must be given once: on the connection of the consumer's own transaction. */
export async function tallyEvents(client: pg.PoolClient, events: readonly bigint[]): Promise<void> {
  await client.query({ name: 'reports-tally', text: 'select reports_tally($1)', values: [events] });
}

const KEYS: Readonly<Record<ReportGroup, string>> = { day: 'day::text', country: 'country_id::text' };

/** Figures of a brand from one day to another, both included, in the order of their keys. */
export async function readReport(pool: pg.Pool, brandId: number, from: string, to: string, by: ReportGroup): Promise<ReportRow[]> {
  const { rows } = await pool.query<ReportRow>(
    `select ${KEYS[by]} as key, currency, figure, sum(times)::int as times, sum(amount_minor)::bigint as "amountMinor" from reports_day
      where brand_id = $1 and day between $2 and $3 group by 1, 2, 3 order by 1, 2`,
    [brandId, from, to],
  );
  return rows;
}
