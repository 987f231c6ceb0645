import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    player_setting: { player_id: bigint; setting_id: number; value: string; set_at: Generated<Date> };
    disallowed_sport: { player_id: bigint; kind: 'line' | 'live'; sport_id: number };
    player_pin: { player_id: bigint; pin_hash: string; made_at: Generated<Date> };
  }
}

/** By number; absent ones have their default. */
export async function readSettings(db: DbOrTrx, playerId: bigint): Promise<ReadonlyMap<number, boolean>> {
  const rows = await db.selectFrom('player_setting').select(['setting_id', 'value']).where('player_id', '=', playerId).execute();
  return new Map(rows.map((row) => [row.setting_id, row.value === 'true']));
}

export async function writeSetting(db: DbOrTrx, playerId: bigint, settingId: number, value: boolean): Promise<void> {
  await db
    .insertInto('player_setting')
    .values({ player_id: playerId, setting_id: settingId, value: String(value) })
    .onConflict((c) => c.columns(['player_id', 'setting_id']).doUpdateSet({ value: String(value), set_at: sql<Date>`now()` }))
    .execute();
}

export async function readDisallowed(db: DbOrTrx, playerId: bigint): Promise<{ readonly line: number[]; readonly live: number[] }> {
  const rows = await db
    .selectFrom('disallowed_sport')
    .select(['kind', 'sport_id'])
    .where('player_id', '=', playerId)
    .orderBy('sport_id')
    .execute();
  const of = (kind: 'line' | 'live'): number[] => rows.filter((row) => row.kind === kind).map((row) => row.sport_id);
  return { line: of('line'), live: of('live') };
}

/** In place of the list of a kind that there was. */
export async function writeDisallowed(trx: DbOrTrx, playerId: bigint, kind: 'line' | 'live', sportIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('disallowed_sport').where('player_id', '=', playerId).where('kind', '=', kind).execute();
  if (sportIds.length === 0) return;
  await trx
    .insertInto('disallowed_sport')
    .values(sportIds.map((sport_id) => ({ player_id: playerId, kind, sport_id })))
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function writePin(db: DbOrTrx, playerId: bigint, pinHash: string): Promise<void> {
  await db
    .insertInto('player_pin')
    .values({ player_id: playerId, pin_hash: pinHash })
    .onConflict((c) => c.column('player_id').doUpdateSet({ pin_hash: pinHash, made_at: sql<Date>`now()` }))
    .execute();
}

export async function readPinHash(db: DbOrTrx, playerId: bigint): Promise<string | undefined> {
  return (await db.selectFrom('player_pin').select('pin_hash').where('player_id', '=', playerId).executeTakeFirst())?.pin_hash;
}
