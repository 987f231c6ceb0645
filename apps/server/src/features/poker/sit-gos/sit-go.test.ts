import { legalActions } from '@touchline/casino/poker/legal-actions';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { createRandom } from '@touchline/kernel/random';
import { nanoid } from 'nanoid';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashPool } from '../../../../tests/faults/crashing-pool.ts';
import { RUN_SEED } from '../../../../tests/harness/run-seed.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';
import { openDb } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { stateOf } from '../hands/open-hand.ts';
import { takeTurn } from '../hands/play-hand.ts';
import { readOpenHand } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { runTables } from '../poker-worker.ts';
import { leaveTable } from '../tables/leave-table.ts';
import { readSeats } from '../tables/poker-seat.store.ts';
import { presentTable } from '../view/present-table.ts';
import { enterSitGo } from './enter-sit-go.ts';
import { leaveSitGo, refundVoid } from './refund-entry.ts';
import { readSitGo, type SitGo } from './sit-go.store.ts';
import { readEntries } from './sit-go-entry.store.ts';
import { voidSitGo } from './void-sit-go.ts';

const BRAND = 1;
/** More looks at the tables than a tournament of two or six takes. */
const MAX_LOOKS = 3_000;

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp({ roles: ['api'] });
  second = await startTestApp({ roles: ['api'], databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  expect((await first.app.features.wallet.checkLedger()).faults).toEqual([]);
  expect(await held()).toBe(await entered());
  await second.close();
  await first.close();
});

const depsOf = ({ platform, app }: TestApp): PokerDeps => ({
  platform,
  account: app.features.account,
  operators: app.features.operators,
  site: app.features.site,
  vault: app.features.vault,
});
const one = async (sql: string, values: readonly unknown[] = []): Promise<bigint> =>
  (await first.platform.pool.query<{ of: bigint }>(sql, [...values])).rows[0]?.of ?? 0n;
/** The house holds so much for sit-and-gos, and so much has been paid into those that are not over. */
const held = () =>
  one(
    "select coalesce(sum(e.amount_minor), 0)::bigint as of from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'house-sit-go'",
  );
const entered = () =>
  one(
    `select coalesce(sum((g.terms->>'buyIn')::bigint + (g.terms->>'fee')::bigint), 0)::bigint as of
     from poker_sit_go_entry e join poker_sit_go g on g.id = e.sit_go_id where e.refunded_at is null and g.status <> 'over'`,
  );
/** The sit-and-go of a name that takes entries: Sluice is of two at 1.00 and 0.05, Osier of six at 2.00 and 0.20. */
const open = (name: string): Promise<bigint> =>
  one("select id as of from poker_sit_go where brand_id = $1 and name = $2 and status = 'open'", [BRAND, name]);
const read = async (id: bigint): Promise<SitGo> => (await readSitGo(first.platform.pool, id)) ?? expect.fail('no such sit-and-go');
const entriesOf = (id: bigint) => readEntries(first.platform.pool, [id]);
const of = (player: TestPlayer) => ({ id: player.id, brandId: BRAND });
const enter = (player: TestPlayer, id: bigint, guid: string = nanoid(), app = first) => enterSitGo(depsOf(app), of(player), id, guid);
const refused = (wanted: Promise<unknown>): Promise<string> => wanted.then(() => 'taken').catch(({ code }: { code: string }) => code);
const look = (app = first) => runTables(depsOf(app), { handMs: 0, botMs: 0, fillMs: 600_000 });

/** A player who has set a limit. */
async function limited(kind: string, period: string, value: string): Promise<TestPlayer> {
  const player = await first.player({ deposit: '10.00' });
  const payload = { limits: [{ kind, period, value }] };
  expect((await player.requestFully({ method: 'POST', url: '/limit-service-api/v3/limits', payload })).statusCode).toBe(200);
  return player;
}

