import { inflateRawSync } from 'node:zlib';
import { type FeedSilence, PushFrame } from '@touchline/contract/push/messages';
import { selectionId } from '@touchline/kernel/selection';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishToPlayer } from '#platform/player-news';
import { type Listener, type PushScene, startPushScene, tick } from '../../../tests/harness/worlds/push-scene.ts';
import { HOME, liveFacts, testFixture, testMarket, testPrices } from '../../../tests/harness/worlds/scripted-source.ts';
import { ARSENAL_CHELSEA, LIVE_REAL, ZENIT_SPARTAK } from '../../../tests/harness/worlds/small-feed-app.ts';
import type { Frame } from './frame.ts';
import { Hub } from './hub.ts';
import { Subscriber } from './subscriber.ts';

let scene: PushScene;
beforeAll(async () => {
  scene = await startPushScene();
});
afterEach(() => scene.dropListeners());
afterAll(() => scene.close());

/** Longer than a silence may last. */
const SILENCE_MS = 25_000;

describe('/push', () => {
  it('T20 the topic `feed` says that the source is silent and that it speaks again, to who listens and to who comes meanwhile', async () => {
    const waitForSilence = (client: Listener, test: (silence: FeedSilence | null) => boolean) =>
      client.hear('d', ({ topic, d }) => topic === 'feed' && d.s !== undefined && test(d.s));
    const listener = await scene.listen();
    listener.say({ op: 'sub', topic: 'feed' });
    await waitForSilence(listener, (silence) => silence === null);
    scene.clock.advance(SILENCE_MS);
    const { d } = await waitForSilence(listener, (silence) => silence !== null);
    expect(d.s).toEqual({ since: expect.any(Number), live: scene.app.features.line.readSilence()?.live });
    expect(d.s?.live).toBeGreaterThan(0);
    const late = await scene.listen();
    late.say({ op: 'sub', topic: 'feed' });
    await waitForSilence(late, (silence) => silence?.since === d.s?.since);
    const before = listener.frames.length;
    scene.source.alive();
    scene.source.snapshotComplete();
    await waitForSilence(late, (silence) => silence === null);
    await vi.waitUntil(() =>
      listener.frames.slice(before).some((frame) => frame.t === 'd' && frame.topic === 'feed' && frame.d.s === null),
    );
  });

  it('answers a marker with the whole match, then numbered deltas without a hole', async () => {
    const client = await scene.listen();
    expect(client.frames[0]?.t ?? (await client.hear('hello')).t).toBe('hello');
    client.say({ op: 'sub', topic: `match:${ARSENAL_CHELSEA}`, lang: 'ru' });
    const snap = await client.hear('snap');
    const whole = await client.hear('d');
    expect(whole.seq).toBe(snap.seq + 1);
    expect(whole.d.k?.[0]?.[1]).toHaveLength(7);
    scene.price(2110);
    scene.price(2120);
    await client.hear('d', (f) => f.seq === snap.seq + 2);
    await tick();
    scene.price(2130);
    const third = await client.hear('d', (f) => f.seq === snap.seq + 3);
    // Last value wins inside a tick.
    expect(
      client.frames
        .flatMap((f) => (f.t === 'd' ? (f.d.p ?? []) : []))
        .filter(([, s]) => s === HOME)
        .map(([, , odds]) => odds),
    ).toEqual([2120, 2130]);
    expect(third.d.p?.[0]).toEqual([ARSENAL_CHELSEA, HOME, 2130, 0]);
  });

  it('makes what newcomers are told once for all of a tick, and anew in the next one, as it stands then', async () => {
    const { feed, line } = scene.app.features;
    const hub = new Hub({ clock: scene.clock }, { feed, line });
    const topic = `match:${ARSENAL_CHELSEA}`;
    async function newcomer(): Promise<Frame[]> {
      const frames: Frame[] = [];
      const wire = { waiting: 0, write: (frame: Frame) => void frames.push(frame), onDrain: () => undefined, end: () => undefined };
      await hub.subscribe(new Subscriber(wire, scene.clock.now, () => undefined), topic, { lang: 'en' });
      return frames;
    }
    const [one, other] = [await newcomer(), await newcomer()];
    expect(one).toHaveLength(2);
    expect(other[1]).toBe(one[1]);
    scene.price(2310);
    hub.tick();
    const later = await newcomer();
    expect([one[1]?.text.includes('2310'), later[1]?.text.includes('2310')]).toEqual([false, true]);
    // The change is in the number of the scene's own hub too before anybody else asks for it.
    await tick();
  });

  it('tells who comes between two ticks of what changed before they came, though nobody listened then', async () => {
    const { feed, line } = scene.app.features;
    const hub = new Hub({ clock: scene.clock }, { feed, line });
    const stop = feed.observe({ changed: (change) => hub.changed(change) });
    scene.price(2410);
    await vi.waitUntil(() => feed.book.price(ARSENAL_CHELSEA, HOME)?.odds === 2410);
    const topic = `match:${ARSENAL_CHELSEA}`;
    const texts: string[] = [];
    const wire = { waiting: 0, write: ({ text }: Frame) => void texts.push(text), onDrain: () => undefined, end: () => undefined };
    const from = line.seqs.of(topic);
    await hub.subscribe(new Subscriber(wire, scene.clock.now, () => undefined), topic, { lang: 'en', from });
    expect(texts).toHaveLength(1);
    hub.tick();
    expect(texts[1]).toContain('2410');
    stop();
    await tick();
  });

  it('stands at the number that GetGameZip names, and resumes from it', async () => {
    const reply = await scene.request({ url: `/service-api/LineFeed/GetGameZip?gameId=${ARSENAL_CHELSEA}` });
    const { seq } = reply.json();
    const early = await scene.listen();
    early.say({ op: 'sub', topic: `match:${ARSENAL_CHELSEA}`, from: seq });
    expect((await early.hear('snap')).seq).toBe(seq);
    scene.price(2200);
    const delta = await early.hear('d');
    expect(delta.seq).toBe(seq + 1);
    await tick();
    scene.price(2210);
    await early.hear('d', (f) => f.seq === seq + 2);
    const late = await scene.listen();
    late.say({ op: 'sub', topic: `match:${ARSENAL_CHELSEA}`, from: seq });
    expect((await late.hear('snap')).seq).toBe(seq);
    await late.hear('d', (f) => f.seq === seq + 2);
    expect(late.frames.filter((f) => f.t === 'd').map((f) => f.t === 'd' && f.seq)).toEqual([seq + 1, seq + 2]);
    const stranger = await scene.listen();
    stranger.say({ op: 'sub', topic: `match:${ARSENAL_CHELSEA}`, from: 12345 });
    expect((await stranger.hear('snap')).seq).not.toBe(12345);
  });

  it('T27 2,000 outcomes of a match storm: its listeners get the last value a tick, everybody else only what is theirs, and at once', async () => {
    // A market holds 1,024 outcomes at most: two of 1,000.
    const OUTCOMES = 1_000;
    const TIMES = 40;
    const markets = [testMarket('correct-score'), testMarket('correct-score', { period: 1 })];
    const storm = (round: number): void =>
      scene.source.say(ZENIT_SPARTAK, {
        type: 'MarketChanged',
        markets: markets.map((market) => ({
          market,
          status: 'open',
          main: false,
          prices: Array.from({ length: OUTCOMES }, (_, i) => [i, 2_000 + i + round] as const),
        })),
      });
    storm(0);
    await tick();
    const [hot, calm] = [await scene.listen(), await scene.listen()];
    hot.say({ op: 'sub', topic: `match:${ZENIT_SPARTAK}` });
    calm.say({ op: 'sub', topic: `match:${ARSENAL_CHELSEA}` });
    await Promise.all([hot.hear('d'), calm.hear('d')]);
    await tick();
    const hotBefore = hot.frames.length;
    for (let round = 1; round <= TIMES; round++) {
      storm(round);
      if (round === TIMES / 2) scene.price(2345);
    }
    await calm.hear('d', (f) => f.d.p?.some(([, selection, odds]) => selection === HOME && odds === 2345) ?? false);
    await hot.hear('d', (f) => f.d.p?.some(([, , odds]) => odds === 2_000 + OUTCOMES - 1 + TIMES) ?? false);
    const hotDeltas = hot.frames.slice(hotBefore).flatMap((f) => (f.t === 'd' && f.d.p ? [f.d.p] : []));
    // Forty storms within a few ticks are a few frames, none with a selection twice.
    expect(hotDeltas.length).toBeLessThan(TIMES / 2);
    for (const prices of hotDeltas) expect(new Set(prices.map(([, selection]) => selection)).size).toBe(prices.length);
    const last = new Map(hotDeltas.flat().map(([, selection, odds]) => [selection, odds]));
    for (const market of markets) for (let i = 0; i < OUTCOMES; i++) expect(last.get(selectionId(market, i))).toBe(2_000 + i + TIMES);
    const foreign = calm.frames.flatMap((f) => (f.t === 'd' ? (f.d.p ?? []) : [])).filter(([match]) => match !== ARSENAL_CHELSEA);
    expect(foreign).toEqual([]);
  });

  it('tells overviews only what their rows show, and who comes and goes', async () => {
    const all = await scene.listen();
    const tennis = await scene.listen();
    all.say({ op: 'sub', topic: 'line' });
    tennis.say({ op: 'sub', topic: 'line:sport:4' });
    await all.hear('snap');
    await tennis.hear('snap');
    await tick();
    const before = all.frames.length;
    scene.source.say(ZENIT_SPARTAK, {
      type: 'MarketChanged',
      markets: [
        {
          market: testMarket('corner-total', { line: 38 }),
          status: 'open',
          main: true,
          prices: [
            [1, 1700],
            [2, 2100],
          ],
        },
      ],
    });
    await tick();
    expect(all.frames.length).toBe(before);
    scene.source.say(ZENIT_SPARTAK, { type: 'MarketChanged', markets: testPrices(2222) });
    expect((await all.hear('d', (f) => f.d.p?.some(([match]) => match === ZENIT_SPARTAK) ?? false)).d.p).toContainEqual([
      ZENIT_SPARTAK,
      HOME,
      2222,
      0,
    ]);
    const live = await scene.listen();
    live.say({ op: 'sub', topic: 'live:champ:1001' });
    await live.hear('snap');
    scene.source.say(301, { type: 'FixtureAdded', fixture: testFixture(301, scene.clock.now() + 60_000) });
    expect((await all.hear('d', (f) => f.d.a?.some((row) => row.id === 301) ?? false)).d.a).toHaveLength(1);
    scene.source.say(301, { type: 'MatchStateChanged', facts: liveFacts(0, 0, scene.clock.now()) });
    expect((await all.hear('d', (f) => (f.d.r?.length ?? 0) > 0)).d.r).toEqual([301]);
    expect((await live.hear('d', (f) => (f.d.a?.length ?? 0) > 0)).d.a?.[0]).toMatchObject({ id: 301, kind: 'live' });
    expect(tennis.frames.filter((f) => f.t === 'd' && f.d.p !== undefined)).toEqual([]);
  });

  it('tells of goals with a sentence in the language of the listener', async () => {
    const client = await scene.listen();
    client.say({ op: 'sub', topic: `match:${LIVE_REAL}`, lang: 'ru' });
    await client.hear('snap');
    const incident = { id: 9, kind: 'goal', side: 1, period: 1, second: 900, score: [2, 0] } as const;
    scene.source.say(LIVE_REAL, { type: 'MatchEvent', incident, facts: liveFacts(2, 0, scene.clock.now()), material: true });
    const delta = await client.hear('d', (f) => (f.d.i?.length ?? 0) > 0);
    expect(delta.d.i?.[0]).toMatchObject({ kind: 'goal', score: [2, 0] });
    expect(delta.d.i?.[0]?.text).toContain('Реал Мадрид');
    expect(delta.d.m?.[0]?.[1].score).toEqual([2, 0]);
  });

  it('tells what has been counted with the state: to who listens and to who comes', async () => {
    const client = await scene.listen();
    client.say({ op: 'sub', topic: `match:${LIVE_REAL}` });
    await client.hear('d');
    const facts = liveFacts(2, 0, scene.clock.now());
    const counted = { ...facts, counts: { ...facts.counts, corner: [[3, 1]] as const } };
    const incident = { id: 10, kind: 'corner', side: 1, period: 1, second: 960, score: [2, 0] } as const;
    scene.source.say(LIVE_REAL, { type: 'MatchEvent', incident, facts: counted, material: false });
    const corners = [LIVE_REAL, [{ key: 'corner', name: 'Corners', home: 3, away: 1 }]];
    const { d } = await client.hear('d', (f) => (f.d.c?.[0]?.[1].length ?? 0) > 0);
    expect(d.c).toEqual([corners]);
    const late = await scene.listen();
    late.say({ op: 'sub', topic: `match:${LIVE_REAL}` });
    expect((await late.hear('d')).d.c).toEqual([corners]);
  });

  it('gives personal news to their owner only', async () => {
    const player = await scene.player();
    const other = await scene.player();
    const [mine, theirs, guest] = [await scene.listen(), await scene.listen(), await scene.listen()];
    mine.say({ op: 'auth', token: player.token });
    mine.say({ op: 'sub', topic: 'me' });
    theirs.say({ op: 'auth', token: other.token });
    theirs.say({ op: 'sub', topic: 'me' });
    guest.say({ op: 'auth', token: 'forged.token.text' });
    guest.say({ op: 'sub', topic: 'me' });
    await Promise.all([mine.hear('snap'), theirs.hear('snap'), guest.hear('err', (f) => f.topic === 'me')]);
    publishToPlayer(scene.platform.bus, player.id, { kind: 'balance', accountId: '1', amount: '12.50', currency: 'EUR' });
    expect((await mine.hear('me')).news).toEqual([{ kind: 'balance', accountId: '1', amount: '12.50', currency: 'EUR' }]);
    await tick();
    expect(theirs.frames.some((f) => f.t === 'me') || guest.frames.some((f) => f.t === 'me')).toBe(false);
    publishToPlayer(scene.platform.bus, player.id, { kind: 'session-ended', reason: 'excluded' });
    await mine.hear('me', (f) => f.news.some((one) => one.kind === 'session-ended'));
    publishToPlayer(scene.platform.bus, player.id, { kind: 'balance', accountId: '1', amount: '0.00', currency: 'EUR' });
    await tick();
    expect(mine.frames.filter((f) => f.t === 'me')).toHaveLength(2);
  });

  it('knows the player of a page by its cookie', async () => {
    const player = await scene.player();
    const [page, guest] = [
      await scene.listen({ cookie: `user_token=${player.token}` }),
      await scene.listen({ cookie: 'user_token=forged' }),
    ];
    page.say({ op: 'sub', topic: 'me' });
    guest.say({ op: 'sub', topic: 'me' });
    await Promise.all([page.hear('snap'), guest.hear('err', (f) => f.topic === 'me')]);
    publishToPlayer(scene.platform.bus, player.id, { kind: 'payment', paymentId: '7', status: 'paid' });
    expect((await page.hear('me')).news).toEqual([{ kind: 'payment', paymentId: '7', status: 'paid' }]);
  });

  it('refuses foreign origins, unknown topics and more topics than allowed', async () => {
    await expect(scene.listen({ origin: 'https://evil.example' })).rejects.toThrow('403');
    const client = await scene.listen();
    client.say({ op: 'sub', topic: 'line:sport:x' });
    expect(await client.hear('err')).toMatchObject({ topic: 'line:sport:x', code: 'unknown_topic' });
    for (let i = 0; i < 101; i++) client.say({ op: 'sub', topic: `match:${i + 1}` });
    await client.hear('err', (f) => f.code === 'too_many_topics');
    client.say({ op: 'ping' });
    await client.hear('pong');
  });

  it('answers the same frames as server-sent events', async () => {
    const abort = new AbortController();
    const reply = await fetch(`http://127.0.0.1:${scene.port}/push/events?topics=match:${ARSENAL_CHELSEA},line&lang=en`, {
      signal: abort.signal,
    });
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    while (!text.includes('"t":"d"')) text += Buffer.from((await reader.read()).value ?? []).toString();
    const frames = text
      .split('\n\n')
      .filter((part) => part.startsWith('data: '))
      .slice(0, 3);
    expect(frames.map((part) => PushFrame.parse(JSON.parse(part.slice(6))).t)).toEqual(['hello', 'snap', 'd']);
    abort.abort();
    expect((await fetch(`http://127.0.0.1:${scene.port}/push/events`)).status).toBe(400);
  });
});

describe('packed frames', () => {
  it('come as binary messages to sockets that ask for them, and tell the same', async () => {
    const plain = await scene.listen();
    const packed = await scene.listen({}, '?z=1');
    for (const one of [plain, packed]) {
      one.say({ op: 'sub', topic: `match:${ARSENAL_CHELSEA}`, lang: 'ru' });
      await one.hear('snap');
    }
    await tick();
    const from = plain.frames.length;
    const same = packed.frames.length;
    scene.price(2222);
    const delta = await packed.hear('d', (frame) => JSON.stringify(frame.d.p ?? []).includes('2222'));
    expect(await plain.hear('d', (frame) => frame.seq === delta.seq)).toEqual(delta);
    await tick();
    expect(packed.frames.slice(same)).toEqual(plain.frames.slice(from));
    expect(plain.packed).toEqual([]);
    expect(packed.packed.length).toBeGreaterThan(0);
    // The whole of the match, which it began with, is where packing saves.
    const whole = Math.max(...packed.packed.map((bytes) => inflateRawSync(bytes).length));
    expect(Math.max(...packed.packed.map((bytes) => bytes.length))).toBeLessThan(whole / 2);
  });
});
