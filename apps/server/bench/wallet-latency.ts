import { invariant } from '@touchline/kernel/invariant';
import type { BenchResult } from './parts/bench-result.ts';
import { BENCH_MATCHES, type BettingBench, median, pgbench, quantile, spreadOf, startBettingBench } from './parts/betting-bench.ts';
import { openWalletScene } from './parts/wallet-scene.ts';

const ROUNDS = 5;
const SECONDS = 4;
const PLAYERS = 300;
const CONNECTIONS = 64;
/** The wished rate; a machine that does not carry it is asked for a part of what the slower contender carries, so that neither only queues. */
const TARGET_RATE = 1_000;
const CAPACITY_FRACTION = 0.6;
/** No contender takes more in a second: enough requests are signed for it. */
const MAX_PER_SECOND = 5_000;
/** Above what random moments make due in a round. */
const MARGIN = 1.5;

/**
 * Answer times of the seamless wallet at a given rate, open loop: a signed bet over HTTP, judged and posted, against the bare posting by pgbench.
 * Durable on both sides.
 */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS });
  const scene = await openWalletScene(bench);
  try {
    const theirs = { clients: 32, count: countStakes };
    const ours = async (seconds: number, rate?: number, seed = 0) => {
      const requests = scene.requests(Math.ceil(seconds * (rate === undefined ? MAX_PER_SECOND : rate * MARGIN)));
      const pace = rate === undefined ? {} : { rate, seed };
      const report = await bench.load({ seconds, connections: CONNECTIONS, matches: BENCH_MATCHES, requests, takenBy: '"RS_OK"', ...pace });
      invariant(report.failed === 0, `${report.failed} bets failed: ${report.firstFailure}`);
      return report;
    };
    await ours(1);
    const capacities: number[] = [];
    for (let round = 0; round < 3; round++) {
      capacities.push((await ours(1)).perSecond, (await pgbench(bench, scene.script, { ...theirs, seconds: 1 })).perSecond);
    }
    const rate = Math.min(TARGET_RATE, Math.floor(Math.min(...capacities) * CAPACITY_FRACTION));
    const figures: { readonly ours: readonly number[]; readonly theirs: readonly number[] }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { latencies } = await ours(SECONDS, rate, round);
      figures.push({ ours: latencies, theirs: (await pgbench(bench, scene.script, { ...theirs, seconds: SECONDS, rate })).latencies });
    }
    await checkStakes(bench);
    const text = (side: 'ours' | 'theirs'): string =>
      `p50 ${median(figures.map((f) => quantile(f[side], 0.5))).toFixed(1)} ms, p99 ${median(figures.map((f) => quantile(f[side], 0.99))).toFixed(1)} ms`;
    const p99 = figures.map((f) => quantile(f.ours, 0.99) / quantile(f.theirs, 0.99));
    const ratio = median(p99);
    return {
      name: 'wallet-latency',
      ours: text('ours'),
      against: `${text('theirs')} (posting, pgbench -R)`,
      ratio,
      goal: 'p99 under 3x at 1,000 calls/s',
      pass: ratio < 3 && rate === TARGET_RATE,
      notes: `${rate} signed bets/s, open loop at random moments, 300 players; p99 ratios ${spreadOf(p99)}; ${ROUNDS} rounds of ${SECONDS} s; ledger sound after`,
    };
  } finally {
    await bench.close();
    await scene.close();
  }
}

async function countStakes({ platform }: BettingBench): Promise<number> {
  const { rows } = await platform.pool.query<{ stakes: number }>(
    `select count(*)::int as stakes from ledger_transaction where kind = 'round-stake'`,
  );
  return rows[0]?.stakes ?? 0;
}

/** Throws unless the ledger is sound and every bet that was taken is one posting. */
async function checkStakes(bench: BettingBench): Promise<void> {
  await bench.check();
  const { rows } = await bench.platform.pool.query<{ taken: number; posted: number }>(
    `select count(*)::int as taken, count(distinct transaction_id)::int as posted from wallet_movement where kind = 'debit' and refusal is null`,
  );
  invariant(rows[0]?.taken === rows[0]?.posted, `bets and postings differ: ${JSON.stringify(rows[0])}`);
}
