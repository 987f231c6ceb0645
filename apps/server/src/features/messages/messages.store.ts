import { MAX_STORED_MESSAGES, type MessageTopic } from '@touchline/contract/messages/calls';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';
import type { KnownText, NewMessage } from './message.ts';

export interface MessageRow {
  readonly id: bigint;
  readonly topic: MessageTopic;
  readonly textKey: string | null;
  readonly args: KnownText['args'] | null;
  readonly title: string | null;
  readonly body: string | null;
  readonly link: string | null;
  readonly sentAt: Date;
  readonly readAt: Date | null;
}
/** Some messages of a player by their ids, or all. */
export type Chosen = readonly bigint[] | 'all';

/** Table `message`. Every statement is about one player's own rows. */
export function createMessagesStore(pool: pg.Pool) {
  return {
    /** On the caller's own connection, so that a message and what it tells of are one transaction. Returns how many were new. */
    async write(on: Queryable, messages: readonly NewMessage[]): Promise<number> {
      if (messages.length === 0) return 0;
      const { rowCount } = await on.query(
        `insert into inbox_message (player_id, topic, text_key, args, title, body, link, idempotency_key)
         select * from unnest($1::bigint[], $2::text[], $3::text[], $4::jsonb[], $5::text[], $6::text[], $7::text[], $8::text[])
         on conflict (player_id, idempotency_key) where idempotency_key is not null do nothing`,
        [
          messages.map((m) => m.playerId),
          messages.map((m) => m.topic),
          messages.map((m) => ('key' in m.text ? m.text.key : null)),
          messages.map((m) => ('key' in m.text ? JSON.stringify(m.text.args) : null)),
          messages.map((m) => ('title' in m.text ? m.text.title : null)),
          messages.map((m) => ('body' in m.text ? m.text.body : null)),
          messages.map((m) => m.link ?? null),
          messages.map((m) => m.onceKey ?? null),
        ],
      );
      await writeUnreadNews(on, [...new Set(messages.map((m) => m.playerId))]);
      return rowCount ?? 0;
    },

    async readPage(
      playerId: bigint,
      filter: {
        readonly topic: MessageTopic | undefined;
        readonly unreadOnly: boolean;
        readonly before: bigint | null;
        readonly limit: number;
      },
    ): Promise<MessageRow[]> {
      const { rows } = await pool.query<MessageRow>(
        `select id, topic, text_key as "textKey", args, title, body, link, sent_at as "sentAt", read_at as "readAt" from inbox_message
         where player_id = $1 and ($2::text is null or topic = $2) and (not $3 or read_at is null) and ($4::bigint is null or id < $4)
         order by id desc limit $5`,
        [playerId, filter.topic ?? null, filter.unreadOnly, filter.before, filter.limit],
      );
      return rows;
    },

    async readUnread(playerId: bigint): Promise<number> {
      const { rows } = await pool.query<{ unread: number }>(
        'select count(*)::int as unread from inbox_message where player_id = $1 and read_at is null',
        [playerId],
      );
      return rows[0]?.unread ?? 0;
    },

    async writeRead(playerId: bigint, chosen: Chosen): Promise<void> {
      await pool.query(
        `update inbox_message set read_at = now() where player_id = $1 and read_at is null and ($2::bigint[] is null or id = any($2))`,
        [playerId, chosen === 'all' ? null : chosen],
      );
      await writeUnreadNews(pool, [playerId]);
    },

    async writeDeleted(playerId: bigint, chosen: Chosen): Promise<void> {
      await pool.query('delete from inbox_message where player_id = $1 and ($2::bigint[] is null or id = any($2))', [
        playerId,
        chosen === 'all' ? null : chosen,
      ]);
      await writeUnreadNews(pool, [playerId]);
    },

    /** Lets go of what is beyond the newest of each player who has too many. Returns how many went. */
    async deleteOld(): Promise<number> {
      const { rowCount } = await pool.query(
        `delete from inbox_message m using (
           select player_id, (array_agg(id order by id desc))[$1 + 1] as first_old from inbox_message group by player_id having count(*) > $1
         ) o where m.player_id = o.player_id and m.id <= o.first_old`,
        [MAX_STORED_MESSAGES],
      );
      return rowCount ?? 0;
    },
  };
}
export type MessagesStore = ReturnType<typeof createMessagesStore>;

/** The unread count of each player, published where it changed. */
async function writeUnreadNews(on: Queryable, players: readonly bigint[]): Promise<void> {
  await on.query(
    `insert into event (player_id, body)
     select p.id, jsonb_build_object('kind', 'messages', 'unread',
       (select count(*)::int from inbox_message m where m.player_id = p.id and m.read_at is null))
     from unnest($1::bigint[]) as p (id)`,
    [players],
  );
}
