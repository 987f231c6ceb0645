import { writeBets } from '../src/features/bets/placement/placement.store.ts';
import { HOME_WINS } from '../tests/harness/worlds/betting-app.ts';
import { AWAY, HOME } from '../tests/harness/worlds/scripted-source.ts';
import type { BettingBench } from './parts/betting-bench.ts';
import { preparedBet } from './parts/prepared-bets.ts';

const BATCH = 128;

/** Places so many singles of 1.00 at 2.00 on a match (from 1), every other one on the home side. */
export async function placeSingles(bench: BettingBench, match: number, bets: number): Promise<void> {
  for (let n = 0; n < bets; n += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, bets - n) }, (_, i) => {
      const player = bench.players[(n + i) % bench.players.length];
      return { waited: false, bet: preparedBet(player, match - 1, Number.MAX_SAFE_INTEGER, 1, (n + i) % 2 === 0 ? HOME : AWAY) };
    });
    const placed = await writeBets(
      bench.platform.pool,
      batch.toSorted((a, b) => Number(a.bet.accountId - b.bet.accountId)),
    );
    const refused = placed.find((p) => p.code !== 'accepted');
    if (refused) throw new Error(`a bet was answered ${refused.code}`);
  }
}

/** Says that the home side has won. */
export async function writeHomeWin(bench: BettingBench, match: number): Promise<void> {
  await bench.platform.pool.query(
    `insert into settlement_message (match_id, seq, kind, version, certainty, selections, results, source, source_time, received_at)
     values ($1, 1000000, 'settled', 1, 'confirmed', $2, $3, 'bench', now(), now())`,
    [match, HOME_WINS.map(([selection]) => selection), HOME_WINS.map(([, result]) => result.kind)],
  );
}
