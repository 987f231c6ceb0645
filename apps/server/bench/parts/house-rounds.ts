import { invariant } from '@touchline/kernel/invariant';
import { nanoid } from 'nanoid';
import type { BettingBench } from './betting-bench.ts';

/** Players who play at once, each the next round when the last one is answered. */
const AT_ONCE = 192;

const NO_REPLY = { header: () => {}, cookie: () => {}, clearCookie: () => {} };

/** Plays rounds of dice through the call's own handler for so long, and gives rounds a second. */
export async function playFor({ app, platform, players }: BettingBench, seconds: number): Promise<number> {
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
export async function checkRounds({ app, platform }: BettingBench): Promise<void> {
  const { faults } = await app.features.wallet.checkLedger();
  invariant(faults.length === 0, `the ledger is not sound: ${faults.join('; ')}`);
  const { rows } = await platform.pool.query<{ rounds: number; stakes: number }>(
    `select (select count(*) from casino_round)::int as rounds, (select count(*) from ledger_transaction where kind = 'round-stake')::int as stakes`,
  );
  invariant(rows[0]?.rounds === rows[0]?.stakes, `rounds and stakes differ: ${JSON.stringify(rows[0])}`);
}
