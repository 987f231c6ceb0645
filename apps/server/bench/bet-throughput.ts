import type { BenchResult } from './bench-result.ts';
import { BENCH_MATCHES, median, pgbench, pgbenchScript, startBettingBench } from './betting-bench.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PLAYERS = 300;

/** Bets of three legs over HTTP with every check, against pgbench calling the same function one bet a transaction. Durable on both sides. */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS });
  try {
    const script = pgbenchScript(bench);
    const order = { seconds: SECONDS, connections: 192, matches: BENCH_MATCHES };
    await bench.load(order);
    const ours: number[] = [];
    const theirs: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const load = await bench.load(order);
      if (load.failed > 0) throw new Error(`${load.failed} bets failed: ${load.firstFailure}`);
      const { perSecond } = await pgbench(bench, script, { seconds: SECONDS, clients: 32 });
      ours.push(load.perSecond);
      theirs.push(perSecond);
      ratios.push(load.perSecond / perSecond);
    }
    await bench.check();
    const ratio = median(ratios);
    const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
    return {
      name: 'bet-throughput',
      ours: `${Math.round(median(ours))} bets/s`,
      against: `${Math.round(median(theirs))} tx/s (pgbench, 32 clients)`,
      ratio,
      goal: 'at least 1.0',
      pass: ratio >= 1,
      notes: `3 legs, HTTP, wallet, ledger, fsync; ${ROUNDS} rounds of ${SECONDS} s, ratios ${spread}; ledger sound after`,
    };
  } finally {
    await bench.close();
  }
}
