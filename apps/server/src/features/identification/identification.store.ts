import type { DocumentKind } from '@touchline/catalogue/account/identity-documents';
import type { DocumentStatus, IdentityFlow, IdentityReason, IdentityStatus } from '@touchline/contract/identification/enums';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export interface StoredDocument {
  readonly id: string;
  readonly player_id: bigint;
  readonly kind: DocumentKind;
  readonly country: string;
  readonly status: DocumentStatus;
  readonly fields: Buffer;
  readonly reason: IdentityReason | null;
  readonly note: string | null;
  readonly created_at: Date;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
  readonly decided_by: bigint | null;
  readonly photos: number;
}

export interface StoredSession {
  readonly id: string;
  readonly player_id: bigint;
  readonly flow: IdentityFlow;
  readonly secret: Buffer;
  readonly status: 'running' | 'verified' | 'failed';
  readonly reason: IdentityReason | null;
  readonly provider_reason: string | null;
  readonly document_id: string | null;
  readonly sequence: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly finished_at: Date | null;
}

/** Without `valid_until`, a date: the driver's Date would shift it by the zone. */
const DOCUMENTS = `select id, player_id, kind, country, status, fields, reason, note, created_at, submitted_at, decided_at, decided_by,
  (select count(*)::int from identity_photo p where p.document_id = identity_document.id) as photos
  from identity_document`;

export async function readDocuments(on: Queryable, playerId: bigint): Promise<StoredDocument[]> {
  const { rows } = await on.query<StoredDocument>(`${DOCUMENTS} where player_id = $1 order by created_at desc limit 50`, [playerId]);
  return rows;
}

export async function readWaiting(on: Queryable, brandId: number, limit: number): Promise<StoredDocument[]> {
  const { rows } = await on.query<StoredDocument>(
    `${DOCUMENTS} where status = 'review' and player_id in (select player_id from player_brand where brand_id = $1) order by submitted_at limit $2`,
    [brandId, limit],
  );
  return rows;
}

/** A document, locked until the transaction ends. */
export async function lockDocument(client: Queryable, id: string): Promise<StoredDocument | undefined> {
  const { rows } = await client.query<StoredDocument>(`${DOCUMENTS} where id = $1 for update`, [id]);
  return rows[0];
}

export async function writeDocument(
  client: Queryable,
  document: { id: string; playerId: bigint; kind: DocumentKind; country: string; fields: Buffer; validUntil: string | null },
): Promise<void> {
  const { id, playerId, kind, country, fields, validUntil } = document;
  await client.query('insert into identity_document (id, player_id, kind, country, fields, valid_until) values ($1, $2, $3, $4, $5, $6)', [
    id,
    playerId,
    kind,
    country,
    fields,
    validUntil,
  ]);
}

export async function writePhoto(
  client: Queryable,
  photo: { id: string; documentId: string; playerId: bigint; image: Buffer; width: number; height: number },
): Promise<void> {
  const { id, documentId, playerId, image, width, height } = photo;
  await client.query('insert into identity_photo (id, document_id, player_id, image, width, height) values ($1, $2, $3, $4, $5, $6)', [
    id,
    documentId,
    playerId,
    image,
    width,
    height,
  ]);
}

export async function readPhoto(on: Queryable, id: string): Promise<{ readonly playerId: bigint; readonly image: Buffer } | undefined> {
  const { rows } = await on.query<{ playerId: bigint; image: Buffer }>(
    'select player_id as "playerId", image from identity_photo where id = $1',
    [id],
  );
  return rows[0];
}

export async function readPhotoIds(on: Queryable, documentIds: readonly string[]): Promise<Map<string, string[]>> {
  if (documentIds.length === 0) return new Map();
  const { rows } = await on.query<{ id: string; documentId: string }>(
    'select id, document_id as "documentId" from identity_photo where document_id = any ($1) order by taken_at',
    [documentIds],
  );
  return new Map([...Map.groupBy(rows, (row) => row.documentId)].map(([id, photos]) => [id, photos.map((photo) => photo.id)]));
}

export async function writeSubmitted(client: Queryable, id: string): Promise<void> {
  await client.query("update identity_document set status = 'review', submitted_at = now() where id = $1", [id]);
}

export async function writeDecided(
  client: Queryable,
  id: string,
  { status, reason, note, by }: { status: 'approved' | 'rejected'; reason: IdentityReason | null; note: string | null; by: bigint | null },
): Promise<void> {
  await client.query(
    'update identity_document set status = $2, reason = $3, note = $4, decided_by = $5, decided_at = now() where id = $1',
    [id, status, reason, note, by],
  );
}

