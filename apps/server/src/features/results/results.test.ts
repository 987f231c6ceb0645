import type { ResultPage, ResultRow, ResultSport, SettledResult } from '@touchline/contract/results/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  HISTORY_SEED,
  type HistoryScene,
  PREMIER_LEAGUE,
  startHistoryScene,
  WIMBLEDON,
} from '../../../tests/harness/worlds/history-app.ts';
import { testFacts } from '../../../tests/harness/worlds/scripted-source.ts';

let scene: HistoryScene;
beforeAll(async () => {
  scene = await startHistoryScene();
});
afterAll(() => scene.close());

const HOUR = 3600;
const page = async (query: string): Promise<ResultPage> => {
  const { status, json } = await scene.get(`/service-api/results/matches?${query}`);
  expect(status, JSON.stringify(json)).toBe(200);
  return json as ResultPage;
};
const order = ({ startsAt, id }: ResultRow): [number, number] => [startsAt, id];

describe(`the archive of results (seed ${HISTORY_SEED})`, () => {
  it('S235 pages through everything played, newest first, without a hole or a double', async () => {
    const whole = await page('limit=60');
    expect(whole.matches).toHaveLength(60);
    expect(whole.matches.map(order)).toEqual(whole.matches.map(order).toSorted(([a, x], [b, y]) => b - a || y - x));
    const parts: ResultRow[] = [];
    for (let cursor: string | null = ''; cursor !== null && parts.length < 60; ) {
      const part = await page(`limit=20${cursor === '' ? '' : `&cursor=${cursor}`}`);
      parts.push(...part.matches);
      cursor = part.next;
    }
    expect(parts.map(({ id }) => id)).toEqual(whole.matches.map(({ id }) => id));
  });

  it('S053 lists a championship with scores by period', async () => {
    const { matches } = await page(`champs=${PREMIER_LEAGUE}&limit=30`);
    expect(matches.length).toBe(30);
    for (const match of matches) {
      expect(match.champ.id).toBe(PREMIER_LEAGUE);
      if (match.status === 'ended') expect(match.periods.reduce((sum, [h]) => sum + h, 0)).toBe(match.score[0]);
    }
  });

  it('finds by sport, window and words in any language', async () => {
    const to = scene.clock.now() / 1000 - 48 * HOUR;
    const { matches } = await page(`sports=4&tsFrom=${Math.floor(to - 48 * HOUR)}&tsTo=${Math.floor(to)}`);
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) {
      expect(match.sport).toBe(4);
      expect(match.startsAt).toBeLessThan(to);
    }
    const named = await page(`text=${encodeURIComponent('арсенал')}&sports=1&limit=5`);
    expect(named.matches.length).toBe(5);
    for (const { home, away } of named.matches) expect([home.name, away?.name]).toContain('Arsenal');
    expect((await page('text=nobodyiscalledthat')).matches).toEqual([]);
  });

  it('tells sports and championships with their numbers', async () => {
    const { status, json } = await scene.get('/service-api/results/sports?virtualSports=1');
    expect(status).toBe(200);
    const sports = json as ResultSport[];
    const tennis = sports.find(({ id }) => id === 4);
    expect(tennis?.champs.map(({ id }) => id)).toEqual([WIMBLEDON]);
    for (const sport of sports) expect(sport.matches).toBe(sport.champs.reduce((sum, { matches }) => sum + matches, 0));
  });

  it('tells how the main markets of a match of the past were settled, and none of races', async () => {
    const { matches } = await page(`champs=${PREMIER_LEAGUE}&limit=10`);
    const played = matches.find(({ status, periods }) => status === 'ended' && periods.length === 2);
    expect(played).toBeDefined();
    const { json } = await scene.get(`/service-api/results/match?gameId=${played?.id}`);
    const { score, markets } = json as SettledResult;
    const resultsOf = (index: number) => markets[index]?.outcomes.map(({ result }) => result === 'win');
    const [home, away] = score;
    expect(resultsOf(0)).toEqual([home > away, home === away, home < away]);
    expect(resultsOf(1)).toEqual([home >= away, home !== away, home <= away]);
    expect(resultsOf(2)).toEqual([home + away > 2.5, home + away < 2.5]);
    expect(resultsOf(3)).toEqual([home > 0 && away > 0, home === 0 || away === 0]);
  });

  it('tells one match whole and keeps what the running system has seen end, corrections included', async () => {
    const { next, source } = scene;
    const goal = { id: 1, kind: 'goal', side: 1, period: 1, second: 600, score: [1, 0], x: 90, y: 40 } as const;
    const ended = (home: number) =>
      testFacts({
        status: 'ended',
        period: 2,
        periodsDone: 2,
        counts: {
          score: [
            [home, 0],
            [0, 1],
          ],
          corner: [
            [3, 2],
            [1, 4],
          ],
        },
        incidents: [goal],
      });
    source.say(next.id, { type: 'MatchStateChanged', facts: ended(2) });
    await scene.app.features.results.flush();
    scene.clock.advance(3 * 3_600_000);
    const read = async (): Promise<SettledResult> =>
      (await scene.get(`/service-api/results/match?gameId=${next.id}`)).json as SettledResult;
    expect(await read()).toMatchObject({
      score: [2, 1],
      winner: 1,
      periods: [
        [2, 0],
        [0, 1],
      ],
    });
    source.say(next.id, { type: 'MatchStateChanged', facts: ended(1) });
    await scene.app.features.results.flush();
    const detail = await read();
    expect(detail).toMatchObject({ score: [1, 1], winner: 0 });
    const won = detail.markets.map(({ name, outcomes }) => [name, outcomes.filter(({ result }) => result === 'win').length]);
    expect(detail.markets[0]?.outcomes.map(({ result }) => result)).toEqual(['lose', 'win', 'lose']);
    expect(
      won.map(([, count]) => count),
      JSON.stringify(won),
    ).not.toContain(0);
    expect(detail.statistics).toEqual([{ key: 'corner', name: expect.any(String), home: 4, away: 6 }]);
    expect(detail.periodStatistics[1]).toMatchObject([{ key: 'corner', home: 1, away: 4 }]);
    expect(detail.incidents).toMatchObject([{ kind: 'goal', score: [1, 0], x: null }]);
    const { matches } = await page(`teams=${next.home.id}&limit=1`);
    expect(matches[0]).toMatchObject({ id: next.id, score: [1, 1] });
  });

  it('refuses what cannot be meant', async () => {
    for (const query of ['cursor=abc', 'limit=0', 'sports=x', 'tsFrom=9&tsTo=3', 'day=monday'])
      expect((await scene.get(`/service-api/results/matches?${query}`)).status, query).toBe(400);
    expect((await scene.get('/service-api/results/sports?tsFrom=1&tsTo=9999999')).status).toBe(400);
    expect((await scene.get('/service-api/results/match?gameId=123')).status).toBe(404);
    expect((await scene.get('/service-api/results/match')).status).toBe(400);
  });
});
