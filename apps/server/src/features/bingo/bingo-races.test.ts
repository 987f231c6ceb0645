import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';
import { type BingoWorld, balances, codeOf, startBingoWorld, wonBy } from '../../../tests/harness/worlds/bingo-app.ts';

let world: BingoWorld;
beforeAll(async () => {
  world = await startBingoWorld();
});
afterAll(async () => {
  expect((await world.app.features.wallet.checkLedger()).faults).toEqual([]);
  await world.close();
});
afterEach(() => world.expectWhole());

describe('races and kills', () => {
  it('tickets that were taken take part, each by a number of its own, and those that came late are told so', async () => {
    const game = await world.fresh('bingo-90');
    const players = await Promise.all(Array.from({ length: 4 }, () => world.rich()));
    const buying = Array.from({ length: 24 }, (_, i) => world.buy(players[i % 4] as TestPlayer, game, 1));
    // In the midst of them the sale ends and two processes begin the game.
    await Promise.all(buying.slice(0, 4));
    await world.expire(game);
    await Promise.all([world.app.features.bingo.runDue(), world.other.app.features.bingo.runDue()]);
    const codes = (await Promise.all(buying)).map(codeOf);
    expect(codes.every((code) => code === '200' || code === 'bingo_closed')).toBe(true);
    // A purchase may have held the game when the first look came.
    await world.app.features.bingo.runDue();
    const taken = codes.filter((code) => code === '200').length;
    const begun = await world.game(game.gameId);
    expect([begun.status, begun.tickets]).toEqual(['playing', taken]);
    await world.passBalls(game, 90);
    await Promise.all([world.app.features.bingo.runDue(), world.other.app.features.bingo.runDue()]);
    await world.app.features.bingo.runDue();
    const { sold } = (await world.request({ url: `/web-api/bingo/games/${game.gameId}` })).json().data;
    expect(sold.map(({ number }: { number: number }) => number)).toEqual(Array.from({ length: taken }, (_, i) => i + 1));
    // 85 of 100 of what was sold, to the cent.
    const total = (await balances(players)).reduce((sum, one) => sum + one, 0n);
    const sales = BigInt(taken) * 60n;
    expect(total).toBe(8_000n - sales + (sales * 17n) / 20n);
  });

  it('wherever a process ends, another one goes on, and nobody is paid twice', async () => {
    const game = await world.fresh('bingo-75');
    const players = await Promise.all(Array.from({ length: 5 }, () => world.rich()));
    for (const player of players) await world.buy(player, game, 1);
    const played = await world.foresee(game);
    const expected = players.map((_, i) => 1_980n + wonBy(played, (card) => card === i + 1));
    await world.expire(game);
    const [one, two] = [world.app.features.bingo, world.other.app.features.bingo];
    let steps = 0;
    // A transaction, then another process; every third time both at once.
    for (; steps < 60; steps += 1) {
      const bounds = { batch: 2, steps: 1 };
      if (steps % 3 === 2) await Promise.all([one.runDue(bounds), two.runDue(bounds)]);
      else await (steps % 2 === 0 ? one : two).runDue(bounds);
      const { rows } = await world.platform.pool.query<{ status: string; done: boolean }>(
        'select status, is_paid_out as done from bingo_game where id = $1',
        [game.gameId],
      );
      if (rows[0]?.status === 'playing') await world.passBalls(game, 90);
      if (rows[0]?.done) break;
    }
    // Begun, settled, paid in three batches: no single look does it.
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(60);
    expect(await balances(players)).toEqual(expected);
    await Promise.all([one.runDue(), two.runDue()]);
    expect(await balances(players)).toEqual(expected);
    const { rows } = await world.platform.pool.query(
      `select count(*)::int as ends from event where body ->> 'kind' = 'bingo' and body ->> 'gameId' = $1`,
      [game.gameId],
    );
    expect(rows).toEqual([{ ends: 5 }]);
  });

  /** A look that ends with its connection while it waits for a player's account, or for the time that it waits for that. */
  async function lookAndBreak(player: TestPlayer | undefined): Promise<void> {
    const { pool } = world.platform;
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from ledger_account where player_id = $1 for update', [player?.id]);
      let isOver = false;
      const look = expect(world.app.features.bingo.runDue())
        .rejects.toThrow()
        .finally(() => {
          isOver = true;
        });
      await expect
        .poll(async () => {
          const { rowCount } = await pool.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          return isOver || (rowCount ?? 0) > 0;
        })
        .toBe(true);
      await look;
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }

  it('a payment that is interrupted leaves nothing behind, and is made the next time', async () => {
    const game = await world.fresh('bingo-75');
    const players = [await world.rich(), await world.rich()];
    for (const player of players) await world.buy(player, game, 1);
    const played = await world.foresee(game);
    const won = players.map((_, i) => wonBy(played, (card) => card === i + 1));
    await world.expire(game);
    await world.app.features.bingo.runDue();
    await world.passBalls(game, 90);
    await lookAndBreak(players[won.findIndex((own) => own > 0n)]);
    expect(await balances(players)).toEqual([1_980n, 1_980n]);
    expect(await world.game(game.gameId)).toMatchObject({ status: 'settled' });
    await world.app.features.bingo.runDue();
    expect(await balances(players)).toEqual(won.map((own) => 1_980n + own));
  });

  it('a refund that is interrupted leaves nothing behind, and is made the next time', async () => {
    const game = await world.fresh('bingo-75');
    const player = await world.rich();
    await world.buy(player, game, 2);
    await world.expire(game);
    await lookAndBreak(player);
    expect([await player.balanceMinor(), (await world.game(game.gameId)).status]).toEqual([1_960n, 'off']);
    await world.app.features.bingo.runDue();
    expect(await player.balanceMinor()).toBe(2_000n);
  });

  it('tells the room of a purchase, a start, each ball and the end', async () => {
    const game = await world.fresh('bingo-90');
    const heard: { status: string; tickets: number; balls: number[] }[] = [];
    const stop = world.platform.bus.subscribe('casino-table.1.bingo-90', (message) => {
      heard.push((message as { bingo: { status: string; tickets: number; balls: number[] } }).bingo);
    });
    try {
      await world.buy(await world.rich(), game, 2);
      await world.join(game);
      const { balls } = await world.foresee(game);
      await world.expire(game);
      await world.app.features.bingo.runDue();
      for (const seen of [1, 2]) {
        await world.passBalls(game, seen);
        await world.app.features.bingo.runDue();
        await world.app.features.bingo.runDue();
      }
      await world.passBalls(game, 90);
      await world.app.features.bingo.runDue();
      // A game that plays is told once more by a process that has not told it yet.
      const told = [...new Set(heard.map((one) => `${one.status} ${one.tickets} ${one.balls.length}`))];
      expect(told).toEqual(['open 2 0', 'open 3 0', 'playing 3 0', 'playing 3 1', 'playing 3 2', `settled 3 ${balls.length}`]);
    } finally {
      stop();
    }
  });
});
