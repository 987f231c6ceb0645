import { type DocumentKind, documentRequirement, requiredProofs, validateDocument } from '@touchline/catalogue/account/identity-documents';
import type { DocumentView } from '@touchline/contract/identification/calls';
import type { IdentityReason } from '@touchline/contract/identification/enums';
import type { UploadedFile } from '@touchline/contract/uploaded-file';
import { nanoid } from 'nanoid';
import type pg from 'pg';
import { reencodePhotos } from '#platform/files/reencode-photos';
import { Failure } from '#platform/http/failure';
import {
  lockDocument,
  readAttempts,
  readDocuments,
  readStanding,
  type StoredDocument,
  writeDecided,
  writeDocument,
  writePhoto,
  writeStanding,
  writeSubmitted,
} from './identification.store.ts';
import { decideStanding } from './identification-bonus.ts';
import type { IdentificationDeps } from './identification-deps.ts';

/** Tries a day, of all flows together: enough for an honest player with a bad camera. */
export const MAX_ATTEMPTS_PER_DAY = 8;

/** The rule of a stored document. */
const ruleOf = ({ kind, country }: Pick<StoredDocument, 'kind' | 'country'>) => documentRequirement(kind, country);

export const presentDocument = (document: StoredDocument): DocumentView => ({
  id: document.id,
  kind: document.kind,
  status: document.status,
  photos: document.photos,
  photosNeeded: ruleOf(document).sides,
  reason: document.reason,
  note: document.note,
  createdAt: document.created_at.getTime(),
  decidedAt: document.decided_at?.getTime() ?? null,
});

/** ISO alpha-2 of where the player lives. */
export async function readCountry({ account, site }: IdentificationDeps, playerId: bigint): Promise<string> {
  const data = await account.readPersonalData(playerId);
  return (data && site.countryCode(data.countryId)) ?? '';
}

export async function requireTries({ platform }: IdentificationDeps, playerId: bigint): Promise<void> {
  if ((await readAttempts(platform.pool, playerId)) >= MAX_ATTEMPTS_PER_DAY) throw new Failure('identity_tries');
}

/** Begins a document. Throws Failure `document_fields` naming each field and what is wrong with it. */
export async function beginDocument(
  deps: IdentificationDeps,
  client: pg.PoolClient,
  playerId: bigint,
  { kind, fields }: { readonly kind: DocumentKind; readonly fields: Readonly<Record<string, string | undefined>> },
): Promise<string> {
  await requireTries(deps, playerId);
  const country = await readCountry(deps, playerId);
  const document = documentRequirement(kind, country);
  const today = new Date(deps.platform.clock.now()).toISOString().slice(0, 10);
  const faults = Object.entries(validateDocument(document, country, fields, today));
  if (faults.length > 0)
    throw new Failure('document_fields', { fields: Object.fromEntries(faults.map(([f, fault]) => [`fields.${f}`, [fault]])) });
  const kept = Object.fromEntries(document.fields.map((field) => [field, fields[field] ?? '']));
  const id = nanoid();
  const sealed = await deps.vault.seal(client, playerId, `identity-document ${id}`, Buffer.from(JSON.stringify(kept)));
  await writeDocument(client, { id, playerId, kind, country, fields: sealed, validUntil: fields.expires_at ?? null });
  return id;
}

/** A document of this very player, locked; throws Failure `not_found` for others', `document_state` unless it may still be changed. */
export async function lockDraft(client: pg.PoolClient, playerId: bigint, id: string): Promise<StoredDocument> {
  const document = await lockDocument(client, id);
  if (!document || document.player_id !== playerId) throw new Failure('not_found');
  if (document.status !== 'draft') throw new Failure('document_state');
  return document;
}

/** Seals photographs into a draft; throws Failure `document_photos` beyond as many as it has sides. */
export async function addPhotos(
  deps: IdentificationDeps,
  client: pg.PoolClient,
  document: StoredDocument,
  files: readonly UploadedFile[],
): Promise<void> {
  if (document.photos + files.length > ruleOf(document).sides) throw new Failure('document_photos');
  for (const { bytes, width, height } of await reencodePhotos(files)) {
    const id = nanoid();
    const image = await deps.vault.seal(client, document.player_id, `identity-photo ${id}`, bytes);
    await writePhoto(client, { id, documentId: document.id, playerId: document.player_id, image, width, height });
  }
}

/** Hands a draft in. */
export async function submit(client: pg.PoolClient, document: StoredDocument): Promise<void> {
  if (document.photos < ruleOf(document).sides) throw new Failure('document_photos');
  await writeSubmitted(client, document.id);
  if ((await readStanding(client, document.player_id)).status !== 'verified')
    await writeStanding(client, document.player_id, 'pending', 'documents');
}

export interface Decision {
  readonly approve: boolean;
  readonly reason: IdentityReason | null;
  readonly note: string | null;
  /** The operator; null where the provider decided. */
  readonly by: bigint | null;
}

/** Decides a document in review and what it makes of the player; tells the player. Throws Failure `not_found`, `document_state`. */
export async function decideDocument(
  deps: IdentificationDeps,
  client: pg.PoolClient,
  id: string,
  decision: Decision,
): Promise<StoredDocument> {
  const document = await lockDocument(client, id);
  if (!document) throw new Failure('not_found');
  if (document.status !== 'review') throw new Failure('document_state');
  const { approve, by } = decision;
  const reason = approve ? null : (decision.reason ?? 'other');
  await writeDecided(client, id, { status: approve ? 'approved' : 'rejected', reason, note: decision.note, by });
  const playerId = document.player_id;
  await decideStanding(deps, client, playerId, await standingAfter(client, playerId, document.country), 'documents');
  await deps.messages.write(client, [
    {
      playerId,
      topic: 'account',
      text: { key: approve ? 'document-approved' : 'document-rejected', args: {} },
      link: '/office/identification',
      onceKey: `identity-document-${id}`,
    },
  ]);
  const decided = await lockDocument(client, id);
  if (!decided) throw new Failure('not_found');
  return decided;
}

/** Verified once everything that the country asks for is approved. */
export async function standingAfter(client: pg.PoolClient, playerId: bigint, country: string): Promise<'verified' | 'pending' | 'failed'> {
  const documents = await readDocuments(client, playerId);
  const proved = new Set(documents.filter((d) => d.status === 'approved').map((d) => ruleOf(d).proves));
  if (requiredProofs(country).every((proof) => proved.has(proof))) return 'verified';
  return documents.some((d) => d.status === 'review' || d.status === 'approved') ? 'pending' : 'failed';
}
