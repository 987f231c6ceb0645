import type { BenchResult } from './parts/bench-result.ts';
import { type BettingBench, median, spreadOf, startBettingBench } from './parts/betting-bench.ts';
import { placeSingles, writeHomeWin } from './settle-load.ts';

const ROUNDS = 7;
const BETS = 2_000;
const SMALL = 5_000;
const TIMES = 10;

/** A database that holds so many settled and open bets of other matches already. */
async function startWith(bets: number): Promise<BettingBench> {
  const bench = await startBettingBench({ players: 100, roles: ['api', 'ingest'] });
  for (let match = 1_000; (match - 1_000) * 500 < bets; match++) {
    await placeSingles(bench, match, 500);
    if (match % 2 === 0) await writeHomeWin(bench, match);
  }
  await bench.app.features.bets.settleAll();
  // Their last look falls due in twenty seconds, in the middle of a round: it is taken now.
  await bench.platform.pool.query('update settlement_queue set due_at = now()');
  await bench.app.features.bets.settleAll();
  return bench;
}

async function settleOne(bench: BettingBench, match: number): Promise<number> {
  await placeSingles(bench, match, BETS);
  await writeHomeWin(bench, match);
  const startedAt = performance.now();
  await bench.app.features.bets.settleAll();
  // Their last look falls due in twenty seconds, in the middle of a round: it is taken now.
  await bench.platform.pool.query('update settlement_queue set due_at = now()');
  await bench.app.features.bets.settleAll();
  const took = performance.now() - startedAt;
  const { rows } = await bench.platform.pool.query<{ open: number }>(
    "select count(*)::int as open from bet b join bet_leg l on l.bet_id = b.id where l.match_id = $1 and b.status = 'open'",
    [match],
  );
  if (rows[0]?.open !== 0) throw new Error(`${rows[0]?.open} bets were left open`);
  return took;
}

/** The same bets settled beside a table and beside one of ten times the size, in turn. */
export async function run(): Promise<BenchResult> {
  const small = await startWith(SMALL);
  const large = await startWith(SMALL * TIMES);
  try {
    const took: { readonly small: number; readonly large: number }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const one = { small: await settleOne(small, 100 + round), large: await settleOne(large, 100 + round) };
      // The first round warms both up.
      if (round > 0) took.push(one);
    }
    await small.check();
    await large.check();
    const ratios = took.map((t) => t.large / t.small);
    const ratio = median(ratios);
    return {
      name: 'settlement-growth',
      ours: `${median(took.map((t) => t.large)).toFixed(0)} ms beside ${SMALL * TIMES} bets`,
      against: `${median(took.map((t) => t.small)).toFixed(0)} ms beside ${SMALL}`,
      ratio,
      goal: 'at most 1.3',
      pass: ratio <= 1.3,
      notes: `${BETS} singles of one market; ${ROUNDS} rounds in turn, ratios ${spreadOf(ratios)}; ledgers sound after`,
    };
  } finally {
    await small.close();
    await large.close();
  }
}
