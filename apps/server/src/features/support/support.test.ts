import { translate } from '@touchline/i18n/translate';
import { nanoid } from 'nanoid';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type Part } from '../../../tests/harness/fakes/multipart.ts';
import { hearPlayer } from '../../../tests/harness/hear-player.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestOperator } from '../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
/** Noon, when consultants are there. */
let now = Date.parse('2026-03-02T12:00:00Z');
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => test.close());

const THREADS = '/web-api/support/threads';
const CHAT = '/web-api/support/chat';
const DESK = '/operator-api/support/threads';
type Sender = Pick<TestPlayer | TestOperator, 'request'>;
const post = (sender: Sender, url: string, payload: object = {}) => sender.request({ method: 'POST', url, payload });
const get = (sender: Sender, url: string) => sender.request({ url });
const upload = (sender: Sender, url: string, parts: readonly Part[]) => sender.request({ method: 'POST', url, ...multipart(parts) });

const ask = async (player: TestPlayer, text = 'My deposit has not arrived', key = nanoid()) => {
  const reply = await post(player, THREADS, { topic: 'deposit', text, key });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const picture = (secret: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#345' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: secret } })
    .toBuffer();

/** Collects the news sent to the player from now on. */
function listen(player: TestPlayer): { readonly kind: string; readonly event?: string }[] {
  const heard: { kind: string; event?: string }[] = [];
  hearPlayer(test.platform.bus, player.id, (news) => heard.push(news as { kind: string }));
  return heard;
}

describe('requests', () => {
  it('S154 go back and forth, are told to the player, closed and opened again', async () => {
    const player = await test.player();
    const { thread } = await ask(player);
    expect(thread).toMatchObject({ topic: 'deposit', status: 'open', posts: 1, excerpt: 'My deposit has not arrived' });
    const heard = listen(player);
    const operator = await test.operator(['support']);
    const queue = (await get(operator, `${DESK}?playerId=${player.id}`)).json().data;
    expect(queue).toMatchObject([{ id: thread.id, playerId: String(player.id), chat: false, taken: null }]);
    const answered = await post(operator, `${DESK}/${thread.id}/posts`, { text: 'It is on its way.', key: nanoid() });
    expect(answered.json().data.thread).toMatchObject({ status: 'answered', taken: operator.login });
    const talk = (await get(player, `${THREADS}/${thread.id}`)).json().data;
    expect(talk.posts.map((p: { by: string; text: string }) => [p.by, p.text])).toEqual([
      ['player', 'My deposit has not arrived'],
      ['operator', 'It is on its way.'],
    ]);
    expect((await get(player, '/web-api/messages')).json().data.messages[0]).toMatchObject({
      topic: 'support',
      title: translate('en', 'message.support-answer.title'),
      link: `/office/support/${thread.id}`,
    });
    await expect.poll(() => heard.find((news) => news.kind === 'support')?.event).toBe('post');
    expect((await post(player, `${THREADS}/${thread.id}/posts`, { text: 'Still not.', key: nanoid() })).json().data.thread.status).toBe(
      'open',
    );
    const state = (closed: boolean) => post(player, `${THREADS}/${thread.id}/state`, { closed });
    expect((await state(true)).json().data.thread.status).toBe('closed');
    const late = await post(player, `${THREADS}/${thread.id}/posts`, { text: 'One more thing', key: nanoid() });
    expect([late.statusCode, late.json().code]).toEqual([409, 'support_closed']);
    expect((await post(operator, `${DESK}/${thread.id}/posts`, { text: 'Too late', key: nanoid() })).json().code).toBe('support_closed');
    expect((await state(false)).json().data.thread.status).toBe('open');
    expect((await get(player, THREADS)).json().data).toMatchObject([{ id: thread.id, posts: 3 }]);
  });

  it('are one however often they are sent under one key, also at once', async () => {
    const player = await test.player();
    const key = nanoid();
    const sent = await Promise.all([1, 2, 3, 4].map(() => ask(player, 'The same words', key)));
    expect(new Set(sent.map(({ thread }) => thread.id)).size).toBe(1);
    const again = nanoid();
    for (let i = 0; i < 3; i++) await post(player, `${THREADS}/${sent[0].thread.id}/posts`, { text: 'More', key: again });
    expect((await get(player, `${THREADS}/${sent[0].thread.id}`)).json().data.posts).toHaveLength(2);
  });

  it('run ten at a time, also when all are sent at once', async () => {
    const player = await test.player();
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => post(player, THREADS, { topic: 'other', text: 'Hello there', key: nanoid() })),
    );
    expect(replies.filter((r) => r.statusCode === 200)).toHaveLength(10);
    expect(replies.filter((r) => r.json().code === 'support_full')).toHaveLength(4);
  });

  it('T63 keep pictures drawn anew and sealed, for their player and marked for the console', async () => {
    const [player, stranger] = await Promise.all([test.player(), test.player()]);
    const secret = 'planted-51.5074N';
    const parts = [
      { name: 'topic', value: 'technical' },
      { name: 'text', value: 'It looks like this' },
      { name: 'key', value: nanoid() },
      { name: 'file', value: Buffer.concat([await picture(secret), Buffer.from('<script>alert(1)</script>')]) },
    ];
    const reply = await upload(player, THREADS, parts);
    expect(reply.statusCode, reply.body).toBe(200);
    const [file] = reply.json().data.posts[0].files;
    const shown = await get(player, `/web-api/support/files/${file.id}`);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    for (const left of [secret, '<script>']) expect(shown.rawPayload.includes(left)).toBe(false);
    const { rows } = await test.platform.pool.query('select image from support_file where id = $1', [file.id]);
    expect(
      (await sharp(Buffer.from(rows[0].image))
        .metadata()
        .catch(() => 'sealed')) as unknown,
    ).toBe('sealed');
    expect((await get(stranger, `/web-api/support/files/${file.id}`)).statusCode).toBe(404);
    const operator = await test.operator(['support']);
    expect((await get(operator, `/operator-api/support/files/${file.id}`)).headers['content-type']).toBe('image/jpeg');
    const svg = parts.map((part) => (part.name === 'file' ? { ...part, value: Buffer.from('<svg onload="alert(1)"/>') } : part));
    const refused = await upload(player, THREADS, [...svg.filter((part) => part.name !== 'key'), { name: 'key', value: nanoid() }]);
    expect([refused.statusCode, refused.json().code]).toEqual([415, 'file_kind']);
  });

  it("are nobody else's, and sealed", async () => {
    const [player, stranger] = await Promise.all([test.player(), test.player()]);
    const { thread } = await ask(player, 'planted-words-7315');
    for (const [method, url] of [
      ['GET', `${THREADS}/${thread.id}`],
      ['POST', `${THREADS}/${thread.id}/posts`],
      ['POST', `${THREADS}/${thread.id}/state`],
    ] as const) {
      const payload = method === 'POST' ? { payload: { text: 'mine now', key: nanoid(), closed: true } } : {};
      expect((await stranger.request({ method, url, ...payload })).statusCode).toBe(404);
    }
    const { rows } = await test.platform.pool.query('select body from support_post where thread_id = $1', [thread.id]);
    expect(Buffer.from(rows[0].body).includes('planted-words')).toBe(false);
  });

  it('belong to the operator who took them', async () => {
    const player = await test.player();
    const { thread } = await ask(player);
    const [one, other] = await Promise.all([test.operator(['support']), test.operator(['support'])]);
    const taken = await Promise.all([one, other].map((operator) => post(operator, `${DESK}/${thread.id}/take`)));
    expect(taken.map((r) => r.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [owner, late] = taken[0]?.statusCode === 200 ? [one, other] : [other, one];
    expect((await post(late, `${DESK}/${thread.id}/posts`, { text: 'Me too', key: nanoid() })).json().code).toBe('support_taken');
    expect((await post(owner, `${DESK}/${thread.id}/take`)).statusCode).toBe(200);
    expect((await post(owner, `${DESK}/${thread.id}/close`)).statusCode).toBe(200);
    expect((await test.app.features.operators.checkAudit()).faults).toEqual([]);
  });
});

describe('the chat with a consultant', () => {
  it('S154 begins with a word, is told by push both ways and ends for both', async () => {
    const player = await test.player();
    const heard = listen(player);
    expect((await get(player, CHAT)).json().data).toEqual({ thread: null, posts: [], taken: false, awayUntil: null });
    expect((await post(player, `${CHAT}/typing`)).json().data.shown).toBe(false);
    const said = (await post(player, CHAT, { text: 'Hi', key: nanoid() })).json().data;
    expect(said.posts).toHaveLength(1);
    expect((await post(player, `${CHAT}/typing`)).json().data.shown).toBe(true);
    const operator = await test.operator(['support']);
    const [waiting] = (await get(operator, `${DESK}?chat=1&playerId=${player.id}`)).json().data;
    expect(waiting).toMatchObject({ chat: true, playerTyping: true, excerpt: 'Hi' });
    await post(operator, `${DESK}/${waiting.id}/typing`);
    await expect.poll(() => heard.some((news) => news.event === 'typing')).toBe(true);
    await post(operator, `${DESK}/${waiting.id}/posts`, { text: 'Hello, how can I help?', key: nanoid() });
    await expect.poll(() => heard.some((news) => news.event === 'post')).toBe(true);
    expect((await get(player, CHAT)).json().data).toMatchObject({ taken: true, posts: [{ by: 'player' }, { by: 'operator' }] });
    // The chat is in front of the player: the inbox stays as it is.
    expect((await get(player, '/web-api/messages')).json().data.messages).toEqual([]);
    await post(operator, `${DESK}/${waiting.id}/close`);
    await expect.poll(() => heard.some((news) => news.event === 'state')).toBe(true);
    expect((await get(player, CHAT)).json().data.thread).toBeNull();
    expect((await post(player, CHAT, { text: 'Again', key: nanoid() })).json().data.thread.id).not.toBe(waiting.id);
  });

  it('is one however many words begin it at once', async () => {
    const player = await test.player();
    await Promise.all(Array.from({ length: 6 }, (_, i) => post(player, CHAT, { text: `Word ${i}`, key: nanoid() })));
    expect((await get(player, CHAT)).json().data.posts).toHaveLength(6);
    const { rows } = await test.platform.pool.query('select count(*)::int as n from support_thread where player_id = $1', [player.id]);
    expect(rows[0].n).toBe(1);
  });

  it('says when consultants are back', async () => {
    const player = await test.player();
    const noon = now;
    now = Date.parse('2026-03-02T23:00:00Z');
    const away = (await get(player, CHAT)).json().data.awayUntil;
    now = noon;
    expect(away).toBe(Date.parse('2026-03-03T06:00:00Z'));
  });
});
