import type pg from 'pg';
import { createKeyedHash } from '../auth/one-time-code.ts';
import { getOrCreateSecret } from '../auth/secrets.ts';
import { Failure } from '../http/failure.ts';
import type { Platform } from '../platform.ts';
import { deleteEndedRates, type RateTotal, writeRates } from './rate.store.ts';

/** As the contract's calls declare it. */
export interface Rate {
  readonly max: number;
  readonly windowSeconds: number;
}

/** A process's knowledge of one caller's window of one call. */
export interface Window {
  readonly rate: Rate;
  /** Epoch ms. */
  endsAt: number;
  /** Calls in this process, those refused too. */
  calls: number;
  /** May pass before anybody is asked; then they are to be reported. */
  free: number;
  unreported: number;
  /** May pass, and are in the shared count already. */
  reserved: number;
  /** Of all processes, when last heard of. */
  shared: number;
  asking: Promise<void> | undefined;
}

/** A process lets an eighth of what is left pass before it asks again. */
export const RATE_SHARES = 8;
const REPORT_MS = 1_000;
const CLEAN_MS = 600_000;
/** Rows of one report. */
const MAX_REPORTED = 2_000;

/** Adds to the shared count, in which callers stand as keyed hashes. */
function createSharedCount(pool: pg.Pool) {
  let hashing: ReturnType<typeof readHash> | undefined;
  const readHash = async () => createKeyedHash(await getOrCreateSecret(pool, 'rates'));
  return async function add(
    additions: readonly { readonly key: string; readonly calls: number; readonly rate: Rate }[],
  ): Promise<RateTotal[]> {
    hashing ??= readHash();
    const hash = await hashing.catch((error: unknown) => {
      hashing = undefined;
      throw error;
    });
    const rows = additions.map(({ key, calls, rate }) => ({
      subject: hash(key).subarray(0, 16),
      calls,
      windowSeconds: rate.windowSeconds,
    }));
    return writeRates(pool, rows);
  };
}

/** The caller had its share: when to come again. */
export const refusal = ({ endsAt }: Window, now: number): Failure =>
  new Failure('rate_limited', { args: { seconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) } });

/** The windows that this process and the shared count tell each other of. */
export function createSharedWindows({ pool, log, clock }: Pick<Platform, 'pool' | 'log' | 'clock'>) {
  const add = createSharedCount(pool);
  const toReport = new Map<string, Window>();
  let timer: NodeJS.Timeout | undefined;
  let cleanedAt = clock.now();

  function hear(window: Window, { count, leftMs }: RateTotal): void {
    window.shared = count;
    window.endsAt = clock.now() + leftMs;
    if (count >= window.rate.max) window.free = 0;
  }
  async function report(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const reported = [...toReport]
      .slice(0, MAX_REPORTED)
      .map(([key, window]) => ({ key, window, calls: window.unreported, rate: window.rate }));
    for (const { key, window } of reported) {
      window.unreported = 0;
      toReport.delete(key);
    }
    if (toReport.size > 0) reportSoon();
    const counted = reported.filter(({ calls }) => calls > 0);
    try {
      if (counted.length > 0) for (const [i, total] of (await add(counted)).entries()) hear(counted[i]?.window as Window, total);
      if (clock.now() - cleanedAt < CLEAN_MS) return;
      cleanedAt = clock.now();
      await deleteEndedRates(pool);
    } catch (err) {
      log.warn({ err }, 'other processes could not be told how often calls were made');
    }
  }
  function reportSoon(): void {
    timer ??= setTimeout(() => void report(), REPORT_MS).unref();
  }
  /** Reserves more calls in the shared count, with what it has not heard of yet. */
  async function reserve(key: string, window: Window): Promise<void> {
    const { rate, unreported } = window;
    const wanted = Math.max(1, Math.floor((rate.max - window.shared) / RATE_SHARES));
    window.unreported = 0;
    toReport.delete(key);
    try {
      const [total] = await add([{ key, calls: unreported + wanted, rate }]);
      if (!total) return;
      hear(window, total);
      window.reserved += Math.min(wanted, Math.max(0, rate.max - (total.count - wanted)));
    } catch (err) {
      // Not a reason to refuse calls: this process goes on with its own counts.
      log.warn({ err }, 'how often other processes took calls is not known');
      window.reserved += 1;
    }
  }
  async function ask(key: string, window: Window): Promise<void> {
    while (window.reserved === 0) {
      if (window.shared >= window.rate.max) throw refusal(window, clock.now());
      window.asking ??= reserve(key, window).finally(() => {
        window.asking = undefined;
      });
      await window.asking;
    }
    window.reserved -= 1;
  }
  return {
    /** Resolves once the call may pass. Throws Failure `rate_limited`. */
    ask,
    /** A call has passed unasked: the others hear of it within a second. */
    note(key: string, window: Window): void {
      window.unreported += 1;
      toReport.set(key, window);
      reportSoon();
    },
    report,
    stop: () => clearTimeout(timer),
  };
}
