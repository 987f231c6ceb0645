import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';
import type { ChatRoom } from './casino-chat-deps.ts';

export interface ChatMessage extends ChatRoom {
  readonly id: bigint;
  readonly playerId: bigint;
  /** The number and the name that others know them by. */
  readonly author: bigint;
  readonly name: string;
  readonly text: string;
  readonly at: Date;
  readonly removed: boolean;
}

const MESSAGES = `select m.id, m.brand_id as "brandId", m.game, m.language, m.player_id as "playerId", p.id as author, p.name, m.text,
  m.created_at as at, m.removed_at is not null as removed from casino_chat_message m join casino_chat_person p using (player_id)`;

/** The newest messages of a room that stand, the oldest of them first. */
export async function readRoom(on: Queryable, { brandId, game, language }: ChatRoom, limit: number): Promise<ChatMessage[]> {
  const { rows } = await on.query<ChatMessage>(
    prepared(
      `select * from (${MESSAGES} where m.brand_id = $1 and m.game = $2 and m.language = $3 and m.removed_at is null
       order by m.id desc limit $4) newest order by id`,
      [brandId, game, language, limit],
    ),
  );
  return rows;
}

/** Messages of a room, removed or not, the newest first: those before one where it is named. */
export async function readWholeRoom(
  on: Queryable,
  { brandId, game, language }: ChatRoom,
  before: bigint | undefined,
  limit: number,
): Promise<ChatMessage[]> {
  const { rows } = await on.query<ChatMessage>(
    `${MESSAGES} where m.brand_id = $1 and m.game = $2 and m.language = $3 and ($4::bigint is null or m.id < $4) order by m.id desc limit $5`,
    [brandId, game, language, before ?? null, limit],
  );
  return rows;
}

/** A brand's, removed or not. */
export async function readMessage(on: Queryable, brandId: number, id: bigint): Promise<ChatMessage | undefined> {
  const { rows } = await on.query<ChatMessage>(`${MESSAGES} where m.brand_id = $1 and m.id = $2`, [brandId, id]);
  return rows[0];
}

/** The player's own by the guid that their page gave it. */
export async function readMessageByGuid(on: Queryable, playerId: bigint, guid: string): Promise<ChatMessage | undefined> {
  const { rows } = await on.query<ChatMessage>(`${MESSAGES} where m.player_id = $1 and m.guid = $2`, [playerId, guid]);
  return rows[0];
}

/** A player's last words in any room: how long ago, and whether a text is among what they said within the last minutes. */
export interface SaidBefore {
  readonly tooSoon: boolean;
  readonly tooMany: boolean;
  readonly repeated: boolean;
}

interface ChatPace {
  readonly secondsBetween: number;
  readonly maxPerMinute: number;
  readonly minutesWithoutRepeat: number;
}

/** By the database's clock, so that all processes count as one. */
export async function readSaidBefore(on: Queryable, playerId: bigint, folded: string, pace: ChatPace): Promise<SaidBefore> {
  const { rows } = await on.query<SaidBefore>(
    prepared(
      `select coalesce(bool_or(created_at > clock_timestamp() - make_interval(secs => $3)), false) as "tooSoon",
         count(*) filter (where created_at > clock_timestamp() - interval '1 minute') >= $4 as "tooMany",
         coalesce(bool_or(folded = $2), false) as repeated
       from casino_chat_message where player_id = $1 and created_at > clock_timestamp() - make_interval(mins => $5)`,
      [playerId, folded, pace.secondsBetween, pace.maxPerMinute, pace.minutesWithoutRepeat],
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('sums have a row');
  return row;
}

export interface NewChatMessage extends ChatRoom {
  readonly playerId: bigint;
  readonly guid: string;
  readonly text: string;
  readonly folded: string;
}

export async function writeMessage(client: Queryable, message: NewChatMessage): Promise<void> {
  const { brandId, game, language, playerId, guid, text, folded } = message;
  await client.query(
    prepared(
      `insert into casino_chat_message (brand_id, game, language, player_id, guid, text, folded) values ($1, $2, $3, $4, $5, $6, $7)`,
      [brandId, game, language, playerId, guid, text, folded],
    ),
  );
}

/** False where it has been removed before. What was written stays. */
export async function writeRemoved(client: Queryable, id: bigint, operatorId: bigint): Promise<boolean> {
  const { rowCount } = await client.query(
    'update casino_chat_message set removed_at = clock_timestamp(), removed_by = $2 where id = $1 and removed_at is null',
    [id, operatorId],
  );
  return rowCount === 1;
}

/** Rooms in which something of a player's stands. */
export async function readRoomsOf(on: Queryable, playerId: bigint): Promise<ChatRoom[]> {
  const { rows } = await on.query<ChatRoom>(
    `select distinct brand_id as "brandId", game, language from casino_chat_message where player_id = $1 and removed_at is null`,
    [playerId],
  );
  return rows;
}

/**
 * Deletes a batch of what is no longer kept: messages after so many days, those that were removed or that wait for a decision after so many more.
 * Gives how many went.
 */
export async function deleteOldMessages(
  on: Queryable,
  { days, daysOfRemoved }: Readonly<Record<'days' | 'daysOfRemoved', number>>,
): Promise<number> {
  const { rowCount } = await on.query(
    `delete from casino_chat_message where id in (
       select id from casino_chat_message m where created_at < now() - make_interval(days => $1)
         and (created_at < now() - make_interval(days => $2)
           or (removed_at is null and not exists (select from casino_chat_report r where r.message_id = m.id and r.decided_at is null)))
       order by created_at limit 1000)`,
    [days, daysOfRemoved],
  );
  return rowCount ?? 0;
}

/** Messages by their numbers, in the order in which these are given. */
export async function readMessages(on: Queryable, ids: readonly bigint[]): Promise<ChatMessage[]> {
  const { rows } = await on.query<ChatMessage>(`${MESSAGES} where m.id = any ($1::bigint[])`, [`{${ids.join(',')}}`]);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The words in a message's room right before it and right after it, removed or not, the oldest first. */
export async function readAround(on: Queryable, { id, brandId, game, language }: ChatMessage, each: number): Promise<ChatMessage[]> {
  const inRoom = 'm.brand_id = $1 and m.game = $2 and m.language = $3';
  const { rows } = await on.query<ChatMessage>(
    `select * from (
       (${MESSAGES} where ${inRoom} and m.id < $4 order by m.id desc limit $5)
       union all (${MESSAGES} where ${inRoom} and m.id > $4 order by m.id limit $5)) around order by id`,
    [brandId, game, language, id, each],
  );
  return rows;
}
