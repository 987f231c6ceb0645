import { DOCUMENT_KINDS, documentRequirement, requiredProofs } from '@touchline/catalogue/account/identity-documents';
import { moneyText } from '@touchline/catalogue/money-text';
import { IDENTIFICATION_CALLS } from '@touchline/contract/identification/calls';
import { IDENTITY_FLOWS } from '@touchline/contract/identification/enums';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { addPhotos, beginDocument, lockDraft, MAX_ATTEMPTS_PER_DAY, presentDocument, readCountry, submit } from '../documents.ts';
import { lockDocument, readAttempts, readDocuments, readLastFailure, readStanding } from '../identification.store.ts';
import { readBonusOffer } from '../identification-bonus.ts';
import type { IdentificationDeps } from '../identification-deps.ts';

export const identificationConfig =
  (deps: IdentificationDeps): Handler<'identificationConfig'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const { pool } = deps.platform;
    const [country, standing, documents, bonus] = await Promise.all([
      readCountry(deps, playerId),
      readStanding(pool, playerId),
      readDocuments(pool, playerId),
      readBonusOffer(deps, playerId),
    ]);
    const proved = new Set(documents.filter((d) => d.status === 'approved').map((d) => documentRequirement(d.kind, d.country).proves));
    return {
      status: standing.status,
      verifiedAt: standing.verifiedAt?.getTime() ?? null,
      needed: standing.status === 'verified' ? [] : requiredProofs(country).filter((proof) => !proved.has(proof)),
      documents: DOCUMENT_KINDS.map((kind) => {
        const { proves, fields, sides } = documentRequirement(kind, country);
        return { kind, proves, fields: [...fields], sides };
      }),
      flows: IDENTITY_FLOWS.filter((flow) => (flow !== 'mobile-id' && flow !== 'smart-id') || ['EE', 'LV', 'LT'].includes(country)),
      // R094: whom the offer is for is decided here, not on the page.
      bonus: bonus
        ? {
            amount: moneyText(bonus.amountMinor, bonus.currency),
            currency: bonus.currency,
            minOdds: bonus.minOdds,
            days: bonus.days,
          }
        : null,
      maxFileBytes: IDENTIFICATION_CALLS.uploadDocument.upload.fileBytes,
    };
  };

export const identificationFail =
  ({ platform: { pool } }: IdentificationDeps): Handler<'identificationFail'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const [failure, tries] = await Promise.all([readLastFailure(pool, playerId), readAttempts(pool, playerId)]);
    return {
      reason: failure?.reason ?? null,
      note: failure?.note ?? null,
      flow: failure?.flow ?? null,
      failedAt: failure?.at.getTime() ?? null,
      triesLeft: Math.max(0, MAX_ATTEMPTS_PER_DAY - tries),
    };
  };

export const documents =
  ({ platform: { pool } }: IdentificationDeps): Handler<'documents'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    const [standing, stored] = await Promise.all([readStanding(pool, playerId), readDocuments(pool, playerId)]);
    return { status: standing.status, documents: stored.map(presentDocument) };
  };

/** The document as it is after what a transaction did to it. */
const changed = async (client: Parameters<typeof lockDocument>[0], id: string) => {
  const document = await lockDocument(client, id);
  if (!document) throw new Failure('not_found');
  return presentDocument(document);
};

export const createDocument =
  (deps: IdentificationDeps): Handler<'createDocument'> =>
  ({ body }, caller) =>
    inTransaction(deps.platform.pool, async (client) => changed(client, await beginDocument(deps, client, caller.player.id, body)));

/** R074. */
export const uploadDocument =
  (deps: IdentificationDeps): Handler<'uploadDocument'> =>
  ({ body }, caller) =>
    inTransaction(deps.platform.pool, async (client) => {
      await addPhotos(deps, client, await lockDraft(client, caller.player.id, body.documentId), body.files);
      return changed(client, body.documentId);
    });

export const verifyDocument =
  (deps: IdentificationDeps): Handler<'verifyDocument'> =>
  ({ body }, caller) =>
    inTransaction(deps.platform.pool, async (client) => {
      await submit(client, await lockDraft(client, caller.player.id, body.documentId));
      return changed(client, body.documentId);
    });
