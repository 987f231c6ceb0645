import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedReader, LINE, LIVE, matchIdsOf } from '../../../../tests/harness/worlds/feed-reader.ts';
import { testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';
import {
  ARSENAL_CHELSEA,
  CS2,
  EMPTY,
  LIVE_REAL,
  type LineScene,
  NADAL_ALCARAZ,
  startLineScene,
  VIRTUAL,
  ZENIT_SPARTAK,
} from '../../../../tests/harness/worlds/small-feed-app.ts';

let scene: LineScene;
beforeAll(async () => {
  scene = await startLineScene();
});
afterAll(() => scene.close());
const { get, refused } = createFeedReader(() => scene);
/** Each view is built at most some times a second. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 230));

describe('GET LineFeed/Get1x2_VZip', () => {
  const list = async (query = '') => matchIdsOf(await get('get1x2', `${LINE}/Get1x2_VZip?${query}`));

  it('C114 answers matches by championship in recommended order, in the shape of the contract', async () => {
    const json = await get('get1x2', `${LINE}/Get1x2_VZip`);
    expect(json.champs.map((c) => c.name)).toEqual([
      'Premier League',
      'ATP Finals',
      'Russian Premier League',
      'La Liga U19',
      'Major',
      'Virtual Cup. Group A',
    ]);
    expect(json).toMatchObject({ total: 6, page: 1, pageSize: 50 });
    const row = json.champs[0]?.matches[0];
    expect(row).toMatchObject({
      id: ARSENAL_CHELSEA,
      kind: 'line',
      home: { name: 'Arsenal' },
      marketCount: 7,
      champName: 'Premier League',
    });
    expect(row?.markets.map((m) => m.type)).toEqual(['result', 'double-chance', 'asian-handicap', 'total']);
    expect(row?.markets[0]?.selections.map((s) => [s.label, s.odds])).toEqual([
      ['1', 2000],
      ['X', 3400],
      ['2', 3800],
    ]);
    expect(row?.markets[3]?.line).toBe(10);
  });

  it('C114 filters by sports, champs, teams, country, window, kinds and emptiness', async () => {
    const now = Math.floor(scene.clock.now() / 1000);
    expect(await list('sports=4')).toEqual([NADAL_ALCARAZ]);
    expect(await list('sports[]=4&sports[]=4005')).toEqual([NADAL_ALCARAZ, CS2]);
    expect(await list('antiSports=1,4')).toEqual([CS2]);
    expect(await list('visibleSports=4,4005&sports=4')).toEqual([NADAL_ALCARAZ]);
    expect(await list('champs=1002')).toEqual([ZENIT_SPARTAK]);
    expect(await list('teams=22')).toEqual([ZENIT_SPARTAK]);
    expect(await list('country=1')).toEqual([ZENIT_SPARTAK]);
    expect((await list('country=1&countryOnly=false'))[0]).toBe(ZENIT_SPARTAK);
    expect((await list('fcountry=1'))[0]).toBe(ZENIT_SPARTAK);
    expect(await list(`tsFrom=${now + 9000}&tsTo=${now + 20000}`)).toEqual([ZENIT_SPARTAK]);
    expect(await list('virtualSports=false')).not.toContain(VIRTUAL);
    expect(await list('cyberFlag=1')).toEqual([CS2]);
    expect(await list('cyberFlag=2')).not.toContain(CS2);
    expect(await list('getEmpty=false')).not.toContain(EMPTY);
    expect(await list('gameTypes=3')).toEqual([VIRTUAL]);
    expect(await list('menuSection=28')).toEqual([CS2]);
    expect(await list('filterSubSports=4006&sports=4005')).toEqual([]);
    expect(await list('top=true')).toEqual([ARSENAL_CHELSEA]);
    expect(await list('topChamps=1')).toEqual([ARSENAL_CHELSEA, NADAL_ALCARAZ, ZENIT_SPARTAK]);
    expect(await list(`code=${ZENIT_SPARTAK.toString(36)}`)).toEqual([ZENIT_SPARTAK]);
    expect(await list('altFlag=true')).toEqual([]);
    expect((await list(`pinnedGames=${CS2}`))[0]).toBe(CS2);
    expect((await list('isRecommendations=false'))[0]).toBe(ARSENAL_CHELSEA);
  });

  it('C114 pages of 50, count x page from the first (R121)', async () => {
    expect(await list('count=2')).toHaveLength(2);
    expect(await list('count=2&page=2')).toHaveLength(4);
    expect((await get('get1x2', `${LINE}/Get1x2_VZip?count=2&page=2`)).total).toBe(6);
  });

  it('C114 draws as asked: mode, mobi, subGames, coefViewId, lng, sportCategoriesFlag', async () => {
    const row = async (query: string) => (await get('get1x2', `${LINE}/Get1x2_VZip?champs=1001&${query}`)).champs[0]?.matches[0];
    expect((await row('mode=1'))?.markets).toHaveLength(1);
    expect((await row('mode=2'))?.markets.map((m) => m.type)).toEqual(['result', 'double-chance']);
    expect((await row('mobi=1'))?.markets).toHaveLength(1);
    expect((await row('subGames=true'))?.markets.at(-1)).toMatchObject({ type: 'result', period: 1 });
    expect((await row('coefViewId=2'))?.markets[0]?.selections.map((s) => s.price)).toEqual(['+100', '+240', '+280']);
    expect((await row('coefViewId=1'))?.markets[0]?.selections[1]?.price).toBe('12/5');
    expect((await row('lng=ru'))?.home.name).toBe('Арсенал');
    const json = await get('get1x2', `${LINE}/Get1x2_VZip?sportCategoriesFlag=true`);
    expect(json.sections).toEqual([
      [28, 1],
      [1005, 1],
      [1012, 1],
    ]);
  });

  it('C114 extra menu sections: every match sport by sport, top championships, what can be played at any hour (R054)', async () => {
    const sports = (await get('get1x2', `${LINE}/Get1x2_VZip?menuSection=10000`)).champs.map(({ sport }) => sport);
    expect(sports).toEqual(sports.toSorted((a, b) => a - b));
    expect(await list('menuSection=10000')).toHaveLength(6);
    expect((await list('menuSection=10001')).toSorted((a, b) => a - b)).toEqual([ARSENAL_CHELSEA, ZENIT_SPARTAK, NADAL_ALCARAZ]);
    expect(await list('menuSection=10002')).toEqual([VIRTUAL]);
  });

  it('C114 refuses what cannot be meant, naming the field', async () => {
    for (const [query, field] of [
      ['sports=a', 'sports'],
      ['count=0', 'count'],
      ['count=99999', 'count'],
      ['page=-1', 'page'],
      ['count=50&page=21', 'page'],
      ['coefViewId=7', 'coefViewId'],
      ['mode=9', 'mode'],
      ['getEmpty=perhaps', 'getEmpty'],
      ['tsFrom=20&tsTo=10', 'tsTo'],
      ['menuSection=5', 'menuSection'],
      ['partner=2', 'partner'],
      ['lng=%00', 'lng'],
      ['unknown=1', 'unknown'],
    ] as const)
      await refused(`${LINE}/Get1x2_VZip?${query}`, field);
  });

  it('C114 forbids asking as another player', async () => {
    expect((await scene.get(`${LINE}/Get1x2_VZip?userId=5`)).status).toBe(403);
    expect((await scene.get(`${LINE}/Get1x2_VZip?userId=5&notLogin=true`)).status).toBe(200);
  });

  it('answers 304 to who has it, and compressed bytes to who can read them', async () => {
    const first = await scene.request({ url: `${LINE}/Get1x2_VZip?sports=1`, headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers['content-encoding']).toBe('gzip');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const second = await scene.request({ url: `${LINE}/Get1x2_VZip?sports=1`, headers: { 'if-none-match': etag } });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    scene.source.say(ARSENAL_CHELSEA, { type: 'MarketChanged', markets: testPrices(2050) });
    await settle();
    const third = await scene.request({ url: `${LINE}/Get1x2_VZip?sports=1`, headers: { 'if-none-match': etag } });
    expect(third.statusCode).toBe(200);
    scene.source.say(ARSENAL_CHELSEA, { type: 'MarketChanged', markets: testPrices() });
    await settle();
  });
});

describe('GET LiveFeed/Get1x2_VZip', () => {
  it('C160 answers the matches in play with score and clock', async () => {
    const json = await get('get1x2', `${LIVE}/Get1x2_VZip?noFilterBlockEvent=false`);
    expect(matchIdsOf(json)).toEqual([LIVE_REAL]);
    expect(json.champs[0]?.matches[0]).toMatchObject({
      kind: 'live',
      tracker: true,
      state: { status: 'live', score: [1, 0], period: 1, clock: { seconds: 600 }, lastScore: { side: 1 } },
    });
  });
  it('C160 filters by tracker, just scored and suspension', async () => {
    const list = async (query: string) => matchIdsOf(await get('get1x2', `${LIVE}/Get1x2_VZip?${query}`));
    expect(await list('zve=true')).toEqual([LIVE_REAL]);
    expect(await list('gifEvent=true')).toEqual([LIVE_REAL]);
    scene.source.say(LIVE_REAL, { type: 'MarketStopped', status: 'suspended' });
    expect(await list('noFilterBlockEvent=false&count=49')).toEqual([]);
    expect(await list('count=48')).toEqual([LIVE_REAL]);
    scene.source.say(LIVE_REAL, { type: 'MarketChanged', markets: testPrices() });
    await settle();
  });
  it('C160 refuses an unknown parameter', () => refused(`${LIVE}/Get1x2_VZip?gameTypes=4`, 'gameTypes'));
});