/** Two players in a sit-and-go of two, which has begun. */
async function duel() {
  const id = await open('Sluice');
  const players = [await first.player({ deposit: '10.00' }), await first.player({ deposit: '10.00' })] as const;
  for (const player of players) await enter(player, id);
  const { tableId } = await read(id);
  return { id, players, tableId: tableId ?? expect.fail('it has not begun') };
}

/** Whoever of the players is to act goes all in, or calls, and folds once so many have; gives whether anybody was to act. */
async function allIn(tableId: bigint, app = first, max = 9): Promise<boolean> {
  const hand = await readOpenHand(app.platform.pool, tableId);
  if (!hand) return false;
  const state = await stateOf(app.platform.pool, depsOf(app), hand);
  const seat = (await readSeats(app.platform.pool, tableId)).find((taken) => taken.seat === state.toAct);
  if (seat?.playerId == null) return false;
  const { raiseTo, canCheck } = legalActions(state, seat.seat);
  const isIn = hand.actions.filter(({ kind }) => kind === 'raise' || kind === 'call').length < max;
  if (!isIn && !canCheck) {
    await takeTurn(depsOf(app), tableId, seat.playerId, { kind: 'fold' });
    return true;
  }
  const action = raiseTo && isIn ? ({ kind: 'raise', to: raiseTo.max } as const) : ({ kind: canCheck ? 'check' : 'call' } as const);
  await takeTurn(depsOf(app), tableId, seat.playerId, action);
  return true;
}

/** Plays to the end: players go all in, bots as they do; a process in turn with another, as if each were killed after its step. */
async function playOut(id: bigint, apps: readonly TestApp[] = [first]): Promise<SitGo> {
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const app = apps[looks % apps.length] ?? first;
    const sitGo = await read(id);
    if (sitGo.status !== 'running' || sitGo.tableId === null) return sitGo;
    if (!(await allIn(sitGo.tableId, app))) await look(app);
  }
  return expect.fail('it does not end');
}

