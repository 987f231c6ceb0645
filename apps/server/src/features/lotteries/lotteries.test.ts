import { createHash } from 'node:crypto';
import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { LotteryTicketView } from '@touchline/contract/lotteries/shapes';
import { formatMoney } from '@touchline/kernel/money';
import { nanoid } from 'nanoid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WireReply } from '../../../tests/harness/request-over.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { type LotteriesWorld, lineWith, startLotteriesWorld } from '../../../tests/harness/worlds/lotteries-app.ts';

const SIX = { picks: 6, numbers: 49 };
const FIVE = { picks: 5, numbers: 36 };
const ANY_SIX = [1, 2, 3, 4, 5, 6];
const ANY_FIVE = [1, 2, 3, 4, 5];

let world: LotteriesWorld;
beforeAll(async () => {
  world = await startLotteriesWorld();
});
afterAll(async () => {
  expect((await world.app.features.wallet.checkLedger()).faults).toEqual([]);
  await world.close();
});

/** Each lottery's account holds its jackpot, the stakes of draws to come, and what settled draws have yet to pay. */
async function poolsAreWhole(): Promise<void> {
  const { rows } = await world.platform.pool.query(
    `select j.lottery,
       (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'house-lottery-' || j.lottery) as held,
       j.amount_minor + coalesce((
         select sum(e.stake_base_minor) from lottery_entry e join lottery_draw d on d.id = e.draw_id
         where d.lottery = j.lottery and d.status in ('open', 'closed', 'drawn')), 0)::bigint as due
     from lottery_jackpot j`,
  );
  for (const { lottery, held, due } of rows) expect(held, lottery).toBe(due);
}
afterEach(poolsAreWhole);

const jackpotOf = async (key: LotteryKey): Promise<bigint> => {
  const { lotteries } = (await world.request({ url: '/web-api/lotteries' })).json().data;
  return BigInt(lotteries.find(({ lottery }: { lottery: LotteryKey }) => lottery === key).jackpot.replace('.', ''));
};
const codeOf = (reply: WireReply): string => (reply.statusCode === 200 ? '200' : reply.json().code);
const ticketsOf = async (player: TestPlayer): Promise<LotteryTicketView[]> =>
  (await player.request({ url: '/web-api/lotteries/tickets' })).json().data.tickets;
const entryOf = async (player: TestPlayer) => (await ticketsOf(player))[0]?.entries[0];

describe('S229 lotteries', () => {
  it('S229 are offered with their next draw, its promise, the price of a line and the jackpot', async () => {
    const { lotteries } = (await world.request({ url: '/web-api/lotteries' })).json().data;
    expect(lotteries.map(({ lottery }: { lottery: LotteryKey }) => lottery)).toEqual(['six-of-49', 'five-of-36', 'keno-80']);
    expect(lotteries[0]).toMatchObject({ jackpot: '50000.00', poolCurrency: 'EUR', drawsOpen: 11 });
    expect(lotteries[2]).toMatchObject({ jackpot: null, next: { status: 'open', seed: null, numbers: null } });
  });

  it('S229 draw what was promised, and say nothing of it before', async () => {
    const draw = await world.next('five-of-36');
    const foreseen = await world.foresee(draw);
    expect(await world.draw(draw.drawId)).toMatchObject({ seed: null, numbers: null });
    const drawn = await world.run(draw);
    expect(drawn).toMatchObject({ status: 'settled', numbers: foreseen, seedHash: draw.seedHash, lines: 0, sales: '0.00', prizes: [] });
    expect(
      createHash('sha256')
        .update(drawn.seed ?? '')
        .digest('hex'),
    ).toBe(draw.seedHash);
    const { draws } = (await world.request({ url: '/web-api/lotteries/draws?lottery=five-of-36' })).json().data;
    expect(draws[0]).toEqual(drawn);
    // Another one has taken its place at the end of the schedule.
    const { lotteries } = (await world.request({ url: '/web-api/lotteries' })).json().data;
    expect(lotteries[1]).toMatchObject({ drawsOpen: 11, last: drawn });
  });
});

