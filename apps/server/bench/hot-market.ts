import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { createRandom } from '@touchline/kernel/random';
import type { BenchResult } from './parts/bench-result.ts';
import { BENCH_MATCHES, median, spreadOf, startBettingBench } from './parts/betting-bench.ts';

const ROUNDS = 7;
const SECONDS = 3;
const OUTCOMES = 1000;
/** Each may place 120 bets a minute: so many that the limit of calls is not what is measured. */
const PLAYERS = 4000;
/** The whole market so often: 10,000 prices a second in one market. */
const STORM_EVERY_MS = 100;
const MIN = 0.9;

/** Bets on other matches while a market of 1,000 outcomes changes all its prices again and again, against the same in calm. */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS, roles: ['api', 'push', 'ingest'] });
  try {
    const order = { seconds: SECONDS, connections: 64, matches: BENCH_MATCHES - 1 };
    const random = createRandom('hot-market');
    const market = marketIdByKey('correct-score');
    const stormOnce = (): void =>
      bench.source.say(BENCH_MATCHES, {
        type: 'MarketChanged',
        markets: [
          {
            market,
            status: 'open',
            main: false,
            prices: Array.from({ length: OUTCOMES }, (_, outcome) => [outcome, 1100 + random.int(90_000)] as const),
          },
        ],
      });
    async function betsPerSecond(storm: boolean): Promise<number> {
      const timer = storm ? setInterval(stormOnce, STORM_EVERY_MS) : undefined;
      const { perSecond, failed, firstFailure } = await bench.load(order);
      clearInterval(timer);
      if (failed > 0) throw new Error(`${failed} bets failed: ${firstFailure}`);
      return perSecond;
    }
    await betsPerSecond(true);
    const calm: number[] = [];
    const storm: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // They take turns in going first: the database grows with every bet.
      if (round % 2 === 0) storm.push(await betsPerSecond(true));
      calm.push(await betsPerSecond(false));
      if (round % 2 === 1) storm.push(await betsPerSecond(true));
    }
    await bench.check();
    const ratios = storm.map((perSecond, i) => perSecond / (calm[i] ?? 1));
    const ratio = median(ratios);
    return {
      name: 'hot-market',
      ours: `${Math.round(median(storm))} bets/s on other markets in the storm`,
      against: `${Math.round(median(calm))} bets/s in calm`,
      ratio,
      goal: `at least ${MIN}`,
      pass: ratio >= MIN,
      notes: `all ${OUTCOMES} prices of one market every ${STORM_EVERY_MS} ms, through the book, the history and the hub; ${ROUNDS} rounds of ${SECONDS} s, ratios ${spreadOf(ratios)}; ledger sound after`,
    };
  } finally {
    await bench.close();
  }
}
