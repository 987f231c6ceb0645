import { MAX_SUBSCRIPTIONS, type SubscriptionEvent } from '@touchline/contract/subscriptions/enums';
import type { Language } from '@touchline/i18n/languages';
import type pg from 'pg';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';

export interface Subscription {
  readonly matchId: number;
  readonly events: readonly SubscriptionEvent[];
  readonly inbox: boolean;
  readonly language: Language;
}
export interface Subscriber {
  readonly playerId: bigint;
  readonly brandId: number;
  readonly matchId: number;
  readonly events: readonly SubscriptionEvent[];
  readonly inbox: boolean;
  readonly language: Language;
}
export interface NoticeKey {
  readonly matchId: number;
  readonly notice: string;
}

/** Tables `match_subscription` and `match_notification`. */
export function createSubscriptionsStore(pool: pg.Pool) {
  return {
    async readOwn(playerId: bigint): Promise<Subscription[]> {
      const { rows } = await pool.query<{ match_id: bigint; events: SubscriptionEvent[]; inbox: boolean; language: Language }>(
        'select match_id, events, inbox, language from match_subscription where player_id = $1 order by saved_at desc, match_id',
        [playerId],
      );
      return rows.map(({ match_id, ...row }) => ({ matchId: Number(match_id), ...row }));
    },

    /** False where it would be one more than a player may have: parallel calls of one player go one after the other. */
    async write(playerId: bigint, { matchId, events, inbox, language }: Subscription): Promise<boolean> {
      if (events.length === 0) {
        await pool.query('delete from match_subscription where player_id = $1 and match_id = $2', [playerId, matchId]);
        return true;
      }
      return inTransaction(pool, async (client) => {
        await client.query("select pg_advisory_xact_lock(hashtext('subscription'), hashtext($1))", [playerId.toString()]);
        const { rowCount } = await client.query(
          `insert into match_subscription (match_id, player_id, events, inbox, language)
           select $2, $1, $3, $4, $5
           where (select count(*) from match_subscription where player_id = $1 and match_id <> $2) < $6
           on conflict (match_id, player_id) do update set events = excluded.events, inbox = excluded.inbox, language = excluded.language, saved_at = now()`,
          [playerId, matchId, events, inbox, language, MAX_SUBSCRIPTIONS],
        );
        return rowCount === 1;
      });
    },

    /** Claims notices that are unsent and have subscribers. */
    async writeNotices(on: Queryable, notices: readonly NoticeKey[]): Promise<NoticeKey[]> {
      const { rows } = await on.query<{ match_id: bigint; notice: string }>(
        `insert into match_notification (match_id, notice)
         select n.match_id, n.notice from unnest($1::bigint[], $2::text[]) as n (match_id, notice)
         where exists (select from match_subscription s where s.match_id = n.match_id)
         on conflict do nothing returning match_id, notice`,
        [notices.map((n) => n.matchId), notices.map((n) => n.notice)],
      );
      return rows.map((row) => ({ matchId: Number(row.match_id), notice: row.notice }));
    },

    async readSubscribers(on: Queryable, matches: readonly number[]): Promise<Subscriber[]> {
      const { rows } = await on.query<{
        match_id: bigint;
        player_id: bigint;
        brand_id: number;
        events: SubscriptionEvent[];
        inbox: boolean;
        language: Language;
      }>(
        `select match_id, player_id, brand_id, events, inbox, language from match_subscription join player_brand using (player_id)
         where match_id = any($1::bigint[])`,
        [matches],
      );
      return rows.map(({ match_id, player_id, brand_id, ...row }) => ({
        matchId: Number(match_id),
        playerId: player_id,
        brandId: brand_id,
        ...row,
      }));
    },

    async writeOver(on: Queryable, matches: readonly number[]): Promise<void> {
      await on.query('delete from match_subscription where match_id = any($1::bigint[])', [matches]);
    },

    /** Deletes old notices: they cannot repeat, since their match has left the feed. */
    async deleteOldNotices(): Promise<void> {
      await pool.query("delete from match_notification where told_at < now() - interval '7 days'");
      await pool.query("delete from match_subscription where saved_at < now() - interval '90 days'");
    },
  };
}
export type SubscriptionsStore = ReturnType<typeof createSubscriptionsStore>;
