import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKnown } from '../../../../tests/harness/known-person.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { type BettingWorld, FIRST_LIVE, ledgerFaults, startBettingApp, wireLegs } from '../../../../tests/harness/worlds/betting-app.ts';

let world: BettingWorld;
let player: TestPlayer;
/** Settled, settled, open, live and open. */
let betIds: string[];
beforeAll(async () => {
  world = await startBettingApp({ roles: ['api', 'ingest', 'jobs'], matches: 10, config: { dev: true } });
  player = await world.player({ deposit: '500' });
  betIds = [];
  for (const match of [1, 2, 3]) {
    const answer = await world.bet(player, [{ match }], { summ: `${match}0.00` });
    betIds.push(answer.json().data.betId);
  }
  const live = await world.bet(player, [{ match: FIRST_LIVE, live: true }], { summ: '5.50' });
  expect(live.statusCode, live.body).toBe(200);
  betIds.push(live.json().data.betId);
  for (const match of [1, 2]) world.settle(match, 1);
  await world.settled();
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const post = (url: string, payload: object, by = player) => by.request({ method: 'POST', url, payload });
const seen = async (filter: object = {}): Promise<string[]> =>
  (await post('/web-api/bets/history', filter)).json().data.bets.map((bet: { betId: string }) => bet.betId);
const [newest, ...older] = [3, 2, 1, 0];
const inOrder = (...indexes: (number | undefined)[]): (string | undefined)[] => indexes.map((i) => betIds[i ?? 0]);

describe('S126 bets history', () => {
  it('filters by line or live, sport and stake', async () => {
    expect(await seen({ feed: 'live' })).toEqual(inOrder(newest));
    expect(await seen({ feed: 'line' })).toEqual(inOrder(...older));
    expect(await seen({ sport: 1 })).toEqual(inOrder(newest, ...older));
    expect(await seen({ sport: 2 })).toEqual([]);
    expect(await seen({ stakeFrom: '10', stakeTo: '20.00' })).toEqual(inOrder(1, 0));
    expect(await seen({ stakeTo: '5.499' })).toEqual([]);
    expect((await post('/web-api/bets/history', { stakeFrom: 'much' })).statusCode).toBe(400);
    expect((await post('/web-api/bets/history', { feed: 'both' })).statusCode).toBe(400);
  });

  it('goes on by keyset where a sport is looked for', async () => {
    const first = (await post('/web-api/bets/history', { sport: 1, count: 3 })).json().data;
    const second = (await post('/web-api/bets/history', { sport: 1, count: 3, before: first.next })).json().data;
    expect([...first.bets, ...second.bets].map((bet: { betId: string }) => bet.betId)).toEqual(inOrder(3, 2, 1, 0));
    expect(second.next).toBeNull();
  });

  it('hides one settled bet and shows it again; a running one stays in sight', async () => {
    const hide = (betId: string | undefined, hidden = true, by = player) => post(`/web-api/bets/${betId}/hide`, { hidden }, by);
    expect((await hide(betIds[0])).json().data).toEqual({ betId: betIds[0], hidden: true });
    expect(await seen()).toEqual(inOrder(3, 2, 1));
    expect(await seen({ hidden: 'only' })).toEqual(inOrder(0));
    expect(await seen({ hidden: 'with' })).toHaveLength(4);
    expect((await hide(betIds[2])).json().code).toBe('bet_running');
    expect((await hide(betIds[1], true, await world.player())).json().code).toBe('bet_unknown');
    expect((await player.request({ method: 'GET', url: `/web-api/bets/${betIds[0]}` })).statusCode).toBe(200);
    await hide(betIds[0], false);
    expect(await seen()).toHaveLength(4);
  });

  it('S175 clears what is settled, deletes nothing, and a bet that ends later is in sight', async () => {
    expect((await post('/web-api/bets/history/clear', {})).json().data.clearedAt).toBeGreaterThan(0);
    expect(await seen()).toEqual(inOrder(3, 2));
    expect(await seen({ hidden: 'only' })).toEqual(inOrder(1, 0));
    world.settle(3, 1);
    await world.settled();
    expect(await seen({ status: 'settled' })).toEqual(inOrder(2));
    expect((await post('/web-api/bets/history/clear', { cleared: false })).json().data.clearedAt).toBeNull();
    expect(await seen()).toHaveLength(4);
  });

  it('S174 mails the filtered bets as CSV to the address of the account, and says where there is none', async () => {
    expect((await post('/web-api/bets/history/mail', {})).json().code).toBe('email_missing');
    await writeKnown(world, player.id, { email: 'bettor@example.test' });
    expect((await post('/web-api/bets/history/mail', { status: 'won', lng: 'ru' })).json().data).toEqual({ bets: 3 });
    const page = await world.request({ method: 'GET', url: '/dev/outbox' });
    expect(page.body).toContain('bettor@example.test');
    expect(page.body).toContain('3 ставки');
    expect(page.body).toContain('bet,placed,kind,status');
  });
});

describe('R120 coupon history', () => {
  it('R120 lists the coupons of seven days that the player sent or saved, newest first', async () => {
    const save = await post('/service-api/LiveBet/Open/SaveCoupon', {
      coupon: { couponEvents: wireLegs([{ match: 4 }, { match: 5 }]), vid: 1 },
    });
    const { data } = (await player.request({ method: 'GET', url: '/web-api/coupon/history' })).json();
    expect(data.days).toBe(7);
    expect(data.coupons).toHaveLength(5);
    expect(data.coupons[0]).toMatchObject({
      how: 'saved',
      guid: save.json().data.guid,
      kind: 'express',
      legs: [{ matchId: 4, odds: 2000, oddsNow: 2000, matchName: 'Arsenal v Chelsea' }, { matchId: 5 }],
    });
    expect(data.coupons[1]).toMatchObject({ how: 'sent', betId: betIds[3], kind: 'single', stake: '5.50', currency: 'EUR' });
    await world.platform.pool.query("update player_saved_coupon set kept_at = now() - interval '8 days'");
    expect((await player.request({ method: 'GET', url: '/web-api/coupon/history' })).json().data.coupons).toHaveLength(4);
    const other = await world.player();
    expect((await other.request({ method: 'GET', url: '/web-api/coupon/history' })).json().data.coupons).toEqual([]);
  });
});
