import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrCreateSecret } from '#platform/auth/secrets';
import { signWebhook } from '#platform/auth/webhook-signature';
import { multipart, type Part } from '../../../tests/harness/fakes/multipart.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import type { WireReply } from '../../../tests/harness/request-over.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { freePort } from '../../platform/db/free-port.ts';

let test: TestApp;
let key: Uint8Array;
beforeAll(async () => {
  const port = await freePort();
  // The stand-ins for Mobile-ID and Smart-ID are asked over the network, as the real services are.
  test = await startTestApp({
    roles: ['api', 'jobs'],
    config: { port, publicUrl: new URL(`http://127.0.0.1:${port}`), identificationBonusUnits: 5 },
  });
  await test.app.server.listen({ host: '127.0.0.1', port });
  key = await getOrCreateSecret(test.platform.pool, 'identity-webhook');
});
afterAll(() => test.close());

const picture = (background = '#8899aa'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
const DATA = '/web-api/api/internal/office/identification/data';
const DOCUMENTS = '/verification-api/api/v1/BackOffice/documents';
const PASSPORT = { number: 'PA1234567', issued_at: '2020-01-01', expires_at: '2040-01-01' };
const upload = (player: TestPlayer, url: string, parts: readonly Part[]) =>
  player.requestFully({ method: 'POST', url, ...multipart(parts) });
const get = (player: TestPlayer, url: string) => player.requestFully({ method: 'GET', url });
const post = (player: TestPlayer, url: string, payload: object = {}) => player.requestFully({ method: 'POST', url, payload });
const code = (reply: WireReply): string => reply.json().code;
const standing = async (player: TestPlayer): Promise<string> =>
  (await get(player, '/web-api/api/internal/office/identification/config')).json().data.status;

async function handIn(player: TestPlayer, fields: object = PASSPORT): Promise<string> {
  const reply = await upload(player, DATA, [
    { name: 'flowType', value: 'documents' },
    { name: 'kind', value: 'passport' },
    { name: 'fields', value: JSON.stringify(fields) },
    { name: 'docFiles[0]', value: await picture() },
  ]);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.document.id;
}
async function webhook(event: object, change: { secret?: Uint8Array; timestamp?: number; body?: string } = {}) {
  const body = JSON.stringify(event);
  const timestamp = String(change.timestamp ?? Math.floor(Date.now() / 1000));
  const signature = signWebhook(change.secret ?? key, timestamp, body);
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  return test.request({ method: 'POST', url: '/webhooks/identity', headers, payload: change.body ?? body });
}

describe('documents', () => {
  it('C079 states what the country asks for, and whom the bonus is offered (R116)', async () => {
    const player = await test.player();
    const { data } = (await get(player, '/web-api/api/internal/office/identification/config')).json();
    expect(data).toMatchObject({ status: 'none', needed: ['identity'], bonus: { amount: '5.00', currency: 'EUR' } });
    expect(data.documents.find((d: { kind: string }) => d.kind === 'id-card')).toMatchObject({ sides: 2, proves: 'identity' });
    expect(data.flows).not.toContain('mobile-id');
    const british = await test.player({ country: 'GB' });
    const config = (await get(british, '/web-api/api/internal/office/identification/config')).json().data;
    expect(config.needed).toEqual(['identity', 'address']);
  });

  it('C081 takes a document whole, keeps nothing of it readable, and an operator decides (R074)', async () => {
    const player = await test.player();
    const documentId = await handIn(player);
    expect(await standing(player)).toBe('pending');
    const { rows } = await test.platform.pool.query<{ fields: Buffer; image: Buffer }>(
      'select d.fields, p.image from identity_document d join identity_photo p on p.document_id = d.id where d.id = $1',
      [documentId],
    );
    expect(rows[0]?.fields.includes('PA1234567')).toBe(false);
    expect(rows[0]?.image.subarray(0, 2)).not.toEqual(Buffer.from([0xff, 0xd8]));

    const kyc = await test.operator(['kyc']);
    const list = await kyc.request({
      method: 'POST',
      url: '/operator-api/documents',
      payload: { playerId: String(player.id), reason: 'a new document' },
    });
    const [found] = list.json().data.documents;
    expect(found).toMatchObject({ id: documentId, status: 'review', fields: PASSPORT, playerId: String(player.id) });
    const photo = await kyc.request({ method: 'GET', url: `/operator-api/documents/photo/${found.photoIds[0]}` });
    expect(photo.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ width: 640, height: 400 });
    const decide = (payload: object) => kyc.request({ method: 'POST', url: '/operator-api/documents/decide', payload });
    expect((await decide({ documentId, decision: 'reject' })).statusCode).toBe(400);
    expect((await decide({ documentId, decision: 'approve' })).json().data.status).toBe('approved');
    expect(code(await decide({ documentId, decision: 'approve' }))).toBe('document_state');
    expect(await standing(player)).toBe('verified');
    const inbox = (await player.request({ url: '/web-api/messages' })).json();
    expect(JSON.stringify(inbox)).toContain('Document accepted');
    expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
  });

  it('S125 S215 R116 the free bet for being identified comes with the approval, once a player, told, and only before the first deposit', async () => {
    const kyc = await test.operator(['kyc']);
    const approve = async (player: TestPlayer): Promise<void> => {
      const documentId = await handIn(player);
      const reply = await kyc.request({
        method: 'POST',
        url: '/operator-api/documents/decide',
        payload: { documentId, decision: 'approve' },
      });
      expect(reply.statusCode, reply.body).toBe(200);
    };
    const gifts = async (player: TestPlayer): Promise<{ amount: string; currency: string }[]> =>
      (await player.request({ url: '/web-api/bets/free-bets' })).json().data.freeBets;
    const offered = async (player: TestPlayer) =>
      (await get(player, '/web-api/api/internal/office/identification/config')).json().data.bonus;

    const player = await test.player();
    await approve(player);
    expect(await gifts(player)).toMatchObject([{ amount: '5.00', currency: 'EUR' }]);
    expect(JSON.stringify((await player.request({ url: '/web-api/messages' })).json())).toContain('free bet');
    expect(await offered(player)).toBeNull();
    // An identification that ran out and is done again.
    await test.platform.pool.query("update kyc_status set status = 'none', verified_at = null where player_id = $1", [player.id]);
    expect(await offered(player)).toBeNull();
    await approve(player);
    expect(await gifts(player)).toHaveLength(1);

    const paidIn = await test.player();
    await test.platform.pool.query(
      `insert into payment (id, player_id, idempotency_key, direction, method, amount_minor, currency, account_id, status, finished_at)
       select 'paid-in', player_id, 'k', 'deposit', 'card', 2000, 'EUR', id, 'paid', now() from ledger_account where player_id = $1 and kind = 'player-main'`,
      [paidIn.id],
    );
    expect(await offered(paidIn)).toBeNull();
    await approve(paidIn);
    expect(await gifts(paidIn)).toEqual([]);
    expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  });

  it('S178 account verification tells what is done, what waits and what is missing', async () => {
    const player = await test.player();
    const checks = async (): Promise<Record<string, string>> => {
      const { data } = (await get(player, '/web-api/api/internal/office/account-verification')).json();
      return Object.fromEntries(data.checks.map((check: { key: string; state: string }) => [check.key, check.state]));
    };
    expect(await checks()).toMatchObject({ email: 'missing', phone: 'missing', identity: 'missing', address: 'missing' });
    await handIn(player);
    await writeKnown(test, player.id, { email: 'v@example.com' }, true);
    expect(await checks()).toMatchObject({ email: 'done', identity: 'waiting' });
  });

  it('C080 says why it was refused and how many tries are left', async () => {
    const player = await test.player();
    const documentId = await handIn(player);
    const kyc = await test.operator(['kyc']);
    await kyc.request({
      method: 'POST',
      url: '/operator-api/documents/decide',
      payload: { documentId, decision: 'reject', reason: 'unreadable', note: 'too dark' },
    });
    expect((await get(player, '/web-api/api/internal/office/identification/fail')).json().data).toMatchObject({
      reason: 'unreadable',
      note: 'too dark',
      flow: 'documents',
      triesLeft: 7,
    });
    expect(await standing(player)).toBe('failed');
  });

  it('C083 begins a document and names every field that cannot be right (R085)', async () => {
    const player = await test.player();
    const refused = await post(player, DOCUMENTS, { kind: 'passport', fields: { number: '?', expires_at: '2001-01-01' } });
    expect([refused.statusCode, code(refused)]).toEqual([400, 'document_fields']);
    expect(refused.json().validation_errors).toEqual({
      'fields.number': ['format'],
      'fields.issued_at': ['missing'],
      'fields.expires_at': ['expired'],
    });
    expect((await post(player, DOCUMENTS, { kind: 'spaceship', fields: {} })).statusCode).toBe(400);
  });

  it('C082 C084 C085 builds a document up, side by side, and hands it in once it is whole', async () => {
    const [player, other] = [await test.player(), await test.player()];
    const { id } = (await post(player, DOCUMENTS, { kind: 'id-card', fields: { number: 'ID998877', expires_at: '2040-01-01' } })).json()
      .data;
    const verify = (by: TestPlayer) => post(by, `${DOCUMENTS}/verify`, { documentId: id });
    const side = async (by: TestPlayer, file?: Buffer) =>
      upload(by, `${DOCUMENTS}/upload`, [
        { name: 'documentId', value: id },
        { name: 'docFiles[0]', value: file ?? (await picture()) },
      ]);
    expect(code(await side(other))).toBe('not_found');
    expect(code(await verify(player))).toBe('document_photos');
    expect((await side(player)).json().data).toMatchObject({ photos: 1, photosNeeded: 2 });
    expect((await side(player)).json().data.photos).toBe(2);
    expect(code(await side(player))).toBe('document_photos');
    expect(code(await verify(other))).toBe('not_found');
    expect((await verify(player)).json().data.status).toBe('review');
    expect(code(await verify(player))).toBe('document_state');
    expect((await get(player, DOCUMENTS)).json().data).toMatchObject({ status: 'pending', documents: [{ id, status: 'review' }] });
    expect((await get(other, DOCUMENTS)).json().data.documents).toEqual([]);
  });

  it('T63 refuses what is no photograph, what is too large, and what is no multipart', async () => {
    const player = await test.player();
    const { id } = (await post(player, DOCUMENTS, { kind: 'passport', fields: PASSPORT })).json().data;
    const send = (file: Buffer) =>
      upload(player, `${DOCUMENTS}/upload`, [
        { name: 'documentId', value: id },
        { name: 'docFiles[0]', value: file },
      ]);
    expect(code(await send(Buffer.from('<svg onload="alert(1)"/>')))).toBe('file_kind');
    expect(code(await send((await picture()).subarray(0, 700)))).toBe('file_broken');
    expect((await send(Buffer.alloc(13 * 1024 * 1024, 1))).statusCode).toBe(413);
    expect((await post(player, `${DOCUMENTS}/upload`, { documentId: id, files: [{ bytes: 'text' }] })).statusCode).toBe(400);
    const elsewhere = await upload(player, `${DOCUMENTS}/verify`, [{ name: 'documentId', value: id }]);
    expect(elsewhere.statusCode).toBe(415);
    const guest = await test.request({ method: 'POST', url: `${DOCUMENTS}/upload`, ...multipart([{ name: 'documentId', value: id }]) });
    expect(guest.statusCode).toBe(401);
    expect((await get(player, DOCUMENTS)).json().data.documents[0].photos).toBe(0);
  });

  it('gives so many tries a day', async () => {
    const player = await test.player();
    for (let i = 0; i < 8; i++) await handIn(player);
    expect(code(await post(player, DOCUMENTS, { kind: 'passport', fields: PASSPORT }))).toBe('identity_tries');
  });
});

