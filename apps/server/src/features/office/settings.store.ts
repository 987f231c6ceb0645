import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export async function readDisallowed(on: Queryable, playerId: bigint): Promise<{ readonly line: number[]; readonly live: number[] }> {
  const { rows } = await on.query<{ kind: 'line' | 'live'; sportId: number }>(
    prepared('select kind, sport_id as "sportId" from disallowed_sport where player_id = $1 order by sport_id', [playerId]),
  );
  const of = (kind: 'line' | 'live'): number[] => rows.filter((row) => row.kind === kind).map((row) => row.sportId);
  return { line: of('line'), live: of('live') };
}

/** In place of the list of a kind that there was. */
export async function writeDisallowed(on: Queryable, playerId: bigint, kind: 'line' | 'live', sportIds: readonly number[]): Promise<void> {
  await on.query('delete from disallowed_sport where player_id = $1 and kind = $2', [playerId, kind]);
  if (sportIds.length === 0) return;
  await on.query(
    `insert into disallowed_sport (player_id, kind, sport_id) select $1::bigint, $2::text, unnest($3::int[])
     on conflict do nothing`,
    [playerId, kind, sportIds],
  );
}

export async function writePin(on: Queryable, playerId: bigint, pinHash: string): Promise<void> {
  await on.query(
    `insert into player_pin (player_id, pin_hash) values ($1, $2)
     on conflict (player_id) do update set pin_hash = excluded.pin_hash, created_at = now()`,
    [playerId, pinHash],
  );
}

export async function readPinHash(on: Queryable, playerId: bigint): Promise<string | undefined> {
  const { rows } = await on.query<{ pinHash: string }>('select pin_hash as "pinHash" from player_pin where player_id = $1', [playerId]);
  return rows[0]?.pinHash;
}
