import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** The games that take part in a brand's jackpots. */
export async function readJackpotGames(on: Queryable, brandId: number): Promise<readonly string[]> {
  const { rows } = await on.query<{ games: string[] }>(
    prepared('select games from casino_jackpot_games where brand_id = $1 order by version desc limit 1', [brandId]),
  );
  return rows[0]?.games ?? [];
}

/** First versions for brands that have none. */
export async function writeFirstJackpotGames(on: Queryable, brands: readonly number[], games: readonly string[]): Promise<void> {
  await on.query(
    'insert into casino_jackpot_games (brand_id, version, games) select b, 1, $2::text[] from unnest($1::int[]) b on conflict do nothing',
    [brands, games],
  );
}
