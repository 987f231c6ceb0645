import type { ChallengeProgress } from '@touchline/casino/challenge/count-round';
import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A day of a country by the database's clock. */
export interface CountryDay {
  /** "2026-03-01". */
  readonly day: string;
  readonly endsAt: Date;
}

export async function readDay(on: Queryable, timeZone: string): Promise<CountryDay> {
  const { rows } = await on.query<CountryDay>(
    prepared(
      `select to_char(now() at time zone $1, 'YYYY-MM-DD') as day,
         (date_trunc('day', now() at time zone $1) + interval '1 day') at time zone $1 as "endsAt"`,
      [timeZone],
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('there is always a day');
  return row;
}

/** A task that a player has taken up. */
export interface TakenChallenge extends ChallengeProgress {
  readonly playerId: bigint;
  readonly day: string;
  readonly key: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

const COLUMNS = `player_id as "playerId", day::text, key, started_at as "startedAt", ends_at as "endsAt", count, games`;

/** A player's of this day. */
export async function readTaken(on: Queryable, playerId: bigint): Promise<TakenChallenge[]> {
  const { rows } = await on.query<TakenChallenge>(
    prepared(`select ${COLUMNS} from casino_challenge where player_id = $1 and ends_at > now() order by day, key`, [playerId]),
  );
  return rows;
}

/** Takes the tasks of a day up; what is taken up stays as it is. */
export async function writeTaken(on: Queryable, playerId: bigint, { day, endsAt }: CountryDay, keys: readonly string[]): Promise<void> {
  await on.query(
    `insert into casino_challenge (player_id, day, key, ends_at) select $1, $2, k, $4 from unnest($3::text[]) k on conflict do nothing`,
    [playerId, day, keys, endsAt],
  );
}

/** Tasks of players that are not done, and were not over at a moment; locked until the transaction ends. */
export async function lockOpen(client: pg.PoolClient, players: readonly bigint[], from: Date): Promise<TakenChallenge[]> {
  const { rows } = await client.query<TakenChallenge>(
    prepared(
      `select ${COLUMNS} from casino_challenge where player_id = any ($1) and ends_at > $2 and rewarded_at is null
       order by player_id, day, key for update`,
      [players, from],
    ),
  );
  return rows;
}

export async function writeProgress(
  client: pg.PoolClient,
  { playerId, day, key, count, games }: TakenChallenge,
  done: boolean,
): Promise<void> {
  await client.query(
    prepared(
      `update casino_challenge set count = $4, games = $5, rewarded_at = case when $6 then clock_timestamp() end
       where player_id = $1 and day = $2 and key = $3`,
      [playerId, day, key, count, games, done],
    ),
  );
}
