import type { ReconciledRounds } from '#features/wallet';
import type { Queryable } from '#platform/db/queryable';

export interface ProviderReport extends ReconciledRounds {
  readonly hour: Date;
}

/** Writes what an hour of a provider came to; a repeat takes its place. */
export async function writeReport(on: Queryable, provider: string, hour: Date, rounds: readonly ReconciledRounds[]): Promise<void> {
  for (const { currency, opened, closed, open, stakedMinor, wonMinor, takenBackMinor, differenceMinor } of rounds)
    await on.query(
      `insert into provider_report (provider, hour, currency, opened, closed, still_open, staked_minor, won_minor, taken_back_minor, difference_minor)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (provider, hour, currency) do update set opened = $4, closed = $5, still_open = $6, staked_minor = $7, won_minor = $8,
         taken_back_minor = $9, difference_minor = $10`,
      [provider, hour, currency, opened, closed, open, stakedMinor, wonMinor, takenBackMinor, differenceMinor],
    );
}

/** Reports of a provider, the newest first. */
export async function readReports(on: Queryable, provider: string, count: number): Promise<ProviderReport[]> {
  const { rows } = await on.query<ProviderReport>(
    `select hour, currency, opened, closed, still_open as open, staked_minor as "stakedMinor", won_minor as "wonMinor",
       taken_back_minor as "takenBackMinor", difference_minor as "differenceMinor"
     from provider_report where provider = $1 order by hour desc, currency limit $2`,
    [provider, count],
  );
  return rows;
}
