import { createHash } from 'node:crypto';
import { invariant } from '@touchline/kernel/invariant';
import { nanoid } from 'nanoid';
import { Failure } from '#platform/failure';
import type { Caller, Handler } from '#platform/handler';
import { takePhotos } from '#platform/take-photos';
import { addPhotos, beginDocument, lockDraft, presentDocument, submit } from '../documents.ts';
import { lockDocument, lockSession, readSession, readStanding, writeEvent, writeSequence } from '../identification.store.ts';
import type { IdentificationDeps } from '../identification-deps.ts';
import { finishSession, openSecret, openSession, ownSession, requireOpen } from '../sessions.ts';

const playerOf = ({ player }: Caller): bigint => {
  invariant(player, 'the call is for players');
  return player.id;
};

/** Of a widget's session: what it must come back with. */
interface WidgetSecret {
  readonly token: string;
  readonly liveSession: string;
}

export const verigramToken =
  (deps: IdentificationDeps): Handler<'verigramToken'> =>
  async (_input, caller) => {
    const playerId = playerOf(caller);
    await requireOpen(deps, playerId);
    const id = nanoid();
    const { token } = deps.provider.open({ id, flow: 'verigram' });
    const secret: WidgetSecret = { token, liveSession: nanoid() };
    const { expiresAt } = await deps.platform.db
      .transaction()
      .execute((trx) => openSession(deps, trx, { id, playerId, flow: 'verigram', secret }));
    return { accessToken: token, veridocSessionId: id, veriliveSessionId: secret.liveSession, expiresAt };
  };

export const sumsubToken =
  (deps: IdentificationDeps): Handler<'sumsubToken'> =>
  async (_input, caller) => {
    const playerId = playerOf(caller);
    await requireOpen(deps, playerId);
    const id = nanoid();
    const { token, page } = deps.provider.open({ id, flow: 'sumsub' });
    const { expiresAt } = await deps.platform.db
      .transaction()
      .execute((trx) => openSession(deps, trx, { id, playerId, flow: 'sumsub', secret: { token } }));
    // The provider's page photographs by itself: there is nothing for us to send.
    return { token, sessionId: id, expiresAt, page };
  };

export const identificationData =
  (deps: IdentificationDeps): Handler<'identificationData'> =>
  async ({ body }, caller) => {
    const playerId = playerOf(caller);
    const { db } = deps.platform;
    if (body.flowType === 'verigram') {
      const session = await ownSession(deps, playerId, 'verigram', body.veridocSessionId ?? '');
      const secret = await openSecret<WidgetSecret>(deps, session);
      if (secret.token !== body.verigramAccessToken || secret.liveSession !== body.veriliveSessionId) throw new Failure('not_found');
      const pictures = await takePhotos(body.files);
      await deps.provider.examine({ id: session.id, flow: 'verigram', pictures: pictures.map(({ bytes }) => bytes) });
      return { status: (await readStanding(db, playerId)).status, document: null };
    }
    return db.transaction().execute(async (trx) => {
      const id = await beginDocument(deps, trx, playerId, body);
      await addPhotos(deps, trx, await lockDraft(trx, playerId, id), body.files);
      await submit(trx, await lockDraft(trx, playerId, id));
      const document = await lockDocument(trx, id);
      invariant(document, 'the document was written just now');
      return { status: (await readStanding(trx, playerId)).status, document: presentDocument(document) };
    });
  };

export const verifyFace =
  (deps: IdentificationDeps): Handler<'verifyFace'> =>
  async ({ body }, caller) => {
    const playerId = playerOf(caller);
    await requireOpen(deps, playerId);
    const [face] = await takePhotos(body.files);
    invariant(face, 'the contract asks for one file');
    const { db } = deps.platform;
    const session = await db.transaction().execute(async (trx) => {
      const document = await lockDocument(trx, body.documentId);
      if (!document || document.player_id !== playerId) throw new Failure('not_found');
      if (document.status !== 'review') throw new Failure('document_state');
      return openSession(deps, trx, { playerId, flow: 'face-id', secret: {}, documentId: document.id });
    });
    await deps.provider.examine({ id: session.id, flow: 'face-id', pictures: [face.bytes] });
    return { sessionId: session.id, status: (await readStanding(db, playerId)).status };
  };

/** The provider's word, believed only with its signature; repeated and late words change nothing. */
export const identityWebhook =
  (deps: IdentificationDeps): Handler<'identityWebhook'> =>
  async ({ body }, { message }) => {
    if (!deps.provider.verify(message)) throw new Failure('forbidden');
    const hash = createHash('sha256').update(message.text).digest('hex');
    await deps.platform.db.transaction().execute(async (trx) => {
      if (!(await readSession(trx, body.sessionId))) throw new Failure('not_found');
      const fresh = await writeEvent(trx, body.eventId, body.sessionId, hash);
      // The same id with another body is no repetition.
      if (fresh !== true && fresh !== hash) throw new Failure('conflict');
      const session = await lockSession(trx, body.sessionId);
      if (fresh !== true || !session || body.sequence <= session.sequence) return;
      await writeSequence(trx, session.id, body.sequence);
      if (body.result === 'pending') return;
      await finishSession(deps, trx, session.id, { verified: body.result === 'verified', reason: body.reason, providerReason: null });
    });
    return { received: true };
  };
