import { currencyByCode } from '@touchline/catalogue/currencies';
import { DOCUMENT_KINDS, documentOf, proofsNeeded } from '@touchline/catalogue/identity-documents';
import { IDENTIFICATION_CALLS } from '@touchline/contract/identification';
import { IDENTITY_FLOWS } from '@touchline/contract/identification-words';
import { invariant } from '@touchline/kernel/invariant';
import { formatMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { addPhotos, beginDocument, lockDraft, presentDocument, readCountry, submit, TRIES_A_DAY } from '../documents.ts';
import { lockDocument, readDocuments, readLastFailure, readStanding, readTries } from '../identification.store.ts';
import { readBonusOffer } from '../identification-bonus.ts';
import type { IdentificationDeps } from '../identification-deps.ts';

const playerOf = ({ player }: Caller): bigint => {
  invariant(player, 'the call is for players');
  return player.id;
};

export const identificationConfig =
  (deps: IdentificationDeps): Handler<'identificationConfig'> =>
  async (_input, caller) => {
    const playerId = playerOf(caller);
    const { db } = deps.platform;
    const [country, standing, documents, bonus] = await Promise.all([
      readCountry(deps, playerId),
      readStanding(db, playerId),
      readDocuments(db, playerId),
      readBonusOffer(deps, playerId),
    ]);
    const proved = new Set(documents.filter((d) => d.status === 'approved').map((d) => documentOf(d.kind, d.country).proves));
    return {
      status: standing.status,
      verifiedAt: standing.verifiedAt?.getTime() ?? null,
      needed: standing.status === 'verified' ? [] : proofsNeeded(country).filter((proof) => !proved.has(proof)),
      documents: DOCUMENT_KINDS.map((kind) => {
        const { proves, fields, sides } = documentOf(kind, country);
        return { kind, proves, fields: [...fields], sides };
      }),
      flows: IDENTITY_FLOWS.filter((flow) => (flow !== 'mobile-id' && flow !== 'smart-id') || ['EE', 'LV', 'LT'].includes(country)),
      // R094: whom the offer is for is decided here, not on the page.
      bonus: bonus
        ? {
            amount: formatMoney(bonus.amountMinor, currencyByCode(bonus.currency)?.scale ?? 2),
            currency: bonus.currency,
            leastOdds: bonus.leastOdds,
            days: bonus.days,
          }
        : null,
      maxFileBytes: IDENTIFICATION_CALLS.uploadDocument.upload.fileBytes,
    };
  };

export const identificationFail =
  ({ platform: { db } }: IdentificationDeps): Handler<'identificationFail'> =>
  async (_input, caller) => {
    const playerId = playerOf(caller);
    const [failure, tries] = await Promise.all([readLastFailure(db, playerId), readTries(db, playerId)]);
    return {
      reason: failure?.reason ?? null,
      note: failure?.note ?? null,
      flow: failure?.flow ?? null,
      failedAt: failure?.at.getTime() ?? null,
      triesLeft: Math.max(0, TRIES_A_DAY - tries),
    };
  };

export const documents =
  ({ platform: { db } }: IdentificationDeps): Handler<'documents'> =>
  async (_input, caller) => {
    const playerId = playerOf(caller);
    const [standing, stored] = await Promise.all([readStanding(db, playerId), readDocuments(db, playerId)]);
    return { status: standing.status, documents: stored.map(presentDocument) };
  };

/** The document as it is after what a transaction did to it. */
const changed = async (trx: Parameters<typeof lockDocument>[0], id: string) => {
  const document = await lockDocument(trx, id);
  if (!document) throw new Failure('not_found');
  return presentDocument(document);
};

export const createDocument =
  (deps: IdentificationDeps): Handler<'createDocument'> =>
  ({ body }, caller) =>
    deps.platform.db.transaction().execute(async (trx) => changed(trx, await beginDocument(deps, trx, playerOf(caller), body)));

/** R074. */
export const uploadDocument =
  (deps: IdentificationDeps): Handler<'uploadDocument'> =>
  ({ body }, caller) =>
    deps.platform.db.transaction().execute(async (trx) => {
      await addPhotos(deps, trx, await lockDraft(trx, playerOf(caller), body.documentId), body.files);
      return changed(trx, body.documentId);
    });

export const verifyDocument =
  (deps: IdentificationDeps): Handler<'verifyDocument'> =>
  ({ body }, caller) =>
    deps.platform.db.transaction().execute(async (trx) => {
      await submit(trx, await lockDraft(trx, playerOf(caller), body.documentId));
      return changed(trx, body.documentId);
    });
