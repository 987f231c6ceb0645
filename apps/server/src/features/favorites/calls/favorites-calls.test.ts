import { FAVORITE_LIMITS } from '@touchline/contract/favorites/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ARSENAL_CHELSEA,
  LIVE_REAL,
  type LineScene,
  startLineScene,
  ZENIT_SPARTAK,
} from '../../../../tests/harness/worlds/small-feed-app.ts';

let scene: LineScene;
/** Authorization headers of two players. */
let mine: Record<string, string>;
let other: Record<string, string>;

const BASE = '/service-api/favorites/v1/Favorite';

async function bearer(): Promise<Record<string, string>> {
  const player = await scene.player();
  const reply = await player.request({ url: '/web-api/api/mobile/v1/token/' });
  expect(reply.statusCode, reply.body).toBe(200);
  return { authorization: `Bearer ${reply.json().data.attributes.userToken}` };
}
const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers = mine) => {
  const reply = await scene.request({ method, url: BASE + path, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, json: reply.json() };
};

beforeAll(async () => {
  scene = await startLineScene();
  [mine, other] = [await bearer(), await bearer()];
});
afterAll(() => scene.close());

describe('C223 C224 C225 C226 Favorite/Games', () => keepsAList('Games', ARSENAL_CHELSEA, ZENIT_SPARTAK));
describe('C228 C229 C230 C231 Favorite/Championships', () => keepsAList('Championships', 1001, 1002));
describe('C232 C233 C234 C235 Favorite/Teams', () => keepsAList('Teams', 11, 22));

function keepsAList(kind: string, first: number, second: number): void {
  it(`answers the list after each change, newest first, and clears it`, async () => {
    expect(await send('GET', `/${kind}`)).toEqual({ status: 200, json: { ids: [] } });
    expect((await send('POST', `/${kind}`, { ids: [first] })).json).toEqual({ ids: [first] });
    expect((await send('POST', `/${kind}`, { ids: [second, first] })).json).toEqual({ ids: [second, first] });
    expect((await send('DELETE', `/${kind}`, { ids: [first, 77777] })).json).toEqual({ ids: [second] });
    expect((await send('DELETE', `/${kind}/Clear`)).json).toEqual({ ids: [] });
    expect((await send('GET', `/${kind}`)).json).toEqual({ ids: [] });
  });
  it(`refuses what does not exist and what cannot be meant`, async () => {
    expect((await send('POST', `/${kind}`, { ids: [424242] })).status).toBe(404);
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids: [0] }, { ids: [first], more: 1 }])
      for (const method of ['POST', 'DELETE'] as const) expect((await send(method, `/${kind}`, body)).status).toBe(400);
    expect((await send('DELETE', `/${kind}`)).status).toBe(400);
  });
  it(`forbids guests, and no player sees another's`, async () => {
    for (const path of [`/${kind}`, `/${kind}/Clear`])
      expect((await send(path.endsWith('Clear') ? 'DELETE' : 'GET', path, undefined, {})).status).toBe(401);
    await send('POST', `/${kind}`, { ids: [first] });
    expect((await send('GET', `/${kind}`, undefined, other)).json).toEqual({ ids: [] });
    await send('DELETE', `/${kind}/Clear`, undefined, other);
    expect((await send('GET', `/${kind}`)).json).toEqual({ ids: [first] });
    await send('DELETE', `/${kind}/Clear`);
  });
}

describe('Favorite', () => {
  it('C222 answers all lists', async () => {
    await send('POST', '/Games', { ids: [LIVE_REAL] });
    await send('POST', '/Teams', { ids: [41] });
    expect((await send('GET', '')).json).toEqual({ games: [LIVE_REAL], championships: [], teams: [41] });
    expect((await send('GET', '', undefined, {})).status).toBe(401);
  });
  it('C227 takes over what a guest collected: what exists is added, what was there stays', async () => {
    const body = { games: [ARSENAL_CHELSEA, 424242, ARSENAL_CHELSEA], championships: [1001] };
    const { json } = await send('POST', '/Games/migrate', body);
    expect(json.games.toSorted()).toEqual([ARSENAL_CHELSEA, LIVE_REAL]);
    expect(json).toMatchObject({ championships: [1001], teams: [41] });
    expect((await send('POST', '/Games/migrate', { games: 'all' })).status).toBe(400);
    expect((await send('POST', '/Games/migrate', body, {})).status).toBe(401);
  });
  it('C224 holds the limit, also against calls in parallel', async () => {
    await scene.platform.pool.query(
      "insert into favorite (player_id, kind, id) select player_id, kind, generate_series(900000, 900000 + $1) from favorite where kind = 'championships' limit $2",
      [FAVORITE_LIMITS.championships - 3, FAVORITE_LIMITS.championships - 2],
    );
    const { rows } = await scene.platform.pool.query<{ n: number }>("select count(*)::int as n from favorite where kind = 'championships'");
    expect(rows[0]?.n).toBe(FAVORITE_LIMITS.championships - 1);
    const replies = await Promise.all([1002, 1003, 1004, 1005, 4001].map((id) => send('POST', '/Championships', { ids: [id] })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.json.code).toBe('favorites_full');
  });
});
