import type { PokerTableView } from '@touchline/contract/poker/shapes';
import type { PlayerEvent } from '@touchline/contract/push/messages';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireReply } from '../../../../tests/harness/request-over.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { hearPlayers } from '../../../platform/player-news.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { runTables } from '../poker-worker.ts';
import { insertTable } from '../tables/poker-table.store.ts';

let test: TestApp;
let deps: PokerDeps;
const pushed: PokerTableView[] = [];
const told: [bigint, PlayerEvent][] = [];
let unsubscribe: () => void;
let unhear: () => void;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
  const { account, operators, site, vault } = test.app.features;
  deps = { platform: test.platform, account, operators, site, vault };
  unsubscribe = test.platform.bus.subscribe('casino-table.*.*', (message) => {
    const { poker } = message as { readonly poker?: PokerTableView };
    if (poker) pushed.push(poker);
  });
  unhear = hearPlayers(test.platform.bus, (playerId, news) => void (news.kind === 'poker-seat' && told.push([playerId, news])));
});
afterAll(async () => {
  unsubscribe();
  unhear();
  expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  await test.close();
});

const at = (tableId: string, what = ''): string => `/web-api/poker/tables/${tableId}${what}`;
const send = (player: TestPlayer, tableId: string, what: string, payload: object = {}): Promise<WireReply> =>
  player.request({ method: 'POST', url: at(tableId, what), payload });
const sit = (player: TestPlayer, tableId: string, seat: number) => send(player, tableId, '/sit', { seat, chips: 2_000, guid: nanoid() });
const codeOf = (reply: WireReply): string => (reply.statusCode === 200 ? '200' : reply.json().code);
const done = (reply: WireReply): PokerTableView => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.view;
};
const look = async (player: TestPlayer, tableId: string): Promise<PokerTableView> => done(await player.request({ url: at(tableId) }));
const rich = () => test.player({ deposit: '100.00' });
/** The driver's look, without dealing. */
const run = () => runTables(deps, { handMs: 600_000 });
/** As if so much time had gone by since a seat was kept. */
const letTimePass = (tableId: string) =>
  test.platform.pool.query(
    "update poker_wait set kept_until = now() - interval '1 second' where table_id = $1 and kept_until is not null",
    [tableId],
  );

/** A table of two at which both seats are taken by players, or one by a house bot. */
async function fullTable(bots = 0) {
  const id = await insertTable(test.platform.pool, {
    brandId: 1,
    name: `Weirside ${nanoid(6)}`,
    currency: 'EUR',
    seats: 2,
    rules: { variant: 'holdem', smallBlind: 50, bigBlind: 100, ante: 0, rake: null },
    minBuyInMinor: 2_000n,
    maxBuyInMinor: 10_000n,
    clock: { decisionMs: 600_000, bankMs: 0, refillMs: 0 },
    bots,
  });
  const tableId = String(id);
  const seated = await Promise.all(Array.from({ length: 2 - bots }, rich));
  for (const [i, player] of seated.entries()) done(await sit(player, tableId, i + 1));
  if (bots > 0) await run();
  return { tableId, seated };
}

