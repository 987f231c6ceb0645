import { FEED_SUBJECTS, type StoredResult } from '#features/feed';
import { inTransaction } from '#platform/db/in-transaction';
import type { Platform } from '#platform/platform';
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

/** Where results come from: the feed feature's table, by a cursor. */
export interface ResultReader {
  readResults(afterId: bigint, limit: number): Promise<readonly StoredResult[]>;
}

export interface SettlementWorker {
  start(): void;
  stop(): Promise<void>;
  /** Settles everything that is due now; for tests and orderly stops. */
  settleAll(): Promise<void>;
}

/** One may tell every market of a match, and a league's matches come at once after a pause: more would be a second's work and 200 MB in one go. */
const RESULTS_A_TURN = 40;
/** A chunk holds the locks of its winners' accounts until it commits: some tens of milliseconds. */
const LEGS_A_CHUNK = 2_000;
const POLL_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Index scans only, replanned with the real array sizes: with stale statistics the planner scans whole tables, and the cost of a chunk
 * grows with every bet ever placed.
 */
const CHUNK = { settings: ['enable_seqscan = off', 'enable_mergejoin = off', 'plan_cache_mode = force_custom_plan'] };

/**
 * Follows the results (role settle). Two steps, each its own transactions, so that a kill at any moment repeats nothing: messages become
 * verdicts and a queue of markets; then each market's bets follow its verdict chunk by chunk. Any number of processes may do this at once.
 */
export function createSettlementWorker(
  platform: Pick<Platform, 'pool' | 'bus' | 'log' | 'events'>,
  results: ResultReader,
): SettlementWorker {
  const { pool, bus, log, events } = platform;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let unsubscribe: (() => void) | undefined;

  /** How far the pass over a market at a revision has come, so that no chunk reads what earlier ones settled. Lost, it begins again. */
  const reached = new Map<string, bigint>();

  /** True when there may be more. */
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

  /** True when there may be more. */
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
      // What was rolled back has to be looked at again.
      reached.clear();
      if (turn.market === null || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      await writeMarketLater(pool, turn.market);
      return true;
    }
  };

  async function settleAll(): Promise<void> {
    let more = true;
    while (more && !stopped) more = await foldSome();
    more = true;
    let settled = false;
    while (more && !stopped) {
      more = await settleSome();
      settled ||= more;
    }
    if (settled) events.nudge();
  }
  async function run(): Promise<void> {
    do {
      again = false;
      try {
        await settleAll();
      } catch (err) {
        log.warn({ err }, 'settlement will be tried again');
      }
    } while (again && !stopped);
  }
  function wake(): void {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }
  return {
    settleAll,
    start() {
      stopped = false;
      unsubscribe = bus.subscribe(FEED_SUBJECTS.results, wake);
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe?.();
      await running;
    },
  };
}

const uniqueMarkets = (messages: readonly StoredResult[]) => [
  ...new Map(messages.flatMap(splitByMarket).map(({ matchId, marketId }) => [`${matchId}/${marketId}`, { matchId, marketId }])).values(),
];
