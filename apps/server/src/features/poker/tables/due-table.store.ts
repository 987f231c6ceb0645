import type { Queryable } from '#platform/db/queryable';
import { STILL_WAITS } from '../waiting/poker-wait.store.ts';

/** A table between two hands at which two seats or more could play. */
export interface IdleTable {
  readonly id: bigint;
  readonly brandId: number;
  /** Whether its next deck has been promised, and for so long that it may be dealt. */
  readonly isPromised: boolean;
  readonly isDue: boolean;
  /** Whether a player waits for the hand, or it belongs to a sit-and-go, which is played to its end whoever is left in it. */
  readonly hasPlayer: boolean;
}

/** Tables between two hands with two seats or more to play them. */
export async function readIdleTables(on: Queryable, promisedForMs: number): Promise<IdleTable[]> {
  const { rows } = await on.query<IdleTable>(
    `select t.id, t.brand_id as "brandId", t.promise is not null as "isPromised",
       coalesce(t.promised_at <= clock_timestamp() - $1 * interval '1 millisecond', false) as "isDue",
       s.players > 0 or t.sit_go_id is not null as "hasPlayer"
     from poker_table t
     cross join lateral (
       select count(*) as seats, count(player_id) as players from poker_seat 
       where table_id = t.id and left_at is null and (is_present or t.sit_go_id is not null) and chips > 0
     ) s
     where (t.sit_go_id is null or t.sit_go_id in (select id from poker_sit_go where status = 'running')) and s.seats >= 2 and not exists (select from poker_hand h where h.table_id = t.id and h.status = 'open') order by t.id`,
    [promisedForMs],
  );
  return rows;
}

/** A table between two hands whose bots are not as many as they should be, or have lost their chips. */
export interface BotPlan {
  readonly id: bigint;
  readonly brandId: number;
  readonly players: number;
  readonly seats: number;
  readonly wanted: number;
  /** Seats that are taken. */
  readonly taken: readonly number[];
  readonly bots: readonly { readonly seat: number; readonly name: string; readonly isBroke: boolean }[];
}

/** Tables at which bots have to sit down or leave: one seat of more than two stays free for whoever comes, and one for each who waits. */
export async function readBotPlans(on: Queryable): Promise<BotPlan[]> {
  const { rows } = await on.query<BotPlan>(
    `select t.id, t.brand_id as "brandId", s.players, t.seats, greatest(0, least(t.bots, t.seats - s.players - greatest((t.seats > 2)::int, w.waiting))) as wanted,
       s.taken, s.bots
     from poker_table t
     cross join lateral (
       select count(player_id)::int as players, count(bot)::int as seated, coalesce(bool_or(bot is not null and chips < t.big_blind), false) as broke,
         coalesce(jsonb_agg(seat), '[]') as taken,
         coalesce(jsonb_agg(jsonb_build_object('seat', seat, 'name', bot, 'isBroke', chips < t.big_blind)) filter (where bot is not null), '[]') as bots
       from poker_seat where table_id = t.id and left_at is null
     ) s
     cross join lateral (select count(*)::int as waiting from poker_wait where table_id = t.id and ${STILL_WAITS}) w
     where t.sit_go_id is null and (s.broke or s.seated <> greatest(0, least(t.bots, t.seats - s.players - greatest((t.seats > 2)::int, w.waiting))))
       and not exists (select from poker_hand h where h.table_id = t.id and h.status = 'open') order by t.id`,
  );
  return rows;
}

/** The brands of tables. */
export async function readBrandOf(on: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.query<{ id: bigint; brandId: number }>(
    'select id, brand_id as "brandId" from poker_table where id = any ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, brandId }) => [id, brandId]));
}
