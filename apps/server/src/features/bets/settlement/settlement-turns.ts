import type pg from 'pg';
import type { StoredResult } from '#features/feed';
import { inTransaction } from '#platform/db/in-transaction';
import { foldResults, splitByMarket } from './fold-results.ts';
import {
  type QueuedMarket,
  readCursor,
  readDueMarket,
  readVerdicts,
  writeCursor,
  writeMarketDone,
  writeMarketLater,
  writeVerdicts,
} from './settle.store.ts';
import { readMarketTruth, settleChunk } from './settle-market.ts';

/** Sources of results: the feed feature's table, by a cursor. */
export interface ResultReader {
  readResults(afterId: bigint, limit: number): Promise<readonly StoredResult[]>;
}

/** One may tell every market of a match, and a league's matches come at once after a pause: more would be a second's work and 200 MB in one go. */
const RESULTS_A_TURN = 40;
/** A chunk holds the locks of its winners' accounts until it commits: some tens of milliseconds. */
const LEGS_A_CHUNK = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Index scans only, replanned with the real array sizes: with stale statistics the planner scans whole tables, and the cost of a chunk
 * grows with every bet ever placed.
 */
const CHUNK = { settings: ['enable_seqscan = off', 'enable_mergejoin = off', 'plan_cache_mode = force_custom_plan'] };

/** The two steps of a settlement, a transaction each turn. Each gives whether there may be more. */
export function createSettlementTurns(pool: pg.Pool, results: ResultReader) {
  /** How far the pass over a market at a revision has come, so that no chunk reads what earlier ones settled. Lost, it begins again. */
  const reached = new Map<string, bigint>();

  /** Messages become verdicts and a queue of markets. */
  const foldSome = (): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const cursor = await readCursor(client);
      if (cursor === null) return false;
      const messages = await results.readResults(cursor, RESULTS_A_TURN);
      const last = messages.at(-1);
      if (!last) return false;
      const known = await readVerdicts(client, uniqueMarkets(messages));
      const verdicts = foldResults(known, messages);
      if (verdicts.length > 0) await writeVerdicts(client, verdicts);
      await writeCursor(client, last.id);
      return messages.length === RESULTS_A_TURN;
    });

  /** A chunk of a due market's bets follows its verdict. */
  const settleSome = async (): Promise<boolean> => {
    const turn: { market: QueuedMarket | null } = { market: null };
    try {
      return await inTransaction(
        pool,
        async (client) => {
          const market = await readDueMarket(client);
          turn.market = market;
          if (!market) return false;
          const truth = await readMarketTruth(client, market);
          const pass = `${market.matchId}/${market.marketId}/${truth.revision}`;
          const { more, last } = await settleChunk(client, market, truth, reached.get(pass) ?? 0n, LEGS_A_CHUNK);
          if (more) reached.set(pass, last);
          else {
            reached.delete(pass);
            await writeMarketDone(client, market);
          }
          return true;
        },
        CHUNK,
      );
    } catch (error) {
      // Rolled back results have to be looked at again.
      reached.clear();
      if (turn.market === null || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      await writeMarketLater(pool, turn.market);
      return true;
    }
  };

  return { foldSome, settleSome };
}

const uniqueMarkets = (messages: readonly StoredResult[]) => [
  ...new Map(messages.flatMap(splitByMarket).map(({ matchId, marketId }) => [`${matchId}/${marketId}`, { matchId, marketId }])).values(),
];
