import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedReader, LINE, LIVE, matchIdsOf } from '../../../../tests/harness/worlds/feed-reader.ts';
import type { LineScene } from '../../../../tests/harness/worlds/small-feed-app.ts';
import {
  CHAMPIONS,
  ELECTION_DAY,
  ENGLAND,
  EPL,
  LA_LIGA,
  NBA_MATCH,
  SPAIN,
  startFeedScene,
  UFC_FIGHT,
} from '../../../../tests/harness/worlds/wide-feed-app.ts';

let scene: LineScene;
beforeAll(async () => {
  scene = await startFeedScene();
});
afterAll(() => scene.close());
const { get, refused } = createFeedReader(() => scene);

const MAIN_LINE = '/service-api/main-line-feed';
const MAIN_LIVE = '/service-api/main-live-feed';

describe('Asian layout', () => {
  it('C123 C182 answer sports with their leagues and matches', async () => {
    expect(await get('asiaGetSports', `${LINE}/Asia/AsiaGetSports`)).toEqual([
      { id: 1, name: 'Football', slug: 'football', leagues: 3, matches: 48 },
    ]);
    expect((await get('asiaGetSports', `${LIVE}/Asia/AsiaGetSports?whence=0`))[0]?.matches).toBe(24);
  });

  it('C124 C183 answer leagues, C183 with what starts within the hour where whence asks', async () => {
    const leagues = await get('asiaGetLeagues', `${LINE}/Asia/AsiaGetLeagues`);
    expect(leagues.map(({ id, matches }) => [id, matches])).toEqual([
      [EPL.id, 16],
      [LA_LIGA.id, 16],
      [CHAMPIONS.id, 16],
    ]);
    const count = async (url: string) => (await get('asiaGetLeagues', url)).reduce((sum, { matches }) => sum + matches, 0);
    expect(await count(`${LIVE}/Asia/AsiaGetLeagues`)).toBe(24);
    scene.clock.advance(10 * 60_000 + 1000);
    scene.source.alive();
    expect(await count(`${LIVE}/Asia/AsiaGetLeagues?whence=1&sports=1`)).toBe(25);
    expect(await count(`${LINE}/Asia/AsiaGetLeagues?whence=1`)).toBe(1);
  });

  it('C125 answers rows with handicaps and totals of match and half, the most even first, in Malay, Hong Kong and Indonesian prices', async () => {
    const games = await get('asiaGetGames', `${LINE}/Asia/AsiaGetGames?champs=${EPL.id}&count=5&coefViewId=6`);
    expect(games).toMatchObject({ total: 16, page: 1, pageSize: 5 });
    const [row] = games.leagues[0]?.matches ?? [];
    expect(row?.full.result.map(({ odds }) => odds)).toEqual([2000, 3400, 3800]);
    expect(row?.full.handicaps.map(({ line }) => line)).toEqual([-2, -6]);
    expect(row?.full.totals.map(({ line }) => line)).toEqual([10, 14]);
    expect(row?.half.handicaps.map(({ line }) => line)).toEqual([-1]);
    expect(row?.half.totals.map(({ line }) => line)).toEqual([4]);
    expect(row?.half.result).toHaveLength(3);
    expect(row?.full.handicaps[0]?.first.price).toBe('0.95');
    const price = async (view: number) =>
      (await get('asiaGetGames', `${LINE}/Asia/AsiaGetGames?champs=${EPL.id}&count=1&lines=1&coefViewId=${view}`)).leagues[0]?.matches[0]
        ?.full.handicaps;
    expect((await price(4))?.[0]?.second.price).toBe('0.87');
    expect((await price(5))?.[0]?.second.price).toBe('−1.149');
    expect(await price(0)).toHaveLength(1);
  });

  it('C184 answers those in play', async () => {
    const games = await get('asiaGetGames', `${LIVE}/Asia/AsiaGetGames?whence=0`);
    expect(games.total).toBe(24);
    expect(games.leagues[0]?.matches[0]?.state.score).toEqual([1, 0]);
  });

  it('C126 C185 answer one match on both paths and refuse what has no layout', async () => {
    const row = await get('asiaGetGame', `${LINE}/Asia/AsiaGetGame?gameId=5`);
    expect(row.full.handicaps).toHaveLength(2);
    expect(await get('asiaGetGame', `${LIVE}/Asia/AsiaGetGame?gameId=5&whence=1`)).toEqual(row);
    expect((await scene.get(`${LINE}/Asia/AsiaGetGame?gameId=${ELECTION_DAY}`)).status).toBe(404);
    await refused(`${LIVE}/Asia/AsiaGetGame`, 'gameId');
  });

  it('C127 C186 answer the matches that deserve most attention', async () => {
    const top = await get('asiaGetTopGames', `${LINE}/Asia/Asia_GetTopGamesStatZip?limit=3`);
    expect(top.map(({ id }) => id)).toEqual([48, 47, 46]);
    expect((await get('asiaGetTopGames', `${LIVE}/Asia/Asia_GetTopGamesStatZip?limit=2&whence=0`)).map(({ kind }) => kind)).toEqual([
      'live',
      'live',
    ]);
    await refused(`${LIVE}/Asia/Asia_GetTopGamesStatZip?whence=2`, 'whence');
  });
});

