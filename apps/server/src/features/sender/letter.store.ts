import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';
import type { Delivery } from './carrier.ts';

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
  /** What its carrier tells of it; null while nothing is known. */
  readonly delivery: Delivery | 'refused' | null;
}

const COLUMNS = sql`id, player_id as "playerId", channel, language, template, content, created_at as "createdAt", sent_at as "sentAt", delivery`;

export async function writeLetter(db: DbOrTrx, letter: NewLetter): Promise<void> {
  await sql`insert into letter (player_id, channel, language, template, content)
    values (${letter.playerId}, ${letter.channel}, ${letter.language}, ${letter.template}, ${letter.content})`.execute(db);
}

export async function readNewest(db: DbOrTrx, most: number): Promise<SealedLetter[]> {
  return (await sql<SealedLetter>`select ${COLUMNS} from letter order by id desc limit ${most}`.execute(db)).rows;
}

/** The next letter of a channel that is due, locked until the transaction ends; undefined where there is none. */
export async function lockDue(trx: DbOrTrx, channel: Channel): Promise<SealedLetter | undefined> {
  const { rows } = await sql<SealedLetter>`select ${COLUMNS} from letter
    where channel = ${channel} and sent_at is null and delivery is null and due_at <= now() order by due_at limit 1 for update skip locked`.execute(
    trx,
  );
  return rows[0];
}

/** Handed over. `told`: its carrier will say what becomes of it. */
export async function writeSent(trx: DbOrTrx, id: bigint, reference: string | null, told: boolean): Promise<void> {
  await sql`update letter set sent_at = clock_timestamp(), attempts = attempts + 1, reference = ${reference},
    delivery = ${told ? 'on-its-way' : null} where id = ${id}`.execute(trx);
}

/** Its carrier will never take it: it is not tried again. */
export async function writeRefused(trx: DbOrTrx, id: bigint): Promise<void> {
  await sql`update letter set attempts = attempts + 1, delivery = 'refused' where id = ${id}`.execute(trx);
}

const ASKED_AT_ONCE = 100;

/** Letters of the last day of which their carrier has not told yet, oldest first. */
export async function readUndecided(
  db: DbOrTrx,
  channel: Channel,
): Promise<readonly { readonly id: bigint; readonly reference: string }[]> {
  return (
    await sql<{ id: bigint; reference: string }>`select id, reference from letter
      where channel = ${channel} and delivery = 'on-its-way' and sent_at > now() - interval '1 day' order by sent_at limit ${ASKED_AT_ONCE}`.execute(
      db,
    )
  ).rows;
}

export async function writeDelivery(db: DbOrTrx, id: bigint, delivery: Delivery): Promise<void> {
  await sql`update letter set delivery = ${delivery} where id = ${id} and delivery = 'on-its-way'`.execute(db);
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
