import { retry } from '@touchline/kernel/retry';
import { Failure } from '#platform/http/failure';

export interface GroupCommit<T, R> {
  /** Resolves with the item's own result once its batch has been committed. Throws Failure `unavailable` when the queue is full or the batch's fate is unknown. */
  submit(item: T): Promise<R>;
  /** Items waiting for a batch. */
  depth(): number;
  /** Resolves when nothing is in flight or waiting. */
  idle(): Promise<void>;
}

export interface GroupCommitOptions<T, R> {
  /** Writes a batch in one transaction; results in the order of the items. */
  readonly write: (items: readonly T[]) => Promise<readonly R[]>;
  /** Items of one key never share a batch: the second has to see what the first left. */
  readonly keyOf: (item: T) => string;
  /** Order inside a batch. */
  readonly order: (a: T, b: T) => number;
  readonly maxBatchSize?: number;
  readonly maxWaiting?: number;
  /** Whether a failed batch was rolled back for what one of its items is (bad data), so that each may be tried alone. */
  readonly blamesItem?: (error: unknown) => boolean;
  /** Whether a failed batch was rolled back for no fault of its own (deadlock) and may be sent again. */
  readonly mayRepeat?: (error: unknown) => boolean;
  /** Whether nothing was done about an item because somebody else holds what it needs: it is tried again, and its batch went on. */
  readonly isBusy?: (result: R) => boolean;
  /** Items with the same order key are executed in order: none overtakes another that is retried. */
  readonly orderKeyOf?: (item: T) => unknown;
  /** How long an item is tried again before its busy result is told. */
  readonly maxBusyMs?: number;
}

interface Waiting<T, R> {
  readonly item: T;
  readonly orderKey: unknown;
  readonly since: number;
  readonly key: string;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

const REPEATS = 3;
/** Pauses between retries of a busy order key, each twice the one before. */
const [MIN_PAUSE_MS, MAX_PAUSE_MS] = [5, 80];

/**
 * One write in flight at a time; whatever arrives meanwhile becomes the next batch. Under load the cost of a commit is shared by up to
 * `maxBatchSize` items, and a lone item does not wait for company.
 */
export function createGroupCommit<T, R>(options: GroupCommitOptions<T, R>): GroupCommit<T, R> {
  const { write, keyOf, order, maxBatchSize = 128, maxWaiting = 4_096, blamesItem = () => false, mayRepeat = () => false } = options;
  const { isBusy = () => false, orderKeyOf = keyOf, maxBusyMs = 2_000 } = options;
  let waiting: Waiting<T, R>[] = [];
  let running: Promise<void> | undefined;
  /** Order keys whose rows another transaction holds, and when they are retried. */
  const busy = new Map<unknown, { readonly at: number; readonly pauseMs: number }>();
  let wake = (): void => {};

  function takeBatch(): Waiting<T, R>[] {
    const now = performance.now();
    const keys = new Set<string>();
    const batch: Waiting<T, R>[] = [];
    const left: Waiting<T, R>[] = [];
    for (const w of waiting) {
      if (batch.length < maxBatchSize && !keys.has(w.key) && !((busy.get(w.orderKey)?.at ?? 0) > now)) {
        keys.add(w.key);
        batch.push(w);
      } else left.push(w);
    }
    waiting = left;
    return batch.sort((a, b) => order(a.item, b.item));
  }
  /** Resolves what is decided; what was busy goes back before everything else, in its order. */
  function tell(batch: readonly Waiting<T, R>[], results: readonly R[]): void {
    const now = performance.now();
    const back: Waiting<T, R>[] = [];
    const looked = new Map<unknown, boolean>();
    for (const [i, w] of batch.entries()) {
      const result = results[i] as R;
      const held = isBusy(result);
      looked.set(w.orderKey, held || looked.get(w.orderKey) === true);
      if (held && now - w.since < maxBusyMs) back.push(w);
      else w.resolve(result);
    }
    for (const [orderKey, held] of looked) {
      const pauseMs = Math.min(2 * (busy.get(orderKey)?.pauseMs ?? MIN_PAUSE_MS / 2), MAX_PAUSE_MS);
      if (held) busy.set(orderKey, { at: now + pauseMs, pauseMs });
      else busy.delete(orderKey);
    }
    if (back.length > 0) waiting = [...back.toSorted((a, b) => a.since - b.since), ...waiting];
  }
  /** Waits until the next busy order key is due, or another item arrives. */
  async function rest(): Promise<void> {
    const next = Math.min(...waiting.map((w) => busy.get(w.orderKey)?.at ?? 0));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, next - performance.now()));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  /** Whoever has waited for a batch that failed is not made to wait for the next one to fail too. */
  function giveUpOld(): void {
    const now = performance.now();
    const old = waiting.filter((w) => now - w.since > maxBusyMs);
    waiting = waiting.filter((w) => now - w.since <= maxBusyMs);
    for (const w of old) w.reject(new Failure('unavailable'));
  }
  async function writeBatch(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      tell(batch, await retry(() => write(batch.map((w) => w.item)), { tries: REPEATS, isPassing: mayRepeat }));
    } catch (error) {
      if (batch.length > 1 && blamesItem(error)) {
        for (const w of batch) await writeBatch([w]);
        return;
      }
      for (const w of batch) w.reject(blamesItem(error) ? error : new Failure('unavailable'));
      if (!blamesItem(error)) giveUpOld();
    }
  }
  async function run(): Promise<void> {
    // Everything that arrives in this turn of the event loop belongs to the first batch.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = takeBatch();
      await (batch.length > 0 ? writeBatch(batch) : rest());
    }
    busy.clear();
  }
  return {
    submit(item) {
      if (waiting.length >= maxWaiting) return Promise.reject(new Failure('unavailable'));
      return new Promise<R>((resolve, reject) => {
        waiting.push({ item, key: keyOf(item), orderKey: orderKeyOf(item), since: performance.now(), resolve, reject });
        wake();
        running ??= run().finally(() => {
          running = undefined;
        });
      });
    },
    depth: () => waiting.length,
    async idle() {
      while (running) await running;
    },
  };
}