describe('checks by a provider', () => {
  it('C078 C081 the widget comes back with its own sessions, and the verdict over the webhook', async () => {
    const [player, other] = [await test.player(), await test.player()];
    const { data } = (await get(player, '/web-api/api/internal/verigram/token')).json();
    const parts = (change: object = {}): Part[] =>
      Object.entries({
        flowType: 'verigram',
        veridocSessionId: data.veridocSessionId,
        veriliveSessionId: data.veriliveSessionId,
        verigramAccessToken: data.accessToken,
        ...change,
      }).map(([name, value]) => ({ name, value: String(value) }));
    expect(code(await upload(other, DATA, parts()))).toBe('not_found');
    expect(code(await upload(player, DATA, parts({ verigramAccessToken: 'another' })))).toBe('not_found');
    expect((await upload(player, DATA, parts())).statusCode).toBe(200);
    const event = { eventId: randomUUID(), sessionId: data.veridocSessionId, sequence: 2, result: 'verified', reason: null };
    expect((await webhook(event)).statusCode).toBe(200);
    expect(await standing(player)).toBe('verified');
    expect(code(await get(player, '/web-api/api/internal/verigram/token'))).toBe('identity_done');
  });

  it('C087 T77 believes only what is signed, now, and takes it once whatever comes late or again', async () => {
    const player = await test.player();
    const { sessionId } = (await post(player, '/service-api/SumSubService/token')).json().data;
    const rejected = { eventId: randomUUID(), sessionId, sequence: 5, result: 'rejected', reason: 'forged' };
    const old = Math.floor(Date.now() / 1000) - 3_600;
    for (const bad of [
      await webhook(rejected, { secret: new Uint8Array(32) }),
      await webhook(rejected, { timestamp: old }),
      await webhook(rejected, { body: JSON.stringify({ ...rejected, result: 'verified' }) }),
    ])
      expect(bad.statusCode).toBe(403);
    expect(await standing(player)).toBe('none');
    expect((await webhook(rejected)).statusCode).toBe(200);
    expect((await webhook(rejected)).statusCode).toBe(200);
    expect((await webhook({ ...rejected, result: 'verified' })).statusCode).toBe(409);
    expect((await webhook({ ...rejected, eventId: randomUUID(), sequence: 4, result: 'verified' })).statusCode).toBe(200);
    expect((await webhook({ ...rejected, eventId: randomUUID(), sequence: 9, result: 'verified' })).statusCode).toBe(200);
    expect(await standing(player)).toBe('failed');
    expect((await webhook({ ...rejected, eventId: randomUUID(), sessionId: 'unknown-session' })).statusCode).toBe(404);
  });

  it('C086 a face that matches verifies the document with it; one that nobody can see does not', async () => {
    const player = await test.player();
    const documentId = await handIn(player);
    const face = await upload(player, '/verification-api/api/v1/FaceId/verify', [
      { name: 'documentId', value: documentId },
      { name: 'face', value: await picture('#000000') },
    ]);
    expect(face.json().data.status).toBe('pending');
    // The provider takes its time, speaks twice, and means the same once.
    await expect.poll(() => standing(player), { timeout: 15_000 }).toBe('failed');
    expect((await get(player, '/web-api/api/internal/office/identification/fail')).json().data.reason).toBe('unreadable');
  });
});

