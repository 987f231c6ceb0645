import type { BenchResult } from './parts/bench-result.ts';
import { BENCH_MATCHES, median, pgbench, pgbenchScript, quantile, spreadOf, startBettingBench } from './parts/betting-bench.ts';

const ROUNDS = 5;
const SECONDS = 4;
const PLAYERS = 300;
/** The wished rate; a machine that does not carry it is asked for a part of what the slower contender carries, so that neither only queues. */
const TARGET_RATE = 2_000;
const CAPACITY_FRACTION = 0.6;

/** Answer times at a given rate, open loop on both sides: reckoned from the moment at which a bet was due. */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS });
  try {
    const script = pgbenchScript(bench);
    const order = { seconds: SECONDS, connections: 192, matches: BENCH_MATCHES };
    await bench.load(order);
    const capacities: number[] = [];
    for (let round = 0; round < 3; round++) {
      capacities.push((await bench.load({ ...order, seconds: 2 })).perSecond);
      capacities.push((await pgbench(bench, script, { seconds: 2, clients: 32 })).perSecond);
    }
    const rate = Math.min(TARGET_RATE, Math.floor(Math.min(...capacities) * CAPACITY_FRACTION));
    const p50: number[] = [];
    const p99: number[] = [];
    const figures: { ours: readonly number[]; theirs: readonly number[] }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const load = await bench.load({ ...order, rate, seed: round });
      if (load.failed > 0) throw new Error(`${load.failed} bets failed: ${load.firstFailure}`);
      const { latencies } = await pgbench(bench, script, { seconds: SECONDS, clients: 32, rate });
      figures.push({ ours: load.latencies, theirs: latencies });
      p50.push(quantile(load.latencies, 0.5) / quantile(latencies, 0.5));
      p99.push(quantile(load.latencies, 0.99) / quantile(latencies, 0.99));
    }
    await bench.check();
    const text = (side: 'ours' | 'theirs'): string =>
      `p50 ${median(figures.map((f) => quantile(f[side], 0.5))).toFixed(1)} ms, p99 ${median(figures.map((f) => quantile(f[side], 0.99))).toFixed(1)} ms`;
    const ratio = median(p99);
    return {
      name: 'bet-latency',
      ours: text('ours'),
      against: `${text('theirs')} (pgbench -R)`,
      ratio,
      goal: 'p99 at most 1.5x, p50 at most 2.5x',
      pass: ratio <= 1.5 && median(p50) <= 2.5,
      notes: `${rate} bets/s, open loop at random moments; p50 ratio ${median(p50).toFixed(2)} (${spreadOf(p50)}), p99 ratios ${spreadOf(p99)}; ${ROUNDS} rounds of ${SECONDS} s; ledger sound after`,
    };
  } finally {
    await bench.close();
  }
}
