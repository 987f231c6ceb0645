import type { LinkTarget } from '@touchline/contract/links/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../tests/harness/test-app.ts';
import { type HistoryScene, startHistoryScene } from '../../../tests/harness/worlds/history-app.ts';
import { liveFacts, RESULT, testFacts, testMarket } from '../../../tests/harness/worlds/scripted-source.ts';

let scene: HistoryScene;
beforeAll(async () => {
  scene = await startHistoryScene();
});
afterAll(() => scene.close());

const CHECK = '/service-api/restcore/api/External/v1/Web/CheckLink';
const check = async (id: string): Promise<LinkTarget> => (await scene.get(`${CHECK}?permanentId=${id}`)).json as LinkTarget;

describe('permanent links', () => {
  it('C191 C207 follow a match and its market from the line through live into the archive, over a restart', async () => {
    const { later, source } = scene;
    const find = async () => (await scene.get(`/service-api/RefGameService/FindMainLiveByLineId?gameId=${later.id}`)).json;
    expect(await find()).toMatchObject({ lineId: later.id, liveId: null, kind: 'line' });
    const link = `${later.id}-${RESULT}`;
    expect(await check(link)).toMatchObject({ permanentId: link, where: 'line', sport: 1, market: { id: RESULT, open: true } });
    source.say(later.id, { type: 'MatchStateChanged', facts: liveFacts(1, 0, scene.clock.now()) });
    expect(await find()).toMatchObject({ liveId: later.id, kind: 'live', permanentId: String(later.id) });
    expect((await check(link)).where).toBe('live');
    source.say(later.id, {
      type: 'MatchStateChanged',
      facts: testFacts({ status: 'ended', period: 2, periodsDone: 2, counts: { score: [[1, 0]] } }),
    });
    await scene.app.features.results.flush();
    expect(await find()).toMatchObject({ liveId: null, kind: 'result' });
    // Another process over the same database, which never saw the match.
    const restarted = await startTestApp({ databaseUrl: scene.databaseUrl, roles: ['api'] });
    const reply = await restarted.request({ url: `${CHECK}?permanentId=${link}` });
    expect(reply.json()).toMatchObject({ permanentId: link, where: 'result', matchId: later.id, market: { id: RESULT, open: false } });
    await restarted.close();
  });

  it('C207 leads to a match of the past, and nowhere where there is nothing', async () => {
    const [past] = await scene.past.form(scene.next.home.id, scene.clock.now(), 1);
    expect(await check(String(past?.fixture.id))).toMatchObject({ where: 'result', market: null });
    for (const [id, status] of [
      ['7', 404],
      [`${scene.next.id}-${Number.MAX_SAFE_INTEGER}`, 404],
      ['x', 400],
      ['0', 400],
      [`${scene.next.id}-`, 400],
    ] as const)
      expect((await scene.get(`${CHECK}?permanentId=${id}`)).status, id).toBe(status);
    expect((await scene.get(`${CHECK}?permanentId=${scene.next.id}-${testMarket('double-chance')}`)).json).toMatchObject({
      market: { open: false },
    });
  });

  it('C206 C208 list countries and sports with what is on offer', async () => {
    const countries = (await scene.get('/service-api/restcore/api/External/v1/Web/GetCountries?lng=ru')).json as {
      id: number;
      name: string;
      matches: number;
    }[];
    expect(countries.find(({ id }) => id === 1)).toMatchObject({ name: 'Россия' });
    expect(countries.find(({ id }) => id === scene.next.champ.country)?.matches).toBeGreaterThan(0);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    const sports = (await scene.get('/service-api/restcore/api/External/v1/Web/Sports')).json as {
      id: number;
      line: number;
      live: number;
    }[];
    expect(sports.find(({ id }) => id === scene.race.sport)).toMatchObject({ line: 1, live: 0 });
    expect((await scene.get('/service-api/restcore/api/External/v1/Web/Sports?x=1')).status).toBe(400);
  });
});
