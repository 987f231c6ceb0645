import type { BenchResult } from './parts/bench-result.ts';
import { BENCH_MATCHES, median, pgbench, pgbenchScript, spreadOf, startBettingBench } from './parts/betting-bench.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PLAYERS = 300;

/**
 * Bets of three legs over HTTP with every check, against pgbench calling the same function one bet a transaction. Durable on both sides.
 *
 * Two figures, both have to be met: bets a second, and processor time a bet. The latter counts the server and PostgreSQL on our side and
 * PostgreSQL alone on the other, clients on neither; where the machine is shared it says more than the former, because the scheduler gives
 * each process its share and pgbench has thirty-two.
 */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS });
  try {
    const script = pgbenchScript(bench);
    const order = { seconds: SECONDS, connections: 192, matches: BENCH_MATCHES };
    const theirRun = { seconds: SECONDS, clients: 32 };
    await bench.load(order);
    await pgbench(bench, script, { ...theirRun, seconds: 1 });
    const rounds: {
      readonly ours: number;
      readonly theirs: number;
      readonly serverUs: number;
      readonly databaseUs: number;
      readonly theirUs: number;
    }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await bench.spent(() => bench.load(order));
      const { accepted, failed, firstFailure, perSecond } = ours.result;
      if (failed > 0) throw new Error(`${failed} bets failed: ${firstFailure}`);
      const theirs = await bench.spent(() => pgbench(bench, script, theirRun));
      rounds.push({
        ours: perSecond,
        theirs: theirs.result.perSecond,
        serverUs: (ours.serverMs * 1000) / accepted,
        databaseUs: (ours.databaseMs * 1000) / accepted,
        theirUs: (theirs.databaseMs * 1000) / theirs.result.latencies.length,
      });
    }
    await bench.check();
    const speeds = rounds.map((r) => r.ours / r.theirs);
    const costs = rounds.map((r) => r.theirUs / (r.serverUs + r.databaseUs));
    const middle = (of: (round: (typeof rounds)[number]) => number): number => Math.round(median(rounds.map(of)));
    return {
      name: 'bet-throughput',
      ours: `${middle((r) => r.ours)} bets/s, ${middle((r) => r.serverUs)} us in the server and ${middle((r) => r.databaseUs)} us in PostgreSQL each`,
      against: `${middle((r) => r.theirs)} tx/s, ${middle((r) => r.theirUs)} us in PostgreSQL each (pgbench, 32 clients)`,
      ratio: median(speeds),
      goal: 'at least 1.0, processor time at least 1.0',
      pass: median(speeds) >= 1 && median(costs) >= 1,
      notes: `3 legs, HTTP, wallet, ledger, fsync; ${ROUNDS} rounds of ${SECONDS} s, bets/s ratios ${spreadOf(speeds)}, processor time ratio ${median(costs).toFixed(2)} (${spreadOf(costs)}); ledger sound after`,
    };
  } finally {
    await bench.close();
  }
}