describe('events of several championships', () => {
  it('C132 C177 answer events with their sports, the asked one also without matches', async () => {
    const events = await get('sportsByGlobalChamp', `${LINE}/SportsByGlobalChamp`);
    const bySlug = new Map(events.map((event) => [event.slug, event]));
    expect([...bySlug.keys()]).toEqual(['laliga', 'epl', 'nba-finals', 'champions-league', 'european-football', 'ufc']);
    expect(bySlug.get('epl')).toMatchObject({ matches: 16, sports: [{ id: 1, line: 16, live: 8, champs: 1 }] });
    expect(bySlug.get('european-football')?.matches).toBe(32);
    expect(await get('sportsByGlobalChamp', `${LIVE}/SportsByGlobalChamp?globalChamp=olympics2024`)).toEqual([
      { id: 1, slug: 'olympics2024', name: 'Olympic Games', matches: 0, sports: [] },
    ]);
    await refused(`${LINE}/SportsByGlobalChamp?globalChamp=unknown`, 'globalChamp');
  });

  it('C133 C178 answer the championships of an event', async () => {
    const champs = await get('champsByGlobalChamp', `${LINE}/ChampsByGlobalChamp?globalChamp=european-football`);
    expect(champs.map(({ id, line, live }) => [id, line, live])).toEqual([
      [EPL.id, 16, 8],
      [LA_LIGA.id, 16, 8],
    ]);
    expect(await get('champsByGlobalChamp', `${LIVE}/ChampsByGlobalChamp?globalChamp=epl&sports=3`)).toEqual([]);
    await refused(`${LINE}/ChampsByGlobalChamp`, 'globalChamp');
  });

  it('C134 C179 answer matches by start and page', async () => {
    const games = await get('gamesByGlobalChamp', `${LINE}/GamesByGlobalChamp?globalChamp=epl&count=3`);
    expect(games.matches.map(({ id }) => id)).toEqual([3, 6, 9]);
    expect(games.total).toBe(16);
    expect((await get('gamesByGlobalChamp', `${LIVE}/GamesByGlobalChamp?globalChamp=4&count=3&page=2`)).matches).toHaveLength(6);
  });

  it('C135 C180 answer matches by championship', async () => {
    const list = await get('globalChamp1x2', `${LINE}/GlobalChamp1x2?globalChamp=european-football&mode=1`);
    expect(list.champs.map(({ id }) => id)).toEqual([EPL.id, LA_LIGA.id]);
    expect(list.champs[0]?.matches[0]?.markets).toHaveLength(1);
    expect((await get('globalChamp1x2', `${LIVE}/GlobalChamp1x2?globalChamp=laliga`)).total).toBe(8);
  });

  it('C136 C181 answer matches of competitors within an event', async () => {
    expect(
      (await get('gamesByTeamGlobalChamp', `${LINE}/GamesByTeamGlobalChamp?globalChamp=epl&teams=1007,1003`)).matches.map(({ id }) => id),
    ).toEqual([3]);
    expect((await get('gamesByTeamGlobalChamp', `${LIVE}/GamesByTeamGlobalChamp?globalChamp=epl&teams=1007`)).total).toBe(0);
    await refused(`${LINE}/GamesByTeamGlobalChamp?globalChamp=epl`, 'teams');
  });
});

