import { countryByCode } from '@touchline/catalogue/places/countries';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestBrand } from '../../../tests/harness/test-brand.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { testFixture } from '../../../tests/harness/worlds/scripted-source.ts';
import { ARSENAL_CHELSEA, LIVE_REAL, type LineScene, NADAL_ALCARAZ, startLineScene } from '../../../tests/harness/worlds/small-feed-app.ts';

const FOOTBALL = 1;
const TENNIS = 4;
const ELECTION = 301;
const GERMANY = countryByCode('DE')?.id ?? 0;
const LINE = '/service-api/LineFeed';
const LIVE = '/service-api/LiveFeed';

let scene: LineScene;
let player: TestPlayer;
beforeAll(async () => {
  scene = await startLineScene();
  await addTestBrand(scene.platform, { id: 7, settings: { closedSports: [TENNIS] } });
  const now = scene.clock.now();
  scene.source.say(ELECTION, {
    type: 'FixtureAdded',
    fixture: testFixture(ELECTION, now + 7_200_000, {
      sport: SPORT.politics,
      champ: { id: 36_001, sport: SPORT.politics, country: GERMANY, names: { en: 'Election', ru: 'Выборы' }, top: 0 },
      home: { id: 91, names: { en: 'Left' }, country: 0 },
      away: { id: 92, names: { en: 'Right' }, country: 0 },
    }),
  });
  player = await scene.player();
  const hide = await player.request({
    method: 'POST',
    url: '/web-api/api/web/user/v1/disallow-sports',
    payload: { lineDisallowSport: [FOOTBALL], liveDisallowSport: [TENNIS] },
  });
  expect(hide.statusCode, hide.body).toBe(200);
});
afterAll(() => scene.close());

