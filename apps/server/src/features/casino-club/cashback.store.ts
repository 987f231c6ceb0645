import type { PeriodTally } from '@touchline/casino/club/cashback';
import type { CashbackKind, CashbackStatus } from '@touchline/contract/casino-club/enums';
import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A round as it counts towards periods. */
export interface CountedRound extends PeriodTally {
  readonly playerId: bigint;
  readonly timeZone: string;
  readonly currency: string;
  readonly endedAt: Date;
  readonly version: number;
  /** Whether the player's level has premium cashback. */
  readonly premium: boolean;
}

/** Adds rounds to the weeks and days of their players' countries. A period that has been settled takes none. */
export async function writeCounted(client: pg.PoolClient, rounds: readonly CountedRound[]): Promise<void> {
  const of = <T>(read: (round: CountedRound) => T): T[] => rounds.map(read);
  await client.query(
    prepared(
      `with round as (
         select * from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[], $5::int[], $6::boolean[], $7::bigint[], $8::bigint[],
           $9::bigint[]) r (player_id, zone, currency, ended_at, version, premium, staked, returned, kept)
       ), counted as (
         select r.*, 'vip' as kind, date_trunc('week', ended_at at time zone zone) as begins, interval '7 days' as length from round r
         union all
         select r.*, 'premium', date_trunc('day', ended_at at time zone zone), interval '1 day' from round r where premium
       )
       insert into casino_cashback as known (player_id, kind, day, currency, starts_at, ends_at, version, rounds, staked_minor, returned_minor,
         kept_micro)
       select player_id, kind, begins::date, currency, begins at time zone zone, (begins + length) at time zone zone, max(version), count(*),
         sum(staked)::bigint, sum(returned)::bigint, sum(kept)::bigint
       from counted group by player_id, kind, begins, length, zone, currency order by player_id, kind, begins, currency
       on conflict (player_id, kind, day, currency) do update set rounds = known.rounds + excluded.rounds,
         staked_minor = known.staked_minor + excluded.staked_minor, returned_minor = known.returned_minor + excluded.returned_minor,
         kept_micro = known.kept_micro + excluded.kept_micro
       where known.status = 'open'`,
      [
        of(({ playerId }) => playerId),
        of(({ timeZone }) => timeZone),
        of(({ currency }) => currency),
        of(({ endedAt }) => endedAt),
        of(({ version }) => version),
        of(({ premium }) => premium),
        of(({ stakedMinor }) => stakedMinor),
        of(({ returnedMinor }) => returnedMinor),
        of(({ keptMicro }) => keptMicro),
      ],
    ),
  );
}

/** A week or day of a player in a currency. */
export interface CashbackPeriod extends PeriodTally {
  readonly playerId: bigint;
  readonly kind: CashbackKind;
  readonly day: string;
  readonly currency: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly version: number;
  readonly rounds: number;
  readonly status: CashbackStatus;
  readonly amountMinor: bigint;
}

const COLUMNS = `player_id as "playerId", kind, day::text, currency, starts_at as "startsAt", ends_at as "endsAt", version, rounds,
  staked_minor as "stakedMinor", returned_minor as "returnedMinor", kept_micro as "keptMicro", status, amount_minor as "amountMinor"`;

/** A player's of a kind, the newest first. */
export async function readPeriods(on: Queryable, playerId: bigint, kind: CashbackKind, limit: number): Promise<CashbackPeriod[]> {
  const { rows } = await on.query<CashbackPeriod>(
    prepared(`select ${COLUMNS} from casino_cashback where player_id = $1 and kind = $2 order by day desc, currency limit $3`, [
      playerId,
      kind,
      limit,
    ]),
  );
  return rows;
}

/** A player's that have not been settled. */
export async function readOpenPeriods(on: Queryable, playerId: bigint): Promise<CashbackPeriod[]> {
  const { rows } = await on.query<CashbackPeriod>(
    prepared(`select ${COLUMNS} from casino_cashback where player_id = $1 and status = 'open' order by kind desc, day, currency`, [
      playerId,
    ]),
  );
  return rows;
}

/** A period that ended before a moment and that no other worker settles at this moment, locked until the transaction ends. */
export async function lockDue(client: pg.PoolClient, before: Date): Promise<CashbackPeriod | undefined> {
  const { rows } = await client.query<CashbackPeriod>(
    prepared(
      `select ${COLUMNS} from casino_cashback where status = 'open' and ends_at <= $1 order by ends_at, player_id limit 1
       for update skip locked`,
      [before],
    ),
  );
  return rows[0];
}

export async function writeSettled(
  client: pg.PoolClient,
  { playerId, kind, day, currency }: CashbackPeriod,
  status: Exclude<CashbackStatus, 'open'>,
  amountMinor: bigint,
): Promise<void> {
  await client.query(
    prepared(
      `update casino_cashback set status = $5, amount_minor = $6, settled_at = clock_timestamp()
       where player_id = $1 and kind = $2 and day = $3 and currency = $4`,
      [playerId, kind, day, currency, status, amountMinor],
    ),
  );
}

/** Now, by the database's clock, and some ms ago. */
export async function readMomentBefore(on: Queryable, ms: number): Promise<Date> {
  const { rows } = await on.query<{ at: Date }>("select now() - $1 * interval '1 millisecond' as at", [ms]);
  const [row] = rows;
  if (!row) throw new Error('there is always a moment');
  return row.at;
}
