import type { PoolClient } from 'pg';
import type { Platform } from '#platform/platform';

/** Any constant of this lock's own. */
const LEASE_KEY = 7_311_001;
const RETRY_MS = 2_000;

/**
 * The lease on ingest: among all processes of the role, one runs the source. It is a session lock of PostgreSQL, so it ends with its holder.
 * `onGain` runs once it is held, `onLoss` when the session that held it broke.
 */
export function createIngestLease({ pool, log }: Pick<Platform, 'pool' | 'log'>, onGain: () => Promise<void>, onLoss: () => Promise<void>) {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function lost(): Promise<void> {
    const broken = client;
    client = undefined;
    broken?.release(true);
    if (stopped) return;
    log.warn('the ingest lease is lost');
    await onLoss();
    timer = setTimeout(() => void attempt(), RETRY_MS);
  }
  async function attempt(): Promise<void> {
    if (stopped) return;
    let candidate: PoolClient | undefined;
    try {
      candidate = await pool.connect();
      const { rows } = await candidate.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LEASE_KEY]);
      if (rows[0]?.mine) {
        client = candidate;
        candidate.once('error', () => void lost());
        await onGain();
        return;
      }
      candidate.release();
    } catch (err) {
      log.warn({ err }, 'the ingest lease could not be asked for');
      if (client === undefined) candidate?.release(true);
    }
    timer = setTimeout(() => void attempt(), RETRY_MS);
  }
  return {
    /** Resolves after the first attempt. */
    start: attempt,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      // Closing the session gives the lock back at once.
      client?.release(true);
      client = undefined;
    },
  };
}
