import { RESULT } from '../tests/harness/worlds/scripted-source.ts';
import type { BenchResult } from './parts/bench-result.ts';
import { median, startBettingBench } from './parts/betting-bench.ts';
import { placeSingles, writeHomeWin } from './settle-load.ts';

const ROUNDS = 5;
const BETS = 4_000;

/** Settles the singles of a market (results, legs, bets, payouts, ledger, news), half of them won, against a plain UPDATE of the same bets. */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: 300, roles: ['api', 'ingest'] });
  const { pool } = bench.platform;
  const { feed, bets } = bench.app.features;
  try {
    const ours: number[] = [];
    const plain: number[] = [];
    const ratios: number[] = [];
    let won = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      const match = 100 + round;
      await placeSingles(bench, match, BETS);
      await pool.query('vacuum analyze bet, bet_leg');
      await writeHomeWin(bench, match);
      won += BETS / 2;
      // The same bets, the same columns; then put back, so that what is settled is what was placed.
      const ids = (await pool.query<{ id: bigint }>('select bet_id as id from bet_leg where match_id = $1', [match])).rows.map(
        (row) => row.id,
      );
      const before = performance.now();
      await pool.query(
        "update bet set status = 'won', payout_minor = 200, payout_tax_minor = 0, settled_at = now(), steps = 1 where id = any ($1::bigint[])",
        [ids],
      );
      const updatedMs = performance.now() - before;
      await pool.query(
        "update bet set status = 'open', payout_minor = null, payout_tax_minor = null, settled_at = null, steps = 0 where id = any ($1::bigint[])",
        [ids],
      );
      await pool.query('vacuum bet');
      const startedAt = performance.now();
      await bets.settleAll();
      const settledMs = performance.now() - startedAt;
      // The first round warms both up.
      if (round === 0) continue;
      ours.push(BETS / (settledMs / 1000));
      plain.push(BETS / (updatedMs / 1000));
      ratios.push(updatedMs / settledMs);
    }
    const { rows } = await pool.query<{ paid: bigint; open: number }>(
      "select sum(payout_minor)::bigint as paid, count(*) filter (where status = 'open')::int as open from bet",
    );
    if (rows[0]?.paid !== BigInt(won) * 200n || rows[0].open !== 0) throw new Error(`paid ${rows[0]?.paid}, open ${rows[0]?.open}`);
    await bench.check();
    await feed.flush();
    const ratio = median(ratios);
    return {
      name: 'settlement',
      ours: `${Math.round(median(ours))} bets/s`,
      against: `${Math.round(median(plain))} bets/s (plain UPDATE)`,
      ratio,
      goal: 'at least 0.4',
      pass: ratio >= 0.4,
      notes: `${BETS} singles of market ${RESULT}, half of them won; exact money, events; ratios ${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
    };
  } finally {
    await bench.close();
  }
}
