import type { BenchResult } from './parts/bench-result.ts';
import { median, pgbench, pgbenchScript, spreadOf, startBettingBench } from './parts/betting-bench.ts';
import { checkRounds, playFor } from './parts/house-rounds.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PLAYERS = 300;

/**
 * Rounds of one draw through the call's own handler, with every check, draw, stake and return, against pgbench calling the function of bets one
 * bet a transaction. Without HTTP: the call's rate limit is for people, and three hundred of them reach it in seconds. Durable on both sides.
 */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS });
  try {
    const script = pgbenchScript(bench);
    const theirRun = { seconds: SECONDS, clients: 32 };
    await playFor(bench, 1);
    await pgbench(bench, script, { ...theirRun, seconds: 1 });
    const rounds: { readonly ours: number; readonly theirs: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await playFor(bench, SECONDS);
      rounds.push({ ours, theirs: (await pgbench(bench, script, theirRun)).perSecond });
    }
    await checkRounds(bench);
    const ratios = rounds.map(({ ours, theirs }) => ours / theirs);
    const middle = (of: (one: (typeof rounds)[number]) => number): number => Math.round(median(rounds.map(of)));
    return {
      name: 'round-throughput',
      ours: `${middle(({ ours }) => ours)} rounds/s`,
      against: `${middle(({ theirs }) => theirs)} tx/s (bets, pgbench, 32 clients)`,
      ratio: median(ratios),
      goal: 'at least 0.6',
      pass: median(ratios) >= 0.6,
      notes: `dice; stake and return of each round in the ledger, fsync; ${ROUNDS} rounds of ${SECONDS} s, ratios ${spreadOf(ratios)}; ledger sound after`,
    };
  } finally {
    await bench.close();
  }
}