describe('a ticket', () => {
  it('S229 of several lines in several draws costs their product, once for its guid', async () => {
    const player = await world.player({ deposit: '20.00' });
    const draw = await world.next('six-of-49');
    const guid = nanoid();
    const lines = [ANY_SIX, [44, 45, 46, 47, 48, 49]];
    const bought = await world.buy(player, draw, lines, { guid, draws: 3 });
    expect(bought.json().data, bought.body).toMatchObject({ balance: '14.00', ticket: { stake: '6.00', lines } });
    const { entries } = bought.json().data.ticket as LotteryTicketView;
    expect(entries.map(({ number, status }) => [number - draw.number, status])).toEqual([
      [0, 'open'],
      [1, 'open'],
      [2, 'open'],
    ]);
    expect((await world.buy(player, draw, lines, { guid, draws: 3 })).json().data).toEqual(bought.json().data);
    expect(codeOf(await world.buy(player, draw, lines, { guid, draws: 2 }))).toBe('bet_guid_reused');
    expect(await player.balanceMinor()).toBe(1_400n);
    expect(await ticketsOf(player)).toEqual([bought.json().data.ticket]);
  });
  it('in another currency costs its round amount', async () => {
    const player = await world.player({ deposit: '1000', currencyId: currencyByCode('RUB')?.id ?? 0 });
    const bought = await world.buy(player, await world.next('five-of-36'), [ANY_FIVE]);
    expect(bought.json().data.ticket, bought.body).toMatchObject({ currency: 'RUB', stake: '50.00' });
  });
  it.each([
    [{ lines: [ANY_SIX, [1, 2, 3, 4, 5]] }, 'lines.1'],
    [{ lines: [[1, 2, 3, 4, 5, 50]] }, 'lines.0'],
    [{ lines: [[1, 2, 3, 4, 5, 5]] }, 'lines.0'],
    [{ lines: [] }, 'lines'],
    [{ lines: [ANY_SIX], draws: 11 }, 'draws'],
    [{ lines: [ANY_SIX], guid: 'short' }, 'guid'],
    [{ lines: [ANY_SIX], drawId: 'x' }, 'drawId'],
  ])('%j is refused and names %s', async (body, field) => {
    const player = await world.player({ deposit: '20.00' });
    const { lines, ...more } = body;
    const reply = await world.buy(player, await world.next('six-of-49'), lines, more);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().validation_errors).some((name) => name.startsWith(field))).toBe(true);
    expect(await player.balanceMinor()).toBe(2_000n);
  });
  it('is refused for a draw that is not there, that is over, or without the money', async () => {
    const player = await world.player({ deposit: '0.40' });
    const draw = await world.next('five-of-36');
    expect(codeOf(await world.buy(player, { ...draw, drawId: '999999' }, [ANY_FIVE]))).toBe('lottery_draw_unknown');
    expect(codeOf(await world.buy(player, draw, [ANY_FIVE]))).toBe('insufficient_funds');
    await world.expire(draw);
    expect(codeOf(await world.buy(player, draw, [ANY_FIVE]))).toBe('lottery_closed');
    await world.run(draw);
    expect(codeOf(await world.buy(player, draw, [ANY_FIVE]))).toBe('lottery_closed');
  });
  it('is judged as every stake is: law, identification, limits and exclusion', async () => {
    const draw = await world.next('six-of-49');
    const abroad = await world.player({ deposit: '20.00', country: 'KZ', identified: true });
    expect((await abroad.request({ url: '/web-api/lotteries' })).json().data.lotteries).toEqual([]);
    expect(codeOf(await world.buy(abroad, draw, [ANY_SIX]))).toBe('casino_closed');
    const unknown = await world.player({ deposit: '20.00', country: 'GB' });
    expect(codeOf(await world.buy(unknown, draw, [ANY_SIX]))).toBe('identity_required_to_play');
    const player = await world.player({ deposit: '20.00' });
    const limits = [{ kind: 'wager', period: 'day', value: '3.50' }];
    const set = await player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload: { limits } });
    expect(set.statusCode, set.body).toBe(200);
    // All draws of a ticket count when it is bought.
    expect(codeOf(await world.buy(player, draw, [ANY_SIX], { draws: 4 }))).toBe('limit_exceeded');
    expect(codeOf(await world.buy(player, draw, [ANY_SIX], { draws: 3 }))).toBe('200');
    expect(codeOf(await world.buy(player, draw, [ANY_SIX]))).toBe('limit_exceeded');
    const payload = { months: 6, reason: 'control', confirmed: true };
    const excluded = await player.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload });
    expect(excluded.statusCode, excluded.body).toBe(200);
    expect(codeOf(await world.buy(player, draw, [ANY_SIX]))).toBe('self_excluded');
  });
});