describe('S228 an entry into a sit-and-go', () => {
  it('is paid for once, however often it is asked for, and given back whole before the beginning', async () => {
    const id = await open('Osier');
    const player = await first.player({ deposit: '10.00' });
    const guid = nanoid();
    await Promise.all([enter(player, id, guid), enter(player, id, guid, second)]);
    expect(await player.balanceMinor()).toBe(780n);
    expect(await refused(enter(player, id))).toBe('poker_sit_go_entered');
    const left = await Promise.all([1, 2].map(() => refused(leaveSitGo(depsOf(first), of(player), id))));
    expect(left.toSorted()).toEqual(['poker_entry_unknown', 'taken']);
    expect(await player.balanceMinor()).toBe(1_000n);
    // A late repeat of the request does not enter again.
    await enter(player, id, guid);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('is refused by what is wrong, and nothing is paid', async () => {
    const id = await open('Osier');
    const poor = await first.player({ deposit: '1.00' });
    expect(await refused(enter(poor, id))).toBe('insufficient_funds');
    expect(await refused(enter(poor, 999_999n))).toBe('poker_sit_go_unknown');
    expect(await refused(leaveSitGo(depsOf(first), of(poor), id))).toBe('poker_entry_unknown');
    const excluded = await first.player({ deposit: '10.00' });
    const payload = { months: 6, reason: 'control', confirmed: true };
    expect((await excluded.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload })).statusCode).toBe(200);
    expect(await refused(enter(excluded, id))).toBe('self_excluded');
    expect([await poor.balanceMinor(), await excluded.balanceMinor()]).toEqual([100n, 1_000n]);
    expect(await entriesOf(id)).toEqual([]);
  });

  it('is refused to who turns out to be too young', async () => {
    const id = await open('Osier');
    const young = await first.player({ deposit: '10.00' });
    const birth_date = `${new Date().getUTCFullYear() - 10}-01-01`;
    await inTransaction(first.platform.pool, (client) => first.app.features.account.writePersonalData(client, young.id, { birth_date }));
    expect(await refused(enter(young, id))).toBe('betting_blocked');
    expect([await young.balanceMinor(), await entriesOf(id)]).toEqual([1_000n, []]);
  });

  it('counts for limits with its fee, and for nothing once it is given back', async () => {
    const id = await open('Osier');
    const largest = await limited('stake', 'bet', '2.19');
    expect(await refused(enter(largest, id))).toBe('limit_exceeded');
    expect(await largest.balanceMinor()).toBe(1_000n);
    const daily = await limited('wager', 'day', '2.20');
    const asked = [id, await open('Sluice')].map((wanted) => refused(enter(daily, wanted)));
    expect((await Promise.all(asked)).toSorted()).toEqual(['limit_exceeded', 'taken']);
    for (const wanted of [id, await open('Sluice')]) await refused(leaveSitGo(depsOf(first), of(daily), wanted));
    expect(await daily.balanceMinor()).toBe(1_000n);
    await enter(daily, id);
    await leaveSitGo(depsOf(first), of(daily), id);
  });

  it('is paid and given back in the currency of its player', async () => {
    const id = await open('Osier');
    const player = await first.player({ deposit: '100000', currencyId: currencyByCode('RUB')?.id ?? 0 });
    const before = await player.balanceMinor();
    await enter(player, id);
    const paid = before - (await player.balanceMinor());
    expect([paid > 0n, paid % 220n]).toEqual([true, 0n]);
    await leaveSitGo(depsOf(first), of(player), id);
    expect(await player.balanceMinor()).toBe(before);
  });

  it('is the last one for only one of two who want it at once, and begins it', async () => {
    const id = await open('Sluice');
    const players = await Promise.all([1, 2, 3].map(() => first.player({ deposit: '10.00' })));
    const [waiting, ...late] = players as [TestPlayer, ...TestPlayer[]];
    await enter(waiting, id);
    const answers = await Promise.all(late.map((player, i) => refused(enter(player, id, nanoid(), i === 0 ? first : second))));
    expect(answers.toSorted()).toEqual(['poker_sit_go_closed', 'taken']);
    expect(await read(id)).toMatchObject({ status: 'running' });
    expect(await refused(leaveSitGo(depsOf(first), of(waiting), id))).toBe('poker_sit_go_closed');
    expect(await open('Sluice')).not.toBe(id);
    await playOut(id);
  });
});

