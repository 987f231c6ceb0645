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
  /** How long an item is retried before its `busy` result is returned. */
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
export const createGroupCommit = <T, R>(options: GroupCommitOptions<T, R>): GroupCommit<T, R> => new GroupCommitQueue(options);

class GroupCommitQueue<T, R> implements GroupCommit<T, R> {
  readonly #options: Required<GroupCommitOptions<T, R>>;
  readonly #busy = new BusyKeys();
  #waiting: Waiting<T, R>[] = [];
  #running: Promise<void> | undefined;
  #wake = (): void => {};

  constructor(options: GroupCommitOptions<T, R>) {
    const { maxBatchSize = 128, maxWaiting = 4_096, blamesItem = () => false, mayRepeat = () => false } = options;
    const { isBusy = () => false, orderKeyOf = options.keyOf, maxBusyMs = 2_000 } = options;
    const { write, keyOf, order } = options;
    this.#options = { write, keyOf, order, maxBatchSize, maxWaiting, blamesItem, mayRepeat, isBusy, orderKeyOf, maxBusyMs };
  }

  submit(item: T): Promise<R> {
    const { maxWaiting, keyOf, orderKeyOf } = this.#options;
    if (this.#waiting.length >= maxWaiting) return Promise.reject(new Failure('unavailable'));
    return new Promise<R>((resolve, reject) => {
      this.#waiting.push({ item, key: keyOf(item), orderKey: orderKeyOf(item), since: performance.now(), resolve, reject });
      this.#wake();
      this.#running ??= this.#run().finally(() => {
        this.#running = undefined;
      });
    });
  }

  depth(): number {
    return this.#waiting.length;
  }

  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Everything that arrives in this turn of the event loop belongs to the first batch.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch();
      await (batch.length > 0 ? this.#writeBatch(batch) : this.#rest());
    }
    this.#busy.clear();
  }

  #takeBatch(): Waiting<T, R>[] {
    const { order, maxBatchSize } = this.#options;
    const now = performance.now();
    const keys = new Set<string>();
    const batch: Waiting<T, R>[] = [];
    const left: Waiting<T, R>[] = [];
    for (const w of this.#waiting) {
      if (batch.length < maxBatchSize && !keys.has(w.key) && this.#busy.dueAt(w.orderKey) <= now) {
        keys.add(w.key);
        batch.push(w);
      } else left.push(w);
    }
    this.#waiting = left;
    return batch.sort((a, b) => order(a.item, b.item));
  }

  async #writeBatch(batch: readonly Waiting<T, R>[]): Promise<void> {
    const { write, blamesItem, mayRepeat } = this.#options;
    try {
      this.#tell(batch, await retry(() => write(batch.map((w) => w.item)), { tries: REPEATS, isPassing: mayRepeat }));
    } catch (error) {
      if (batch.length > 1 && blamesItem(error)) {
        for (const w of batch) await this.#writeBatch([w]);
        return;
      }
      for (const w of batch) w.reject(blamesItem(error) ? error : new Failure('unavailable'));
      if (!blamesItem(error)) this.#giveUpOld();
    }
  }

  /** Resolves what is decided; what was busy goes back before everything else, in its order. */
  #tell(batch: readonly Waiting<T, R>[], results: readonly R[]): void {
    const { isBusy, maxBusyMs } = this.#options;
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
      if (held) this.#busy.hold(orderKey, now);
      else this.#busy.free(orderKey);
    }
    if (back.length > 0) this.#waiting = [...back.toSorted((a, b) => a.since - b.since), ...this.#waiting];
  }

  /** Items that have waited longer than `maxBusyMs` are rejected instead of put into another batch that may fail too. */
  #giveUpOld(): void {
    const { maxBusyMs } = this.#options;
    const now = performance.now();
    const old = this.#waiting.filter((w) => now - w.since > maxBusyMs);
    this.#waiting = this.#waiting.filter((w) => now - w.since <= maxBusyMs);
    for (const w of old) w.reject(new Failure('unavailable'));
  }

  /** Waits until the next busy order key is due, or another item arrives. */
  async #rest(): Promise<void> {
    const next = Math.min(...this.#waiting.map((w) => this.#busy.dueAt(w.orderKey)));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, next - performance.now()));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Order keys whose rows another transaction holds, and when they are retried. */
class BusyKeys {
  readonly #held = new Map<unknown, { readonly at: number; readonly pauseMs: number }>();

  /** When the next try is due, as `performance.now()` counts; 0 for a key that nobody holds. */
  dueAt(orderKey: unknown): number {
    return this.#held.get(orderKey)?.at ?? 0;
  }
  /** It was held once more: the next pause is longer. */
  hold(orderKey: unknown, now: number): void {
    const pauseMs = Math.min(2 * (this.#held.get(orderKey)?.pauseMs ?? MIN_PAUSE_MS / 2), MAX_PAUSE_MS);
    this.#held.set(orderKey, { at: now + pauseMs, pauseMs });
  }
  free(orderKey: unknown): void {
    this.#held.delete(orderKey);
  }
  clear(): void {
    this.#held.clear();
  }
}
