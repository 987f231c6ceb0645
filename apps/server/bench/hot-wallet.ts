import type { BenchResult } from './parts/bench-result.ts';
import { BENCH_MATCHES, median, startBettingBench } from './parts/betting-bench.ts';

const ROUNDS = 5;
const SECONDS = 2;
/** The limit of calls a player has leaves one wallet so many bets a window: the batch is what is measured, not the limit. */
const PLAYERS = 300;

/** All bets on one wallet against the same bets spread: running sums inside a batch make the one as quick as the other. */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS });
  try {
    const { writeBets } = await import('../src/features/bets/placement/placement.store.ts');
    const { preparedBet } = await import('./parts/prepared-bets.ts');
    const rate = async (wallets: number): Promise<number> => {
      const startedAt = performance.now();
      let bets = 0;
      while (performance.now() - startedAt < SECONDS * 1000) {
        const batch = Array.from({ length: 128 }, (_, i) => ({
          waited: false,
          bet: preparedBet(bench.players[(bets + i) % wallets], bets + i, BENCH_MATCHES),
        }));
        const results = await writeBets(
          bench.platform.pool,
          batch.toSorted((a, b) => Number(a.bet.accountId - b.bet.accountId)),
        );
        const refused = results.find((r) => r.code !== 'accepted');
        if (refused) throw new Error(`a bet was answered ${refused.code}`);
        bets += batch.length;
      }
      return bets / ((performance.now() - startedAt) / 1000);
    };
    await rate(PLAYERS);
    const hot: number[] = [];
    const spread: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      hot.push(await rate(1));
      spread.push(await rate(PLAYERS));
      ratios.push((hot.at(-1) ?? 0) / (spread.at(-1) ?? 1));
    }
    await bench.check();
    const ratio = median(ratios);
    return {
      name: 'hot-wallet',
      ours: `${Math.round(median(hot))} bets/s on one wallet`,
      against: `${Math.round(median(spread))} bets/s on ${PLAYERS}`,
      ratio,
      goal: 'at least 0.8',
      pass: ratio >= 0.8,
      notes: `batches of 128, ${ROUNDS} rounds of ${SECONDS} s, ratios ${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}; ledger sound after`,
    };
  } finally {
    await bench.close();
  }
}
