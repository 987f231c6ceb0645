import { drawLottery } from '@touchline/casino/lotteries/draw-lottery';
import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type { LotteryKey } from '@touchline/casino/lotteries/lottery';
import type { LotteryDrawView } from '@touchline/contract/lotteries/shapes';
import { nanoid } from 'nanoid';
import type { WireReply } from '../request-over.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestPlayer } from '../test-player.ts';

/** Lotteries whose draws close when the test says so. */
export interface LotteriesWorld extends TestApp {
  /** A second process over the same database. */
  readonly other: TestApp;
  /** The draw of a lottery that closes next. */
  next(lottery: LotteryKey): Promise<LotteryDrawView>;
  draw(drawId: string): Promise<LotteryDrawView>;
  /** The numbers that a draw will have, which nobody but the house knows before. */
  foresee(draw: LotteryDrawView): Promise<number[]>;
  buy(player: TestPlayer, draw: LotteryDrawView, lines: readonly (readonly number[])[], more?: object): Promise<WireReply>;
  /** The sale of a draw is over by the database's clock. Nothing has looked at it yet. */
  expire(draw: LotteryDrawView): Promise<void>;
  /** The same, and everything that follows is done. */
  run(draw: LotteryDrawView): Promise<LotteryDrawView>;
}

export async function startLotteriesWorld(): Promise<LotteriesWorld> {
  const test = await startTestApp({ roles: ['api'] });
  const other = await startTestApp({ roles: ['api'], databaseUrl: test.databaseUrl });
  const { platform, app } = test;
  await app.features.lotteries.runDue();
  // No draw closes by itself while the test runs; those that follow come after the last one.
  await platform.pool.query("update lottery_draw set closes_at = closes_at + interval '100 days'");
  const read = async (url: string) => (await test.request({ url: `/web-api/lotteries${url}` })).json().data;
  const world: LotteriesWorld = {
    ...test,
    other,
    async next(lottery) {
      const { lotteries } = await read('');
      return lotteries.find((one: { lottery: string }) => one.lottery === lottery).next;
    },
    draw: (drawId) => read(`/draws/${drawId}`),
    async foresee({ drawId, lottery, number }) {
      const { rows } = await platform.pool.query<{ sealed_seed: Buffer }>('select sealed_seed from lottery_draw where id = $1', [drawId]);
      const [sealed = { sealed_seed: null }] = rows;
      const { sealed_seed: seed } = await app.features.vault.openColumns(platform.pool, null, 'lottery_draw', sealed);
      return drawLottery(LOTTERIES[lottery], seed ?? '', number);
    },
    buy: (player, { drawId }, lines, more = {}) =>
      player.request({ method: 'POST', url: '/web-api/lotteries/tickets', payload: { drawId, guid: nanoid(), lines, ...more } }),
    async expire({ drawId }) {
      await platform.pool.query('update lottery_draw set closes_at = clock_timestamp() where id = $1', [drawId]);
    },
    async run(draw) {
      await world.expire(draw);
      await app.features.lotteries.runDue();
      return world.draw(draw.drawId);
    },
    async close() {
      await other.close();
      await test.close();
    },
  };
  return world;
}

/** A line with so many of the drawn numbers, the rest of it wrong. */
export function lineWith(
  drawn: readonly number[],
  hits: number,
  { picks, numbers }: { readonly picks: number; readonly numbers: number },
): number[] {
  const wrong = Array.from({ length: numbers }, (_, i) => i + 1).filter((number) => !drawn.includes(number));
  return [...drawn.slice(0, hits), ...wrong.slice(0, picks - hits)];
}
