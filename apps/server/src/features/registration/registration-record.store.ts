import { type Generated, sql } from 'kysely';
import type { DbOrTrx } from '#platform/db';

export type ConsentSubject = 'terms' | 'adult' | 'marketing' | 'cookies';

declare module '#platform/db' {
  interface Tables {
    registration_record: {
      player_id: bigint;
      kind: string;
      promo_code: string | null;
      bonus: string;
      details: Buffer | null;
      popup_at: Generated<Date>;
      created_at: Generated<Date>;
    };
    consent: {
      id: Generated<bigint>;
      player_id: bigint | null;
      subject: ConsentSubject;
      version: string;
      level: number;
      language: string;
      ip: Buffer | null;
      user_agent: Buffer | null;
      /** Of older versions, emptied at start. */
      ip_plain: string | null;
      user_agent_plain: string | null;
      given_at: Generated<Date>;
    };
  }
}

export interface NewRecord {
  readonly playerId: bigint;
  readonly kind: string;
  readonly promoCode: string | null;
  readonly bonus: string;
  readonly details: Buffer | null;
}

export async function writeRecord(db: DbOrTrx, record: NewRecord): Promise<void> {
  await db
    .insertInto('registration_record')
    .values({
      player_id: record.playerId,
      kind: record.kind,
      promo_code: record.promoCode,
      bonus: record.bonus,
      details: record.details,
    })
    .execute();
}

export async function readRecord(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('registration_record')
    .select(['kind', 'promo_code as promoCode', 'bonus', 'details', 'popup_at as popupAt'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** When the reminder comes again, by the database's clock; written as well where the account had no record. */
export async function writePopup(db: DbOrTrx, playerId: bigint, hours: number): Promise<void> {
  const at = sql<Date>`now() + ${hours} * interval '1 hour'`;
  await db
    .insertInto('registration_record')
    .values({ player_id: playerId, kind: 'unknown', promo_code: null, bonus: 'none', details: null, popup_at: at })
    .onConflict((c) => c.column('player_id').doUpdateSet({ popup_at: at }))
    .execute();
}

/** Of whoever agreed, and with what. */
export interface Agreement {
  readonly playerId: bigint | null;
  readonly subject: ConsentSubject;
  readonly version: string;
  readonly level: number;
  readonly language: string;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
}

export async function writeConsents(db: DbOrTrx, agreements: readonly Agreement[]): Promise<void> {
  await db
    .insertInto('consent')
    .values(agreements.map(({ playerId, ...agreement }) => ({ player_id: playerId, ...agreement })))
    .execute();
}

/** What a player agreed to, newest first. */
export async function readConsents(db: DbOrTrx, playerId: bigint) {
  return db
    .selectFrom('consent')
    .select(['subject', 'version', 'level', 'given_at as givenAt'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute();
}
