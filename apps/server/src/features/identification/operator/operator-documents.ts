import { actorOf, operatorOf, watermark } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { EncodedReply, type Handler } from '#platform/http/handler';
import { decideDocument, presentDocument } from '../documents.ts';
import type { IdentificationDeps } from '../identification-deps.ts';
import { openPhoto, readForReview } from './review-documents.ts';

export const operatorDocuments =
  (deps: IdentificationDeps): Handler<'operatorDocuments'> =>
  async ({ body }, caller) => {
    const playerId = body.playerId === undefined ? undefined : BigInt(body.playerId);
    const target = playerId === undefined ? 'documents in review' : `player ${playerId}`;
    // Writes the audit row first: if that fails, nothing is shown.
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'documents', target, reason: body.reason });
    return { documents: await readForReview(deps, caller.brand.id, playerId, body.count) };
  };

export const operatorPhoto =
  (deps: IdentificationDeps): Handler<'operatorPhoto'> =>
  async ({ params }, caller) => {
    const operator = operatorOf(caller);
    const photo = await inTransaction(deps.platform.pool, async (client) => {
      const found = await openPhoto(deps, client, params.photoId);
      if (!found) throw new Failure('not_found');
      await deps.operators.record(client, { ...actorOf(caller), action: 'document-photo', target: `player ${found.playerId}` });
      return found;
    });
    const identity = await watermark(photo.jpeg, operator.login);
    return new EncodedReply({ etag: `"${params.photoId}"`, identity, contentType: 'image/jpeg' });
  };

export const operatorDecideDocument =
  (deps: IdentificationDeps): Handler<'operatorDecideDocument'> =>
  ({ body }, caller) => {
    const operator = operatorOf(caller);
    const { documentId, decision, reason = null, note = null } = body;
    return inTransaction(deps.platform.pool, async (client) => {
      const document = await decideDocument(deps, client, documentId, {
        approve: decision === 'approve',
        reason,
        note,
        by: operator.id,
      });
      const target = `document ${documentId} of player ${document.player_id}`;
      await deps.operators.record(client, { ...actorOf(caller), action: `document-${decision}`, target, reason: reason ?? note });
      return presentDocument(document);
    });
  };