describe('tables and who wins', () => {
  it('C118 C170 answer championships with a table: cups, esports and elections have none', async () => {
    const ids = async (feed: string) => (await get('getStageTableIds', `${feed}/GetStageTableIds?lng=en`)).map(({ id }) => id);
    expect(await ids(LINE)).toEqual([EPL.id, 3001, LA_LIGA.id]);
    expect(await ids(LIVE)).toEqual([EPL.id, LA_LIGA.id]);
    await refused(`${LINE}/GetStageTableIds?champ=1`, 'champ');
  });

  it('C119 C171 answer a table with the price of each competitor’s next win', async () => {
    const table = await get('getStageTable', `${LINE}/GetStageTableZip2?champIdResults=${EPL.id}&coefViewId=3`);
    expect(table).toMatchObject({ season: '2026/27', champ: { name: 'Premier League' } });
    expect(table.rows.map(({ place, points }) => [place, points])).toEqual([
      [1, 24],
      [2, 18],
      [3, 9],
    ]);
    expect(table.rows[0]?.next).toMatchObject({ matchId: 3, atHome: true, odds: 2000, price: '2.00', opponent: { id: 1008 } });
    expect(table.rows[1]?.next).toMatchObject({ matchId: 3, atHome: false, odds: 3800 });
    expect(table.rows[2]?.next?.matchId).toBe(6);
    expect((await get('getStageTable', `${LIVE}/GetStageTableZip2?champIdResults=${EPL.id}`)).rows[0]?.next).toBeNull();
    expect((await scene.get(`${LINE}/GetStageTableZip2?champIdResults=77`)).status).toBe(404);
    await refused(`${LINE}/GetStageTableZip2`, 'champIdResults');
  });

  it('C145 answers who wins, the likeliest first; C156 what of it runs', async () => {
    const wins = await get('stageTableWhoWins', `${MAIN_LINE}/v1/StageTableWhoWins?coefViewId=2`);
    expect(wins.total).toBe(1);
    expect(wins.events[0]).toMatchObject({ matchId: ELECTION_DAY, name: 'Presidential election', status: 'open' });
    expect(wins.events[0]?.runners.map(({ competitor, odds, price }) => [competitor.name, odds, price])).toEqual([
      ['Party B', 1700, '−143'],
      ['Party A', 3400, '+240'],
      ['Party C', 6000, '+500'],
    ]);
    expect((await get('stageTableWhoWins', `${MAIN_LIVE}/v1/StageTableWhoWins?sports=36`)).total).toBe(0);
    await refused(`${MAIN_LINE}/v1/StageTableWhoWins?count=0`, 'count');
  });
});

