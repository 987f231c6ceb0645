import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export interface ClubMember {
  readonly playerId: bigint;
  readonly microPoints: bigint;
  readonly level: number;
}

/** Of the players those who have played. */
export async function readMembers(on: Queryable, players: readonly bigint[]): Promise<ReadonlyMap<bigint, ClubMember>> {
  const { rows } = await on.query<ClubMember>(
    prepared(
      'select player_id as "playerId", micro_points as "microPoints", level from casino_club_member where player_id = any ($1::bigint[])',
      [players],
    ),
  );
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** Adds points; gives the members as they are then. */
export async function writePoints(client: pg.PoolClient, earned: ReadonlyMap<bigint, bigint>): Promise<ClubMember[]> {
  const { rows } = await client.query<ClubMember>(
    prepared(
      `insert into casino_club_member as kept (player_id, micro_points)
       select * from unnest($1::bigint[], $2::bigint[]) e (player_id, micro_points) order by player_id
       on conflict (player_id) do update set micro_points = kept.micro_points + excluded.micro_points
       returning player_id as "playerId", micro_points as "microPoints", level`,
      [[...earned.keys()], [...earned.values()]],
    ),
  );
  return rows;
}

/** The level rises, and never falls. */
export async function writeLevel(client: pg.PoolClient, playerId: bigint, level: number): Promise<void> {
  await client.query(prepared('update casino_club_member set level = greatest(level, $2) where player_id = $1', [playerId, level]));
}
