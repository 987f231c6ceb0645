import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

interface Item {
  readonly key: string;
  readonly n: number;
}
const item = (n: number, key = String(n)): Item => ({ key, n });
const options = { keyOf: (i: Item) => i.key, order: (a: Item, b: Item) => a.n - b.n };

describe('group commit', () => {
  it('shares a write among all that arrive while one is in flight, in order, at most so many at once', async () => {
    const batches: number[][] = [];
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const queue = createGroupCommit<Item, number>({
      ...options,
      maxBatchSize: 3,
      async write(items) {
        batches.push(items.map((i) => i.n));
        if (batches.length === 1) await gate;
        return items.map((i) => i.n * 10);
      },
    });
    const first = queue.submit(item(1));
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const rest = [5, 4, 3, 2].map((n) => queue.submit(item(n)));
    release();
    expect(await Promise.all([first, ...rest])).toEqual([10, 50, 40, 30, 20]);
    expect(batches).toEqual([[1], [3, 4, 5], [2]]);
  });

  it('never writes two items of one key together', async () => {
    const batches: number[][] = [];
    const queue = createGroupCommit<Item, number>({
      ...options,
      async write(items) {
        batches.push(items.map((i) => i.n));
        return items.map((i) => i.n);
      },
    });
    await Promise.all([queue.submit(item(1, 'a')), queue.submit(item(2, 'a')), queue.submit(item(3, 'b'))]);
    expect(batches).toEqual([[1, 3], [2]]);
  });

  it('lets a bad item fail alone', async () => {
    const bad = new Error('bad');
    const queue = createGroupCommit<Item, number>({
      ...options,
      blamesItem: (error) => error === bad,
      async write(items) {
        if (items.some((i) => i.n === 2)) throw bad;
        return items.map((i) => i.n);
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map((n) => queue.submit(item(n))));
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('repeats what was rolled back for nothing, and says unavailable where nobody knows', async () => {
    let attempts = 0;
    const deadlock = new Error('deadlock');
    const lucky = createGroupCommit<Item, number>({
      ...options,
      mayRepeat: (error) => error === deadlock,
      async write(items) {
        if (++attempts < 3) throw deadlock;
        return items.map((i) => i.n);
      },
    });
    expect(await lucky.submit(item(1))).toBe(1);
    const cut = createGroupCommit<Item, number>({ ...options, write: () => Promise.reject(new Error('connection lost')) });
    await expect(cut.submit(item(1))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('tries again what somebody else holds, in the order of its key, while others go on', async () => {
    const written: number[] = [];
    let held = true;
    const queue = createGroupCommit<Item & { readonly orderKey: string }, number>({
      keyOf: (i) => String(i.n),
      order: (a, b) => a.n - b.n,
      orderKeyOf: (i) => i.orderKey,
      isBusy: (result) => result < 0,
      maxBusyMs: 60_000,
      async write(items) {
        return items.map(({ n, orderKey }) => {
          if (orderKey === 'slow' && held) return -n;
          written.push(n);
          return n;
        });
      },
    });
    const slow = [1, 2].map((n) => queue.submit({ ...item(n), orderKey: 'slow' }));
    for (const n of [10, 11, 12]) expect(await queue.submit({ ...item(n), orderKey: 'other' })).toBe(n);
    const later = queue.submit({ ...item(3), orderKey: 'slow' });
    expect(await queue.submit({ ...item(13), orderKey: 'other' })).toBe(13);
    expect(written).toEqual([10, 11, 12, 13]);
    held = false;
    expect(await Promise.all([...slow, later])).toEqual([1, 2, 3]);
    expect(written).toEqual([10, 11, 12, 13, 1, 2, 3]);
  });

  it('tells that somebody else holds it when that takes too long', async () => {
    let tries = 0;
    const write = async (items: readonly Item[]) => {
      tries += 1;
      return items.map(() => 'busy');
    };
    const queue = createGroupCommit<Item, string>({ ...options, isBusy: (result) => result === 'busy', maxBusyMs: 30, write });
    expect(await queue.submit(item(1))).toBe('busy');
    expect(tries).toBeGreaterThan(1);
    expect(queue.depth()).toBe(0);
  });

  it('sheds what no longer fits in the queue', async () => {
    const queue = createGroupCommit<Item, number>({ ...options, maxWaiting: 1, write: async (items) => items.map((i) => i.n) });
    const first = queue.submit(item(1));
    await expect(queue.submit(item(2))).rejects.toMatchObject({ code: 'unavailable' });
    expect(await first).toBe(1);
    expect(queue.depth()).toBe(0);
  });
});
