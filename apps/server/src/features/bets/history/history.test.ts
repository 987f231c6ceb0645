import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { type BettingWorld, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';

let world: BettingWorld;
let player: TestPlayer;
let betIds: string[];
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'] });
  player = await world.player({ deposit: '500' });
  betIds = [];
  for (let i = 1; i <= 12; i++) {
    const answer = await world.bet(player, i % 3 === 0 ? [{ match: i }, { match: i + 12 }] : [{ match: i }]);
    betIds.unshift(answer.json().data.betId);
  }
  for (const match of [1, 2, 4]) world.settle(match, 1);
  await world.settled();
});
afterAll(() => world.close());

const history = async (body: object = {}, by = player) =>
  (await by.request({ method: 'POST', url: '/web-api/bets/history', payload: body })).json().data;
const ids = (page: { bets: { betId: string }[] }): string[] => page.bets.map((b) => b.betId);

describe('POST /web-api/bets/history', () => {
  it('gives pages by keyset, newest first, without a gap or a repeat', async () => {
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: { bets: { betId: string }[]; next: string | null } = await history({ count: 5, ...(before ? { before } : {}) });
      seen.push(...ids(page));
      before = page.next;
    } while (before !== null);
    expect(seen).toEqual(betIds);
  });

  it('filters by status, kind, time and number', async () => {
    expect(await history({ status: 'won' })).toMatchObject({ bets: [{ paid: '20.00' }, {}, {}], next: null });
    expect(ids(await history({ status: 'settled' }))).toHaveLength(3);
    expect(ids(await history({ status: 'open' }))).toHaveLength(9);
    expect(ids(await history({ kind: 'express' }))).toHaveLength(4);
    expect(ids(await history({ betId: betIds[3] }))).toEqual([betIds[3]]);
    expect(ids(await history({ to: Math.floor(Date.now() / 1000) - 3_600 }))).toEqual([]);
    expect((await history({ lng: 'ru', count: 1 })).bets[0].legs[0]).toMatchObject({
      matchName: 'Арсенал – Челси',
      champName: 'Премьер-лига',
    });
  });

  it('forbids guests, and shows nobody the bets of others', async () => {
    expect((await world.request({ method: 'POST', url: '/web-api/bets/history', payload: {} })).statusCode).toBe(401);
    const other = await world.player();
    expect(ids(await history({}, other))).toEqual([]);
    expect((await other.request({ method: 'GET', url: `/web-api/bets/${betIds[0]}` })).json().code).toBe('bet_unknown');
    expect((await other.request({ method: 'GET', url: '/web-api/bets/decision/not-a-guid-of-mine' })).statusCode).toBe(404);
  });

  it('R148 refuses a period that ends before it begins, and names the end', async () => {
    const period = { from: 2_000_000, to: 1_000_000 };
    const asked = '?from=2000000&to=1000000';
    const requests = [
      ...['/web-api/bets/history', '/web-api/bets/history/mail'].map((url) => ({ method: 'POST', url, payload: period }) as const),
      ...['/web-api/bets/export', '/web-api/payments', '/web-api/payments/export'].map(
        (url) => ({ method: 'GET', url: url + asked }) as const,
      ),
    ];
    for (const request of requests) {
      const reply = await player.request(request);
      expect(reply.statusCode).toBe(400);
      expect(reply.body).toMatch(/to\b.*not before from/);
    }
  });

  it('refuses numbers that are none', async () => {
    expect((await player.request({ method: 'GET', url: '/web-api/bets/twelve' })).statusCode).toBe(400);
    expect((await player.request({ method: 'POST', url: '/web-api/bets/history', payload: { count: 51 } })).statusCode).toBe(400);
    expect((await player.request({ method: 'GET', url: '/web-api/bets/9999999999999999999' })).statusCode).toBe(404);
  });
});

describe('GET /web-api/bets/export', () => {
  it('gives CSV with a header and a line per bet', async () => {
    const answer = await player.request({ method: 'GET', url: '/web-api/bets/export?status=won' });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('bets.csv');
    const lines = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('bet,placed,kind,status');
    expect(lines[1]).toContain(',single,won,EUR,10.00,');
  });
});
