import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A shared round as it is kept. */
export interface SharedRound {
  readonly id: bigint;
  readonly brandId: number;
  readonly game: string;
  readonly chainId: bigint;
  /** In its chain, from 1. */
  readonly place: number;
  readonly version: number;
  readonly edgePpm: number;
  readonly startsAt: Date;
  readonly status: 'open' | 'ended' | 'over';
  readonly endedAt: Date | null;
  readonly hash: string | null;
  /** Hundredths. */
  readonly result: number | null;
}

const COLUMNS = `id, brand_id as "brandId", game, chain_id as "chainId", place, version, edge_ppm as "edgePpm", starts_at as "startsAt", status,
  ended_at as "endedAt", hash, result`;

/** The database's clock, cut to whole milliseconds. */
export async function readNow(on: Queryable): Promise<Date> {
  const { rows } = await on.query<{ now: Date }>(prepared("select date_trunc('milliseconds', clock_timestamp()) as now", []));
  return (rows[0] as { now: Date }).now;
}

/** The rounds that are under way at all tables. */
export async function readCurrentRounds(on: Queryable): Promise<SharedRound[]> {
  const { rows } = await on.query<SharedRound>(prepared(`select ${COLUMNS} from casino_shared_round where status <> 'over'`, []));
  return rows;
}

/** The newest round of a table, over or not. */
export async function readNewestRound(on: Queryable, brandId: number, game: string): Promise<SharedRound | undefined> {
  const { rows } = await on.query<SharedRound>(
    prepared(`select ${COLUMNS} from casino_shared_round where brand_id = $1 and game = $2 order by id desc limit 1`, [brandId, game]),
  );
  return rows[0];
}

export async function readSharedRound(on: Queryable, brandId: number, game: string, id: bigint): Promise<SharedRound | undefined> {
  const { rows } = await on.query<SharedRound>(
    prepared(`select ${COLUMNS} from casino_shared_round where brand_id = $1 and game = $2 and id = $3`, [brandId, game, id]),
  );
  return rows[0];
}

/** A round under a lock that keeps it from being ended meanwhile, with whether it still takes bets by the database's clock. */
export async function lockBettingRound(
  on: Queryable,
  brandId: number,
  id: bigint,
): Promise<(SharedRound & { readonly isBetting: boolean }) | undefined> {
  const { rows } = await on.query<SharedRound & { isBetting: boolean }>(
    prepared(
      `select ${COLUMNS}, status = 'open' and clock_timestamp() < starts_at as "isBetting" from casino_shared_round
       where brand_id = $1 and id = $2 for share`,
      [brandId, id],
    ),
  );
  return rows[0];
}

/** The results of a table's last rounds, newest first. */
export async function readResults(
  on: Queryable,
  brandId: number,
  game: string,
  limit: number,
): Promise<{ readonly id: bigint; readonly place: number; readonly result: number }[]> {
  const { rows } = await on.query<{ id: bigint; place: number; result: number }>(
    prepared(
      `select id, place, result from casino_shared_round where brand_id = $1 and game = $2 and status <> 'open' order by id desc limit $3`,
      [brandId, game, limit],
    ),
  );
  return rows;
}

/** The place of the last round of a chain; 0 before the first. */
export async function readLastPlace(on: Queryable, chainId: bigint): Promise<number> {
  const { rows } = await on.query<{ place: number }>(
    'select coalesce(max(place), 0) as place from casino_shared_round where chain_id = $1',
    [chainId],
  );
  return rows[0]?.place ?? 0;
}

/** Opens a round that starts after so long; undefined where the table has one, or another process has taken the place. */
export async function insertRound(
  on: Queryable,
  round: Pick<SharedRound, 'brandId' | 'game' | 'chainId' | 'place' | 'version' | 'edgePpm'>,
  bettingMs: number,
): Promise<SharedRound | undefined> {
  const { rows } = await on.query<SharedRound>(
    `insert into casino_shared_round (brand_id, game, chain_id, place, version, edge_ppm, starts_at)
     values ($1, $2, $3, $4, $5, $6, date_trunc('milliseconds', clock_timestamp()) + $7 * interval '1 millisecond')
     on conflict do nothing returning ${COLUMNS}`,
    [round.brandId, round.game, round.chainId, round.place, round.version, round.edgePpm, bettingMs],
  );
  return rows[0];
}

/** Ends a round: from now on its hash and its result are public. Undefined where it has been ended. */
export async function markEnded(
  on: Queryable,
  id: bigint,
  ending: { readonly hash: string; readonly result: number; readonly runMs: number },
): Promise<SharedRound | undefined> {
  const { rows } = await on.query<SharedRound>(
    `update casino_shared_round set status = 'ended', hash = $2, result = $3, ended_at = starts_at + $4 * interval '1 millisecond'
     where id = $1 and status = 'open' returning ${COLUMNS}`,
    [id, ending.hash, ending.result, ending.runMs],
  );
  return rows[0];
}

/** Nothing moves in the round any more; false where it was so, or has not ended. */
export async function markOver(on: Queryable, id: bigint): Promise<boolean> {
  const { rowCount } = await on.query("update casino_shared_round set status = 'over' where id = $1 and status = 'ended'", [id]);
  return rowCount === 1;
}