describe('signatures by phone', () => {
  const FLOWS = [
    ['mobile-id', { personalCode: '39001010002', phone: '+37200000766' }],
    ['smart-id', { personalCode: '39001010002' }],
  ] as const;

  it('C088 C089 C090 C091 C092 C093 shows the digits, waits for the person, and identifies the one who signed', async () => {
    for (const [flow, person] of FLOWS) {
      const [player, other] = [await test.player({ country: 'EE' }), await test.player()];
      const begun = await post(player, `/web-api/${flow}/web/authentication`, person);
      expect(begun.statusCode, begun.body).toBe(200);
      const { sessionId, verificationCode } = begun.json().data;
      expect(verificationCode).toMatch(/^\d{4}$/);
      const shown = await get(player, `/web-api/${flow}/web/authentication/verificationCode?sessionId=${sessionId}`);
      expect(shown.json().data.verificationCode).toBe(verificationCode);
      const status = (by: TestPlayer) => get(by, `/web-api/${flow}/session/status?sessionId=${sessionId}`);
      expect(code(await status(other))).toBe('not_found');
      expect((await status(player)).json().data.state).toBe('running');
      expect((await status(player)).json().data).toEqual({ state: 'verified', reason: null, providerReason: null });
      expect(await standing(player)).toBe('verified');
    }
  });

  it('passes on refusals, unknown people, and signatures of somebody else', async () => {
    for (const [flow, person] of FLOWS) {
      const player = await test.player({ country: 'EE' });
      const start = (personalCode: string) => post(player, `/web-api/${flow}/web/authentication`, { ...person, personalCode });
      expect(code(await start('11111111111'))).toBe('identity_person');
      const { sessionId } = (await start('39001010100')).json().data;
      const status = () => get(player, `/web-api/${flow}/session/status?sessionId=${sessionId}`);
      await status();
      expect((await status()).json().data).toMatchObject({ state: 'failed', reason: 'cancelled' });
      await writeKnown(test, player.id, { birth_date: '1980-05-05' });
      const second = (await start('39001010002')).json().data.sessionId;
      await get(player, `/web-api/${flow}/session/status?sessionId=${second}`);
      const ended = await get(player, `/web-api/${flow}/session/status?sessionId=${second}`);
      expect(ended.json().data).toMatchObject({ state: 'failed', reason: 'birth-date-mismatch' });
      expect(await standing(player)).toBe('failed');
    }
  });
});