describe('S228 the waiting list of a full table', () => {
  it('shows each their place, keeps a seat that gets free for the first, and tells the table', async () => {
    const { tableId, seated } = await fullTable();
    const [a, b, stranger] = [await rich(), await rich(), await rich()];
    expect(done(await send(a, tableId, '/wait')).wait).toEqual({ place: 1, keptUntil: null });
    expect(done(await send(b, tableId, '/wait')).wait).toEqual({ place: 2, keptUntil: null });
    // Asked for again it is the same place.
    expect(done(await send(a, tableId, '/wait'))).toMatchObject({ wait: { place: 1 }, table: { waiting: 2 } });
    await run();
    expect((await look(a, tableId)).wait?.keptUntil).toBeNull();

    pushed.length = 0;
    done(await send(seated[0] as TestPlayer, tableId, '/leave'));
    // Before anything has looked at the table the seat is the first one's already.
    expect(codeOf(await sit(stranger, tableId, 1))).toBe('poker_seat_kept');
    expect(codeOf(await sit(b, tableId, 1))).toBe('poker_seat_kept');
    await run();
    expect(pushed.filter(({ table }) => table.tableId === tableId).at(-1)).toMatchObject({ table: { waiting: 2, taken: 1 }, wait: null });
    const { wait } = await look(a, tableId);
    expect(wait?.keptUntil).toBeGreaterThan(Date.now());
    expect((await look(b, tableId)).wait).toEqual({ place: 2, keptUntil: null });
    expect((await look(stranger, tableId)).wait).toBeNull();
    for (const player of [b, stranger]) expect(await player.balanceMinor()).toBe(10_000n);

    done(await sit(a, tableId, 1));
    expect(await look(b, tableId)).toMatchObject({ wait: { place: 1, keptUntil: null }, table: { waiting: 1 } });
  });

  it('passes a seat on whose time has gone by, and to everybody once nobody waits', async () => {
    const { tableId, seated } = await fullTable();
    const [a, b, stranger] = [await rich(), await rich(), await rich()];
    for (const player of [a, b]) done(await send(player, tableId, '/wait'));
    done(await send(seated[0] as TestPlayer, tableId, '/leave'));
    await run();
    await letTimePass(tableId);
    // By the database's clock, whether anything has looked or not.
    expect((await look(a, tableId)).wait).toBeNull();
    expect(codeOf(await sit(a, tableId, 1))).toBe('poker_seat_kept');
    await run();
    const kept = (await look(b, tableId)).wait;
    expect([kept?.place, (kept?.keptUntil ?? 0) > Date.now()]).toEqual([1, true]);
    // Having let it pass one waits anew, at the end.
    expect(done(await send(a, tableId, '/wait')).wait).toEqual({ place: 2, keptUntil: null });
    for (const player of [a, b]) expect(done(await send(player, tableId, '/wait/stop')).wait).toBeNull();
    expect(codeOf(await sit(stranger, tableId, 1))).toBe('200');
  });

  it('tells each for whom a seat is kept once, wherever they look, and nobody else', async () => {
    const { tableId, seated } = await fullTable();
    const [a, b] = [await rich(), await rich()];
    for (const player of [a, b]) done(await send(player, tableId, '/wait'));
    await run();
    const news = () => told.filter(([, one]) => one.kind === 'poker-seat' && one.tableId === tableId);
    expect(news()).toEqual([]);
    const { name } = (await look(a, tableId)).table;
    const notice = { kind: 'poker-seat', tableId, table: name, keptMs: 60_000 };
    done(await send(seated[0] as TestPlayer, tableId, '/leave'));
    await Promise.all([run(), run()]);
    await run();
    await expect.poll(news).toEqual([[a.id, notice]]);
    await letTimePass(tableId);
    await run();
    await expect.poll(news).toEqual([
      [a.id, notice],
      [b.id, notice],
    ]);
  });

  it('does not keep a seat longer because the table is looked at again', async () => {
    const { tableId, seated } = await fullTable();
    const a = await rich();
    done(await send(a, tableId, '/wait'));
    done(await send(seated[0] as TestPlayer, tableId, '/leave'));
    await run();
    const { wait } = await look(a, tableId);
    await run();
    expect((await look(a, tableId)).wait).toEqual(wait);
  });

  it('has a house bot make room', async () => {
    const { tableId } = await fullTable(1);
    const a = await rich();
    expect((await look(a, tableId)).table).toMatchObject({ taken: 2, bots: 1 });
    done(await send(a, tableId, '/wait'));
    await run();
    expect((await look(a, tableId)).table).toMatchObject({ taken: 1, bots: 0 });
    expect((await look(a, tableId)).wait?.keptUntil).not.toBeNull();
    await run();
    done(await sit(a, tableId, 2));
  });

  it('is refused by what is wrong, and nothing is posted', async () => {
    const { tableId, seated } = await fullTable();
    const player = await rich();
    for (const what of ['/wait', '/wait/stop']) {
      expect(codeOf(await send(player, '999999', what))).toBe('poker_table_unknown');
      const bad = await send(player, 'x', what);
      expect([bad.statusCode, Object.keys(bad.json().validation_errors)]).toEqual([400, ['pokerTableId']]);
      expect((await test.request({ method: 'POST', url: at(tableId, what) })).statusCode).toBe(401);
    }
    expect(codeOf(await send(seated[0] as TestPlayer, tableId, '/wait'))).toBe('poker_seated');
    expect(codeOf(await send(await test.player({ deposit: '19.99' }), tableId, '/wait'))).toBe('insufficient_funds');
    const limited = await rich();
    const limits = { limits: [{ kind: 'stake', period: 'bet', value: '19.99' }] };
    expect((await limited.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload: limits })).statusCode).toBe(200);
    expect(codeOf(await send(limited, tableId, '/wait'))).toBe('limit_exceeded');
    const excluded = await rich();
    const payload = { months: 6, reason: 'control', confirmed: true };
    expect((await excluded.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload })).statusCode).toBe(200);
    expect(codeOf(await send(excluded, tableId, '/wait'))).toBe('self_excluded');
    done(await send(seated[1] as TestPlayer, tableId, '/leave'));
    expect(codeOf(await send(player, tableId, '/wait'))).toBe('poker_seat_free');
    expect((await look(player, tableId)).table.waiting).toBe(0);
    for (const one of [player, limited, excluded]) expect(await one.balanceMinor()).toBe(10_000n);
  });
});