interface List {
  readonly champs: readonly { readonly sport: number; readonly matches: readonly { readonly id: number }[] }[];
}
const sportsIn = (list: List): number[] => [...new Set(list.champs.map(({ sport }) => sport))].sort((a, b) => a - b);
const asPlayer = async (url: string) => {
  const reply = await player.request({ url: `${url}${url.includes('?') ? '&' : '?'}userId=${player.id}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const asGuest = async (url: string) => (await scene.get(url)).json;

describe('userId: sports that a player hides (R072)', () => {
  it('C114 C160 are left out of the lists of their feed, and of no other', async () => {
    expect(sportsIn((await asGuest(`${LINE}/Get1x2_VZip`)) as List)).toContain(FOOTBALL);
    expect(sportsIn(await asPlayer(`${LINE}/Get1x2_VZip`))).toEqual([TENNIS, SPORT.politics, 4005]);
    expect(sportsIn(await asPlayer(`${LIVE}/Get1x2_VZip`))).toEqual([FOOTBALL]);
    // Another view than the guests', and the guests' stays what it was.
    expect(sportsIn((await asGuest(`${LINE}/Get1x2_VZip`)) as List)).toContain(FOOTBALL);
  });

  it('C117 C115 C120 C122 C125 are left out of counts, championships, top matches, searches and the Asian layout', async () => {
    const sports = (await asPlayer(`${LINE}/GetSportsShortZip`)) as { id: number }[];
    expect(sports.map(({ id }) => id)).not.toContain(FOOTBALL);
    const champs = (await asPlayer(`${LINE}/GetChampsZip`)) as { sport: number }[];
    expect(champs.map(({ sport }) => sport)).not.toContain(FOOTBALL);
    const top = (await asPlayer(`${LINE}/GetTopGamesStatZip`)) as { sport: number }[];
    expect(top.map(({ sport }) => sport)).not.toContain(FOOTBALL);
    const found = ({ matches }: { matches: { sport: number }[] }) => matches.map(({ sport }) => sport);
    expect(found(await asPlayer(`${LINE}/Web_SearchZip?text=arsenal`))).not.toContain(FOOTBALL);
    expect(found((await asGuest(`${LINE}/Web_SearchZip?text=arsenal`)) as never)).toContain(FOOTBALL);
    const leagues = (list: { leagues: { sport: number }[] }) => list.leagues.map(({ sport }) => sport);
    expect(leagues(await asPlayer(`${LINE}/Asia/AsiaGetGames`))).not.toContain(FOOTBALL);
    expect(leagues((await asGuest(`${LINE}/Asia/AsiaGetGames`)) as never)).toContain(FOOTBALL);
  });

  it('C114 stay where they are asked for by name, and for who asks as a guest', async () => {
    expect(sportsIn(await asPlayer(`${LINE}/Get1x2_VZip?sports=${FOOTBALL}`))).toEqual([FOOTBALL]);
    expect(sportsIn(await asPlayer(`${LINE}/Get1x2_VZip?notLogin=true`))).toContain(FOOTBALL);
    expect((await asPlayer(`${LINE}/GetGameZip?gameId=${ARSENAL_CHELSEA}`)).id).toBe(ARSENAL_CHELSEA);
  });
});

describe('fcountry: sports that may not be bet on where the visitor is', () => {
  it('C114 C113 are shown nowhere but there, in no list and under no address', async () => {
    expect(sportsIn((await asGuest(`${LINE}/Get1x2_VZip`)) as List)).toContain(SPORT.politics);
    for (const query of ['', `&sports=${SPORT.politics}`])
      expect(sportsIn((await asGuest(`${LINE}/Get1x2_VZip?fcountry=${GERMANY}${query}`)) as List)).not.toContain(SPORT.politics);
    expect((await scene.get(`${LINE}/GetGameZip?gameId=${ELECTION}`)).status).toBe(200);
    expect((await scene.get(`${LINE}/GetGameZip?gameId=${ELECTION}&fcountry=${GERMANY}`)).status).toBe(404);
    expect((await scene.get(`${LINE}/GetGameZip?gameId=${NADAL_ALCARAZ}&fcountry=${GERMANY}`)).status).toBe(200);
  });
});

describe('partner: brands of the installation', () => {
  it('C114 C113 C126 C136 answer, others are refused naming the field', async () => {
    for (const url of [
      `${LINE}/Get1x2_VZip?`,
      `${LINE}/GetGameZip?gameId=${ARSENAL_CHELSEA}&`,
      `${LIVE}/Asia/AsiaGetGame?gameId=${LIVE_REAL}&`,
      `${LINE}/GameInsights?gameId=${ARSENAL_CHELSEA}&`,
      `${LINE}/WebGetTopChampsZip?`,
    ]) {
      expect((await scene.get(`${url}partner=7`)).status, url).toBe(200);
      const { status, json } = await scene.get(`${url}partner=2`);
      expect([status, (json as { validation_errors?: object }).validation_errors], url).toEqual([400, { partner: ['one of 1, 7'] }]);
    }
  });

  it('C114 C113 C122 leave out the sports that a brand does not offer, asked by its number or at its site', async () => {
    const atSite = async (url: string) => (await scene.request({ url, headers: { host: 'brand-7.example' } })).json();
    for (const list of [await asGuest(`${LINE}/Get1x2_VZip?partner=7`), await atSite(`${LINE}/Get1x2_VZip`)])
      expect(sportsIn(list as List)).not.toContain(TENNIS);
    expect(sportsIn((await asGuest(`${LINE}/Get1x2_VZip`)) as List)).toContain(TENNIS);
    // The same address, once the other site has it in its cache.
    expect(sportsIn((await atSite(`${LINE}/Get1x2_VZip?partner=1`)) as List)).toContain(TENNIS);
    expect((await scene.get(`${LINE}/GetGameZip?gameId=${NADAL_ALCARAZ}&partner=7`)).status).toBe(404);
    expect((await scene.get(`${LINE}/GetGameZip?gameId=${NADAL_ALCARAZ}`)).status).toBe(200);
    for (const part of ['gameInfo', 'gameEvents']) {
      const url = `/service-api/main-line-feed/v1/${part}?gameId=${NADAL_ALCARAZ}`;
      expect((await scene.get(`${url}&partner=7`)).status, part).toBe(404);
      expect((await scene.get(url)).status, part).toBe(200);
    }
  });
});

describe('groupId: groups of sites', () => {
  it('C114 C117 C121 C122 C130 C131 is a configuration that brands share; others are refused naming the field', async () => {
    await addTestBrand(scene.platform, { id: 8, groupId: 5, groupSettings: { closedSports: [TENNIS] } });
    await addTestBrand(scene.platform, { id: 9, groupId: 5, settings: { closedSports: [FOOTBALL] } });
    const shown = async (query: string) => sportsIn((await asGuest(`${LINE}/Get1x2_VZip?${query}`)) as List);
    const [own, group, sister] = [await shown('groupId=1'), await shown('groupId=5'), await shown('partner=9&groupId=5')];
    expect(own).toEqual(expect.arrayContaining([FOOTBALL, TENNIS]));
    expect([group.includes(FOOTBALL), group.includes(TENNIS)]).toEqual([true, false]);
    expect(await shown('partner=8')).toEqual(group);
    expect([sister.includes(FOOTBALL), sister.includes(TENNIS)]).toEqual([false, true]);
    const refused = async (url: string) => ((await scene.get(url)).json as { validation_errors?: object }).validation_errors;
    for (const call of [`Get1x2_VZip`, `GetSportsShortZip`, `WebGetTopChampsZip`, `TopGamesStatDashbord`])
      expect(await refused(`${LINE}/${call}?groupId=9`), call).toEqual({ groupId: ['one of 1, 5'] });
    expect(await refused(`${LINE}/Get1x2_VZip?partner=7&groupId=5`)).toEqual({ groupId: ['partner 7 is in group 1'] });
  });
});
