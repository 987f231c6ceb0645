import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import type { Tournament } from './tournament.ts';

const COLUMNS = `t.id, t.brand_id as "brandId", t.series, t.names, t.rules, t.games, t.min_stakes as "minStakes", t.prize_unit as "prizeUnit",
  t.prizes, t.starts_at as "startsAt", t.ends_at as "endsAt", t.set_by as "setBy",
  t.awaits_approval as "awaitsApproval", t.approved_by as "approvedBy", t.cancelled_at as "cancelledAt", t.closed_at as "closedAt",
  t.paid_at as "paidAt"`;

export type NewTournament = Omit<Tournament, 'id' | 'approvedBy' | 'cancelledAt' | 'closedAt' | 'paidAt'>;

/** Undefined where the series has one that begins then. */
export async function writeTournament(on: Queryable, made: NewTournament): Promise<bigint | undefined> {
  const { rows } = await on.query<{ id: bigint }>(
    `insert into casino_tournament (brand_id, series, names, rules, games, min_stakes, prize_unit, prizes, starts_at, ends_at, set_by,
       awaits_approval)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (brand_id, series, starts_at) where series is not null do nothing returning id`,
    [
      made.brandId,
      made.series,
      JSON.stringify(made.names),
      JSON.stringify(made.rules),
      made.games,
      JSON.stringify(made.minStakes),
      made.prizeUnit,
      JSON.stringify(made.prizes),
      made.startsAt,
      made.endsAt,
      made.setBy,
      made.awaitsApproval,
    ],
  );
  return rows[0]?.id;
}

/** A tournament and how many take part. */
export type CountedTournament = Tournament & { readonly players: number };

const COUNTED = `${COLUMNS}, (select count(*) from casino_tournament_entry e where e.tournament_id = t.id)::int as players`;

/** Undefined too of one that only operators see. */
export async function readTournament(on: Queryable, brandId: number, id: bigint): Promise<CountedTournament | undefined> {
  const { rows } = await on.query<CountedTournament>(
    prepared(`select ${COUNTED} from casino_tournament t where t.id = $1 and t.brand_id = $2 and not t.awaits_approval`, [id, brandId]),
  );
  return rows[0];
}

/** A brand's: those that are not over, the next end first, then the last that are. */
export async function readTournaments(on: Queryable, brandId: number, over: number): Promise<CountedTournament[]> {
  const { rows } = await on.query<CountedTournament>(
    prepared(
      `(select ${COUNTED} from casino_tournament t where t.brand_id = $1 and t.ends_at > now() and t.cancelled_at is null and not t.awaits_approval
         order by t.starts_at > now(), t.ends_at, t.id limit 100)
       union all
       (select ${COUNTED} from casino_tournament t where t.brand_id = $1 and t.ends_at <= now() and t.cancelled_at is null and not t.awaits_approval
         order by t.ends_at desc, t.id desc limit $2)`,
      [brandId, over],
    ),
  );
  return rows;
}

/** Figures of a tournament for the console. */
export type ManagedTournament = CountedTournament & { readonly paid: number; readonly owed: number };

export async function readManaged(on: Queryable, brandId: number): Promise<ManagedTournament[]> {
  const { rows } = await on.query<ManagedTournament>(
    `select ${COUNTED}, (select count(*) from casino_tournament_prize p where p.tournament_id = t.id and p.paid_at is not null)::int as paid,
       (select count(*) from casino_tournament_prize p where p.tournament_id = t.id and p.paid_at is null)::int as owed
     from casino_tournament t where t.brand_id = $1 order by t.id desc limit 200`,
    [brandId],
  );
  return rows;
}

/** Locked until the transaction ends: its rounds are not scored meanwhile. */
export async function lockTournament(client: pg.PoolClient, id: bigint): Promise<Tournament | undefined> {
  const { rows } = await client.query<Tournament>(`select ${COLUMNS} from casino_tournament t where t.id = $1 for update`, [id]);
  return rows[0];
}

/** Tournaments that ended at least so many ms ago and are not settled and paid, the first end first. */
export async function readDue(on: Queryable, afterMs: number): Promise<bigint[]> {
  const { rows } = await on.query<{ id: bigint }>(
    `select id from casino_tournament where paid_at is null and cancelled_at is null and not awaits_approval
       and ends_at <= now() - $1 * interval '1 millisecond'
     order by ends_at, id`,
    [afterMs],
  );
  return rows.map(({ id }) => id);
}

export async function writeClosed(client: pg.PoolClient, id: bigint): Promise<void> {
  await client.query('update casino_tournament set closed_at = clock_timestamp() where id = $1', [id]);
}

/** Marks a settled tournament as paid unless a prize is still owed; true where it is paid. */
export async function writePaid(on: Queryable, id: bigint): Promise<boolean> {
  const { rowCount } = await on.query(
    `update casino_tournament set paid_at = clock_timestamp() where id = $1 and closed_at is not null and paid_at is null
       and not exists (select from casino_tournament_prize p where p.tournament_id = $1 and p.paid_at is null)`,
    [id],
  );
  return rowCount === 1;
}

/** The table itself refuses who made it. */
export async function writeApproved(client: pg.PoolClient, id: bigint, by: string): Promise<void> {
  await client.query('update casino_tournament set awaits_approval = false, approved_by = $2 where id = $1', [id, by]);
}

export async function writeCancelled(client: pg.PoolClient, id: bigint): Promise<void> {
  await client.query('update casino_tournament set cancelled_at = clock_timestamp() where id = $1', [id]);
}
