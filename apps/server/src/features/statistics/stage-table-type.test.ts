import type { StageView } from '@touchline/contract/statistics/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HistoryScene, PREMIER_LEAGUE, startHistoryScene, WIMBLEDON } from '../../../tests/harness/worlds/history-app.ts';

let scene: HistoryScene;
beforeAll(async () => {
  scene = await startHistoryScene();
});
afterAll(() => scene.close());

const stage = async (id: number, tt?: 1 | 2) =>
  (await scene.get(`/SiteService/StageTable?stageId=${id}${tt ? `&tt=${tt}` : ''}`)).json as StageView;

describe('tt of SiteService/StageTable (R008)', () => {
  it('C195 1 is the net of a league: every round of its season and no table', async () => {
    const net = await stage(PREMIER_LEAGUE, 1);
    expect(net).toMatchObject({ tableType: 1, table: [], homeTable: [], awayTable: [] });
    expect(net.rounds).toHaveLength(38);
  });

  it('C195 2 is its table with the rounds about now, which is what a league is where nobody says', async () => {
    const table = await stage(PREMIER_LEAGUE, 2);
    expect(table.table).toHaveLength(20);
    expect(table.rounds.length).toBeLessThan(10);
    expect(await stage(PREMIER_LEAGUE)).toEqual(table);
  });

  it('C195 a knock-out is a net where nobody says; its table counts what each has played', async () => {
    const [said, unsaid, table] = [await stage(WIMBLEDON, 1), await stage(WIMBLEDON), await stage(WIMBLEDON, 2)];
    expect(unsaid).toEqual(said);
    expect(said.table).toEqual([]);
    expect(said.rounds.flatMap(({ matches }) => matches).length).toBeGreaterThan(0);
    expect(table.tableType).toBe(2);
    for (const { played, won } of table.table) expect(won).toBeLessThanOrEqual(played);
  });
});
