import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { createRandom } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearPlayer } from '../../../tests/harness/hear-player.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { ledgerFaults } from '../../../tests/harness/worlds/betting-app.ts';
import { MARKETS, startTotoWorld, type TotoWorld } from '../../../tests/harness/worlds/toto-app.ts';

let world: TotoWorld;
beforeAll(async () => {
  world = await startTotoWorld();
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await poolsAreWhole();
  await world.close();
});

interface Draw {
  readonly drawId: string;
  readonly pool: 'fifteen' | 'score' | 'totals';
  readonly status: string;
  readonly jackpot: string;
  readonly tickets: number;
}
interface Sheet extends Draw {
  readonly matches: readonly { matchId: number; outcomes: readonly { outcome: number; chance: number; picked: number | null }[] }[];
}

const get = async (url: string, player?: TestPlayer) => (await (player ?? world).request({ method: 'GET', url })).json().data;
const running = async (): Promise<Draw[]> => (await get('/web-api/toto/draws')).draws;
const openDraw = async (pool: Draw['pool']): Promise<Sheet> => {
  const draw = (await running()).find((one) => one.pool === pool && one.status === 'open');
  expect(draw, `an open draw of ${pool}`).toBeDefined();
  return get(`/web-api/toto/draws/${draw?.drawId}`);
};
const send = (player: TestPlayer, body: object, remoteAddress = '127.0.0.1') =>
  player.request({ method: 'POST', url: '/web-api/toto/tickets', payload: { stakeMultiplier: 1, ...body }, remoteAddress });
const place = async (player: TestPlayer, draw: Draw, marks: readonly (readonly number[])[], stakeMultiplier = 1) => {
  const answer = await send(player, { drawId: draw.drawId, guid: nanoid(), marks, stakeMultiplier });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.ticket as { ticketId: string; stake: string; lines: number };
};
const ticketOf = async (player: TestPlayer, ticketId: string) => (await get(`/web-api/toto/tickets/${ticketId}`, player)).ticket;
/** As many marks as matches: 1 everywhere, other outcomes where named. */
const ones = (count: number, others: Readonly<Record<number, readonly number[]>> = {}) =>
  Array.from({ length: count }, (_, i) => others[i] ?? [1]);

/** The first match begins, then every match ends as given. */
async function play(draw: Sheet, resultOf: (place: number) => number | 'void'): Promise<void> {
  world.begin(draw.matches[0]?.matchId ?? 0);
  await world.look();
  await world.look();
  for (const [place, { matchId }] of draw.matches.entries()) world.end(draw.pool, matchId, resultOf(place));
  await world.settled();
  await world.look();
  await world.look();
}

/** The sum on each pool's account is its jackpot and the stakes of draws that are not settled. */
async function poolsAreWhole(): Promise<void> {
  const { rows } = await world.platform.pool.query<{ pool: string; held: bigint; owed: bigint }>(
    `select j.pool,
       (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'house-toto-' || j.pool) as held,
       j.amount_minor + (select coalesce(sum(t.stake_base_minor), 0)::bigint from toto_ticket t join toto_draw d on d.id = t.draw_id
         where d.pool = j.pool and t.status = 'open') as owed
     from toto_jackpot j`,
  );
  expect(rows.length).toBe(3);
  for (const { pool, held, owed } of rows) expect(held, `${pool} holds its jackpot and open stakes`).toBe(owed);
}

