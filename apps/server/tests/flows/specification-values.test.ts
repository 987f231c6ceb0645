import { COUNTRIES } from '@touchline/catalogue/places/countries';
import { CURRENCIES } from '@touchline/catalogue/places/currencies';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARSENAL_CHELSEA, type LineScene, startLineScene } from '../harness/worlds/small-feed-app.ts';

/** Values that the specification numbers, as the running server tells them and takes them. */
let scene: LineScene;
beforeAll(async () => {
  scene = await startLineScene();
});
afterAll(() => scene.close());

const get = async <T>(url: string): Promise<T> => {
  const { status, json } = await scene.get(url);
  expect(status, `${url}: ${JSON.stringify(json)}`).toBe(200);
  return json as T;
};
const post = async (url: string, payload: object) => {
  const reply = await scene.request({ method: 'POST', url, payload });
  return { status: reply.statusCode, json: reply.json() };
};
interface Named {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
const WEB = '/service-api/restcore/api/External/v1/Web';

describe('catalogues on the wire', () => {
  it('R045 countries are about 290, with Russian names and codes; 1 is Russia and 2 is Ukraine', async () => {
    const countries = (await get<Named[]>(`${WEB}/GetCountries?lng=ru`)).filter(({ id }) => id !== 0);
    expect(countries).toHaveLength(COUNTRIES.length);
    expect(countries.length).toBeGreaterThan(280);
    expect(countries).toEqual(expect.arrayContaining([expect.objectContaining({ id: 1, name: 'Россия', code: 'ru' })]));
    expect(countries).toEqual(expect.arrayContaining([expect.objectContaining({ id: 2, name: 'Украина', code: 'ua' })]));
    expect(countries.filter(({ name }) => !/[А-яЁё]/.test(name))).toEqual([]);
  });

  it('R046 currencies of accounts go by the ids of the catalogue', async () => {
    const { data } = await get<{ data: { currencies: Named[] } }>('/web-api/site/config');
    expect(data.currencies.length).toBeGreaterThan(20);
    for (const { id, code } of data.currencies) expect(CURRENCIES.find((one) => one.id === id)?.code, `currency ${id}`).toBe(code);
  });

  it('R047 sports begin with 1 football and 2 hockey, end at 311, and esports begin at 4005', async () => {
    const sports = await get<Named[]>(`${WEB}/Sports?lng=ru`);
    expect(sports.slice(0, 2)).toEqual([
      expect.objectContaining({ id: 1, name: 'Футбол' }),
      expect.objectContaining({ id: 2, name: 'Хоккей' }),
    ]);
    expect(Math.max(...sports.map(({ id }) => id))).toBe(311);
    const offered = (await get<Named[]>('/service-api/LineFeed/GetSportsShortZip')).map(({ id }) => id);
    expect(offered.filter((id) => id > 311)).toEqual([4005]);
  });

  it('R056 a selection of the line is of kind 3, one of a live match of kind 1, and there is no other', async () => {
    const match = await get<MatchDetail>(`/service-api/LineFeed/GetGameZip?gameId=${ARSENAL_CHELSEA}`);
    const selection = match.markets[0]?.selections[0];
    const price = (kind: number) =>
      post('/service-api/LiveBet/Open/UpdateCoupon', {
        couponEvents: [{ gameId: ARSENAL_CHELSEA, kind, selectionId: selection?.id, coef: ((selection?.odds ?? 0) / 1000).toFixed(3) }],
        vid: 0,
      });
    expect((await price(3)).json).not.toHaveProperty('validation_errors');
    expect((await price(3)).status).toBe(200);
    expect((await price(2)).status).toBe(400);
  });

  it('R063 R054 cookie consent is 0 to 3, a menu section one of the known or the extra ids', async () => {
    for (const level of [0, 1, 2, 3])
      expect((await post('/api-v3/v1/user/agreement-with-cookies/log', { level })).json).toMatchObject({ data: { level } });
    for (const level of [-1, 4, 1.5]) expect((await post('/api-v3/v1/user/agreement-with-cookies/log', { level })).status).toBe(400);
    const sections = async (id: number) => (await scene.get(`/service-api/LineFeed/GetSportsShortZip?menuSection=${id}`)).status;
    expect(await Promise.all([3, 28, 1012, 10_000, 10_002].map(sections))).toEqual([200, 200, 200, 200, 200]);
    expect(await Promise.all([4, 1013, 10_003].map(sections))).toEqual([400, 400, 400]);
  });

  it('R132 R097 a list of ids may be repeated under [] or joined by commas: doubles and order mean nothing', async () => {
    const address = (sports: string) => `/service-api/LineFeed/Get1x2_VZip?${sports}&count=5&lng=en`;
    const joined = await get<object>(address('sports=1,4'));
    for (const same of ['sports[]=4&sports[]=1', 'sports=4,1,1,4']) expect(await get(address(same))).toEqual(joined);
    expect(await get(address('sports=1'))).not.toEqual(joined);
  });
});
