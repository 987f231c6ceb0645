import type { ChatReportReason } from '@touchline/contract/casino-chat/enums';
import type { Queryable } from '#platform/db/queryable';

export interface NewChatReport {
  readonly messageId: bigint;
  readonly playerId: bigint;
  readonly brandId: number;
  readonly reason: ChatReportReason;
}

/** Reports a message; a player's second report of it changes nothing. */
export async function writeReport(on: Queryable, { messageId, playerId, brandId, reason }: NewChatReport): Promise<void> {
  await on.query(
    `insert into casino_chat_report (message_id, player_id, brand_id, reason) values ($1, $2, $3, $4) on conflict do nothing`,
    [messageId, playerId, brandId, reason],
  );
}

export interface ChatReport {
  readonly messageId: bigint;
  readonly reason: ChatReportReason;
  readonly at: Date;
}

/** Reports of a brand that nobody has decided, of at most so many messages, the message that was reported first first. */
export async function readWaitingReports(on: Queryable, brandId: number, messages: number): Promise<ChatReport[]> {
  const { rows } = await on.query<ChatReport>(
    `with waiting as (
       select message_id, min(created_at) as first from casino_chat_report where brand_id = $1 and decided_at is null
       group by message_id order by first, message_id limit $2)
     select r.message_id as "messageId", r.reason, r.created_at as at from waiting w join casino_chat_report r using (message_id)
     where r.decided_at is null order by w.first, r.message_id, r.created_at`,
    [brandId, messages],
  );
  return rows;
}

/** Decides every report of a message that waits; gives how many there were. */
export async function writeReportsDecided(client: Queryable, messageId: bigint): Promise<number> {
  const { rowCount } = await client.query(
    'update casino_chat_report set decided_at = clock_timestamp() where message_id = $1 and decided_at is null',
    [messageId],
  );
  return rowCount ?? 0;
}
