import { FIRST_TIERS } from '@touchline/casino/jackpots/jackpot-rules';
import { invariant } from '@touchline/kernel/invariant';
import type { BenchResult } from './parts/bench-result.ts';
import { type BettingBench, median, spreadOf, startBettingBench } from './parts/betting-bench.ts';
import { checkRounds, playFor } from './parts/house-rounds.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PLAYERS = 300;
/** Longer than a process believes which games take part. */
const SETTLE_SECONDS = 2;

/**
 * The same rounds of one draw, all of one brand and currency, with jackpots and without, in turns. Every round with them writes to the same four pots: what it
 * costs that they wait for each other there. Durable on both sides.
 */
export async function run(): Promise<BenchResult> {
  const bench = await startBettingBench({ players: PLAYERS });
  try {
    const rounds: { readonly fed: number; readonly plain: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const measure = async (games: readonly string[]): Promise<number> => {
        await setGames(bench, games);
        await playFor(bench, SETTLE_SECONDS);
        return playFor(bench, SECONDS);
      };
      const plain = await measure([]);
      const before = await countFed(bench);
      const fed = await measure(['dice']);
      invariant((await countFed(bench)) > before, 'rounds feed the jackpots');
      rounds.push({ fed, plain });
    }
    await checkRounds(bench);
    const ratios = rounds.map(({ fed, plain }) => fed / plain);
    const middle = (of: (one: (typeof rounds)[number]) => number): number => Math.round(median(rounds.map(of)));
    return {
      name: 'jackpot-throughput',
      ours: `${middle(({ fed }) => fed)} rounds/s with jackpots`,
      against: `${middle(({ plain }) => plain)} rounds/s without`,
      ratio: median(ratios),
      goal: 'at least 0.6',
      pass: median(ratios) >= 0.6,
      notes: `dice, one brand, one currency, four pots; ${ROUNDS} rounds of ${SECONDS} s, ratios ${spreadOf(ratios)}; ledger sound after`,
    };
  } finally {
    await bench.close();
  }
}

async function setGames({ platform }: BettingBench, games: readonly string[]): Promise<void> {
  await platform.pool.query(
    `insert into setting_version (brand_id, setting, version, value, set_by, approved_by)
     select $1, 'jackpot-rules', max(version) + 1, $2, 'bench', 'bench' from setting_version where brand_id = $1 and setting = 'jackpot-rules'`,
    [platform.brands.first.id, JSON.stringify({ games, tiers: FIRST_TIERS })],
  );
}

async function countFed({ platform }: BettingBench): Promise<number> {
  const { rows } = await platform.pool.query<{ fed: number }>('select count(*)::int as fed from casino_round where jackpots is not null');
  return rows[0]?.fed ?? 0;
}
