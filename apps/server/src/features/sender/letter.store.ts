import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

export type Channel = 'mail' | 'sms' | 'messenger';

export interface NewLetter {
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
}

const COLUMNS = sql`id, player_id as "playerId", channel, language, template, content, created_at as "createdAt", sent_at as "sentAt"`;

export async function writeLetter(db: DbOrTrx, letter: NewLetter): Promise<void> {
  await sql`insert into letter (player_id, channel, language, template, content)
    values (${letter.playerId}, ${letter.channel}, ${letter.language}, ${letter.template}, ${letter.content})`.execute(db);
}

export async function readNewest(db: DbOrTrx, most: number): Promise<SealedLetter[]> {
  return (await sql<SealedLetter>`select ${COLUMNS} from letter order by id desc limit ${most}`.execute(db)).rows;
}

/** The next letter of some channels that is due, locked until the transaction ends; undefined where there is none. */
export async function lockDue(trx: DbOrTrx, channels: readonly Channel[]): Promise<SealedLetter | undefined> {
  const { rows } = await sql<SealedLetter>`select ${COLUMNS} from letter
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

export interface PlainLetter {
  readonly id: bigint;
  readonly playerId: bigint | null;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly text: string }[];
}

/** Some letters that an older version wrote plainly, locked until the transaction ends. */
export async function lockPlainLetters(trx: Trx, most: number): Promise<readonly PlainLetter[]> {
  return (
    await sql<PlainLetter>`select id, player_id as "playerId", address, subject, body, attachments from letter
      where content is null order by id limit ${most} for update`.execute(trx)
  ).rows;
}

/** Puts the sealed content in the place of the plain one. */
export async function writeSealedLetter(trx: Trx, id: bigint, content: Buffer | null): Promise<void> {
  await sql`update letter set content = ${content}, address = null, subject = null, body = null, attachments = null where id = ${id}`.execute(
    trx,
  );
}
