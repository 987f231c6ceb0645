import type { ExclusionKind, ExclusionReason } from '@touchline/contract/limits/enums';
import type { Queryable } from '#platform/db/queryable';

/** Stands for good: the calendar of the database ends later. */
export const PERMANENT_UNTIL = '9999-12-31T00:00:00Z';

export const isPermanent = (until: Date): boolean => until.getUTCFullYear() >= 9999;

export interface Exclusion {
  readonly kind: ExclusionKind;
  readonly until: Date;
}

/** Writes an exclusion of so many hours or months (0 months: for good) by the database's clock; when it ends. */
export async function writeExclusion(
  client: Queryable,
  playerId: bigint,
  wanted: { readonly kind: ExclusionKind; readonly hours?: number; readonly months?: number; readonly reason?: ExclusionReason },
): Promise<Date> {
  const { rows } = await client.query<{ until: Date }>(
    `insert into limit_exclusion (player_id, kind, reason, until)
     values ($1, $2, $3, case when $5::int = 0 then $6::timestamptz
       else clock_timestamp() + coalesce($4::int, 0) * interval '1 hour' + coalesce($5::int, 0) * interval '1 month' end)
     returning until`,
    [playerId, wanted.kind, wanted.reason ?? null, wanted.hours ?? null, wanted.months ?? null, PERMANENT_UNTIL],
  );
  const until = rows[0]?.until;
  if (!until) throw new Error('an exclusion was not written');
  return until;
}

/** Of those that run, the one that ends last. */
export async function readExclusion(on: Queryable, playerId: bigint): Promise<Exclusion | undefined> {
  const { rows } = await on.query<Exclusion>(
    'select kind, until from limit_exclusion where player_id = $1 and until > clock_timestamp() order by until desc limit 1',
    [playerId],
  );
  return rows[0];
}
