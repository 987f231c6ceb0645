import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedReader, LINE, LIVE, matchIdsOf } from '../../../../tests/harness/worlds/feed-reader.ts';
import { HOME, liveFacts, testMarket, testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';
import {
  ARSENAL_CHELSEA,
  CS2,
  LIVE_REAL,
  type LineScene,
  NADAL_ALCARAZ,
  startLineScene,
  ZENIT_SPARTAK,
} from '../../../../tests/harness/worlds/small-feed-app.ts';

let scene: LineScene;
beforeAll(async () => {
  scene = await startLineScene();
});
afterAll(() => scene.close());
const { get, refused } = createFeedReader(() => scene);

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
      ['main', 6],
      ['goals', 2],
      ['handicaps', 1],
      ['halves', 1],
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
    expect(matchIdsOf(await get('getFavoritesFeed', `${LINE}/GetFavoritesZip?games=${ZENIT_SPARTAK},${ARSENAL_CHELSEA},999`))).toEqual([
      ARSENAL_CHELSEA,
      ZENIT_SPARTAK,
    ]);
    await refused(`${LINE}/GetFavoritesZip?games=`, 'games');
  });
  it('C167 answers those in play', async () =>
    expect(matchIdsOf(await get('getFavoritesFeed', `${LIVE}/GetFavoritesZip?games=${LIVE_REAL},${ARSENAL_CHELSEA}`))).toEqual([
      LIVE_REAL,
    ]));
  it('C112 answers the matches of competitors', async () => {
    expect(matchIdsOf(await get('getGamesTeam', `${LINE}/GetGamesTeamZip?teams=31,22`))).toEqual([NADAL_ALCARAZ, ZENIT_SPARTAK]);
    await refused(`${LINE}/GetGamesTeamZip`, 'teams');
  });
  it('C168 answers those in play', async () =>
    expect(matchIdsOf(await get('getGamesTeam', `${LIVE}/GetGamesTeamZip?teams=41`))).toEqual([LIVE_REAL]));
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
