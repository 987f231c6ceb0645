import { Failure } from '#platform/failure';

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
  readonly mostInBatch?: number;
  readonly mostWaiting?: number;
  /** Whether a failed batch was rolled back for what one of its items is (bad data), so that each may be tried alone. */
  readonly blamesItem?: (error: unknown) => boolean;
  /** Whether a failed batch was rolled back for no fault of its own (deadlock) and may be sent again. */
  readonly mayRepeat?: (error: unknown) => boolean;
}

interface Waiting<T, R> {
  readonly item: T;
  readonly key: string;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

const REPEATS = 3;

/**
 * One write in flight at a time; whatever arrives meanwhile becomes the next batch. Under load the cost of a commit is shared by up to
 * `mostInBatch` items, and a lone item does not wait for company.
 */
export function createGroupCommit<T, R>(options: GroupCommitOptions<T, R>): GroupCommit<T, R> {
  const { write, keyOf, order, mostInBatch = 128, mostWaiting = 4_096, blamesItem = () => false, mayRepeat = () => false } = options;
  let waiting: Waiting<T, R>[] = [];
  let running: Promise<void> | undefined;

  function takeBatch(): Waiting<T, R>[] {
    const keys = new Set<string>();
    const batch: Waiting<T, R>[] = [];
    const left: Waiting<T, R>[] = [];
    for (const w of waiting) {
      if (batch.length < mostInBatch && !keys.has(w.key)) {
        keys.add(w.key);
        batch.push(w);
      } else left.push(w);
    }
    waiting = left;
    return batch.sort((a, b) => order(a.item, b.item));
  }
  async function writeBatch(batch: readonly Waiting<T, R>[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const results = await write(batch.map((w) => w.item));
        for (const [i, w] of batch.entries()) w.resolve(results[i] as R);
        return;
      } catch (error) {
        if (attempt < REPEATS && mayRepeat(error)) continue;
        if (batch.length > 1 && blamesItem(error)) {
          for (const w of batch) await writeBatch([w]);
          return;
        }
        for (const w of batch) w.reject(blamesItem(error) ? error : new Failure('unavailable'));
        return;
      }
    }
  }
  async function run(): Promise<void> {
    // Everything that arrives in this turn of the event loop belongs to the first batch.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    while (waiting.length > 0) await writeBatch(takeBatch());
  }
  return {
    submit(item) {
      if (waiting.length >= mostWaiting) return Promise.reject(new Failure('unavailable'));
      return new Promise<R>((resolve, reject) => {
        waiting.push({ item, key: keyOf(item), resolve, reject });
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
