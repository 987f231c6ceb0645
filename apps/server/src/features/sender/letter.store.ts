import type { Queryable } from '#platform/db/queryable';
import type { Delivery } from './delivery-channel.ts';

export type Channel = 'mail' | 'sms' | 'messenger';

export interface NewLetter {
  readonly brandId: number;
  readonly playerId: bigint | null;
  readonly channel: Channel;
  readonly language: string;
  readonly template: string;
  /** Sealed: the address and what the letter says. */
  readonly content: Buffer | null;
}

export interface SealedLetter extends NewLetter {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** The carrier's report on it; null while nothing is known. */
  readonly delivery: Delivery | 'refused' | null;
}

const COLUMNS = `id, brand_id as "brandId", player_id as "playerId", channel, language, template, content, created_at as "createdAt",
  sent_at as "sentAt", delivery`;

export async function writeLetter(on: Queryable, letter: NewLetter): Promise<void> {
  const { brandId, playerId, channel, language, template, content } = letter;
  await on.query(
    'insert into outgoing_message (brand_id, player_id, channel, language, template, content) values ($1, $2, $3, $4, $5, $6)',
    [brandId, playerId, channel, language, template, content],
  );
}

export async function readNewest(on: Queryable, limit: number): Promise<SealedLetter[]> {
  const { rows } = await on.query<SealedLetter>(`select ${COLUMNS} from outgoing_message order by id desc limit $1`, [limit]);
  return rows;
}

/** The next letter of a channel that is due, locked until the transaction ends; undefined where there is none. */
export async function lockDue(client: Queryable, channel: Channel): Promise<SealedLetter | undefined> {
  const { rows } = await client.query<SealedLetter>(
    `select ${COLUMNS} from outgoing_message
     where channel = $1 and sent_at is null and delivery is null and due_at <= now() order by due_at limit 1 for update skip locked`,
    [channel],
  );
  return rows[0];
}

/** Handed over. `expectsReport`: the carrier will send a delivery report. */
export async function writeSent(client: Queryable, id: bigint, reference: string | null, expectsReport: boolean): Promise<void> {
  await client.query(
    'update outgoing_message set sent_at = clock_timestamp(), attempts = attempts + 1, reference = $2, delivery = $3 where id = $1',
    [id, reference, expectsReport ? 'on-its-way' : null],
  );
}

/** Its carrier will never take it: it is not tried again. */
export async function markRejected(client: Queryable, id: bigint): Promise<void> {
  await client.query("update outgoing_message set attempts = attempts + 1, delivery = 'refused' where id = $1", [id]);
}

const ASKED_AT_ONCE = 100;

interface UndecidedLetter {
  readonly id: bigint;
  readonly reference: string;
}

/** Messages of the last day without a delivery report yet, oldest first. */
export async function readUndecided(on: Queryable, channel: Channel): Promise<readonly UndecidedLetter[]> {
  const { rows } = await on.query<UndecidedLetter>(
    `select id, reference from outgoing_message
     where channel = $1 and delivery = 'on-its-way' and sent_at > now() - interval '1 day' order by sent_at limit $2`,
    [channel, ASKED_AT_ONCE],
  );
  return rows;
}

export async function writeDelivery(on: Queryable, id: bigint, delivery: Delivery): Promise<void> {
  await on.query("update outgoing_message set delivery = $2 where id = $1 and delivery = 'on-its-way'", [id, delivery]);
}

/** Tried in vain: again after a time that doubles, a day at most. */
export async function writeFailed(client: Queryable, id: bigint): Promise<void> {
  await client.query(
    `update outgoing_message set attempts = attempts + 1, due_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(attempts, 12)))
     where id = $1`,
    [id],
  );
}

export interface PlainLetter {
  readonly id: bigint;
  readonly playerId: bigint | null;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly text: string }[];
}

/** Some letters that an older version wrote plainly, locked until the transaction ends. */
export async function lockPlainLetters(client: Queryable, limit: number): Promise<readonly PlainLetter[]> {
  const { rows } = await client.query<PlainLetter>(
    `select id, player_id as "playerId", address, subject, body, attachments from outgoing_message
     where content is null order by id limit $1 for update`,
    [limit],
  );
  return rows;
}

/** Puts the sealed content in the place of the plain one. */
export async function writeSealedLetter(client: Queryable, id: bigint, content: Buffer | null): Promise<void> {
  await client.query(
    'update outgoing_message set content = $2, address = null, subject = null, body = null, attachments = null where id = $1',
    [id, content],
  );
}
