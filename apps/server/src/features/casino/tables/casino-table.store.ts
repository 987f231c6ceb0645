import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A version of a table: a game at a brand with its edge, millionths. */
export interface CasinoTable {
  readonly game: string;
  readonly version: number;
  readonly edgePpm: number;
}

/** Logins of the two who set a version; null for the first one, which is the game's own. */
export interface SetBy {
  readonly setBy: string | null;
  readonly approvedBy: string | null;
}

export async function readTable(on: Queryable, brandId: number, game: string): Promise<CasinoTable | undefined> {
  const { rows } = await on.query<CasinoTable>(
    prepared(
      `select game, version, edge_ppm as "edgePpm" from casino_table where brand_id = $1 and game = $2 order by version desc limit 1`,
      [brandId, game],
    ),
  );
  return rows[0];
}

/** Every game's current version, with when the game came. */
export async function readTables(on: Queryable, brandId: number): Promise<(CasinoTable & { readonly addedAt: Date })[]> {
  const { rows } = await on.query<CasinoTable & { addedAt: Date }>(
    prepared(
      `select distinct on (game) game, version, edge_ppm as "edgePpm", min(added_at) over (partition by game) as "addedAt"
       from casino_table where brand_id = $1 order by game, version desc`,
      [brandId],
    ),
  );
  return rows;
}

/** Every version of every table of a brand, the newest first. */
export async function readTableVersions(on: Queryable, brandId: number): Promise<(CasinoTable & SetBy & { readonly addedAt: Date })[]> {
  const { rows } = await on.query<CasinoTable & SetBy & { addedAt: Date }>(
    `select game, version, edge_ppm as "edgePpm", added_at as "addedAt", set_by as "setBy", approved_by as "approvedBy"
     from casino_table where brand_id = $1 order by added_at desc, version desc, game`,
    [brandId],
  );
  return rows;
}

/** Writes a version; false where another has taken its number. */
export async function writeTable(on: Queryable, brandId: number, table: CasinoTable & SetBy): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into casino_table (brand_id, game, version, edge_ppm, set_by, approved_by) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [brandId, table.game, table.version, table.edgePpm, table.setBy, table.approvedBy],
  );
  return rowCount === 1;
}

/** First versions of the games that a brand has no table of. */
export async function writeFirstTables(
  on: Queryable,
  brands: readonly number[],
  games: readonly Pick<CasinoTable, 'game' | 'edgePpm'>[],
): Promise<void> {
  await on.query(
    `insert into casino_table (brand_id, game, version, edge_ppm)
     select b, g.game, 1, g.edge from unnest($1::int[]) b, unnest($2::text[], $3::int[]) g (game, edge) on conflict do nothing`,
    [brands, games.map(({ game }) => game), games.map(({ edgePpm }) => edgePpm)],
  );
}
