import net from 'node:net';
import { parseOdds } from '@touchline/kernel/odds';
import { createRandom } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, FIRST_LIVE, ledgerFaults, readServiceToken, startBettingWorld, wireLegs } from '../harness/betting-world.ts';
import { RESULT, testPrices } from '../harness/scripted-source.ts';
import { acceptedOutsideRule, type PriceCase } from './price-rule.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingWorld({ liveMatches: 60 });
});
afterAll(async () => {
  // The checker must see a planted fault before its silence means anything.
  const { rows } = await world.platform.pool.query<{ id: bigint }>(
    "select id from account where player_id is not null and kind = 'player-main' and balance_minor > 0 limit 1",
  );
  await world.platform.pool.query('update account set balance_minor = balance_minor + 1 where id = $1', [rows[0]?.id]);
  expect(await ledgerFaults(world)).toHaveLength(1);
  await world.platform.pool.query('update account set balance_minor = balance_minor - 1 where id = $1', [rows[0]?.id]);
  console.log('ledger checker planted: caught');
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const countBets = async (playerId: bigint): Promise<number> =>
  (await world.platform.pool.query<{ n: number }>('select count(*)::int as n from bet where player_id = $1', [playerId])).rows[0]?.n ?? -1;

/** Whether a stake of 10.00 out of 100.00 had more than one effect. */
const doubled = (bets: number, balanceMinor: bigint): boolean => bets > 1 || balanceMinor < 9_000n;

describe('bets under fire', () => {
  it('T06 200 parallel bets on a balance for one: exactly one is taken', async () => {
    const n = 200;
    const player = await world.player({ deposit: '10' });
    // Planted: without the lock, each of two transactions that read before either writes finds the money there.
    const planted = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const { rows } = await world.platform.pool.query<{ enough: boolean }>(
          'select balance_minor >= 1000 as enough, pg_sleep(0.05) from account where id = $1',
          [player.accountId],
        );
        return rows[0]?.enough;
      }),
    );
    expect(planted.filter(Boolean).length).toBeGreaterThan(1);
    const answers = await Promise.all(Array.from({ length: n }, () => world.bet(player, [{ match: 1 }])));
    const codes = answers.map((a) => (a.statusCode === 200 ? 'accepted' : (a.json().code as string)));
    console.log(`T06 n ${n}, planted: caught`);
    expect(codes.filter((c) => c === 'accepted')).toHaveLength(1);
    expect(codes.filter((c) => c === 'insufficient_funds')).toHaveLength(n - 1);
    expect([await player.balanceMinor(), await countBets(player.id)]).toEqual([0n, 1]);
  });

  it('T08 one key: 50 in parallel have one effect, another body is refused, another player is not concerned', async () => {
    const n = 50;
    const player = await world.player({ deposit: '1000' });
    const other = await world.player({ deposit: '1000' });
    const betGuid = nanoid();
    // Planted: with a key each, the same requests are as many bets.
    await Promise.all(Array.from({ length: 3 }, () => world.bet(other, [{ match: 2 }])));
    expect(await countBets(other.id)).toBe(3);
    const answers = await Promise.all(Array.from({ length: n }, () => world.bet(player, [{ match: 2 }], { betGuid })));
    expect(new Set(answers.map((a) => a.body)).size).toBe(1);
    expect(await countBets(player.id)).toBe(1);
    expect((await world.bet(player, [{ match: 2 }], { betGuid, summ: '11' })).json().code).toBe('bet_guid_reused');
    expect((await world.bet(other, [{ match: 2 }], { betGuid })).statusCode).toBe(200);
    expect([await countBets(player.id), await countBets(other.id)]).toEqual([1, 4]);
    console.log(`T08 n ${n}, planted: caught`);
  });

  it('T05 a reply that is cut after the commit: the repeated request gets the same body and has no second effect', async () => {
    const player = await world.player({ deposit: '100' });
    const token = await readServiceToken(player);
    await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.app.server.server.address() as net.AddressInfo;
    const body = JSON.stringify({ couponEvents: wireLegs([{ match: 3 }]), vid: 0, summ: '10.00', betGuid: nanoid() });
    const send = (cut: boolean): Promise<string> =>
      new Promise((resolve) => {
        const socket = net.connect(port, '127.0.0.1');
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk;
          if (/\r\n\r\n.*}$/s.test(text)) socket.end();
        });
        socket.on('error', () => {});
        socket.once('close', () => resolve(text.split('\r\n\r\n')[1] ?? ''));
        socket.write(
          `POST /service-api/LiveBet/Secure/MakeBetWeb HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
          () => cut && socket.destroy(),
        );
      });
    // Planted: a client that repeats under a new key, as one without idempotency would, is charged twice for one cut reply.
    const careless = await world.player({ deposit: '100' });
    for (let attempt = 0; attempt < 2; attempt++) await world.bet(careless, [{ match: 3 }], { summ: '10.00', betGuid: nanoid() });
    expect(doubled(await countBets(careless.id), await careless.balanceMinor())).toBe(true);
    expect(await send(true)).toBe('');
    await expect.poll(() => countBets(player.id)).toBe(1);
    const [second, third] = [await send(false), await send(false)];
    expect(JSON.parse(second).data).toMatchObject({ status: 'accepted', balance: '90.00' });
    expect(third).toBe(second);
    console.log('T05 n 2, planted: caught');
    expect(doubled(await countBets(player.id), await player.balanceMinor())).toBe(false);
    expect([await player.balanceMinor(), await countBets(player.id)]).toEqual([9_000n, 1]);
  });

  it('T23 prices change all the time under every accept rule: none is accepted outside its rule', async () => {
    const seed = 23;
    const random = createRandom(seed);
    const player = await world.player({ deposit: '100000' });
    const storm = setInterval(
      () => world.source.say(4, { type: 'MarketChanged', markets: testPrices(1_800 + Math.floor(random.next() * 400)) }),
      1,
    );
    const cases: PriceCase[] = [];
    const n = 400;
    for (let i = 0; i < n; i += 20) {
      const sent = await Promise.all(
        Array.from({ length: 20 }, async (_, j) => {
          const checkCf = (i + j) % 3;
          const tolerance = (i + j) % 2 === 0 ? 0 : 250;
          const seenMilli = 1_800 + Math.floor(random.next() * 400);
          const answer = await world.bet(player, [{ match: 4, odds: seenMilli }], { checkCf, tolerance, summ: '1.00' });
          const odds = answer.statusCode === 200 ? (answer.json().data.legs[0].odds as number) : null;
          if (odds === null) expect(answer.json().code).toBe('price_changed');
          return { checkCf, tolerance, seenMilli, takenMilli: odds };
        }),
      );
      cases.push(...sent);
    }
    clearInterval(storm);
    const [one] = cases.filter((c) => c.takenMilli !== null);
    expect(one).toBeDefined();
    // Planted: a bet that asked for no change, taken a hundredth higher.
    expect(acceptedOutsideRule([...cases, { checkCf: 0, tolerance: 0, seenMilli: 1_900, takenMilli: 1_910 }])).toHaveLength(1);
    console.log(`T23 seed ${seed}, n ${n}, accepted ${cases.filter((c) => c.takenMilli !== null).length}, planted: caught`);
    expect(acceptedOutsideRule(cases)).toEqual([]);
    expect(parseOdds('1.9')).toEqual({ ok: true, value: 1900 });
  });

  it('T24 a score or a suspension inside the delay: none of the waiting bets is accepted', async () => {
    const seed = 24;
    const random = createRandom(seed);
    const n = 40;
    const player = await world.player({ deposit: '1000' });
    const waiting = await Promise.all(
      Array.from({ length: n }, async (_, i) => {
        const betGuid = nanoid();
        const answer = await world.bet(player, [{ match: FIRST_LIVE + 10 + i, live: true }], { betGuid, notWait: true, checkCf: 2 });
        expect(answer.json().data.status).toBe('waiting');
        return { betGuid, match: FIRST_LIVE + 10 + i, touched: i % 4 !== 0, at: random.next() * 700 };
      }),
    );
    await Promise.all(
      waiting.map(async ({ match, touched, at }, i) => {
        if (!touched) return;
        await new Promise((resolve) => setTimeout(resolve, at));
        if (i % 2 === 0) return world.goal(match, 1, 0);
        // Away and back again: at the decision everything is open and priced as before.
        world.source.say(match, { type: 'MarketStopped', status: 'suspended', ...(i % 4 === 1 ? {} : { markets: [RESULT] }) });
        world.source.say(match, { type: 'MarketChanged', markets: testPrices() });
      }),
    );
    const decide = async (betGuid: string): Promise<string> =>
      (await player.request({ method: 'GET', url: `/web-api/bets/decision/${betGuid}` })).json().data.status;
    await expect
      .poll(async () => (await Promise.all(waiting.map((w) => decide(w.betGuid)))).includes('waiting'), { timeout: 5_000 })
      .toBe(false);
    const decided = await Promise.all(waiting.map(async (w) => ({ ...w, status: await decide(w.betGuid) })));
    // Untouched bets are accepted: so the refusals are not for another reason, and the comparison can fail.
    expect(decided.filter((d) => !d.touched).every((d) => d.status === 'accepted')).toBe(true);
    console.log(`T24 seed ${seed}, n ${n}, planted: caught (${decided.filter((d) => d.status === 'accepted').length} untouched accepted)`);
    expect(decided.filter((d) => d.touched && d.status !== 'refused')).toEqual([]);
  });
});
