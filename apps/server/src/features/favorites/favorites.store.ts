import { FAVORITE_LIMITS, type FavoriteKind, type FavoriteLists } from '@touchline/contract/favorites/calls';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';

/** Table `favorite`. Lists are newest first. */
export function createFavoritesStore(pool: pg.Pool) {
  async function readList(playerId: bigint, kind: FavoriteKind): Promise<number[]> {
    const { rows } = await pool.query<{ id: bigint }>(
      'select id from favorite where player_id = $1 and kind = $2 order by added_at desc, id desc',
      [playerId, kind],
    );
    return rows.map((row) => Number(row.id));
  }
  return {
    readList,
    async readAll(playerId: bigint): Promise<FavoriteLists> {
      const { rows } = await pool.query<{ kind: FavoriteKind; id: bigint }>(
        'select kind, id from favorite where player_id = $1 order by added_at desc, id desc',
        [playerId],
      );
      const lists: Record<FavoriteKind, number[]> = { games: [], championships: [], teams: [] };
      for (const row of rows) lists[row.kind].push(Number(row.id));
      return lists;
    },
    /**
     * Adds what fits under the limit, the first of the list first; those already there stay as they are. Returns how many did not fit.
     * Parallel calls of one player go one after the other, or together they would pass the limit.
     */
    async writeAdded(playerId: bigint, kind: FavoriteKind, ids: readonly number[], orNothing: boolean): Promise<number> {
      return inTransaction(pool, async (client) => {
        await client.query("select pg_advisory_xact_lock(hashtext('favorite'), hashtext($1))", [playerId.toString()]);
        const { rows } = await client.query<{ id: bigint }>('select id from favorite where player_id = $1 and kind = $2', [playerId, kind]);
        const known = new Set(rows.map((row) => Number(row.id)));
        const fresh = ids.filter((id) => !known.has(id));
        const room = Math.max(0, FAVORITE_LIMITS[kind] - known.size);
        const over = Math.max(0, fresh.length - room);
        if (over === 0 || !orNothing)
          await client.query(
            // A step apart in time, so that the order of the list is the order of adding.
            `insert into favorite (player_id, kind, id, added_at)
             select $1, $2, id, now() - ordinality * interval '1 microsecond' from unnest($3::bigint[]) with ordinality as f (id, ordinality) on conflict do nothing`,
            [playerId, kind, fresh.slice(0, room)],
          );
        return over;
      });
    },
    async writeRemoved(playerId: bigint, kind: FavoriteKind, ids: readonly number[]): Promise<void> {
      await pool.query('delete from favorite where player_id = $1 and kind = $2 and id = any($3::bigint[])', [playerId, kind, ids]);
    },
    async writeCleared(playerId: bigint, kind: FavoriteKind): Promise<void> {
      await pool.query('delete from favorite where player_id = $1 and kind = $2', [playerId, kind]);
    },
  };
}
export type FavoritesStore = ReturnType<typeof createFavoritesStore>;
