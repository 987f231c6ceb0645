import type pg from 'pg';
import type { ClockDecision, PlayTime } from './decide-play-time.ts';

/** Players at whose time somebody has to look. */
export async function readDue(pool: pg.Pool, limit: number): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: bigint }>({
    name: 'limits-due',
    text: 'select player_id as id from limit_holder where look_at <= clock_timestamp() order by look_at limit $1',
    values: [limit],
  });
  return rows.map(({ id }) => id);
}

/** A player's time, locked until the transaction ends; undefined where it is looked at by somebody else, or was already. */
export async function lockPlayTime(client: pg.PoolClient, playerId: bigint): Promise<PlayTime | undefined> {
  const { rows } = await client.query<Omit<PlayTime, 'limits'> & { zone: string }>(
    `select h.zone, (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
       (extract(epoch from session_playing_since(h.player_id)) * 1000)::float8 as "playingSinceMs",
       h.reality_minutes as "realityMinutes", (extract(epoch from h.reality_from) * 1000)::float8 as "realityFromMs", h.reality_told as "realityTold",
       (extract(epoch from h.play_over_until) * 1000)::float8 as "overUntilMs"
     from limit_holder h where h.player_id = $1 and h.look_at <= clock_timestamp() for update skip locked`,
    [playerId],
  );
  const [holder] = rows;
  if (!holder) return undefined;
  const { zone, ...time } = holder;
  const limits = await client.query<PlayTime['limits'][number]>(
    `select (p.amount * 60000 - session_millis($1, limit_since(p.period, $2, false, clock_timestamp())))::float8 as "leftMs",
       (extract(epoch from limit_resets(p.period, $2, clock_timestamp())) * 1000)::float8 as "resetsAtMs"
     from player_limit p where p.player_id = $1 and p.kind = 'session'`,
    [playerId, zone],
  );
  return { ...time, limits: limits.rows };
}

export async function updatePlayTime(client: pg.PoolClient, playerId: bigint, time: PlayTime, decided: ClockDecision): Promise<void> {
  await client.query(
    `update limit_holder set play_over_until = coalesce(to_timestamp($2::float8 / 1000), play_over_until), reality_told = reality_told or $3,
       reality_from = case when $5 then reality_from end, look_at = to_timestamp($4::float8 / 1000)
     where player_id = $1`,
    [playerId, decided.overUntilMs, decided.tellReality, decided.lookAtMs, time.playingSinceMs !== null],
  );
}

/** A session has begun: time runs from now, unless another session's has before. */
export async function startPlayTime(pool: pg.Pool, playerId: bigint): Promise<void> {
  await pool.query(
    `update limit_holder set look_at = clock_timestamp(),
       reality_told = reality_told and reality_from >= session_playing_since(player_id),
       reality_from = case when reality_from >= session_playing_since(player_id) then reality_from else clock_timestamp() end
     where player_id = $1`,
    [playerId],
  );
}

/** The player has looked at time and money. */
export async function acknowledgeRealityCheck(client: pg.PoolClient, playerId: bigint): Promise<void> {
  await client.query(
    'update limit_holder set reality_from = clock_timestamp(), reality_told = false, look_at = clock_timestamp() where player_id = $1',
    [playerId],
  );
}
