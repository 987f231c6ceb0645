import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 10 });
});
afterAll(() => world.close());

describe('the number of a bet', () => {
  it('is drawn, exact in scripts and spreadsheets, and shares nothing but its period with the one before', async () => {
    const { rows } = await world.platform.pool.query<{ id: bigint }>(
      "select bet_new_id('2026-03-01 12:00:00Z') as id from generate_series(1, 200)",
    );
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) {
      expect(id.toString()).toMatch(/^\d{15}$/);
      expect(Number(id)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    }
    // All of one period of 28 days, and the rest spread over both halves of it.
    expect(new Set(ids.map((id) => id >> 38n)).size).toBe(1);
    const upper = ids.filter((id) => ((id >> 37n) & 1n) === 1n).length;
    expect(upper).toBeGreaterThan(20);
    expect(upper).toBeLessThan(180);
  });

  it('says nothing about when: the history, its pages and the running bets go by time', async () => {
    const player = await world.player({ deposit: '100' });
    const placed: string[] = [];
    for (let match = 1; match <= 6; match++) {
      const answer = await world.bet(player, [{ match }], { summ: '1.00' });
      expect(answer.statusCode, answer.body).toBe(200);
      placed.push(answer.json().data.betId);
    }
    const newest = placed.toReversed();
    const page = async (payload: object) =>
      (await player.request({ method: 'POST', url: '/web-api/bets/history', payload })).json().data as {
        bets: { betId: string }[];
        next: string | null;
      };
    const walked: string[] = [];
    for (let before: string | null = null; ; ) {
      const { bets, next } = await page({ count: 2, ...(before && { before }) });
      walked.push(...bets.map(({ betId }) => betId));
      before = next;
      if (next === null) break;
    }
    expect(walked).toEqual(newest);
    const manager = (await player.request({ method: 'GET', url: '/web-api/bets/manager' })).json().data;
    expect(manager.bets.map(({ bet }: { bet: { betId: string } }) => bet.betId)).toEqual(newest);
    const other = await world.player();
    expect((await other.request({ method: 'GET', url: `/web-api/bets/${placed[0]}` })).json().code).toBe('bet_unknown');
    const foreign = (await other.request({ method: 'POST', url: '/web-api/bets/history', payload: { before: placed[0] } })).json().data;
    expect(foreign.bets).toEqual([]);
  });
});
