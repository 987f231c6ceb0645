import net from 'node:net';
import { createRandom } from '@touchline/kernel/random';
import { postDeposit } from '@touchline/ledger/postings';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, FIRST_LIVE, ledgerFaults, readServiceToken, startBettingApp, wireLegs } from '../harness/worlds/betting-app.ts';
import { RESULT, testPrices } from '../harness/worlds/scripted-source.ts';
import { plantInFunction, plantNoBalanceCheck, plantNoKeyIndex, plantNoKeyLook } from './planted.ts';
import { acceptedOutsideRule, type PriceCase } from './price-rule.ts';

/** Mutants of the product's rules, planted while they are true. */
const planted = vi.hoisted(() => ({ anyPrice: false, noDelay: false }));
vi.mock('@touchline/betting/acceptance/is-odds-change-accepted', async (original) => {
  const real = await original<typeof import('@touchline/betting/acceptance/is-odds-change-accepted')>();
  return {
    ...real,
    isOddsChangeAccepted: (...asked: Parameters<typeof real.isOddsChangeAccepted>) =>
      planted.anyPrice || real.isOddsChangeAccepted(...asked),
  };
});
vi.mock('@touchline/betting/acceptance/decide-live-delay', async (original) => {
  const real = await original<typeof import('@touchline/betting/acceptance/decide-live-delay')>();
  const quiet = { scoreVersion: [0, 0], suspensions: [0, 0], closed: null } as const;
  return {
    ...real,
    decideAfterDelay: (legs: Parameters<typeof real.decideAfterDelay>[0], ...rest: [never, never]) =>
      real.decideAfterDelay(planted.noDelay ? legs.map((leg) => ({ ...leg, ...quiet })) : legs, ...rest),
  };
});

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ liveMatches: 60 });
});
afterAll(async () => {
  // The checker must see a planted fault before its silence means anything.
  const { rows } = await world.platform.pool.query<{ id: bigint }>(
    "select id from ledger_account where player_id is not null and kind = 'player-main' and balance_minor > 0 limit 1",
  );
  await world.platform.pool.query('update ledger_account set balance_minor = balance_minor + 1 where id = $1', [rows[0]?.id]);
  expect(await ledgerFaults(world)).toHaveLength(1);
  await world.platform.pool.query('update ledger_account set balance_minor = balance_minor - 1 where id = $1', [rows[0]?.id]);
  console.log('ledger checker planted: caught');
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const countBets = async (playerId: bigint): Promise<number> =>
  (await world.platform.pool.query<{ n: number }>('select count(*)::int as n from bet where player_id = $1', [playerId])).rows[0]?.n ?? -1;

const pay = async ({ id: playerId }: TestPlayer, amountMinor: bigint): Promise<void> => {
  const { wallet } = world.app.features;
  await inTransaction(world.platform.pool, (client) =>
    wallet.postTransaction(client, postDeposit({ key: `test-${nanoid()}`, playerId, currency: 'EUR' }, amountMinor)),
  );
};

/** Runs over a database that does not know which keys were used; what it leaves twice under one key gets keys of its own. */
async function withoutKeys(run: () => Promise<void>): Promise<void> {
  const { pool } = world.platform;
  const undo = [await plantNoKeyIndex(pool), await plantNoKeyLook(pool)];
  try {
    await run();
  } finally {
    await pool.query(
      `update bet set guid = bet.guid || '-' || bet.id from (select player_id, guid from bet group by 1, 2 having count(*) > 1) twice
       where bet.player_id = twice.player_id and bet.guid = twice.guid`,
    );
    for (const back of undo.toReversed()) await back();
  }
}

describe('bets under fire', () => {
  it('T06 200 parallel bets on a balance for one: exactly one is taken', async () => {
    const n = 200;
    const { pool } = world.platform;
    const race = async (): Promise<readonly [player: TestPlayer, codes: readonly string[]]> => {
      const player = await world.player({ deposit: '10' });
      const answers = await Promise.all(Array.from({ length: n }, () => world.bet(player, [{ match: 1 }])));
      return [player, answers.map((a) => (a.statusCode === 200 ? 'accepted' : (a.json().code as string)))];
    };
    // Planted: a bet_place that does not look at the balance, over accounts that may fall below 0.
    const undo = [
      await plantNoBalanceCheck(pool),
      await plantInFunction(pool, 'bet_place', "when one.stake > balance then 'insufficient_funds' else", 'when false then null else'),
    ];
    const [robbed] = await race();
    const bets = await countBets(robbed.id);
    expect(bets, 'planted: more than one is taken').toBeGreaterThan(1);
    await pay(robbed, BigInt(bets - 1) * 1_000n);
    for (const back of undo.toReversed()) await back();

    const [player, codes] = await race();
    console.log(`T06 n ${n}, planted: caught (${bets} taken)`);
    expect(codes.filter((c) => c === 'accepted')).toHaveLength(1);
    expect(codes.filter((c) => c === 'insufficient_funds')).toHaveLength(n - 1);
    expect([await player.balanceMinor(), await countBets(player.id)]).toEqual([0n, 1]);
  });

  it('T08 one key: 50 in parallel have one effect, another body is refused, another player is not concerned', async () => {
    const n = 50;
    const player = await world.player({ deposit: '1000' });
    const other = await world.player({ deposit: '1000' });
    const betGuid = nanoid();
    // Planted: a bet_place that does not look for the key, over a table without its index.
    await withoutKeys(async () => {
      const victim = await world.player({ deposit: '1000' });
      await Promise.all(Array.from({ length: 3 }, () => world.bet(victim, [{ match: 2 }], { betGuid })));
      expect(await countBets(victim.id), 'planted: one key, several bets').toBe(3);
    });
    const answers = await Promise.all(Array.from({ length: n }, () => world.bet(player, [{ match: 2 }], { betGuid })));
    expect(new Set(answers.map((a) => a.body)).size).toBe(1);
    expect(await countBets(player.id)).toBe(1);
    expect((await world.bet(player, [{ match: 2 }], { betGuid, summ: '11' })).json().code).toBe('bet_guid_reused');
    expect((await world.bet(other, [{ match: 2 }], { betGuid })).statusCode).toBe(200);
    expect([await countBets(player.id), await countBets(other.id)]).toEqual([1, 1]);
    console.log(`T08 n ${n}, planted: caught`);
  });

  it('T05 a reply that is cut after the commit: the repeated request gets the same body and has no second effect', async () => {
    const player = await world.player({ deposit: '100' });
    await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.app.server.server.address() as net.AddressInfo;
    const body = JSON.stringify({ couponEvents: wireLegs([{ match: 3 }]), vid: 0, summ: '10.00', betGuid: nanoid() });
    const send = async (by: TestPlayer, cut: boolean): Promise<string> => {
      const token = await readServiceToken(by);
      return new Promise((resolve) => {
        const socket = net.connect(port, '127.0.0.1');
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk;
          if (/\r\n\r\n.*}$/s.test(text)) socket.end();
        });
        socket.on('error', () => {});
        socket.once('close', () => resolve(text.split('\r\n\r\n')[1] ?? ''));
        socket.write(
          `POST /service-api/LiveBet/Secure/MakeBetWeb HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
          () => cut && socket.destroy(),
        );
      });
    };
    // Planted: a bet_place that knows no keys charges twice for one cut reply.
    await withoutKeys(async () => {
      const victim = await world.player({ deposit: '100' });
      expect(await send(victim, true)).toBe('');
      await expect.poll(() => countBets(victim.id)).toBe(1);
      await send(victim, false);
      expect([await victim.balanceMinor(), await countBets(victim.id)], 'planted: a second effect').toEqual([8_000n, 2]);
    });
    expect(await send(player, true)).toBe('');
    await expect.poll(() => countBets(player.id)).toBe(1);
    const [second, third] = [await send(player, false), await send(player, false)];
    expect(JSON.parse(second).data).toMatchObject({ status: 'accepted', balance: '90.00' });
    expect(third).toBe(second);
    console.log('T05 n 2, planted: caught');
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
    const betInStorm = async (n: number): Promise<readonly PriceCase[]> => {
      const cases: PriceCase[] = [];
      for (let i = 0; i < n; i += 20) {
        const sent = await Promise.all(
          Array.from({ length: 20 }, async (_, j) => {
            const checkCf = (i + j) % 3;
            const tolerance = (i + j) % 2 === 0 ? 0 : 250;
            const seenOddsMilli = 1_800 + Math.floor(random.next() * 400);
            const answer = await world.bet(player, [{ match: 4, odds: seenOddsMilli }], { checkCf, tolerance, summ: '1.00' });
            const odds = answer.statusCode === 200 ? (answer.json().data.legs[0].odds as number) : null;
            if (odds === null) expect(answer.json().code).toBe('price_changed');
            return { checkCf, tolerance, seenOddsMilli, takenMilli: odds };
          }),
        );
        cases.push(...sent);
      }
      return cases;
    };
    // Planted: an acceptance to which every price is right.
    planted.anyPrice = true;
    const wrong = acceptedOutsideRule(await betInStorm(60));
    planted.anyPrice = false;
    expect(wrong.length, 'planted: some are accepted outside their rule').toBeGreaterThan(0);
    const n = 400;
    const cases = await betInStorm(n);
    clearInterval(storm);
    expect(cases.some((c) => c.takenMilli !== null)).toBe(true);
    console.log(`T23 seed ${seed}, n ${n}, accepted ${cases.filter((c) => c.takenMilli !== null).length}, planted: caught`);
    expect(acceptedOutsideRule(cases)).toEqual([]);
  });

  it('T24 a score or a suspension inside the delay: none of the waiting bets is accepted', async () => {
    const seed = 24;
    const random = createRandom(seed);
    const player = await world.player({ deposit: '1000' });
    const betAndTouch = async (from: number, n: number) => {
      const waiting = await Promise.all(
        Array.from({ length: n }, async (_, i) => {
          const betGuid = nanoid();
          const answer = await world.bet(player, [{ match: from + i, live: true }], { betGuid, notWait: true, checkCf: 2 });
          expect(answer.json().data.status).toBe('waiting');
          const one = { betGuid, match: from + i, touched: i % 4 !== 0 };
          if (!one.touched) return one;
          // Half the delay at most, counted from the answer: timers of one process go off in the order of their moments, however busy it is.
          await new Promise((resolve) => setTimeout(resolve, random.next() * 500));
          if (i % 2 === 0) world.goal(one.match, 1, 0);
          else {
            // Away and back again: at the decision everything is open and priced as before.
            world.source.say(one.match, { type: 'MarketStopped', status: 'suspended', ...(i % 4 === 1 ? {} : { markets: [RESULT] }) });
            world.source.say(one.match, { type: 'MarketChanged', markets: testPrices() });
          }
          return one;
        }),
      );
      const decide = async (betGuid: string): Promise<string> =>
        (await player.request({ method: 'GET', url: `/web-api/bets/decision/${betGuid}` })).json().data.status;
      await expect.poll(async () => (await Promise.all(waiting.map((w) => decide(w.betGuid)))).includes('waiting')).toBe(false);
      return Promise.all(waiting.map(async (w) => ({ ...w, status: await decide(w.betGuid) })));
    };
    // Planted: a decision that takes no notice of what happened meanwhile.
    planted.noDelay = true;
    const late = (await betAndTouch(FIRST_LIVE + 50, 8)).filter((d) => d.touched && d.status === 'accepted');
    planted.noDelay = false;
    expect(late.length, 'planted: some are accepted after a score or a suspension').toBeGreaterThan(0);
    const n = 40;
    const decided = await betAndTouch(FIRST_LIVE + 10, n);
    // Untouched bets are accepted: so the refusals are not for another reason, and the comparison can fail.
    expect(decided.filter((d) => !d.touched).every((d) => d.status === 'accepted')).toBe(true);
    console.log(`T24 seed ${seed}, n ${n}, planted: caught (${decided.filter((d) => d.status === 'accepted').length} untouched accepted)`);
    expect(decided.filter((d) => d.touched && d.status !== 'refused')).toEqual([]);
  });
});
