import type pg from 'pg';
import type { PlayTime, PlayTimeDecision } from './decide-play-time.ts';

/** Players at whose time somebody has to look. */
export async function readDue(pool: pg.Pool, limit: number): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: bigint }>({
    name: 'limits-due',
    text: 'select player_id as id from player_limit_profile where next_check_at <= clock_timestamp() order by next_check_at limit $1',
    values: [limit],
  });
  return rows.map(({ id }) => id);
}

/** A player's time, locked until the transaction ends; undefined where it is looked at by somebody else, or was already. */
export async function lockPlayTime(client: pg.PoolClient, playerId: bigint): Promise<PlayTime | undefined> {
  const { rows } = await client.query<Omit<PlayTime, 'limits'> & { zone: string }>(
    `select h.zone, (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
       (extract(epoch from session_oldest_open_at(h.player_id)) * 1000)::float8 as "playingSinceMs",
       h.reality_minutes as "realityMinutes", (extract(epoch from h.reality_check_started_at) * 1000)::float8 as "realityFromMs", h.reality_check_shown as "realityShown",
       (extract(epoch from h.play_blocked_until) * 1000)::float8 as "blockedUntilMs"
     from player_limit_profile h where h.player_id = $1 and h.next_check_at <= clock_timestamp() for update skip locked`,
    [playerId],
  );
  const [holder] = rows;
  if (!holder) return undefined;
  const { zone, ...time } = holder;
  const limits = await client.query<PlayTime['limits'][number]>(
    `select (p.amount * 60000 - session_time_ms($1, limit_period_start(p.period, $2, false, clock_timestamp())))::float8 as "leftMs",
       (extract(epoch from limit_period_end(p.period, $2, clock_timestamp())) * 1000)::float8 as "resetsAtMs"
     from player_limit p where p.player_id = $1 and p.kind = 'session'`,
    [playerId, zone],
  );
  return { ...time, limits: limits.rows };
}

export async function updatePlayTime(client: pg.PoolClient, playerId: bigint, time: PlayTime, decided: PlayTimeDecision): Promise<void> {
  await client.query(
    `update player_limit_profile set play_blocked_until = coalesce(to_timestamp($2::float8 / 1000), play_blocked_until), reality_check_shown = reality_check_shown or $3,
       reality_check_started_at = case when $5 then reality_check_started_at end, next_check_at = to_timestamp($4::float8 / 1000)
     where player_id = $1`,
    [playerId, decided.blockedUntilMs, decided.tellReality, decided.lookAtMs, time.playingSinceMs !== null],
  );
}

/** Starts the clock at the beginning of a session, unless another session's clock already runs. */
export async function startPlayTime(pool: pg.Pool, playerId: bigint): Promise<void> {
  await pool.query(
    `update player_limit_profile set next_check_at = clock_timestamp(),
       reality_check_shown = reality_check_shown and reality_check_started_at >= session_oldest_open_at(player_id),
       reality_check_started_at = case when reality_check_started_at >= session_oldest_open_at(player_id) then reality_check_started_at else clock_timestamp() end
     where player_id = $1`,
    [playerId],
  );
}

/** The player has looked at time and money. */
export async function acknowledgeRealityCheck(client: pg.PoolClient, playerId: bigint): Promise<void> {
  await client.query(
    'update player_limit_profile set reality_check_started_at = clock_timestamp(), reality_check_shown = false, next_check_at = clock_timestamp() where player_id = $1',
    [playerId],
  );
}
