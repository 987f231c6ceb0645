import type { Queryable } from '#platform/db/queryable';

export async function readFavourites(on: Queryable, playerId: bigint): Promise<ReadonlySet<string>> {
  const { rows } = await on.query<{ game: string }>('select game from casino_favourite where player_id = $1', [playerId]);
  return new Set(rows.map(({ game }) => game));
}

export async function writeFavourite(on: Queryable, playerId: bigint, game: string): Promise<void> {
  await on.query('insert into casino_favourite (player_id, game) values ($1, $2) on conflict do nothing', [playerId, game]);
}

export async function deleteFavourite(on: Queryable, playerId: bigint, game: string): Promise<void> {
  await on.query('delete from casino_favourite where player_id = $1 and game = $2', [playerId, game]);
}