describe('toto draws', () => {
  it('S234 are opened out of the best known matches that can be guessed, one each for the coming day, with a jackpot', async () => {
    const draws = await running();
    expect(new Set(draws.map(({ pool, status, jackpot }) => `${pool} ${status} ${jackpot}`))).toEqual(
      new Set(['fifteen open 10000.00', 'score open 5000.00', 'totals open 2000.00']),
    );
    await world.look();
    expect((await running()).length).toBe(3);
    const sheet = await openDraw('fifteen');
    expect(sheet.matches.map((match) => match.matchId)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    // 1 / 2.00, 1 / 3.40, 1 / 3.80 without what they add up to above 1.
    expect(sheet.matches[0]?.outcomes).toMatchObject([
      { outcome: 1, chance: 473, picked: null },
      { outcome: 0, chance: 278, picked: null },
      { outcome: 2, chance: 249, picked: null },
    ]);
    const totals = await get(`/web-api/toto/draws/${draws.find((draw) => draw.pool === 'totals')?.drawId}?lng=en`);
    expect(totals.matches[0]).toMatchObject({ line: '5.5', outcomes: [{ name: 'Over 5.5' }, { name: 'Under 5.5' }] });
    expect((await world.request({ method: 'GET', url: '/web-api/toto/draws/999999' })).statusCode).toBe(404);
    expect((await world.request({ method: 'GET', url: '/web-api/toto/draws/x' })).statusCode).toBe(400);
  });
});

describe('POST /web-api/toto/tickets', () => {
  it('S234 takes the price of every line, once for each guid, and shows what was picked', async () => {
    const player = await world.player({ deposit: '100' });
    const draw = await openDraw('fifteen');
    const body = { drawId: draw.drawId, guid: nanoid(), marks: ones(15, { 0: [1, 0, 2], 1: [1, 2] }), stakeMultiplier: 2 };
    const first = await send(player, body);
    expect(first.json().data, first.body).toMatchObject({
      balance: '98.80',
      ticket: { lines: 6, stakeMultiplier: 2, stake: '1.20', status: 'open' },
    });
    expect((await send(player, body)).body).toBe(first.body);
    expect((await send(player, { ...body, stakeMultiplier: 3 })).json().code).toBe('bet_guid_reused');
    expect(await player.balanceMinor()).toBe(9_880n);
    const sheet = await openDraw('fifteen');
    expect(sheet.tickets).toBe(1);
    expect(sheet.matches[1]?.outcomes.map((one) => one.picked)).toEqual([500, 0, 500]);
    expect((await get('/web-api/toto/tickets', player)).tickets).toMatchObject([{ guid: body.guid, hits: 0, decided: 0 }]);
    const other = await world.player();
    const { ticketId } = first.json().data.ticket;
    expect((await other.request({ method: 'GET', url: `/web-api/toto/tickets/${ticketId}` })).json().code).toBe('toto_ticket_unknown');
  });

  it.each([
    ['too few matches', { marks: ones(14) }, 400, 'invalid', 'marks'],
    ['a match without a mark', { marks: ones(15, { 3: [] }) }, 400, 'invalid', 'marks.3'],
    ['an outcome twice', { marks: ones(15, { 4: [1, 1] }) }, 400, 'invalid', 'marks.4'],
    ['an outcome that is none', { marks: ones(15, { 5: [7] }) }, 400, 'invalid', 'marks.5'],
    ['no stake multiplier', { marks: ones(15), stakeMultiplier: 0 }, 400, 'invalid', 'stakeMultiplier'],
    ['the multiplier under another name', { marks: ones(15), stakeMultiplier: undefined, times: 5 }, 400, 'invalid', 'stakeMultiplier'],
    ['too many lines', { marks: Array.from({ length: 15 }, () => [1, 0, 2]) }, 409, 'toto_lines', null],
    [
      'a stake above the limit',
      { marks: ones(15, { 0: [1, 0, 2], 1: [1, 0, 2], 2: [1, 0, 2], 3: [1, 0, 2], 4: [1, 0, 2] }), stakeMultiplier: 100 },
      409,
      'stake_too_high',
      null,
    ],
    ['more than the balance', { marks: ones(15, { 0: [1, 0] }), stakeMultiplier: 50 }, 409, 'insufficient_funds', null],
    ['an unknown draw', { drawId: '424242', marks: ones(15) }, 404, 'toto_unknown', null],
  ] as const)('S234 refuses %s', async (_, wrong, status, code, field) => {
    const player = await world.player({ deposit: '5' });
    const answer = await send(player, { drawId: (await openDraw('fifteen')).drawId, guid: nanoid(), stakeMultiplier: 1, ...wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (field) expect(Object.keys(answer.json().validation_errors)).toContain(field);
    expect(await player.balanceMinor()).toBe(500n);
  });

  it('S234 refuses the excluded and guests', async () => {
    const player = await world.player({ deposit: '5' });
    await world.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [player.id]);
    const body = { drawId: (await openDraw('fifteen')).drawId, guid: nanoid(), marks: ones(15) };
    expect((await send(player, body)).json().code).toBe('self_excluded');
    expect((await world.request({ method: 'POST', url: '/web-api/toto/tickets', payload: body })).statusCode).toBe(401);
    expect(await player.balanceMinor()).toBe(500n);
  });

  it('S234 refuses somebody unknown where the law wants an identification before play', async () => {
    const player = await world.player({ deposit: '5', country: 'GB' });
    const body = { drawId: (await openDraw('fifteen')).drawId, guid: nanoid(), marks: ones(15) };
    expect((await send(player, body)).json().code).toBe('identity_required_to_play');
    expect(await player.balanceMinor()).toBe(500n);
  });

  it('S234 charges round sums in every currency', async () => {
    const player = await world.player({ deposit: '1000', currencyId: 1 });
    const draw = await openDraw('fifteen');
    const sheet = await get(`/web-api/toto/draws/${draw.drawId}`, player);
    const ticket = await place(player, draw, ones(15, { 0: [1, 0] }));
    const [unit, cost] = [Number(sheet.price.line), Number(ticket.stake)];
    expect(sheet.price.currency).not.toBe('EUR');
    expect(cost).toBe(2 * unit);
  });

  it('T06 two hundred tickets at once: as many as each balance pays, each guid once (seed 6)', async () => {
    const random = createRandom('toto parallel', 6);
    const draw = await openDraw('fifteen');
    // Four players send fifteen tickets of 0.10 each, of which twelve can be paid; every one three or four times, in a mixed order.
    const players = await Promise.all(Array.from({ length: 4 }, () => world.player({ deposit: '1.2' })));
    const sent = players.flatMap((player) => {
      const bodies = Array.from({ length: 15 }, () => ({ drawId: draw.drawId, guid: nanoid(), marks: ones(15, { 2: [random.int(3)] }) }));
      return Array.from({ length: 50 }, (_, i) => ({ player, body: bodies[i % 15] ?? {}, lot: random.next() }));
    });
    sent.sort((a, b) => a.lot - b.lot);
    const answers = await Promise.all(sent.map(({ player, body }, i) => send(player, body, `10.6.0.${i}`)));
    expect(new Set(answers.map((answer) => answer.json().code ?? 'taken'))).toEqual(new Set(['taken', 'insufficient_funds']));
    const { rows } = await world.platform.pool.query(
      `select count(*)::int as tickets, count(distinct guid)::int as guids, sum(stake_minor)::bigint as stakes from toto_ticket
       where player_id = any ($1::bigint[]) group by player_id`,
      [players.map((player) => player.id)],
    );
    expect(rows).toEqual(players.map(() => ({ tickets: 12, guids: 12, stakes: 120n })));
    expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual([0n, 0n, 0n, 0n]);
    await poolsAreWhole();
    console.log('T06 toto seed 6, n 200');
  });
});

describe('the end of a draw', () => {
  it('S234 pays tiers by stakes, tells the players, and carries what nobody won to the next draw, which pays it', async () => {
    const draw = await openDraw('totals');
    const [a, b, c] = [
      await world.player({ deposit: '100' }),
      await world.player({ deposit: '100' }),
      await world.player({ deposit: '100' }),
    ];
    const heard: { kind: string; ticketId?: string; status?: string }[] = [];
    const stop = hearPlayer(world.platform.bus, a.id, (message) => heard.push(message as (typeof heard)[number]));
    // 10.00 each on one line. All over come: a has 11 right, b 9, c none.
    const ta = await place(a, draw, ones(12, { 0: [2] }), 100);
    const tb = await place(b, draw, ones(12, { 0: [2], 1: [2], 2: [2] }), 100);
    const tc = await place(
      c,
      draw,
      ones(12).map(() => [2]),
      100,
    );
    await play(draw, () => 1);
    // Stakes 30.00, pool 27.00: 25 % (12, unwon) 6.75, 20 % (11) 5.40 to a, 25 % (10, unwon) 6.75, 30 % (9) 8.10 to b.
    expect(await ticketOf(a, ta.ticketId)).toMatchObject({
      status: 'won',
      paid: '5.40',
      hits: 11,
      winning: [{ correct: 11, lines: 1, paid: '5.40' }],
    });
    expect(await ticketOf(b, tb.ticketId)).toMatchObject({ status: 'won', paid: '8.10', hits: 9 });
    expect(await ticketOf(c, tc.ticketId)).toMatchObject({ status: 'lost', paid: '0.00', hits: 0 });
    expect([await a.balanceMinor(), await b.balanceMinor(), await c.balanceMinor()]).toEqual([9_540n, 9_810n, 9_000n]);
    const sheet = await get(`/web-api/toto/draws/${draw.drawId}`);
    expect(sheet).toMatchObject({ status: 'settled', jackpot: '2000.00', poolAmount: '27.00', paid: '13.50', tickets: 3 });
    expect(sheet.tiers).toMatchObject([
      { correct: 12, pot: '2006.75', lines: 0, perLine: null },
      { correct: 11, pot: '5.40', lines: 1, tickets: 1, perLine: '0.05' },
      { correct: 10, lines: 0 },
      { correct: 9, pot: '8.10', lines: 1 },
    ]);
    await expect
      .poll(() => heard.some((news) => news.kind === 'toto' && news.ticketId === ta.ticketId && news.status === 'won'))
      .toBe(true);
    stop();

    const next = await openDraw('totals');
    expect(next).toMatchObject({ jackpot: '2013.50' });
    const jackpot = await place(c, next, ones(12));
    await play(next, () => 1);
    // Stake 0.10, pool 0.09: 0.0225 of it is 2 cents, and the jackpot; what the other tiers hold goes on.
    const won = await ticketOf(c, jackpot.ticketId);
    expect(won).toMatchObject({ status: 'won', winning: [{ correct: 12, lines: 1 }] });
    expect(await c.balanceMinor()).toBe(9_000n - 10n + BigInt(won.paid.replace('.', '')));
    expect(Number(won.paid)).toBeGreaterThanOrEqual(2013.5);
    const results = await get('/web-api/toto/results?pool=totals');
    expect(results.draws.map((one: Draw) => one.drawId)).toEqual([next.drawId, draw.drawId]);
    await poolsAreWhole();
  });

  it('S234 counts void matches as guessed by all, and returns every stake where too many are void', async () => {
    const draw = await openDraw('score');
    const player = await world.player({ deposit: '100' });
    const ticket = await place(player, draw, ones(8), 10);
    await play(draw, (place) => (place < 4 ? 'void' : 64));
    expect(await ticketOf(player, ticket.ticketId)).toMatchObject({ status: 'returned', paid: '1.00', hits: 4, decided: 8 });
    expect(await player.balanceMinor()).toBe(10_000n);
    const sheet = await get(`/web-api/toto/draws/${draw.drawId}`);
    expect(sheet).toMatchObject({ status: 'off', jackpot: '5000.00' });

    const next = await openDraw('score');
    const again = await place(player, next, ones(8), 10);
    // One void: two right are enough, and the void one is one of them. The outcome 1 is 0-1.
    await play(next, (place) => (place === 0 ? 'void' : place === 1 ? 1 : 64));
    expect(await ticketOf(player, again.ticketId)).toMatchObject({ status: 'won', hits: 2, winning: [{ correct: 2 }] });
    await poolsAreWhole();
  });

  it('S234 waits for confirmed results that have stood, and takes a corrected one as it is', async () => {
    const draw = await openDraw('fifteen');
    const player = await world.player({ deposit: '100' });
    const ticket = await place(player, draw, ones(15));
    const ids = draw.matches.map((match) => match.matchId);
    world.begin(ids[0] ?? 0);
    await world.look();
    await world.look();
    expect((await send(player, { drawId: draw.drawId, guid: nanoid(), marks: ones(15) })).json().code).toBe('toto_closed');
    for (const id of ids) world.end('fifteen', id, 1, 1, 'provisional');
    await world.settled();
    await world.look();
    expect(await ticketOf(player, ticket.ticketId)).toMatchObject({ status: 'open', decided: 0 });
    for (const id of ids) world.end('fifteen', id, 1, 2);
    await world.settled();
    // Decided, but the results have not stood for an hour.
    await world.look(3_600_000);
    expect(await ticketOf(player, ticket.ticketId)).toMatchObject({ status: 'open', decided: 15, hits: 15 });
    world.source.say(ids[3] ?? 0, { type: 'SettlementRolledBack', version: 3, markets: [MARKETS.fifteen] });
    await world.settled();
    await world.look(3_600_000);
    expect(await ticketOf(player, ticket.ticketId)).toMatchObject({ status: 'open', decided: 14 });
    await world.look();
    expect(await ticketOf(player, ticket.ticketId)).toMatchObject({ status: 'open' });
    for (const place of [3, 4]) world.end('fifteen', ids[place] ?? 0, 0, 4);
    await world.settled();
    await world.look();
    await world.look();
    const before = await player.balanceMinor();
    expect(await ticketOf(player, ticket.ticketId)).toMatchObject({ status: 'won', hits: 13, winning: [{ correct: 13 }] });
    // A paid ticket stays paid, however often it is looked at.
    world.end('fifteen', ids[0] ?? 0, 2, 9);
    await world.settled();
    await world.look();
    expect(await player.balanceMinor()).toBe(before);
  });

  it('S234 pays once, however many look at the same time', async () => {
    const draw = await openDraw('fifteen');
    const players = await Promise.all(Array.from({ length: 6 }, () => world.player({ deposit: '10' })));
    const stranger = await world.player({ deposit: '1000', currencyId: currencyByCode('RUB')?.id ?? 0 });
    for (const player of [...players, stranger]) await place(player, draw, ones(15), 10);
    world.begin(draw.matches[0]?.matchId ?? 0);
    await world.look();
    await world.look();
    for (const { matchId } of draw.matches) world.end('fifteen', matchId, 1);
    await world.settled();
    await Promise.all(Array.from({ length: 5 }, () => world.look()));
    const balances = await Promise.all(players.map((player) => player.balanceMinor()));
    // All seven have everything right: each gets a seventh of tier and jackpot.
    expect(new Set(balances).size).toBe(1);
    expect(balances[0]).toBeGreaterThan(100_000n);
    // The stranger's unit is a hundred times the euro, at the stake as in the winnings.
    const [won] = balances;
    expect((await stranger.balanceMinor()) - 100_000n).toBe(100n * ((won ?? 0n) - 1_000n));
    await poolsAreWhole();
  });
});
