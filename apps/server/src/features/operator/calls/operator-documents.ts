import { invariant } from '@touchline/kernel/invariant';
import { Failure } from '#platform/failure';
import { Encoded, type Handler } from '#platform/handler';
import { writeAudit } from '../audit.store.ts';
import { writeReasonedAudit } from '../audit-reason.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { watermark } from '../watermark.ts';

export const operatorDocuments =
  ({ platform, identification, vault }: OperatorDeps): Handler<'operatorDocuments'> =>
  async ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const playerId = body.playerId === undefined ? undefined : BigInt(body.playerId);
    const target = playerId === undefined ? 'documents in review' : `player ${playerId}`;
    // Before anything is shown: who cannot be recorded sees nothing.
    await platform.db
      .transaction()
      .execute((trx) => writeReasonedAudit(vault, trx, { operatorId: operator.id, action: 'documents', target, reason: body.reason }));
    return { documents: await identification.readForReview(playerId, body.count) };
  };

export const operatorPhoto =
  ({ platform, identification }: OperatorDeps): Handler<'operatorPhoto'> =>
  async ({ params }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const photo = await platform.db.transaction().execute(async (trx) => {
      const found = await identification.openPhoto(trx, params.photoId);
      if (!found) throw new Failure('not_found');
      await writeAudit(trx, { operatorId: operator.id, action: 'document-photo', target: `player ${found.playerId}`, reason: null });
      return found;
    });
    const identity = await watermark(photo.jpeg, operator.login);
    return new Encoded({ etag: `"${params.photoId}"`, identity, contentType: 'image/jpeg' });
  };

export const operatorDecideDocument =
  ({ platform, identification, vault }: OperatorDeps): Handler<'operatorDecideDocument'> =>
  ({ body }, { operator }) => {
    invariant(operator, 'the call is for operators');
    const { documentId, decision, reason = null, note = null } = body;
    return platform.db.transaction().execute(async (trx) => {
      const { playerId, view } = await identification.decide(trx, documentId, {
        approve: decision === 'approve',
        reason,
        note,
        by: operator.id,
      });
      const target = `document ${documentId} of player ${playerId}`;
      await writeReasonedAudit(vault, trx, { operatorId: operator.id, action: `document-${decision}`, target, reason: reason ?? note });
      return view;
    });
  };
