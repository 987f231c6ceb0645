import type pg from 'pg';
import { RESULTS_NEWS, type StoredResult } from '#features/feed';
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

export interface Settler {
  start(): void;
  stop(): Promise<void>;
  /** Settles everything that is due now; for tests and orderly stops. */
  settleAll(): Promise<void>;
}

const RESULTS_A_TURN = 500;
/** A chunk holds the locks of its winners' accounts until it commits: some tens of milliseconds. */
const LEGS_A_CHUNK = 2_000;
const POLL_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Whatever a chunk touches it names by key (`= any`), so only an index may be asked, with the chunk's true size in view: a planner that
 * believes the tables small, or the chunk, reads them whole, and the cost of a chunk grows with every bet ever placed.
 */
const BEGIN_CHUNK =
  'begin; set local enable_seqscan = off; set local enable_mergejoin = off; set local plan_cache_mode = force_custom_plan';

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>, begin = 'begin'): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Follows the results (role settle). Two steps, each its own transactions, so that a kill at any moment repeats nothing: messages become
 * verdicts and a queue of markets; then each market's bets follow its verdict chunk by chunk. Any number of processes may do this at once.
 */
export function createSettler(platform: Pick<Platform, 'pool' | 'bus' | 'log' | 'outbox'>, results: ResultReader): Settler {
  const { pool, bus, log, outbox } = platform;
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
        BEGIN_CHUNK,
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
    if (settled) outbox.nudge();
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
      unsubscribe = bus.subscribe(RESULTS_NEWS, wake);
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
