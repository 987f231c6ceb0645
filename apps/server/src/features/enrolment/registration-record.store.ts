import type { Queryable } from '#platform/db/queryable';

export type ConsentSubject = 'terms' | 'adult' | 'marketing' | 'cookies';

export interface NewRecord {
  readonly playerId: bigint;
  readonly kind: string;
  readonly promoCode: string | null;
  readonly bonus: string;
  readonly details: Buffer | null;
}

export async function writeRecord(on: Queryable, { playerId, kind, promoCode, bonus, details }: NewRecord): Promise<void> {
  await on.query('insert into registration_record (player_id, kind, promo_code, bonus, details) values ($1, $2, $3, $4, $5)', [
    playerId,
    kind,
    promoCode,
    bonus,
    details,
  ]);
}

type StoredRecord = Omit<NewRecord, 'playerId'>;

export async function readRecord(on: Queryable, playerId: bigint): Promise<StoredRecord | undefined> {
  const { rows } = await on.query<StoredRecord>(
    'select kind, promo_code as "promoCode", bonus, details from registration_record where player_id = $1',
    [playerId],
  );
  return rows[0];
}

/** Agreements, with the player and the text. */
export interface ConsentRecord {
  readonly playerId: bigint | null;
  readonly subject: ConsentSubject;
  readonly version: string;
  readonly level: number;
  readonly language: string;
  readonly ip: Buffer | null;
  readonly user_agent: Buffer | null;
}

export async function writeConsents(on: Queryable, agreements: readonly ConsentRecord[]): Promise<void> {
  const column = <K extends keyof ConsentRecord>(name: K): ConsentRecord[K][] => agreements.map((agreement) => agreement[name]);
  await on.query(
    `insert into consent (player_id, subject, version, level, language, ip, user_agent)
     select player_id, subject, version, level, language, ip, user_agent
     from unnest($1::bigint[], $2::text[], $3::text[], $4::smallint[], $5::text[], $6::bytea[], $7::bytea[])
       with ordinality as a (player_id, subject, version, level, language, ip, user_agent, place)
     order by place`,
    [column('playerId'), column('subject'), column('version'), column('level'), column('language'), column('ip'), column('user_agent')],
  );
}

interface GivenConsent extends Pick<ConsentRecord, 'subject' | 'version' | 'level'> {
  readonly givenAt: Date;
}

/** Agreements of a player, newest first. */
export async function readConsents(on: Queryable, playerId: bigint): Promise<GivenConsent[]> {
  const { rows } = await on.query<GivenConsent>(
    'select subject, version, level, given_at as "givenAt" from consent where player_id = $1 order by id desc',
    [playerId],
  );
  return rows;
}
