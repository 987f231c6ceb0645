import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearPlayer } from '../../../../tests/harness/hear-player.ts';
import { type BettingWorld, FIRST_LIVE, ledgerFaults, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { AWAY, HOME, testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp();
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

describe('POST /service-api/LiveBet/Secure/MakeBetWeb', () => {
  it('C219 answers a single: the stake leaves the account, the answer says what was taken', async () => {
    const player = await world.player({ deposit: '100' });
    const answer = await world.bet(player, [{ match: 1 }]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      status: 'accepted',
      stake: '10.00',
      totalOdds: '2.00',
      potentialReturn: '20.00',
      balance: '90.00',
      currency: 'EUR',
      legs: [{ matchId: 1, selectionId: HOME, odds: 2000 }],
    });
    expect(await player.balanceMinor()).toBe(9_000n);
  });

  it('C219 answers every kind: express, system 2 of 3, chain, multi-bet, conditional, anti-express', async () => {
    const player = await world.player({ deposit: '100' });
    const three = [{ match: 1 }, { match: 2 }, { match: 3 }];
    const four = [...three, { match: 4 }];
    const kinds: [string, number, readonly { match: number }[], object][] = [
      ['express', 1, three, {}],
      ['system', 2, three, { expressNum: 2 }],
      ['chain', 3, three, {}],
      ['multi', 4, four, { expressNum: 2, withLobby: true, eventsIndexes: [[0], [1], [2], [3]] }],
      ['conditional', 5, three, { eventsIndexes: [[0], [1, 2]], groupsSums: ['0', '5.00'] }],
      ['anti-express', 6, three, {}],
    ];
    for (const [name, vid, legs, more] of kinds) {
      const answer = await world.bet(player, legs, { vid, ...more });
      expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
    }
    expect(await player.balanceMinor()).toBe(4_000n);
  });

  it('C219 gives a repeated request its first answer byte for byte, and refuses another body under its guid', async () => {
    const player = await world.player({ deposit: '100' });
    const betGuid = nanoid();
    const first = await world.bet(player, [{ match: 5 }], { betGuid });
    world.source.say(5, { type: 'MarketChanged', markets: testPrices(2500) });
    const again = await world.bet(player, [{ match: 5 }], { betGuid });
    expect(again.body).toBe(first.body);
    const other = await world.bet(player, [{ match: 5, odds: 2500 }], { betGuid, summ: '11.00' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'bet_guid_reused']);
    expect(await player.balanceMinor()).toBe(9_000n);
  });

  it('C219 refuses with a code, a sentence, the leg and what would be accepted', async () => {
    const player = await world.player({ deposit: '100' });
    world.source.say(6, { type: 'MarketChanged', markets: testPrices(1800) });
    world.source.say(7, { type: 'MarketStopped', status: 'suspended' });
    const cases: [string, Promise<{ statusCode: number; json(): never }>, object][] = [
      ['price', world.bet(player, [{ match: 1 }, { match: 6 }]), { code: 'price_changed', leg: 1, accepted: { odds: '1.80' } }],
      ['suspended', world.bet(player, [{ match: 7 }]), { code: 'market_suspended', leg: 0 }],
      ['same match', world.bet(player, [{ match: 1 }, { match: 1, selection: AWAY, odds: 3800 }]), { code: 'legs_same_match', leg: 1 }],
      ['unknown match', world.bet(player, [{ match: 9_999 }]), { code: 'market_closed', leg: 0 }],
      ['unknown selection', world.bet(player, [{ match: 1, selection: HOME + 7 }]), { code: 'selection_unknown', leg: 0 }],
      ['too little', world.bet(player, [{ match: 1 }], { summ: '0.01' }), { code: 'stake_too_low', accepted: { min: '0.20' } }],
      [
        'too little for 184,756 lines',
        world.bet(
          player,
          Array.from({ length: 20 }, (_, i) => ({ match: i + 8 })),
          { vid: 2, expressNum: 10, summ: '1.00' },
        ),
        { code: 'stake_too_low', accepted: { min: '1847.56' } },
      ],
      ['too much', world.bet(player, [{ match: 1 }], { summ: '9999999' }), { code: 'insufficient_funds', accepted: { max: '100.00' } }],
      [
        'system size',
        world.bet(player, [{ match: 1 }, { match: 2 }, { match: 3 }], { vid: 2, expressNum: 3 }),
        { code: 'coupon_system_size', accepted: { min: 2, max: 2 } },
      ],
      ['one leg of an express', world.bet(player, [{ match: 1 }], { vid: 1 }), { code: 'coupon_kind' }],
    ];
    for (const [name, sent, expected] of cases) {
      const answer = await sent;
      const body = answer.json() as { errors: object[]; message: string };
      expect(body.errors[0], name).toMatchObject(expected);
      expect(body.message.length, name).toBeGreaterThan(5);
      expect(answer.statusCode, name).toBeGreaterThanOrEqual(400);
    }
    const few = await world.bet(player, [{ match: 1 }], { summ: '0.01' });
    expect(few.json().validation_errors).toEqual({ summ: ['at least 0.20'] });
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('C219 refuses malformed bodies naming the field, and parts that do not belong together', async () => {
    const player = await world.player({ deposit: '100' });
    for (const [field, more] of [
      ['summ', { summ: '1e3' }],
      ['summ', { summ: '-1' }],
      ['vid', { vid: 10 }],
      ['checkCf', { checkCf: 3 }],
      ['betGuid', { betGuid: 'short' }],
      ['autoBetCf', { isAutoBet: true }],
      ['isAutoBet', { dropOnScoreChange: true }],
      ['promo', { avanceBet: true, promo: 'ABCD2345' }],
      ['cover', { cover: 'trixie' }],
      ['saleBetId', { saleBetId: 5 }],
      ['live', { live: true }],
    ] as const) {
      const answer = await world.bet(player, [{ match: 1 }], more);
      expect(answer.statusCode, field).toBe(400);
      expect(Object.keys(answer.json().validation_errors).join(' '), field).toContain(field);
    }
    expect((await world.bet(player, [{ match: 1 }], { summ: '1.005' })).json().code).toBe('amount_format');
  });

  it('C219 takes a cut only with consent: approvedBet places at the most that is taken', async () => {
    const player = await world.player({ deposit: '200000' });
    const refused = await world.bet(player, [{ match: 8 }], { summ: '150000' });
    expect(refused.json().code).toBe('stake_too_high');
    const max = refused.json().errors[0].accepted.max as string;
    const cut = await world.bet(player, [{ match: 8 }], { summ: '150000', approvedBet: true });
    expect(cut.json().data).toMatchObject({ status: 'accepted', stake: max });
  });

  it('C219 lets a live bet wait for its delay: `waiting` first, then accepted and pushed; the decision is readable by its guid', async () => {
    const player = await world.player({ deposit: '100' });
    const heard: unknown[] = [];
    const end = hearPlayer(world.platform.bus, player.id, (message) => heard.push(message));
    const betGuid = nanoid();
    const waiting = await world.bet(player, [{ match: FIRST_LIVE, live: true }], { betGuid, notWait: true, live: true });
    expect(waiting.json().data).toMatchObject({ status: 'waiting', betId: null, balance: '100.00' });
    expect(await player.balanceMinor()).toBe(10_000n);
    const decision = () => player.request({ method: 'GET', url: `/web-api/bets/decision/${betGuid}` });
    expect((await decision()).json().data).toMatchObject({ status: 'waiting', refusal: null });
    // The same request without hurry: another guid, answered with the decision itself.
    const held = await world.bet(player, [{ match: FIRST_LIVE, live: true }]);
    expect(held.json().data).toMatchObject({ status: 'accepted', stake: '10.00' });
    expect((await decision()).json().data).toMatchObject({ status: 'accepted' });
    const again = await world.bet(player, [{ match: FIRST_LIVE, live: true }], { betGuid, notWait: true, live: true });
    expect(again.body).toBe(waiting.body);
    expect(await player.balanceMinor()).toBe(8_000n);
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ kind: 'bet-decision', betGuid, accepted: true }));
    end();
  });

  it('C219 refuses a waiting bet the moment the score changes', async () => {
    const player = await world.player({ deposit: '100' });
    const betGuid = nanoid();
    await world.bet(player, [{ match: FIRST_LIVE + 1, live: true }], { betGuid, notWait: true });
    world.goal(FIRST_LIVE + 1, 1, 0);
    const decision = () => player.request({ method: 'GET', url: `/web-api/bets/decision/${betGuid}` });
    await expect.poll(async () => (await decision()).json().data.status).toBe('refused');
    expect((await decision()).json().data.refusal).toMatchObject({ code: 'live_delay_refused', leg: 0 });
    expect(await player.balanceMinor()).toBe(10_000n);
  });

  it('forbids guests, blocked and self-excluded players', async () => {
    const guest = await world.request({ method: 'POST', url: '/service-api/LiveBet/Secure/MakeBetWeb', payload: {} });
    expect(guest.statusCode).toBe(401);
    const excluded = await world.player({ deposit: '100' });
    expect((await world.bet(excluded, [{ match: 1 }])).statusCode).toBe(200);
    await world.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [excluded.id]);
    // At once, although the process remembers players for a second.
    expect((await world.bet(excluded, [{ match: 1 }])).json().code).toBe('self_excluded');
    const blocked = await world.player({ deposit: '100' });
    await world.platform.pool.query('update player set blocked = true where id = $1', [blocked.id]);
    expect((await world.bet(blocked, [{ match: 1 }])).json().code).toBe('account_blocked');
  });
});
