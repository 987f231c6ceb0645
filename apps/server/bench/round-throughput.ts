import { invariant } from '@touchline/kernel/invariant';
import { nanoid } from 'nanoid';
import type { BenchResult } from './parts/bench-result.ts';
import { type BettingBench, median, pgbench, pgbenchScript, spreadOf, startBettingBench } from './parts/betting-bench.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PLAYERS = 300;
/** Players who play at once, each the next round when the last one is answered. */
const AT_ONCE = 192;

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

const NO_REPLY = { header: () => {}, cookie: () => {}, clearCookie: () => {} };

/** Rounds a second. */
async function playFor({ app, platform, players }: BettingBench, seconds: number): Promise<number> {
  const play = app.features.casino.handlers.casinoPlay;
  const { first: brand } = platform.brands;
  const until = performance.now() + seconds * 1000;
  let played = 0;
  await Promise.all(
    players.slice(0, AT_ONCE).map(async ({ playerId: id }, i) => {
      const caller = {
        brand,
        player: { id, sessionId: 'bench', language: 'en', brandId: brand.id },
        operator: null,
        language: 'en',
        ip: '127.0.0.1',
        userAgent: 'bench',
        requestId: 'bench',
        message: { text: '', header: () => undefined },
      };
      while (performance.now() < until) {
        const body = { game: 'dice', guid: nanoid(), stake: '1.00', options: { over: 2_000 + i } };
        await play({ body, params: undefined, query: undefined, bind: {} }, caller, NO_REPLY);
        played += 1;
      }
    }),
  );
  return played / seconds;
}

/** Throws unless the ledger is sound and rounds and stakes are one to one. */
async function checkRounds({ app, platform }: BettingBench): Promise<void> {
  const { faults } = await app.features.wallet.checkLedger();
  invariant(faults.length === 0, `the ledger is not sound: ${faults.join('; ')}`);
  const { rows } = await platform.pool.query<{ rounds: number; stakes: number }>(
    `select (select count(*) from casino_round)::int as rounds, (select count(*) from ledger_transaction where kind = 'round-stake')::int as stakes`,
  );
  invariant(rows[0]?.rounds === rows[0]?.stakes, `rounds and stakes differ: ${JSON.stringify(rows[0])}`);
}
