import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the number of a round', () => {
  it('is drawn, exact in scripts and spreadsheets, and shares nothing but its period with the one before', async () => {
    const { rows } = await test.platform.pool.query<{ id: bigint }>(
      "select casino_new_round_id('2026-03-01 12:00:00Z') as id from generate_series(1, 200)",
    );
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id.toString()).toMatch(/^\d{15}$/);
    // All of one period of 28 days, and the rest spread over both halves of it.
    expect(new Set(ids.map((id) => id >> 38n)).size).toBe(1);
    const upper = ids.filter((id) => ((id >> 37n) & 1n) === 1n).length;
    expect(upper).toBeGreaterThan(20);
    expect(upper).toBeLessThan(180);
  });

  it('says nothing about when: the history and its pages go by time, and know the own rounds alone', async () => {
    const player = await test.player({ deposit: '100.00' });
    const played: string[] = [];
    for (let i = 0; i < 8; i += 1) {
      const payload = { game: 'dice', stake: '1.00', options: { over: 5000 }, guid: nanoid() };
      const answer = await player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
      expect(answer.statusCode, answer.body).toBe(200);
      played.push(answer.json().data.round.round);
      expect(played.at(-1)).toMatch(/^\d{15}$/);
      if (i === 4) await player.request({ method: 'POST', url: '/web-api/casino/seeds', payload: { clientSeed: 'another' } });
    }
    const newest = played.toReversed();
    const roundsOf = async (who: typeof player, query = ''): Promise<string[]> =>
      (await who.request({ url: `/web-api/casino/rounds${query}` })).json().data.rounds.map(({ round }: { round: string }) => round);
    expect(await roundsOf(player)).toEqual(newest);
    expect(await roundsOf(player, `?before=${newest[2]}`)).toEqual(newest.slice(3));
    const other = await test.player();
    expect(await roundsOf(other, `?before=${newest[2]}`)).toEqual([]);
  });
});
