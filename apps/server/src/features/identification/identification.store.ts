import type { DocumentKind } from '@touchline/catalogue/identity-documents';
import type { DocumentStatus, IdentityFlow, IdentityReason, IdentityStatus } from '@touchline/contract/identification-words';
import { type Generated, type Selectable, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

interface DocumentTable {
  id: string;
  player_id: bigint;
  kind: DocumentKind;
  country: string;
  status: Generated<DocumentStatus>;
  fields: Buffer;
  reason: IdentityReason | null;
  note: string | null;
  created_at: Generated<Date>;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: bigint | null;
  /** ISO 8601 date: the driver's Date would shift it by the zone, so it is never selected as it is. */
  valid_until: string | null;
}
interface SessionTable {
  id: string;
  player_id: bigint;
  flow: IdentityFlow;
  secret: Buffer;
  status: Generated<'running' | 'verified' | 'failed'>;
  reason: IdentityReason | null;
  provider_reason: string | null;
  document_id: string | null;
  sequence: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  finished_at: Date | null;
}
declare module '#platform/db' {
  interface Tables {
    identity_document: DocumentTable;
    identity_photo: {
      id: string;
      document_id: string;
      player_id: bigint;
      image: Buffer;
      width: number;
      height: number;
      taken_at: Generated<Date>;
    };
    identity_session: SessionTable;
    identity_event: { event_id: string; session_id: string; body_hash: string; received_at: Generated<Date> };
    identity_standing: { player_id: bigint; status: IdentityStatus; verified_at: Date | null; flow: IdentityFlow | null };
  }
}

export type StoredDocument = Omit<Selectable<DocumentTable>, 'valid_until'> & { readonly photos: number };
export type StoredSession = Selectable<SessionTable>;

const DOCUMENT = [
  'id',
  'player_id',
  'kind',
  'country',
  'status',
  'fields',
  'reason',
  'note',
  'created_at',
  'submitted_at',
  'decided_at',
  'decided_by',
] as const;

const documents = (db: DbOrTrx) =>
  db
    .selectFrom('identity_document')
    .select(DOCUMENT)
    .select(sql<number>`(select count(*)::int from identity_photo p where p.document_id = identity_document.id)`.as('photos'));

export const readDocuments = (db: DbOrTrx, playerId: bigint): Promise<StoredDocument[]> =>
  documents(db).where('player_id', '=', playerId).orderBy('created_at', 'desc').limit(50).execute();

export const readWaiting = (db: DbOrTrx, most: number): Promise<StoredDocument[]> =>
  documents(db).where('status', '=', 'review').orderBy('submitted_at').limit(most).execute();

/** A document, locked until the transaction ends. */
export const lockDocument = (trx: Trx, id: string): Promise<StoredDocument | undefined> =>
  documents(trx).where('id', '=', id).forUpdate().executeTakeFirst();

export async function writeDocument(
  trx: DbOrTrx,
  document: { id: string; playerId: bigint; kind: DocumentKind; country: string; fields: Buffer; validUntil: string | null },
): Promise<void> {
  await trx
    .insertInto('identity_document')
    .values({
      id: document.id,
      player_id: document.playerId,
      kind: document.kind,
      country: document.country,
      fields: document.fields,
      reason: null,
      note: null,
      submitted_at: null,
      decided_at: null,
      decided_by: null,
      valid_until: document.validUntil,
    })
    .execute();
}

export async function writePhoto(
  trx: DbOrTrx,
  photo: { id: string; documentId: string; playerId: bigint; image: Buffer; width: number; height: number },
): Promise<void> {
  await trx
    .insertInto('identity_photo')
    .values({
      id: photo.id,
      document_id: photo.documentId,
      player_id: photo.playerId,
      image: photo.image,
      width: photo.width,
      height: photo.height,
    })
    .execute();
}

export const readPhoto = (db: DbOrTrx, id: string) =>
  db.selectFrom('identity_photo').select(['player_id as playerId', 'image']).where('id', '=', id).executeTakeFirst();

export async function readPhotoIds(db: DbOrTrx, documentIds: readonly string[]): Promise<Map<string, string[]>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('identity_photo')
    .select(['id', 'document_id'])
    .where('document_id', 'in', [...documentIds])
    .orderBy('taken_at')
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.document_id)].map(([id, photos]) => [id, photos.map((photo) => photo.id)]));
}

export async function writeSubmitted(trx: DbOrTrx, id: string): Promise<void> {
  await trx.updateTable('identity_document').set({ status: 'review', submitted_at: sql`now()` }).where('id', '=', id).execute();
}

