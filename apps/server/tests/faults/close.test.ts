import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Clock } from '../../src/platform/clock.ts';
import { type BettingWorld, ledgerFaults, startBettingApp } from '../harness/worlds/betting-app.ts';
import { RESULT, testPrices } from '../harness/worlds/scripted-source.ts';
import { plantInFunction } from './planted.ts';

const DAY_MS = 86_400_000;
/** Between two bets; where a machine is too busy to take one in time, they begin earlier. */
const STEPS_MS = [5, 10, 20, 40, 80, 160];
/** Bets before and after the close. */
const EACH_SIDE = 60;

/** This process believes that it is yesterday: only the database knows what is late. */
const yesterday: Clock = { now: () => Date.now() - DAY_MS };

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp({ matches: 10, clock: yesterday });
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

/** Bets of a match that were accepted after its start. */
const late = async (match: number): Promise<number> => {
  const { rows } = await world.platform.pool.query<{ n: number }>(
    'select count(*)::int as n from bet b join bet_leg l on l.bet_id = b.id where not l.live and b.placed_at >= l.starts_at and l.match_id = $1',
    [match],
  );
  return rows[0]?.n ?? -1;
};

/** The match begins soon; bets on it before and after. What became of each. */
async function betAroundTheClose(match: number, stepMs: number): Promise<readonly string[]> {
  const player = await world.player({ deposit: '10000' });
  const close = Date.now() + EACH_SIDE * stepMs + 300;
  world.source.say(match, { type: 'FixtureChanged', changes: { startsAt: close } });
  world.source.say(match, { type: 'MarketChanged', markets: testPrices() });
  const answers = await Promise.all(
    Array.from({ length: 2 * EACH_SIDE }, async (_, i) => {
      const due = close + (i - EACH_SIDE) * stepMs;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
      return world.bet(player, [{ match }]);
    }),
  );
  return answers.map((answer) => (answer.statusCode === 200 ? 'accepted' : (answer.json().code as string)));
}

it('T25 bets every few ms around the close, with a clock that is a day off: none is late', async () => {
  // Planted: a bet_place that does not look at the clock.
  const undo = await plantInFunction(world.platform.pool, 'bet_place', "when b.closes_at <= at then 'match_started' when", 'when');
  await betAroundTheClose(1, 5);
  expect(await late(1), 'planted: without a look at the clock some bets are late').toBeGreaterThan(0);
  await undo();

  let accepted = 0;
  for (const [i, stepMs] of STEPS_MS.entries()) {
    if (accepted > 0) break;
    const match = 5 + i;
    const codes = await betAroundTheClose(match, stepMs);
    const count = (code: string): number => codes.filter((c) => c === code).length;
    accepted = count('accepted');
    console.log(`T25 n ${codes.length}, every ${stepMs} ms, accepted ${accepted}, too late ${count('match_started')}, planted: caught`);
    expect(accepted + count('match_started')).toBe(codes.length);
    expect(count('match_started')).toBeGreaterThan(0);
    expect(await late(match)).toBe(0);
  }
  expect(accepted).toBeGreaterThan(0);
});

it('T25 a market that has its result in the database is closed, whatever this process has heard', async () => {
  const player = await world.player({ deposit: '100' });
  await world.platform.pool.query(
    "insert into market_resolution (match_id, market_id, revision, is_resulted, verdict) values (3, $1, 1, true, '{}'), (4, $1, 1, true, '{}')",
    [RESULT],
  );
  const undo = await plantInFunction(world.platform.pool, 'bet_place', 'when b.place = any (late_markets) then', 'when false then');
  expect((await world.bet(player, [{ match: 4 }])).statusCode, 'planted: a bet on a known result is taken').toBe(200);
  await undo();
  expect((await world.bet(player, [{ match: 3 }])).json().code).toBe('market_closed');
  expect(await player.balanceMinor()).toBe(9_000n);
  console.log('T25 known results, planted: caught');
});
