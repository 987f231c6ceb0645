import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Clock } from '../../src/platform/clock.ts';
import { type BettingWorld, ledgerFaults, startBettingWorld } from '../harness/betting-world.ts';
import { testPrices } from '../harness/scripted-source.ts';

const DAY_MS = 86_400_000;
const STEP_MS = 5;
/** Bets before and after the close, one every 5 ms. */
const EACH_SIDE = 60;

/** This process believes that it is yesterday: only the database knows what is late. */
const yesterday: Clock = { now: () => Date.now() - DAY_MS };

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingWorld({ matches: 3, clock: yesterday });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

/** Bets that were taken when their match had begun. */
const late = async (): Promise<number> => {
  const { rows } = await world.platform.pool.query<{ n: number }>(
    'select count(*)::int as n from bet b join bet_leg l on l.bet_id = b.id where not l.live and b.placed_at >= l.starts_at',
  );
  return rows[0]?.n ?? -1;
};

it('T25 bets every 5 ms around the close, with a clock that is a day off: none is late', async () => {
  const player = await world.player({ deposit: '10000' });
  const early = await world.bet(player, [{ match: 2 }]);
  expect(early.statusCode, early.body).toBe(200);
  // Planted: the count must see a bet that was taken too late.
  const betId = early.json().data.betId as string;
  await world.platform.pool.query("update bet_leg set starts_at = starts_at - interval '1 day' where bet_id = $1", [betId]);
  expect(await late()).toBe(1);
  await world.platform.pool.query("update bet_leg set starts_at = starts_at + interval '1 day' where bet_id = $1", [betId]);

  const close = Date.now() + EACH_SIDE * STEP_MS + 300;
  world.source.say(1, { type: 'FixtureChanged', changes: { startsAt: close } });
  world.source.say(1, { type: 'MarketChanged', markets: testPrices() });
  const answers = await Promise.all(
    Array.from({ length: 2 * EACH_SIDE }, async (_, i) => {
      const due = close + (i - EACH_SIDE) * STEP_MS;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
      return world.bet(player, [{ match: 1 }]);
    }),
  );
  const codes = answers.map((a) => (a.statusCode === 200 ? 'accepted' : (a.json().code as string)));
  const count = (code: string): number => codes.filter((c) => c === code).length;
  console.log(`T25 n ${codes.length}, accepted ${count('accepted')}, too late ${count('match_started')}, planted: caught`);
  expect(count('accepted') + count('match_started')).toBe(codes.length);
  expect(count('accepted')).toBeGreaterThan(0);
  expect(count('match_started')).toBeGreaterThan(0);
  expect(await late()).toBe(0);
});
