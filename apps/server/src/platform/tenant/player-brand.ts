import { prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/queryable.ts';

export async function isPlayerOf(on: Queryable, brandId: number, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query(prepared('select from player_brand where player_id = $1 and brand_id = $2', [playerId, brandId]));
  return rowCount === 1;
}