describe('the end of a draw', () => {
  it('S229 shares tiers out among their lines, puts the breakage aside, and lets the unwon jackpot roll over', async () => {
    // A draw that nobody has a ticket for yet, and what the ones before it have left.
    await world.run(await world.next('five-of-36'));
    const draw = await world.next('five-of-36');
    const jackpotMinor = await jackpotOf('five-of-36');
    const drawn = await world.foresee(draw);
    const line = (hits: number) => lineWith(drawn, hits, FIVE);
    const [a, b, c] = [
      await world.player({ deposit: '10.00' }),
      await world.player({ deposit: '10.00' }),
      await world.player({ deposit: '1000', currencyId: currencyByCode('RUB')?.id ?? 0 }),
    ];
    await world.buy(a, draw, [line(4), line(2), line(0)]);
    await world.buy(b, draw, [line(2), line(1)]);
    await world.buy(c, draw, [line(2), line(0)]);
    // Seven lines of 0.50: 3.50. Five right 0.87 rolls over, four 0.35 to one, three 0.35 rolls over, two 0.52 to three lines, 0.17 each.
    const settled = await world.run(draw);
    expect(settled).toMatchObject({
      status: 'settled',
      jackpot: formatMoney(jackpotMinor, 2),
      sales: '3.50',
      lines: 7,
      paid: '0.86',
      prizes: [
        { picks: 5, hits: 4, lines: 1, perLine: '0.35' },
        { picks: 5, hits: 2, lines: 3, perLine: '0.17' },
      ],
    });
    expect(await entryOf(a)).toMatchObject({ status: 'won', hits: [4, 2, 0], paid: '0.52', numbers: drawn });
    expect(await entryOf(b)).toMatchObject({ status: 'won', hits: [2, 1], paid: '0.17' });
    expect(await entryOf(c)).toMatchObject({ status: 'won', hits: [2, 0], paid: '17.00' });
    expect([await a.balanceMinor(), await b.balanceMinor(), await c.balanceMinor()]).toEqual([902n, 917n, 91_700n]);
    expect(await jackpotOf('five-of-36')).toBe(jackpotMinor + 87n + 35n);
    const next = await world.next('five-of-36');
    const winner = await world.player({ deposit: '1.00' });
    await world.buy(winner, next, [lineWith(await world.foresee(next), 5, FIVE)]);
    // 0.50 sold: its quarter, 0.12, and the jackpot.
    const wonMinor = jackpotMinor + 87n + 35n + 12n;
    expect(await world.run(next)).toMatchObject({ paid: formatMoney(wonMinor, 2) });
    expect(await winner.balanceMinor()).toBe(50n + wonMinor);
    // The house promises its least again.
    expect(await jackpotOf('five-of-36')).toBe(500_000n);
  });

  it('S229 of keno pays each line by its picks', async () => {
    const draw = await world.next('keno-80');
    const drawn = await world.foresee(draw);
    const player = await world.player({ deposit: '10.00' });
    const line = (picks: number, hits: number) => lineWith(drawn, hits, { picks, numbers: 80 });
    await world.buy(player, draw, [line(1, 1), line(1, 0), line(5, 4), line(10, 0), line(10, 4)]);
    const settled = await world.run(draw);
    expect(settled.prizes).toEqual([
      { picks: 10, hits: 0, lines: 1, perLine: '2.00' },
      { picks: 5, hits: 4, lines: 1, perLine: '18.00' },
      { picks: 1, hits: 1, lines: 1, perLine: '3.50' },
    ]);
    expect(await entryOf(player)).toMatchObject({ status: 'won', hits: [1, 0, 4, 0, 4], paid: '23.50' });
    expect(await player.balanceMinor()).toBe(500n + 2_350n);
  });

  it('S229 tells the player, whose books count stake and return once', async () => {
    const draw = await world.next('keno-80');
    const player = await world.player({ deposit: '5.00' });
    const bought = await world.buy(player, draw, [lineWith(await world.foresee(draw), 0, { picks: 1, numbers: 80 })]);
    const { ticketId } = bought.json().data.ticket;
    await world.run(draw);
    const { rows } = await world.platform.pool.query<{ body: object }>(
      "select body from event where player_id = $1 and body ->> 'kind' in ('round-staked', 'round-returned', 'lottery') order by id",
      [player.id],
    );
    expect(rows.map(({ body }) => body)).toMatchObject([
      { kind: 'round-staked', source: 'lotteries', game: 'keno-80', stakeMinor: '100' },
      { kind: 'round-returned', returnMinor: '0', closed: true },
      { kind: 'lottery', ticketId, drawId: draw.drawId, status: 'lost' },
    ]);
  });
});