describe('the newer feed', () => {
  it('C139 C150 answer the matches of a championship', async () => {
    expect((await get('getChamp', `${MAIN_LINE}/sportSection/v1/gamesByChamp?champId=${EPL.id}`)).matches).toHaveLength(16);
    expect((await get('getChamp', `${MAIN_LIVE}/sportSection/v1/gamesByChamp?champId=${EPL.id}`)).matches).toHaveLength(8);
  });

  it('C140 C151 answer matches of a competitor and those of opponents against each other', async () => {
    const list = async (query: string, feed = MAIN_LINE) =>
      matchIdsOf(await get('gamesByOpp', `${feed}/sportSection/v1/gamesByOpp?${query}`));
    expect(await list('opps=1007')).toEqual([3]);
    expect(await list('opps=1007,1008')).toEqual([3]);
    expect(await list('opps=1007,1009')).toEqual([]);
    expect(await list('opps=1203', MAIN_LIVE)).toEqual([101]);
    await refused(`${MAIN_LINE}/sportSection/v1/gamesByOpp`, 'opps');
  });

  it('C141 C152 C159 answer top championships', async () => {
    const ids = async (url: string) => (await get('getTopChamps', url)).map(({ id }) => id);
    const line = await ids(`${MAIN_LINE}/sportSection/v1/topChamps`);
    expect(line.slice(0, 3)).toContain(EPL.id);
    expect(await ids('/api/external/web/sportSection/v1/topChamps')).toEqual(line);
    expect(await ids(`${MAIN_LIVE}/sportSection/v1/topChamps?limit=1`)).toHaveLength(1);
  });

  it('C142 C153 answer the championships of a sport', async () => {
    const line = await get('getChamps', `${MAIN_LINE}/sportSection/v1/champsBySport?sportId=1`);
    expect(line.map(({ id }) => id)).toEqual([EPL.id, LA_LIGA.id, CHAMPIONS.id]);
    expect(await get('getChamps', `${MAIN_LIVE}/sportSection/v1/champsBySport?sportId=3`)).toEqual([]);
  });

  it('C143 C154 answer matches of a sport with their markets', async () => {
    expect((await get('get1x2', `${MAIN_LINE}/sportSection/v1/sport1x2?sports=3`)).champs[0]?.matches[0]?.id).toBe(NBA_MATCH);
    expect((await get('get1x2', `${MAIN_LIVE}/sportSection/v1/sport1x2?sports=1`)).total).toBe(24);
  });

  it('C144 C155 search', async () => {
    expect((await get('search', `${MAIN_LINE}/sportSection/v1/search?text=Holloway`)).matches.map(({ id }) => id)).toEqual([UFC_FIGHT]);
    expect((await get('search', `${MAIN_LIVE}/sportSection/v1/search?text=Holloway`)).total).toBe(0);
    await refused(`${MAIN_LINE}/sportSection/v1/search`, 'text');
  });

  it('C146 C157 answer the markets of a match alone', async () => {
    const all = await get('gameEvents', `${MAIN_LINE}/v1/gameEvents?gameId=5`);
    expect(all.markets).toHaveLength(8);
    expect(
      (await get('gameEvents', `${MAIN_LINE}/v1/gameEvents?gameId=5&groups=3&mainEvents=true`)).markets.map(({ type }) => type),
    ).toEqual(['asian-handicap', 'asian-handicap']);
    expect((await get('gameEvents', `${MAIN_LIVE}/v1/gameEvents?gameId=101`)).kind).toBe('live');
    expect((await scene.get(`${MAIN_LINE}/v1/gameEvents?gameId=999`)).status).toBe(404);
    await refused(`${MAIN_LINE}/v1/gameEvents?gameId=5&groups=12`, 'groups');
  });

  it('C147 C158 answer a match without its markets', async () => {
    const info = await get('gameInfo', `${MAIN_LINE}/v1/gameInfo?gameId=1`);
    expect(info.lineups.home).toHaveLength(14);
    expect(info).not.toHaveProperty('allMarkets');
    expect((await get('gameInfo', `${MAIN_LIVE}/v1/gameInfo?gameId=101`)).state.score).toEqual([1, 0]);
    expect((await scene.get(`${MAIN_LIVE}/v1/gameInfo?gameId=999`)).status).toBe(404);
  });
});

describe('the dashboard', () => {
  it('C130 R120 shows the pinned matches and fills up to 20, C175 those in play', async () => {
    const board = await get('topGamesDashboard', `${LINE}/TopGamesStatDashbord?pinnedGames=9,${UFC_FIGHT},101,99999`);
    expect(board.pinned.map(({ id }) => id)).toEqual([9, UFC_FIGHT]);
    expect(board.games).toHaveLength(18);
    expect(board.games[0]?.weight).toBeGreaterThanOrEqual(board.games[1]?.weight ?? 0);
    expect(board.games.map(({ id }) => id)).not.toContain(9);
    const live = await get('topGamesDashboard', `${LIVE}/TopGamesStatDashbord?limit=3&sports=1&country=${SPAIN}`);
    expect(live.games.every(({ champ }) => champ === LA_LIGA.id)).toBe(true);
    await refused(`${LINE}/TopGamesStatDashbord?limit=21`, 'limit');
    await refused(`${LINE}/TopGamesStatDashbord?pinnedGames=${Array.from({ length: 21 }, (_, i) => i + 1).join()}`, 'pinnedGames');
  });
});

