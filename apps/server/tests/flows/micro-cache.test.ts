import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Nginx, nginxBinary, startMicroCache } from '../harness/nginx.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { createScriptedSource } from '../harness/worlds/scripted-source.ts';
import { lineOpening } from '../harness/worlds/small-feed-app.ts';

const VIEW = '/service-api/LineFeed/Get1x2_VZip';
const ASKERS = 40;

describe.skipIf(!nginxBinary)('nginx as docs/operations has it, before the server', () => {
  let test: TestApp;
  let nginx: Nginx;
  beforeAll(async () => {
    const clock = createTestClock();
    const source = createScriptedSource(clock.now, lineOpening(clock.now()));
    test = await startTestApp({ roles: ['api', 'ingest', 'jobs'], clock, source });
    await vi.waitUntil(() => !test.app.features.feed.book.isSourceSilent, { timeout: 10_000 });
    const base = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
    nginx = await startMicroCache(Number(new URL(base).port));
  });
  afterAll(async () => {
    nginx?.stop();
    await test.close();
  });

  const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${nginx.port}${url}`, { headers: { 'accept-language': '*', ...headers } });
  /** Many at once; how many of their replies the server made. */
  async function made(url: string, headers: Record<string, string> = {}): Promise<number> {
    const replies = await Promise.all(Array.from({ length: ASKERS }, () => ask(url, headers)));
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    return new Set(replies.map((reply) => reply.headers.get('x-request-id'))).size;
  }
  const champ = async (reply: Response): Promise<string> => ((await reply.json()) as { champs: { name: string }[] }).champs[0]?.name ?? '';

  it('answers many askers of a view from few replies', async () => {
    const reply = await ask(`${VIEW}?lng=en`);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    expect(await made(`${VIEW}?lng=en`)).toBeLessThan(ASKERS / 2);
    // An address that says the language depends on nothing else of the asker.
    const cookies = await Promise.all(Array.from({ length: ASKERS }, (_, n) => ask(`${VIEW}?lng=en`, { cookie: `lng=ru; n=${n}` })));
    expect(new Set(cookies.map((one) => one.headers.get('x-request-id'))).size).toBeLessThan(ASKERS / 2);
  });

  it('gives everyone their own language and coding, one after the other', async () => {
    for (const _time of [1, 2, 3]) {
      expect(await champ(await ask(VIEW, { cookie: 'lng=ru' }))).toBe('Премьер-лига');
      expect(await champ(await ask(VIEW, { cookie: 'LNG=ru; lng=en' }))).toBe('Premier League');
      expect(await champ(await ask(VIEW, { 'accept-language': 'ru' }))).toBe('Премьер-лига');
      expect(await champ(await ask(VIEW))).toBe('Premier League');
      for (const coding of ['br', 'gzip', 'identity']) {
        const reply = await ask(VIEW, { 'accept-encoding': coding });
        expect(reply.headers.get('content-encoding') ?? 'identity').toBe(coding);
        expect(await champ(reply)).toBe('Premier League');
      }
    }
  });

  it('tells who has the view that it is the same', async () => {
    const etag = (await ask(VIEW)).headers.get('etag') ?? '';
    expect((await ask(VIEW, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(VIEW, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('holds nothing that is one person’s, and no refusal', async () => {
    const player = await test.player();
    const own = `${VIEW}?userId=${player.id}`;
    expect(await made(own, { cookie: `user_token=${player.token}` })).toBe(ASKERS);
    expect((await ask(own)).status).toBe(403);
    expect(await made(`${VIEW}?count=many`)).toBe(ASKERS);
  });
});