describe('races, kills and locks', () => {
  it('a ticket that was taken takes part, and one that came late is told so', async () => {
    const draw = await world.next('six-of-49');
    const players = await Promise.all(Array.from({ length: 4 }, () => world.player({ deposit: '20.00' })));
    const buying = Array.from({ length: 40 }, (_, i) => world.buy(players[i % 4] as TestPlayer, draw, [ANY_SIX]));
    // In the midst of them the sale ends and two processes draw.
    await buying[3];
    await world.expire(draw);
    await Promise.all([world.app.features.lotteries.runDue(), world.other.app.features.lotteries.runDue()]);
    const codes = (await Promise.all(buying)).map(codeOf);
    expect(codes.every((code) => code === '200' || code === 'lottery_closed')).toBe(true);
    await world.app.features.lotteries.runDue();
    const taken = codes.filter((code) => code === '200').length;
    const { rows } = await world.platform.pool.query<{ entries: number; counted: number; open: number }>(
      `select count(*)::int as entries, count(hits)::int as counted, count(*) filter (where status = 'open')::int as open
       from lottery_entry e where draw_id = $1 and player_id = any ($2::bigint[])`,
      [draw.drawId, players.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ entries: taken, counted: taken, open: 0 }]);
  });

  it('wherever a process ends, another one goes on, and nobody is paid twice', async () => {
    const draw = await world.next('keno-80');
    const drawn = await world.foresee(draw);
    const players = await Promise.all(Array.from({ length: 5 }, () => world.player({ deposit: '2.00' })));
    for (const [i, player] of players.entries()) await world.buy(player, draw, [lineWith(drawn, i % 2, { picks: 1, numbers: 80 })]);
    await world.expire(draw);
    const [one, two] = [world.app.features.lotteries, world.other.app.features.lotteries];
    let steps = 0;
    // A transaction, then another process; every third time both at once.
    for (; steps < 60; steps += 1) {
      const bounds = { batch: 2, steps: 1 };
      if (steps % 3 === 2) await Promise.all([one.runDue(bounds), two.runDue(bounds)]);
      else await (steps % 2 === 0 ? one : two).runDue(bounds);
      const { rows } = await world.platform.pool.query<{ done: boolean }>('select is_paid_out as done from lottery_draw where id = $1', [
        draw.drawId,
      ]);
      if (rows[0]?.done) break;
    }
    // Drawn, counted in three batches, settled, paid in three: no single look does it.
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(60);
    expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual([100n, 450n, 100n, 450n, 100n]);
    await Promise.all([one.runDue(), two.runDue()]);
    expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual([100n, 450n, 100n, 450n, 100n]);
    const { rows } = await world.platform.pool.query<{ ends: number }>(
      `select count(*)::int as ends from event where body ->> 'kind' = 'lottery' and body ->> 'drawId' = $1`,
      [draw.drawId],
    );
    expect(rows).toEqual([{ ends: 5 }]);
  });

  it('a payment that is interrupted leaves nothing behind, and is made the next time', async () => {
    const draw = await world.next('keno-80');
    const drawn = await world.foresee(draw);
    const players = await Promise.all([0, 1].map(() => world.player({ deposit: '1.00' })));
    for (const player of players) await world.buy(player, draw, [lineWith(drawn, 1, { picks: 1, numbers: 80 })]);
    await world.expire(draw);
    const holder = await world.platform.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from ledger_account where player_id = $1 for update', [players[1]?.id]);
      // Somebody else holds an account of the batch for too long.
      await expect(world.app.features.lotteries.runDue()).rejects.toThrow();
      expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual([0n, 0n]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await world.app.features.lotteries.runDue();
    expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual([350n, 350n]);
  });

  it('draws of a lottery are settled one after the other, whichever is looked at first', async () => {
    const first = await world.next('six-of-49');
    const player = await world.player({ deposit: '20.00' });
    const bought = await world.buy(player, first, [lineWith(await world.foresee(first), 0, SIX)], { draws: 2 });
    const [, second] = (bought.json().data.ticket as LotteryTicketView).entries;
    await world.expire(first);
    await world.platform.pool.query("update lottery_draw set closes_at = clock_timestamp() + interval '1 microsecond' where id = $1", [
      second?.drawId,
    ]);
    await world.app.features.lotteries.runDue();
    await world.app.features.lotteries.runDue();
    const [before, after] = [await world.draw(first.drawId), await world.draw(second?.drawId ?? '')];
    expect([before.status, after.status]).toEqual(['settled', 'settled']);
    // 0.25 of the first tier and what else nobody won: the next jackpot is higher.
    expect(Number(after.jackpot)).toBeGreaterThan(Number(before.jackpot));
  });
});

