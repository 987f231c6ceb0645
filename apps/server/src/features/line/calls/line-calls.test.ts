import { CALLS, type ReplyFor } from '@touchline/contract/calls';
import type { FailureBody } from '@touchline/contract/failure';
import type { LINE_CALLS, MatchOverview } from '@touchline/contract/line/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME, liveFacts, testMarket, testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';
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

const LINE = '/service-api/LineFeed';
const LIVE = '/service-api/LiveFeed';
/** The reply, checked against the contract. */
const get = async <K extends keyof typeof LINE_CALLS>(key: K, url: string): Promise<ReplyFor<K>> => {
  const { status, json } = await scene.get(url);
  expect(status, JSON.stringify(json)).toBe(200);
  const parsed = CALLS[key].reply.safeParse(json);
  expect(parsed.error).toBeUndefined();
  return parsed.data as ReplyFor<K>;
};
const refused = async (url: string, field: string) => {
  const { status, json } = await scene.get(url);
  expect(status, url).toBe(400);
  expect(Object.keys((json as FailureBody).validation_errors ?? {}).map((path) => path.split('.')[0])).toContain(field);
};
const ids = (list: MatchOverview): number[] => list.champs.flatMap((champ) => champ.matches.map((match) => match.id));
/** Each view is built at most some times a second. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 230));

describe('GET LineFeed/Get1x2_VZip', () => {
  const list = async (query = '') => ids(await get('get1x2', `${LINE}/Get1x2_VZip?${query}`));

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
    expect(ids(json)).toEqual([LIVE_REAL]);
    expect(json.champs[0]?.matches[0]).toMatchObject({
      kind: 'live',
      tracker: true,
      state: { status: 'live', score: [1, 0], period: 1, clock: { seconds: 600 }, lastScore: { side: 1 } },
    });
  });
  it('C160 filters by tracker, just scored and suspension', async () => {
    const list = async (query: string) => ids(await get('get1x2', `${LIVE}/Get1x2_VZip?${query}`));
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

describe('GET GetSportsShortZip', () => {
  it('C117 answers sports with their numbers', async () => {
    const json = await get('getSportsShort', `${LINE}/GetSportsShortZip`);
    expect(json.map((s) => [s.id, s.line, s.live, s.champs])).toEqual([
      [1, 4, 1, 4],
      [4, 1, 0, 1],
      [4005, 1, 0, 1],
    ]);
    expect(json[0]).toMatchObject({ name: 'Football', slug: 'football' });
  });
  it('C117 filters and adds as asked', async () => {
    const sports = async (query: string) => (await get('getSportsShort', `${LINE}/GetSportsShortZip?${query}`)).map((s) => [s.id, s.line]);
    expect(await sports('filterSports=4,4005&sports=4')).toEqual([[4, 1]]);
    expect(await sports('filterMs=28')).toEqual([
      [1, 4],
      [4, 1],
    ]);
    expect(await sports('menuSection=28')).toEqual([[4005, 1]]);
    expect(await sports('minOffset=150')).toEqual([[1, 2]]);
    expect(await sports('adult=true&sports=1')).toEqual([[1, 3]]);
    expect(await sports('filterMarketGroups=6')).toEqual([
      [1, 3],
      [4005, 1],
    ]);
    expect(await sports('top=true')).toEqual([[1, 1]]);
    const [football] = await get(
      'getSportsShort',
      `${LINE}/GetSportsShortZip?sports=1&withCountries=true&sportCategoriesFlag=1&fcountry=1`,
    );
    expect(football?.countries?.[0]).toEqual({ id: 1, name: 'Russia', flag: 'ru', matches: 1 });
    expect(football?.sections).toEqual([]);
  });
  it('C117 refuses', () => refused(`${LINE}/GetSportsShortZip?filterMarketGroups=12`, 'filterMarketGroups'));
  it('C163 answers the sports in play', async () => {
    expect((await get('getSportsShort', `${LIVE}/GetSportsShortZip?adult=true`)).map((s) => s.id)).toEqual([1]);
  });
});

describe('GET GetChampsZip', () => {
  it('C115 answers championships with their numbers, top ones first', async () => {
    const json = await get('getChamps', `${LINE}/GetChampsZip?sportId=1`);
    expect(json.map((c) => [c.id, c.line, c.live])).toEqual([
      [1001, 1, 0],
      [1002, 1, 0],
      [1004, 1, 0],
      [1003, 1, 0],
    ]);
  });
  it('C161 answers those in play', async () =>
    expect((await get('getChamps', `${LIVE}/GetChampsZip?sportId=1`)).map((c) => c.name)).toEqual(['La Liga']));
  it('C115 C121 C122 R072 leave out sports that somebody does not want to see', async () => {
    const champs = async (query: string) => (await get('getChamps', `${LINE}/GetChampsZip?${query}`)).map((c) => c.sport);
    expect(await champs('antiSports=1')).not.toContain(1);
    expect(await champs('antiSports=1')).toEqual((await champs('')).filter((sport) => sport !== 1));
    expect((await get('getTopChamps', `${LINE}/WebGetTopChampsZip?antiSports=1`)).map((c) => c.id)).toEqual([4001]);
    const { matches, champs: found } = await get('search', `${LINE}/Web_SearchZip?text=premier&antiSports=1`);
    expect([matches.length, found.length]).toEqual([0, 0]);
  });
  it('C115 refuses', () => refused(`${LINE}/GetChampsZip?sportId=0`, 'sportId'));
});

describe('GET GetChampZip', () => {
  it('C116 answers a championship with its matches', async () => {
    const json = await get('getChamp', `${LINE}/GetChampZip?champId=1001&lng=ru`);
    expect(json).toMatchObject({ name: 'Премьер-лига', matches: [{ id: ARSENAL_CHELSEA }] });
  });
  it('C162 answers an empty list where the matches are in the other feed', async () => {
    expect(await get('getChamp', `${LIVE}/GetChampZip?champId=1001`)).toMatchObject({ id: 1001, matches: [] });
    expect((await get('getChamp', `${LIVE}/GetChampZip?champId=1005`)).matches).toHaveLength(1);
  });
  it('C116 refuses unknown ids with 404 and none with 400', async () => {
    expect((await scene.get(`${LINE}/GetChampZip?champId=77`)).status).toBe(404);
    await refused(`${LINE}/GetChampZip`, 'champId');
  });
});

describe('GET GetGameZip', () => {
  it('C113 answers a match whole', async () => {
    const json = await get('getGame', `${LINE}/GetGameZip?gameId=${ARSENAL_CHELSEA}`);
    expect(json.allMarkets).toHaveLength(7);
    expect(json.groups.map((g) => [g.key, g.count])).toEqual([
      ['all', 7],
      ['main', 3],
      ['goals', 2],
      ['handicaps', 1],
      ['corners', 1],
    ]);
  });
  it('C113 chooses, orders and groups as asked', async () => {
    const markets = async (query: string) => (await get('getGame', `${LINE}/GetGameZip?gameId=${ARSENAL_CHELSEA}&${query}`)).allMarkets;
    expect(await markets('isSubGames=false')).toHaveLength(6);
    expect(await markets('mainEvents=true')).toHaveLength(6);
    expect((await markets('topGroups=6'))[0]?.group).toBe('corners');
    expect((await markets('eventsCount=6')).reduce((n, m) => n + m.selections.length, 0)).toBeLessThanOrEqual(6);
    expect(await markets('marketType=1300')).toEqual([]);
    expect((await markets('groupMode=2')).at(-1)?.period).toBe(1);
    const names = (await markets('groupMode=1')).map((m) => m.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect((await get('getGame', `${LINE}/GetGameZip?gameId=${ARSENAL_CHELSEA}&groupEvents=false`)).groups).toEqual([]);
    expect((await get('getGame', `${LINE}/GetGameZip?gameId=${ARSENAL_CHELSEA}&allEventsGroup=false`)).groups[0]?.key).toBe('main');
    expect((await get('getGame', `${LINE}/GetGameZip?code=${ARSENAL_CHELSEA.toString(36)}`)).id).toBe(ARSENAL_CHELSEA);
  });
  it('C169 answers a live match with its chronology', async () => {
    const json = await get('getGame', `${LIVE}/GetGameZip?gameId=${LIVE_REAL}`);
    expect(json.incidents[0]).toMatchObject({ kind: 'goal', score: [1, 0] });
    expect(json.incidents[0]?.text).toContain('Real Madrid');
  });
  it('C113 refuses unknown matches with 404, no match and both names with 400', async () => {
    expect((await scene.get(`${LINE}/GetGameZip?gameId=999`)).json).toMatchObject({ code: 'match_unknown' });
    expect((await scene.get(`${LINE}/GetGameZip?gameId=${ARSENAL_CHELSEA}&country=5`)).status).toBe(404);
    await refused(`${LINE}/GetGameZip`, 'gameId');
    await refused(`${LINE}/GetGameZip?gameId=1&code=1`, 'gameId');
  });
});

describe('GET top lists', () => {
  it('C120 answers the matches that deserve most attention', async () => {
    const top = async (query = '') => (await get('getTopGames', `${LINE}/GetTopGamesStatZip?${query}`)).map((m) => m.id);
    expect((await top()).slice(0, 2)).toEqual([ARSENAL_CHELSEA, CS2]);
    expect(await top('limit=1')).toEqual([ARSENAL_CHELSEA]);
    expect(await top('countBySport=1')).toEqual([ARSENAL_CHELSEA, CS2, NADAL_ALCARAZ]);
    expect((await top('fcountry=1'))[0]).toBe(ZENIT_SPARTAK);
    await refused(`${LINE}/GetTopGamesStatZip?limit=0`, 'limit');
  });
  it('C172 answers those in play', async () =>
    expect((await get('getTopGames', `${LIVE}/GetTopGamesStatZip`)).map((m) => m.id)).toEqual([LIVE_REAL]));
  it('C121 answers top championships in their order', async () => {
    const json = await get('getTopChamps', `${LINE}/WebGetTopChampsZip`);
    expect(json.map((c) => c.id)).toEqual([1001, 4001, 1002]);
    expect((await get('getTopChamps', `${LINE}/WebGetTopChampsZip?country=1`))[0]?.id).toBe(1002);
    await refused(`${LINE}/WebGetTopChampsZip?groupId=9`, 'groupId');
  });
  it('C173 answers those in play', async () =>
    expect((await get('getTopChamps', `${LIVE}/WebGetTopChampsZip`)).map((c) => c.id)).toEqual([1005]));
});

describe('GET Web_SearchZip', () => {
  const found = async (text: string, more = '', feed = LINE) =>
    get('search', `${feed}/Web_SearchZip?text=${encodeURIComponent(text)}${more}`);
  it.each(['Zenit', 'зенит', 'zen', 'Зен', 'Spartak Zenit', 'спарт', String(ZENIT_SPARTAK)])('C122 finds the match by %s', async (text) => {
    const json = await found(text);
    expect(json.matches.map((m) => m.id)).toContain(ZENIT_SPARTAK);
  });
  it.each(['Muller', 'müller', 'мюллер'])('C122 finds the player by %s, with or without the accent', async (text) => {
    expect((await found(text)).competitors.map((c) => c.name)).toContain('Müller');
  });
  it('C122 finds championships and competitors, and obeys limit, country and strict', async () => {
    expect((await found('premier')).champs.map((c) => c.id)).toEqual([1001, 1002]);
    expect((await found('premier', '&country=1')).champs.map((c) => c.id)).toEqual([1002]);
    expect((await found('premier', '&limit=1')).champs).toHaveLength(1);
    expect((await found('Zeni', '&strict=true')).total).toBe(0);
    expect((await found('Zenit', '&strict=true')).matches).toHaveLength(1);
    expect((await found('virtual', '&virtualSports=false')).total).toBe(0);
    expect((await found('major', '&cyberFlag=2')).total).toBe(0);
    expect((await found('qqqqq')).total).toBe(0);
  });
  it('C174 searches what is in play', async () => expect((await found('madrid', '', LIVE)).matches.map((m) => m.id)).toEqual([LIVE_REAL]));
  it('C122 refuses no text and too much of it (R109)', async () => {
    await refused(`${LINE}/Web_SearchZip`, 'text');
    await refused(`${LINE}/Web_SearchZip?text=${'a'.repeat(101)}`, 'text');
  });
});

describe('GET lists by id', () => {
  it('C111 answers the rows of favourite matches', async () => {
    expect(ids(await get('getFavoritesFeed', `${LINE}/GetFavoritesZip?games=${ZENIT_SPARTAK},${ARSENAL_CHELSEA},999`))).toEqual([
      ARSENAL_CHELSEA,
      ZENIT_SPARTAK,
    ]);
    await refused(`${LINE}/GetFavoritesZip?games=`, 'games');
  });
  it('C167 answers those in play', async () =>
    expect(ids(await get('getFavoritesFeed', `${LIVE}/GetFavoritesZip?games=${LIVE_REAL},${ARSENAL_CHELSEA}`))).toEqual([LIVE_REAL]));
  it('C112 answers the matches of competitors', async () => {
    expect(ids(await get('getGamesTeam', `${LINE}/GetGamesTeamZip?teams=31,22`))).toEqual([NADAL_ALCARAZ, ZENIT_SPARTAK]);
    await refused(`${LINE}/GetGamesTeamZip`, 'teams');
  });
  it('C168 answers those in play', async () =>
    expect(ids(await get('getGamesTeam', `${LIVE}/GetGamesTeamZip?teams=41`))).toEqual([LIVE_REAL]));
});

describe('GET LiveFeed/GetChronoOfPlay', () => {
  it('C164 answers what happened, newest first', async () => {
    const json = await get('getChronoOfPlay', `${LIVE}/GetChronoOfPlay?gameId=${LIVE_REAL}`);
    expect(json.incidents).toHaveLength(1);
  });
  it('C164 refuses', async () => {
    expect((await scene.get(`${LIVE}/GetChronoOfPlay?gameId=999`)).status).toBe(404);
    await refused(`${LIVE}/GetChronoOfPlay`, 'gameId');
  });
});

describe('statistics', () => {
  it('answers how a price moved, with suspensions as 0', async () => {
    await scene.app.features.feed.flush();
    scene.clock.advance(60_000);
    scene.source.alive();
    scene.source.say(ARSENAL_CHELSEA, { type: 'MarketChanged', markets: testPrices(2200) });
    await scene.app.features.feed.flush();
    const json = await get('getPriceHistory', `/service-api/statistics/price-history?gameId=${ARSENAL_CHELSEA}&selectionId=${HOME}`);
    expect(json.points.map(([, odds]: [number, number]) => odds)).toEqual([2000, 2200, 2200]);
    expect((await scene.get(`/service-api/statistics/price-history?gameId=${ARSENAL_CHELSEA}&selectionId=12`)).status).toBe(404);
  });
  it('answers empty history where the source knows none', async () => {
    expect(await get('getMatchHistory', `/service-api/statistics/match-history?gameId=${ARSENAL_CHELSEA}`)).toMatchObject({
      homeForm: [],
      table: [],
    });
  });
});

describe('quotes', () => {
  it('say what stands now, and news of material events come at once', () => {
    const { line } = scene.app.features;
    expect(line.readQuote(1, HOME)).toBeUndefined();
    expect(line.readQuote(ARSENAL_CHELSEA, testMarket('winner') * 1024 + 1)).toBeUndefined();
    expect(line.readQuote(ARSENAL_CHELSEA, HOME)).toMatchObject({ kind: 'line', delayMs: 0, marketStatus: 'open' });
    const before = line.readQuote(LIVE_REAL, HOME);
    expect(before).toMatchObject({ kind: 'live', delayMs: 5000, marketStatus: 'open', odds: 2000 });
    expect(before?.names('ru')).toMatchObject({ match: 'Реал Мадрид – Севилья', champ: 'Ла Лига' });
    let heard = 0;
    const end = line.onMatchIncident(LIVE_REAL, () => heard++);
    const incident = { id: 2, kind: 'goal', side: 2, period: 1, second: 700, score: [1, 1] } as const;
    scene.source.say(LIVE_REAL, { type: 'MatchEvent', incident, facts: liveFacts(1, 1, scene.clock.now()), material: true });
    expect(heard).toBe(1);
    expect(line.readQuote(LIVE_REAL, HOME)?.matchVersion).toBeGreaterThan(before?.matchVersion ?? 0);
    end();
  });
});