/** Marks approved documents past their last day as expired; returns the ids of their players. */
export async function writeExpired(client: Queryable): Promise<bigint[]> {
  const { rows } = await client.query<{ playerId: bigint }>(
    `update identity_document set status = 'expired' where status = 'approved' and valid_until < current_date returning player_id as "playerId"`,
  );
  return [...new Set(rows.map(({ playerId }) => playerId))];
}

/** Tries of the last 24 hours: what was handed in and what was begun elsewhere. */
export async function readAttempts(on: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await on.query<{ n: number }>(
    `select ((select count(*) from identity_document where player_id = $1 and submitted_at > now() - interval '24 hours')
       + (select count(*) from identity_session where player_id = $1 and created_at > now() - interval '24 hours'))::int as n`,
    [playerId],
  );
  return rows[0]?.n ?? 0;
}

export async function writeSession(
  client: Queryable,
  session: { id: string; playerId: bigint; flow: IdentityFlow; secret: Buffer; minutes: number; documentId?: string },
): Promise<Date> {
  const { id, playerId, flow, secret, minutes, documentId = null } = session;
  const { rows } = await client.query<{ expiresAt: Date }>(
    `insert into identity_session (id, player_id, flow, secret, document_id, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6)) returning expires_at as "expiresAt"`,
    [id, playerId, flow, secret, documentId, minutes],
  );
  const [written] = rows;
  if (!written) throw new Error(`session ${id} was not written`);
  return written.expiresAt;
}

const SESSIONS = `select id, player_id, flow, secret, status, reason, provider_reason, document_id, sequence, created_at, expires_at, finished_at
  from identity_session`;

export async function readSession(on: Queryable, id: string): Promise<StoredSession | undefined> {
  const { rows } = await on.query<StoredSession>(`${SESSIONS} where id = $1`, [id]);
  return rows[0];
}

export async function lockSession(client: Queryable, id: string): Promise<StoredSession | undefined> {
  const { rows } = await client.query<StoredSession>(`${SESSIONS} where id = $1 for update`, [id]);
  return rows[0];
}

export async function writeFinished(
  client: Queryable,
  id: string,
  { status, reason, providerReason }: { status: 'verified' | 'failed'; reason: IdentityReason | null; providerReason: string | null },
): Promise<void> {
  await client.query('update identity_session set status = $2, reason = $3, provider_reason = $4, finished_at = now() where id = $1', [
    id,
    status,
    reason,
    providerReason,
  ]);
}

export async function writeSequence(client: Queryable, id: string, sequence: number): Promise<void> {
  await client.query('update identity_session set sequence = $2 where id = $1', [id, sequence]);
}

/** False where the event has been taken before; its hash then. */
export async function writeEvent(client: Queryable, eventId: string, sessionId: string, bodyHash: string): Promise<true | string> {
  const { rowCount } = await client.query(
    'insert into identity_event (event_id, session_id, request_hash) values ($1, $2, $3) on conflict (event_id) do nothing',
    [eventId, sessionId, bodyHash],
  );
  if (rowCount === 1) return true;
  const { rows } = await client.query<{ bodyHash: string }>('select request_hash as "bodyHash" from identity_event where event_id = $1', [
    eventId,
  ]);
  return rows[0]?.bodyHash ?? '';
}

export interface KycStatus {
  readonly status: IdentityStatus;
  readonly verifiedAt: Date | null;
}

export async function readStanding(on: Queryable, playerId: bigint): Promise<KycStatus> {
  const { rows } = await on.query<KycStatus>(
    prepared('select status, verified_at as "verifiedAt" from kyc_status where player_id = $1', [playerId]),
  );
  return rows[0] ?? { status: 'none', verifiedAt: null };
}

export async function writeStanding(client: Queryable, playerId: bigint, status: IdentityStatus, flow: IdentityFlow | null): Promise<void> {
  await client.query(
    `insert into kyc_status (player_id, status, flow, verified_at) values ($1, $2, $3, case when $2 = 'verified' then now() end)
     on conflict (player_id) do update set status = excluded.status, flow = excluded.flow, verified_at = excluded.verified_at`,
    [playerId, status, flow],
  );
}

export interface LastFailure {
  readonly reason: IdentityReason | null;
  readonly note: string | null;
  readonly flow: IdentityFlow;
  readonly at: Date;
}

/** The newest refusal, of a document or a session. */
export async function readLastFailure(on: Queryable, playerId: bigint): Promise<LastFailure | undefined> {
  const { rows } = await on.query<LastFailure>(
    `select reason, note, flow, at from (
       select reason, note, 'documents' as flow, decided_at as at from identity_document where player_id = $1 and status = 'rejected'
       union all
       select reason, null, flow, finished_at from identity_session where player_id = $1 and status = 'failed'
     ) failed order by at desc limit 1`,
    [playerId],
  );
  return rows[0];
}