describe('a draw that is cancelled', () => {
  it('S229 is decided by two operators, and gives every stake back', async () => {
    const draw = await world.next('five-of-36');
    const player = await world.player({ deposit: '10.00' });
    await world.buy(player, draw, [ANY_FIVE, [6, 7, 8, 9, 10]], { draws: 2 });
    expect(await player.balanceMinor()).toBe(800n);
    const [first, second] = [await world.operator(['admin']), await world.operator(['admin'])];
    const ask = (operator: typeof first, path: string, payload: object) =>
      operator.request({ method: 'POST', url: `/operator-api/lotteries/draws${path}`, payload });
    const request = { drawId: draw.drawId, reason: 'The machine of the seed is in doubt' };
    expect((await ask(first, '/cancel', request)).json().data).toEqual({ cancelled: false });
    expect(codeOf(await ask(first, '/cancel', request))).toBe('same_person');
    expect(codeOf(await ask(first, '/cancel', { ...request, drawId: '999999' }))).toBe('lottery_draw_unknown');
    const { draws, pools } = (await ask(second, '', { lottery: 'five-of-36' })).json().data;
    expect(draws.find(({ drawId }: { drawId: string }) => drawId === draw.drawId)).toMatchObject({
      status: 'open',
      tickets: 1,
      sold: '1.00',
      cancelReason: request.reason,
    });
    expect(pools.map(({ lottery }: { lottery: LotteryKey }) => lottery)).toEqual(['six-of-49', 'five-of-36']);
    expect((await ask(second, '/cancel', request)).json().data).toEqual({ cancelled: true });
    expect(codeOf(await ask(second, '/cancel', request))).toBe('lottery_drawn');
    expect(codeOf(await world.buy(player, draw, [ANY_FIVE]))).toBe('lottery_closed');
    await world.app.features.lotteries.runDue();
    await world.app.features.lotteries.runDue();
    expect(await player.balanceMinor()).toBe(900n);
    const [ticket] = await ticketsOf(player);
    expect(ticket?.entries.map(({ status, paid }) => [status, paid])).toEqual([
      ['returned', '1.00'],
      ['open', null],
    ]);
    expect(await world.draw(draw.drawId)).toMatchObject({ status: 'off', numbers: null, seed: null });
    const drawn = await world.run(await world.next('five-of-36'));
    expect(codeOf(await ask(first, '/cancel', { ...request, drawId: drawn.drawId }))).toBe('lottery_drawn');
  });
});
