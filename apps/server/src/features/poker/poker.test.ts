import type { HandState } from '@touchline/casino/poker/hand-state';
import { legalActions } from '@touchline/casino/poker/legal-actions';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { readHandText } from './hands/hand-history.ts';
import { stateOf } from './hands/open-hand.ts';
import { type PlayedTo, promiseHand, startHand, takeLateTurn, takeTurn, type Unseated, voidHand } from './hands/play-hand.ts';
import { readHand, readLateTables, readOpenHand } from './hands/poker-hand.store.ts';
import type { PokerDeps } from './poker-deps.ts';
import { runTables } from './poker-worker.ts';
import { readSignals } from './signals/read-signals.ts';
import { leaveDue } from './tables/leave-due.ts';
import { leaveTable } from './tables/leave-table.ts';
import { isSeated, readSeats } from './tables/poker-seat.store.ts';
import { insertTable } from './tables/poker-table.store.ts';
import { unseatBot } from './tables/seat-bot.ts';
import { setPresence } from './tables/set-presence.ts';
import { sitDown } from './tables/sit-down.ts';
import { createTableSteps } from './tables/table-steps.ts';
import { topUp } from './tables/top-up.ts';

const BRAND = 1;

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp({ roles: ['api'] });
  second = await startTestApp({ roles: ['api'], databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  expect((await first.app.features.wallet.checkLedger()).faults).toEqual([]);
  expect(await houseHas('house-poker')).toBe(await chipsAtTables());
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
const table = async (bots = 0): Promise<bigint> => {
  const id = await insertTable(first.platform.pool, {
    brandId: BRAND,
    name: `Northbank ${nanoid(6)}`,
    currency: 'EUR',
    seats: 6,
    rules: { variant: 'holdem', smallBlind: 50, bigBlind: 100, ante: 0, rake: { ratePpm: 40_000, caps: [{ players: 2, chips: 200 }] } },
    minBuyInMinor: 2_000n,
    maxBuyInMinor: 10_000n,
    clock: { decisionMs: 15_000, bankMs: 30_000, refillMs: 1_000 },
    bots,
  });
  return id ?? expect.fail('there is a table of this name');
};
const sit = (player: TestPlayer, tableId: bigint, seat: number, chipsMinor = 5_000n, guid: string = nanoid()) =>
  sitDown(depsOf(first), { id: player.id, brandId: BRAND }, { tableId, seat, chipsMinor, guid });
const leave = (player: TestPlayer, tableId: bigint) => leaveTable(depsOf(first), { id: player.id, brandId: BRAND }, tableId);
const deal = async (tableId: bigint): Promise<PlayedTo> => {
  await promiseHand(depsOf(first), tableId);
  const dealt = await startHand(depsOf(first), tableId);
  if (!dealt) throw new Error('no hand is dealt');
  return dealt;
};
const owners = async (tableId: bigint) => new Map((await readSeats(first.platform.pool, tableId)).map((one) => [one.seat, one]));
const chipsOf = async (tableId: bigint): Promise<bigint[]> =>
  (await readSeats(first.platform.pool, tableId)).map(({ chipsMinor }) => chipsMinor);
const one = async (sql: string): Promise<bigint> => (await first.platform.pool.query<{ of: bigint }>(sql)).rows[0]?.of ?? 0n;
/** A house account's balance is the sum of its entries. */
const houseHas = (kind: string): Promise<bigint> =>
  one(
    `select coalesce(sum(e.amount_minor), 0)::bigint as of from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = '${kind}'`,
  );
const chipsAtTables = () => one('select coalesce(sum(chips), 0)::bigint as of from poker_seat where left_at is null');
type Decide = (state: HandState, seat: number) => Unseated;
const callOrCheck: Decide = (state, seat) => ({ kind: legalActions(state, seat).canCheck ? 'check' : 'call' });
const allIn: Decide = (state, seat) => ({ kind: 'raise', to: legalActions(state, seat).raiseTo?.max ?? 0 });
const minRaise: Decide = (state, seat) => ({ kind: 'raise', to: legalActions(state, seat).raiseTo?.min ?? 0 });
/** The player to act decides. */
async function turn(tableId: bigint, state: HandState, decide = callOrCheck, app = first): Promise<HandState> {
  const seat = state.toAct ?? 0;
  const playerId = (await owners(tableId)).get(seat)?.playerId ?? 0n;
  return (await takeTurn(depsOf(app), tableId, playerId, decide(state, seat))).state;
}
async function playOut(tableId: bigint, from: HandState, decide = callOrCheck): Promise<HandState> {
  let state = from;
  while (state.toAct !== null) state = await turn(tableId, state, decide);
  return state;
}
/** As if the time of the seat to act had gone by. */
const letTimePass = (tableId: bigint) =>
  first.platform.pool.query("update poker_hand set acts_by = now() - interval '1 second' where table_id = $1 and status = 'open'", [
    tableId,
  ]);
/** Two players with 50.00 each at a new table, who have bought chips for it. */
async function twoAtTable(bots = 0) {
  const tableId = await table(bots);
  const players = [await first.player({ deposit: '50.00' }), await first.player({ deposit: '50.00' })] as const;
  await sit(players[0], tableId, 1);
  await sit(players[1], tableId, 4);
  return { tableId, players };
}

describe('S228 a seat at a poker table', () => {
  it('is paid for once, however often it is asked for', async () => {
    const tableId = await table();
    const player = await first.player({ deposit: '80.00' });
    const guid = nanoid();
    const seats = await Promise.all([sit(player, tableId, 2, 5_000n, guid), sit(player, tableId, 2, 5_000n, guid)]);
    expect(new Set(seats.map(({ id }) => id)).size).toBe(1);
    expect(await player.balanceMinor()).toBe(3_000n);
    expect(await chipsOf(tableId)).toEqual([5_000n]);
  });

  it('is refused by what is wrong, and nothing is paid', async () => {
    const { tableId, players } = await twoAtTable();
    const player = await first.player({ deposit: '30.00' });
    const refused = (wanted: Promise<unknown>) => wanted.then(() => 'taken').catch(({ code }: { code: string }) => code);
    expect(await refused(sit(player, tableId, 1))).toBe('poker_seat_taken');
    expect(await refused(sit(player, tableId, 7))).toBe('poker_table_unknown');
    expect(await refused(sit(player, 999_999n, 1))).toBe('poker_table_unknown');
    expect(await refused(sit(player, tableId, 2, 1_999n))).toBe('poker_buy_in');
    expect(await refused(sit(player, tableId, 2, 5_000n))).toBe('insufficient_funds');
    expect(await refused(sit(players[0], tableId, 2, 2_000n))).toBe('poker_seated');
    expect(await refused(leave(player, tableId))).toBe('poker_seat_unknown');
    expect(await player.balanceMinor()).toBe(3_000n);
  });

  it('is left with all chips, once', async () => {
    const { tableId, players } = await twoAtTable();
    const { state } = await deal(tableId);
    await playOut(tableId, state, () => ({ kind: 'fold' }));
    const chips = await chipsOf(tableId);
    await Promise.all([leave(players[0], tableId), leave(players[0], tableId)]);
    expect(await players[0].balanceMinor()).toBe(chips[0]);
    expect(await chipsOf(tableId)).toEqual([chips[1]]);
  });

  it('is left after the hand by who leaves during it: once, by whichever process looks, and dealt in no more', async () => {
    const { tableId, players } = await twoAtTable();
    const { state } = await deal(tableId);
    await Promise.all([leave(players[0], tableId), leave(players[0], tableId)]);
    expect(await leaveDue(depsOf(first), createTableSteps(first.platform))).not.toContain(tableId);
    expect(await players[0].balanceMinor()).toBe(0n);
    expect(await chipsOf(tableId)).toEqual([5_000n, 5_000n]);
    await playOut(tableId, state);
    await promiseHand(depsOf(first), tableId);
    expect(await startHand(depsOf(first), tableId)).toBeNull();
    const chips = await chipsOf(tableId);
    await Promise.all([first, second].map((app) => leaveDue(depsOf(app), createTableSteps(app.platform))));
    expect(await players[0].balanceMinor()).toBe(chips[0]);
    expect(await chipsOf(tableId)).toEqual([chips[1]]);
  });

  it('is kept by who takes leaving back while the hand is played', async () => {
    const { tableId, players } = await twoAtTable();
    const { state } = await deal(tableId);
    await leave(players[0], tableId);
    // A part in the cut is no word about staying.
    await setPresence(depsOf(first), { id: players[0].id, brandId: BRAND }, tableId, { cut: nanoid() });
    expect((await owners(tableId)).get(1)).toMatchObject({ leaves: true, isPresent: false });
    await setPresence(depsOf(first), { id: players[0].id, brandId: BRAND }, tableId, { isPresent: true });
    await playOut(tableId, state);
    // A look that has seen the mark before it was taken off pays nobody out either.
    await leaveTable(depsOf(first), { id: players[0].id, brandId: BRAND }, tableId, ({ isPresent }) => !isPresent);
    expect(await chipsOf(tableId)).toHaveLength(2);
    expect(await leaveDue(depsOf(first), createTableSteps(first.platform))).not.toContain(tableId);
    expect((await deal(tableId)).state.seats).toHaveLength(2);
    await voidHand(depsOf(first), tableId);
  });
});

describe('S228 a player between two hands', () => {
  it('buys more chips, once, and no more than one may sit down with', async () => {
    const tableId = await table();
    const player = await first.player({ deposit: '120.00' });
    await sit(player, tableId, 2, 5_000n);
    const guid = nanoid();
    const buy = (chipsMinor: bigint, as: string) =>
      topUp(depsOf(first), { id: player.id, brandId: BRAND }, { tableId, chipsMinor, guid: as });
    await Promise.all([buy(3_000n, guid), buy(3_000n, guid)]);
    await expect(buy(2_001n, nanoid())).rejects.toMatchObject({ code: 'poker_buy_in' });
    expect(await chipsOf(tableId)).toEqual([8_000n]);
    expect(await player.balanceMinor()).toBe(4_000n);
  });

  it('sits out and comes back, and gives a part to the cut once the deck is promised', async () => {
    const { tableId, players } = await twoAtTable();
    const wish = (wishes: Parameters<typeof setPresence>[3]) =>
      setPresence(depsOf(first), { id: players[0].id, brandId: BRAND }, tableId, wishes);
    await wish({ isPresent: false, cut: 'too soon' });
    await promiseHand(depsOf(first), tableId);
    expect(await startHand(depsOf(first), tableId)).toBeNull();
    await wish({ isPresent: true, cut: 'in time' });
    const dealt = await startHand(depsOf(first), tableId);
    expect(dealt?.hand.tableSeed).toBe('1:in time');
  });

  it('is paid out after sitting out for a quarter of an hour, and not before', async () => {
    const { tableId, players } = await twoAtTable();
    await setPresence(depsOf(first), { id: players[0].id, brandId: BRAND }, tableId, { isPresent: false });
    expect(await leaveDue(depsOf(first), createTableSteps(first.platform))).not.toContain(tableId);
    await first.platform.pool.query(
      "update poker_seat set absent_since = absent_since - interval '15 minutes' where table_id = $1 and player_id = $2",
      [tableId, players[0].id],
    );
    expect(await leaveDue(depsOf(first), createTableSteps(first.platform))).toContain(tableId);
    expect(await players[0].balanceMinor()).toBe(5_000n);
    expect(await chipsOf(tableId)).toEqual([5_000n]);
  });

  it('has the text of a hand that is over, with no cards but those that may be known', async () => {
    const { tableId, players } = await twoAtTable();
    const { hand, state } = await deal(tableId);
    expect(await readHandText(depsOf(first), players[0].id, hand.id)).toBeNull();
    await playOut(tableId, state, () => ({ kind: 'fold' }));
    const [own, other] = await Promise.all(players.map((player) => readHandText(depsOf(first), player.id, hand.id)));
    expect(own?.match(/^Dealt to .* \[/gm)).toHaveLength(1);
    expect(own).not.toBe(other);
    expect(own).not.toContain('shows');
    const stranger = await first.player({});
    expect(await readHandText(depsOf(first), stranger.id, hand.id)).toBeNull();
    expect(await isSeated(first.platform.pool, players[0].id)).toBe(true);
  });
});

describe('S228 a hand at a poker table', () => {
  it('moves its money at its end: chips to the seats and the rake to the house', async () => {
    const { tableId } = await twoAtTable();
    const before = await houseHas('house-games');
    const { hand, state } = await deal(tableId);
    const called = await turn(tableId, state);
    expect(await chipsOf(tableId)).toEqual([5_000n, 5_000n]);
    const ended = await playOut(tableId, called);
    expect(ended.outcome?.rake).toBe(8);
    expect((await chipsOf(tableId)).reduce((sum, chips) => sum + chips)).toBe(10_000n - 8n);
    expect(await houseHas('house-games')).toBe(before + 8n);
    expect(await readHand(first.platform.pool, hand.id)).toMatchObject({ status: 'over' });
  });

  it('stands where it stood for a process that has never seen it', async () => {
    const { tableId } = await twoAtTable();
    const { state } = await deal(tableId);
    const flop = await turn(tableId, await turn(tableId, state));
    expect(flop.street).toBe('flop');
    const hand = await readOpenHand(second.platform.pool, tableId);
    if (!hand) throw new Error('no hand');
    expect(await stateOf(second.platform.pool, depsOf(second), hand)).toEqual(flop);
    expect((await turn(tableId, flop, callOrCheck, second)).toAct).not.toBe(flop.toAct);
  });

  it('takes one of two decisions that come at once', async () => {
    const { tableId } = await twoAtTable();
    const { state } = await deal(tableId);
    const both = await Promise.allSettled([first, second].map((app) => turn(tableId, state, callOrCheck, app)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const hand = await readOpenHand(first.platform.pool, tableId);
    expect(hand?.actions).toHaveLength(1);
  });

  it('is decided by the clock once the time is up, and by nobody else', async () => {
    const { tableId } = await twoAtTable();
    const { state } = await deal(tableId);
    expect(await takeLateTurn(depsOf(first), tableId)).toBeNull();
    await letTimePass(tableId);
    expect(await readLateTables(first.platform.pool)).toContain(tableId);
    await expect(turn(tableId, state)).rejects.toMatchObject({ code: 'poker_turn' });
    const late = await Promise.all([first, second].map((app) => takeLateTurn(depsOf(app), tableId)));
    expect(late.filter((taken) => taken !== null)).toHaveLength(1);
    // The small blind folds: the other has the pot back and its blind.
    expect(new Set(await chipsOf(tableId))).toEqual(new Set([4_950n, 5_050n]));
    // Nobody is dealt in again who let the time run out.
    expect((await readSeats(first.platform.pool, tableId)).filter(({ isPresent }) => isPresent)).toHaveLength(1);
  });

  it('is decided by the clock at every table but one whose hand cannot be read', async () => {
    const [broken, sound] = [await twoAtTable(), await twoAtTable()];
    for (const { tableId } of [broken, sound]) {
      await deal(tableId);
      await letTimePass(tableId);
    }
    const { rows } = await first.platform.pool.query<{ setup: object }>('select setup from poker_hand where table_id = $1', [
      broken.tableId,
    ]);
    const write = (setup: object | undefined) =>
      first.platform.pool.query('update poker_hand set setup = $2 where table_id = $1', [broken.tableId, setup]);
    await write({});
    try {
      await runTables(depsOf(first));
      const late = await readLateTables(first.platform.pool);
      expect([broken, sound].map(({ tableId }) => late.includes(tableId))).toEqual([true, false]);
      expect(await readOpenHand(first.platform.pool, sound.tableId)).toBeUndefined();
    } finally {
      await write(rows[0]?.setup);
    }
    await voidHand(depsOf(first), broken.tableId);
  });

  it('leaves all chips where they were when it is void', async () => {
    const { tableId } = await twoAtTable();
    const { state } = await deal(tableId);
    await turn(tableId, state, allIn);
    await voidHand(depsOf(first), tableId);
    expect(await chipsOf(tableId)).toEqual([5_000n, 5_000n]);
    expect((await deal(tableId)).state.street).toBe('preflop');
  });

  it('refuses what is not legal, and of a player out of turn', async () => {
    const { tableId } = await twoAtTable();
    const { state } = await deal(tableId);
    await expect(turn(tableId, state, () => ({ kind: 'check' }))).rejects.toMatchObject({ code: 'poker_action' });
    const other = [...(await owners(tableId)).values()].find(({ seat }) => seat !== state.toAct)?.playerId ?? 0n;
    await expect(takeTurn(depsOf(first), tableId, other, { kind: 'fold' })).rejects.toMatchObject({ code: 'poker_turn' });
  });

  it('is dealt once, and not to one alone', async () => {
    const { tableId, players } = await twoAtTable();
    expect(await startHand(depsOf(first), tableId)).toBeNull();
    await promiseHand(depsOf(first), tableId);
    const dealt = await Promise.all([first, second].map((app) => startHand(depsOf(app), tableId)));
    expect(dealt.filter((hand) => hand !== null)).toHaveLength(1);
    await voidHand(depsOf(first), tableId);
    await leave(players[0], tableId);
    await promiseHand(depsOf(first), tableId);
    expect(await startHand(depsOf(first), tableId)).toBeNull();
  });
});

describe('S228 signals of collusion', () => {
  it('name two of whom one always gives to the other, and nobody else', async () => {
    const { tableId, players } = await twoAtTable();
    const [giver, taker] = players;
    for (let hand = 0; hand < 24; hand += 1) {
      // The giver bets what the taker then raises, and folds: whoever has the button.
      const { state } = await deal(tableId);
      const isGivers = async (now: HandState) => (await owners(tableId)).get(now.toAct ?? 0)?.playerId === giver.id;
      let now = state;
      while (now.toAct !== null) now = await turn(tableId, now, (await isGivers(now)) ? () => ({ kind: 'fold' }) : minRaise);
    }
    const suspects = await readSignals(first.platform.pool, BRAND, new Date(0));
    expect(suspects).toMatchObject([{ hands: 24, signals: [{ kind: 'chip-dumping' }] }]);
    expect([suspects[0]?.playerA, suspects[0]?.playerB]).toEqual([giver.id, taker.id].toSorted((a, b) => Number(a - b)));
  });
});

describe('S228 house bots', () => {
  it('play with the house’s money, which nothing is added to and nothing lost of', async () => {
    const { tableId, players } = await twoAtTable(2);
    for (let looks = 0; looks < 60; looks += 1) {
      await runTables(depsOf(first), { handMs: 0, botMs: 0 });
      const hand = await readOpenHand(first.platform.pool, tableId);
      const state = hand && (await stateOf(first.platform.pool, depsOf(first), hand));
      if (state && (await owners(tableId)).get(state.toAct ?? 0)?.bot === null) await turn(tableId, state);
    }
    await voidHand(depsOf(first), tableId);
    const total = (await chipsOf(tableId)).reduce((sum, chips) => sum + chips);
    const raked = await one(`select coalesce(sum(rake), 0)::bigint as of from poker_hand where table_id = ${tableId}`);
    // A bot that is broke leaves, and another comes with money of its own.
    const given = await one(
      `select coalesce(sum(e.amount_minor), 0)::bigint as of from poker_seat s join ledger_transaction t
         on t.idempotency_key in ('poker-seat-' || s.id || '-in', 'poker-seat-' || s.id || '-out')
         join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
       where s.table_id = ${tableId} and s.bot is not null and a.kind = 'house-poker'`,
    );
    expect(given).toBeGreaterThanOrEqual(20_000n);
    expect(total + raked).toBe(10_000n + given);
    expect(await one(`select count(*)::bigint as of from poker_hand where table_id = ${tableId} and status = 'over'`)).toBeGreaterThan(0n);
    for (const { seat, bot } of await readSeats(first.platform.pool, tableId))
      if (bot !== null) await unseatBot(depsOf(first), tableId, seat);
    for (const player of players) await leave(player, tableId);
    expect(await chipsOf(tableId)).toEqual([]);
  });
});
