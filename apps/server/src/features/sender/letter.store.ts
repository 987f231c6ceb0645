import { sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

export type Channel = 'mail' | 'sms' | 'messenger';

/** Text files only: what is sent is written by the server itself. */
export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
}

export interface NewLetter {
  readonly playerId: bigint | null;
  readonly channel: Channel;
  readonly address: string;
  readonly language: string;
  readonly template: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export interface Letter extends NewLetter {
  readonly id: bigint;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const COLUMNS = sql`id, player_id as "playerId", channel, address, language, template, subject, body, attachments, created_at as "createdAt", sent_at as "sentAt"`;

export async function writeLetter(db: DbOrTrx, letter: NewLetter): Promise<void> {
  await sql`insert into letter (player_id, channel, address, language, template, subject, body, attachments)
    values (${letter.playerId}, ${letter.channel}, ${letter.address}, ${letter.language}, ${letter.template}, ${letter.subject},
      ${letter.body}, ${JSON.stringify(letter.attachments)}::jsonb)`.execute(db);
}

export async function readNewest(db: DbOrTrx, most: number): Promise<Letter[]> {
  return (await sql<Letter>`select ${COLUMNS} from letter order by id desc limit ${most}`.execute(db)).rows;
}

/** The next letter of some channels that is due, locked until the transaction ends; undefined where there is none. */
export async function lockDue(trx: DbOrTrx, channels: readonly Channel[]): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`select ${COLUMNS} from letter
    where channel = any (${channels}::text[]) and sent_at is null and due_at <= now() order by due_at limit 1 for update skip locked`.execute(
    trx,
  );
  return rows[0];
}

export async function writeSent(trx: DbOrTrx, id: bigint): Promise<void> {
  await sql`update letter set sent_at = clock_timestamp(), attempts = attempts + 1 where id = ${id}`.execute(trx);
}

/** Tried in vain: again after a time that doubles, a day at most. */
export async function writeFailed(trx: DbOrTrx, id: bigint): Promise<void> {
  await sql`update letter set attempts = attempts + 1, due_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(attempts, 12)))
    where id = ${id}`.execute(trx);
}
