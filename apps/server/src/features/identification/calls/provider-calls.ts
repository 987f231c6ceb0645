import { createHash } from 'node:crypto';
import { invariant } from '@touchline/kernel/invariant';
import { nanoid } from 'nanoid';
import { inTransaction } from '#platform/db/in-transaction';
import { reencodePhotos } from '#platform/files/reencode-photos';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { addPhotos, beginDocument, lockDraft, presentDocument, submit } from '../documents.ts';
import { lockDocument, lockSession, readSession, readStanding, writeEvent, writeSequence } from '../identification.store.ts';
import type { IdentificationDeps } from '../identification-deps.ts';
import { finishSession, openSecret, openSession, ownSession, requireUnverified } from '../sessions.ts';

/** Of a widget's session: what it must come back with. */
interface WidgetSecret {
  readonly token: string;
  readonly liveSession: string;
}

export const verigramToken =
  (deps: IdentificationDeps): Handler<'verigramToken'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    await requireUnverified(deps, playerId);
    const id = nanoid();
    const { token } = deps.provider.open({ id, flow: 'verigram' });
    const secret: WidgetSecret = { token, liveSession: nanoid() };
    const { expiresAt } = await inTransaction(deps.platform.pool, (client) =>
      openSession(deps, client, { id, playerId, flow: 'verigram', secret }),
    );
    return { accessToken: token, veridocSessionId: id, veriliveSessionId: secret.liveSession, expiresAt };
  };

export const sumsubToken =
  (deps: IdentificationDeps): Handler<'sumsubToken'> =>
  async (_input, caller) => {
    const playerId = caller.player.id;
    await requireUnverified(deps, playerId);
    const id = nanoid();
    const { token, page } = deps.provider.open({ id, flow: 'sumsub' });
    const { expiresAt } = await inTransaction(deps.platform.pool, (client) =>
      openSession(deps, client, { id, playerId, flow: 'sumsub', secret: { token } }),
    );
    // The provider's page photographs by itself: there is nothing for us to send.
    return { token, sessionId: id, expiresAt, page };
  };

export const identificationData =
  (deps: IdentificationDeps): Handler<'identificationData'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    const { pool } = deps.platform;
    if (body.flowType === 'verigram') {
      const session = await ownSession(deps, playerId, 'verigram', body.veridocSessionId ?? '');
      const secret = await openSecret<WidgetSecret>(deps, session);
      if (secret.token !== body.verigramAccessToken || secret.liveSession !== body.veriliveSessionId) throw new Failure('not_found');
      const pictures = await reencodePhotos(body.files);
      await deps.provider.examine({ id: session.id, flow: 'verigram', pictures: pictures.map(({ bytes }) => bytes) });
      return { status: (await readStanding(pool, playerId)).status, document: null };
    }
    return inTransaction(pool, async (client) => {
      const id = await beginDocument(deps, client, playerId, body);
      await addPhotos(deps, client, await lockDraft(client, playerId, id), body.files);
      await submit(client, await lockDraft(client, playerId, id));
      const document = await lockDocument(client, id);
      invariant(document, 'the document was written just now');
      return { status: (await readStanding(client, playerId)).status, document: presentDocument(document) };
    });
  };

export const verifyFace =
  (deps: IdentificationDeps): Handler<'verifyFace'> =>
  async ({ body }, caller) => {
    const playerId = caller.player.id;
    await requireUnverified(deps, playerId);
    const [face] = await reencodePhotos(body.files);
    invariant(face, 'the contract asks for one file');
    const { pool } = deps.platform;
    const session = await inTransaction(pool, async (client) => {
      const document = await lockDocument(client, body.documentId);
      if (!document || document.player_id !== playerId) throw new Failure('not_found');
      if (document.status !== 'review') throw new Failure('document_state');
      return openSession(deps, client, { playerId, flow: 'face-id', secret: {}, documentId: document.id });
    });
    await deps.provider.examine({ id: session.id, flow: 'face-id', pictures: [face.bytes] });
    return { sessionId: session.id, status: (await readStanding(pool, playerId)).status };
  };

/** The provider's word, believed only with its signature; repeated and late words change nothing. */
export const identityWebhook =
  (deps: IdentificationDeps): Handler<'identityWebhook'> =>
  async ({ body }, { message }) => {
    if (!deps.provider.verify(message)) throw new Failure('forbidden');
    const hash = createHash('sha256').update(message.text).digest('hex');
    await inTransaction(deps.platform.pool, async (client) => {
      if (!(await readSession(client, body.sessionId))) throw new Failure('not_found');
      const fresh = await writeEvent(client, body.eventId, body.sessionId, hash);
      // The same id with another body is no repetition.
      if (fresh !== true && fresh !== hash) throw new Failure('conflict');
      const session = await lockSession(client, body.sessionId);
      if (fresh !== true || !session || body.sequence <= session.sequence) return;
      await writeSequence(client, session.id, body.sequence);
      if (body.result === 'pending') return;
      await finishSession(deps, client, session.id, { verified: body.result === 'verified', reason: body.reason, providerReason: null });
    });
    return { received: true };
  };