describe('sports that somebody does not want to see', () => {
  it('R072 C118 C130 C132 C133 C134 C135 C145 are in no list of events, tables and the dashboard, but for what is pinned', async () => {
    const without = 'antiSports=1,36';
    expect((await get('sportsByGlobalChamp', `${LINE}/SportsByGlobalChamp?${without}`)).map(({ slug }) => slug)).toEqual([
      'nba-finals',
      'ufc',
    ]);
    const epl = `globalChamp=epl&${without}`;
    expect(await get('champsByGlobalChamp', `${LINE}/ChampsByGlobalChamp?${epl}`)).toEqual([]);
    expect((await get('gamesByGlobalChamp', `${LINE}/GamesByGlobalChamp?${epl}`)).total).toBe(0);
    expect((await get('globalChamp1x2', `${LINE}/GlobalChamp1x2?${epl}`)).total).toBe(0);
    expect((await get('getStageTableIds', `${LINE}/GetStageTableIds?${without}`)).every(({ sport }) => sport !== 1)).toBe(true);
    expect((await get('stageTableWhoWins', `${MAIN_LINE}/v1/StageTableWhoWins?${without}`)).total).toBe(0);
    const board = await get('topGamesDashboard', `${LINE}/TopGamesStatDashbord?pinnedGames=9&${without}`);
    expect(board.pinned.map(({ id }) => id)).toEqual([9]);
    expect(board.games.length).toBeGreaterThan(0);
    expect(board.games.every(({ sport }) => sport !== 1)).toBe(true);
  });
});

describe('sections of the betting stream', () => {
  const total = async (stream: string, more = '') => (await get('get1x2', `${LINE}/Get1x2_VZip?count=200&stream=${stream}${more}`)).total;
  it('R054 menu sections follow from what a match is', async () => {
    expect(matchIdsOf(await get('get1x2', `${LINE}/Get1x2_VZip?menuSection=7`))).toEqual([ELECTION_DAY]);
    expect(matchIdsOf(await get('get1x2', `${LINE}/Get1x2_VZip?altFlag=true`))).toEqual([ELECTION_DAY]);
    expect((await get('get1x2', `${LINE}/Get1x2_VZip?menuSection=1012`)).total).toBe(20);
  });

  it('C114 gives each stream its matches', async () => {
    expect(await total('home')).toBe(71);
    expect(await total('ufc')).toBe(1);
    expect(await total('politics')).toBe(1);
    expect(await total('cyber')).toBe(20);
    expect(await total('epl')).toBe(16);
    expect(await total('laliga')).toBe(16);
    expect(await total('champions')).toBe(16);
    expect(await total('nba-finals')).toBe(1);
    expect(await total('marble')).toBe(0);
    expect(await total('topgame')).toBe(10);
    expect(await total('best')).toBeGreaterThan(await total('topgame'));
    expect(await total('betsonyour', `&fcountry=${SPAIN}`)).toBe(32);
    expect(await total('betsonyour')).toBe(16 + 1);
    expect(await total('team')).toBe(69);
    expect(await total('top-events')).toBeLessThan(await total('recommendation'));
    expect((await get('get1x2', `${LINE}/Get1x2_VZip?globalChamp=epl`)).total).toBe(16);
    expect((await get('getSportsShort', `${LINE}/GetSportsShortZip?stream=ufc`)).map(({ id }) => id)).toEqual([56]);
    expect((await get('getChamps', `${LINE}/GetChampsZip?stream=betsonyour&fcountry=${ENGLAND}`)).map(({ id }) => id)).toEqual([
      EPL.id,
      CHAMPIONS.id,
    ]);
    await refused(`${LINE}/Get1x2_VZip?stream=unknown`, 'stream');
  });
});