describe('S228 a sit-and-go', () => {
  it('is played to its end, and pays its prize in the transaction that ends it', async () => {
    const { id, players, tableId } = await duel();
    const house = () =>
      one(
        "select coalesce(sum(e.amount_minor), 0)::bigint as of from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'house-games'",
      );
    const before = await house();
    expect(await refused(leaveTable(depsOf(first), of(players[0]), tableId))).toBe('poker_table_unknown');
    expect(await playOut(id)).toMatchObject({ status: 'over' });
    const balances = await Promise.all(players.map((player) => player.balanceMinor()));
    expect(balances.toSorted((a, b) => Number(a - b))).toEqual([895n, 1_095n]);
    expect((await house()) - before).toBe(10n);
    const entries = await entriesOf(id);
    expect(entries.map(({ place }) => Number(place)).toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(entries.find(({ place }) => place === 1)?.prizeTransactionId).not.toBeNull();
    // Nothing is left to do: the end is not told twice.
    await look();
    expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual(balances);
    const winner = entries.find(({ place }) => place === 1)?.playerId ?? 0n;
    const view = await presentTable(depsOf(first), BRAND, tableId, winner);
    expect(view.sitGo?.own).toMatchObject({ place: 1, won: '2.00', cost: '1.05' });
    expect(view.seats).toEqual([]);
  });

  it('is filled with house bots that the house pays for, and played on by a process that never saw it', async () => {
    const id = await open('Osier');
    const player = await first.player({ deposit: '10.00' });
    await enter(player, id);
    await look();
    expect(await read(id)).toMatchObject({ status: 'open' });
    await Promise.all([first, second].map((app) => runTables(depsOf(app), { handMs: 0, botMs: 0, fillMs: 0 })));
    const { tableId } = await read(id);
    const seats = await readSeats(first.platform.pool, tableId ?? 0n);
    expect([seats.length, seats.filter(({ bot }) => bot !== null).length]).toEqual([6, 5]);
    expect(new Set(seats.map(({ chipsMinor }) => chipsMinor))).toEqual(new Set([1_500n]));
    expect(await playOut(id, [first, second])).toMatchObject({ status: 'over' });
    const entries = await entriesOf(id);
    expect(entries.reduce((sum, { prizeMinor }) => sum + (prizeMinor ?? 0n), 0n)).toBe(1_200n);
    const own = entries.find(({ playerId }) => playerId === player.id);
    expect(await player.balanceMinor()).toBe(780n + (own?.prizeMinor ?? 0n));
  });

  it('has no hand and no place of a decision that is interrupted', async () => {
    const { id, tableId } = await duel();
    await look();
    await look();
    const hand = (await readOpenHand(first.platform.pool, tableId)) ?? expect.fail('no hand');
    const broken: PokerDeps = {
      ...depsOf(first),
      site: {
        ...first.app.features.site,
        unitMinor: () => {
          throw new Error('the process is killed');
        },
      },
    };
    // Both are all in: the last of these decisions would end it.
    await allIn(tableId);
    const state = await stateOf(first.platform.pool, depsOf(first), (await readOpenHand(first.platform.pool, tableId)) ?? hand);
    const caller = (await readSeats(first.platform.pool, tableId)).find(({ seat }) => seat === state.toAct)?.playerId ?? 0n;
    const ended = await takeTurn(broken, tableId, caller, { kind: 'call' }).catch((error: Error) => error.message);
    if (ended === 'the process is killed') {
      const open = await readOpenHand(first.platform.pool, tableId);
      expect([open?.id, open?.actions.length]).toEqual([hand.id, 1]);
      expect((await entriesOf(id)).map(({ place }) => place)).toEqual([null, null]);
    }
    expect(await playOut(id, [second, first])).toMatchObject({ status: 'over' });
  });

  it('plays an absent player’s chips away, and nobody waits for that', async () => {
    const { id, players, tableId } = await duel();
    await first.platform.pool.query('update poker_seat set is_present = false, absent_since = clock_timestamp() where table_id = $1', [
      tableId,
    ]);
    for (let looks = 0; looks < MAX_LOOKS && (await read(id)).status === 'running'; looks += 1) await look();
    expect(await read(id)).toMatchObject({ status: 'over' });
    const balances = await Promise.all(players.map((player) => player.balanceMinor()));
    expect(balances.toSorted((a, b) => Number(a - b))).toEqual([895n, 1_095n]);
  });

  it('pays its prize to a player who has been excluded since, and is played for as absent', async () => {
    const { id, players, tableId } = await duel();
    const payload = { months: 6, reason: 'control', confirmed: true };
    for (const player of players)
      expect((await player.requestFully({ method: 'POST', url: '/limit-service-api/BlockUser', payload })).statusCode).toBe(200);
    for (let looks = 0; looks < MAX_LOOKS && (await read(id)).status === 'running'; looks += 1) await look();
    expect((await readSeats(first.platform.pool, tableId)).length).toBe(0);
    const balances = await Promise.all(players.map((player) => player.balanceMinor()));
    expect(balances.toSorted((a, b) => Number(a - b))).toEqual([895n, 1_095n]);
  });
});

/** Asks a process whose connections break until it answers. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      // A constraint is the last guard, and must not be what holds; a refusal is an answer.
      if (error instanceof Failure || /^23/.test(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

describe('S228 sit-and-gos of processes that are killed at any statement', () => {
  const opened = { pool: undefined as pg.Pool | undefined };
  afterAll(() => opened.pool?.end());

  it('take each entry once, and pay each prize or give each entry back once', async () => {
    const pool = openDb(first.databaseUrl, 3);
    opened.pool = pool;
    const crashes = crashPool(pool, createRandom(RUN_SEED));
    const deps: PokerDeps = { ...depsOf(first), platform: { ...first.platform, pool } };
    const lookOf = () => runTables(deps, { handMs: 0, botMs: 0, fillMs: 600_000 }).catch(() => undefined);
    for (const isVoid of [false, true, false, true]) {
      const id = await open('Sluice');
      const players = [await first.player({ deposit: '10.00' }), await first.player({ deposit: '10.00' })];
      crashes.chance = 0.03;
      for (const player of players) {
        const guid = nanoid();
        await insist(() => enterSitGo(deps, of(player), id, guid));
      }
      for (let looks = 0; looks < MAX_LOOKS && (await read(id)).status === 'running'; looks += 1) {
        if (isVoid && looks === 5) await insist(() => voidSitGo(deps, id, async () => {}));
        await lookOf();
        const { tableId } = await read(id);
        crashes.chance = 0;
        await allIn(tableId ?? 0n).catch(() => false);
        crashes.chance = 0.03;
      }
      crashes.chance = 0;
      await look();
      const balances = (await Promise.all(players.map((player) => player.balanceMinor()))).toSorted((a, b) => Number(a - b));
      const { status } = await read(id);
      expect(['over', ...(isVoid ? ['void'] : [])], `seed ${RUN_SEED}`).toContain(status);
      expect(balances).toEqual(status === 'void' ? [1_000n, 1_000n] : [895n, 1_095n]);
    }
    expect(crashes.count).toBeGreaterThan(0);
  });
});

describe('S228 a sit-and-go that is void', () => {
  it('gives the entry back to who was out already, whose place counts no more', async () => {
    const id = await open('Osier');
    const players = await Promise.all([1, 2, 3, 4, 5, 6].map(() => first.player({ deposit: '10.00' })));
    for (const player of players) await enter(player, id);
    const { tableId } = await read(id);
    const isOut = async () => (await entriesOf(id)).some(({ place }) => place !== null);
    for (let looks = 0; looks < MAX_LOOKS && !(await isOut()); looks += 1) if (!(await allIn(tableId ?? 0n, first, 2))) await look();
    expect(await isOut()).toBe(true);
    expect(await voidSitGo(depsOf(first), id, async () => {})).toBe(true);
    await refundVoid(depsOf(first));
    expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual(players.map(() => 1_000n));
  });

  it('gives every entry back whole, once, whatever was played', async () => {
    const { id, players, tableId } = await duel();
    await look();
    await look();
    await allIn(tableId);
    const voided = await Promise.all([first, second].map((app) => voidSitGo(depsOf(app), id, async () => {})));
    expect(voided.filter(Boolean)).toHaveLength(1);
    await Promise.all([first, second].map((app) => refundVoid(depsOf(app))));
    expect(await Promise.all(players.map((player) => player.balanceMinor()))).toEqual([1_000n, 1_000n]);
    expect(await readOpenHand(first.platform.pool, tableId)).toBeUndefined();
  });

  it('gives the house back what it has paid for bots, and is followed by another where it had not begun', async () => {
    const player = await first.player({ deposit: '10.00' });
    const begun = await open('Kingfisher');
    await enter(player, begun);
    await runTables(depsOf(first), { handMs: 0, botMs: 0, fillMs: 0 });
    expect(await voidSitGo(depsOf(first), begun, async () => {})).toBe(true);
    // The refund was interrupted: the next look makes it.
    await look();
    const id = await open('Kingfisher');
    await enter(player, id);
    expect(await voidSitGo(depsOf(first), id, async () => {})).toBe(true);
    await look();
    expect(await player.balanceMinor()).toBe(1_000n);
    expect(await open('Kingfisher')).toBeGreaterThan(id);
  });
});