export async function writeDecided(
  trx: DbOrTrx,
  id: string,
  decision: { status: 'approved' | 'rejected'; reason: IdentityReason | null; note: string | null; by: bigint | null },
): Promise<void> {
  await trx
    .updateTable('identity_document')
    .set({ status: decision.status, reason: decision.reason, note: decision.note, decided_by: decision.by, decided_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Approved documents that have run out; gives whose they were. */
export async function writeExpired(trx: DbOrTrx): Promise<bigint[]> {
  const rows = await trx
    .updateTable('identity_document')
    .set({ status: 'expired' })
    .where('status', '=', 'approved')
    .where(sql<boolean>`valid_until < current_date`)
    .returning('player_id')
    .execute();
  return [...new Set(rows.map((row) => row.player_id))];
}

/** Tries of the last 24 hours: what was handed in and what was begun elsewhere. */
export async function readTries(db: DbOrTrx, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from identity_document where player_id = ${playerId} and submitted_at > now() - interval '24 hours')
      + (select count(*) from identity_session where player_id = ${playerId} and created_at > now() - interval '24 hours'))::int as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function writeSession(
  trx: DbOrTrx,
  session: { id: string; playerId: bigint; flow: IdentityFlow; secret: Buffer; minutes: number; documentId?: string },
): Promise<Date> {
  const { expires_at } = await trx
    .insertInto('identity_session')
    .values({
      id: session.id,
      player_id: session.playerId,
      flow: session.flow,
      secret: session.secret,
      reason: null,
      provider_reason: null,
      document_id: session.documentId ?? null,
      expires_at: sql<Date>`now() + make_interval(mins => ${session.minutes})`,
      finished_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

export const readSession = (db: DbOrTrx, id: string): Promise<StoredSession | undefined> =>
  db.selectFrom('identity_session').selectAll().where('id', '=', id).executeTakeFirst();

export const lockSession = (trx: Trx, id: string): Promise<StoredSession | undefined> =>
  trx.selectFrom('identity_session').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function writeFinished(
  trx: DbOrTrx,
  id: string,
  end: { status: 'verified' | 'failed'; reason: IdentityReason | null; providerReason: string | null },
): Promise<void> {
  await trx
    .updateTable('identity_session')
    .set({ status: end.status, reason: end.reason, provider_reason: end.providerReason, finished_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function writeSequence(trx: DbOrTrx, id: string, sequence: number): Promise<void> {
  await trx.updateTable('identity_session').set({ sequence }).where('id', '=', id).execute();
}

/** False where the event has been taken before; its hash then. */
export async function writeEvent(trx: DbOrTrx, eventId: string, sessionId: string, bodyHash: string): Promise<true | string> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identity_event')
    .values({ event_id: eventId, session_id: sessionId, body_hash: bodyHash })
    .onConflict((c) => c.column('event_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return true;
  const known = await trx.selectFrom('identity_event').select('body_hash').where('event_id', '=', eventId).executeTakeFirstOrThrow();
  return known.body_hash;
}

export interface Standing {
  readonly status: IdentityStatus;
  readonly verifiedAt: Date | null;
}

export async function readStanding(db: DbOrTrx, playerId: bigint): Promise<Standing> {
  const row = await db
    .selectFrom('identity_standing')
    .select(['status', 'verified_at as verifiedAt'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? { status: 'none', verifiedAt: null };
}

export async function writeStanding(trx: DbOrTrx, playerId: bigint, status: IdentityStatus, flow: IdentityFlow | null): Promise<void> {
  const verified_at = status === 'verified' ? sql<Date>`now()` : null;
  await trx
    .insertInto('identity_standing')
    .values({ player_id: playerId, status, flow, verified_at })
    .onConflict((c) => c.column('player_id').doUpdateSet({ status, flow, verified_at }))
    .execute();
}

export interface LastFailure {
  readonly reason: IdentityReason | null;
  readonly note: string | null;
  readonly flow: IdentityFlow;
  readonly at: Date;
}

/** The newest refusal, of a document or a session. */
export async function readLastFailure(db: DbOrTrx, playerId: bigint): Promise<LastFailure | undefined> {
  const { rows } = await sql<LastFailure>`
    select reason, note, flow, at from (
      select reason, note, 'documents' as flow, decided_at as at from identity_document where player_id = ${playerId} and status = 'rejected'
      union all
      select reason, null, flow, finished_at from identity_session where player_id = ${playerId} and status = 'failed'
    ) failed order by at desc limit 1`.execute(db);
  return rows[0];
}
