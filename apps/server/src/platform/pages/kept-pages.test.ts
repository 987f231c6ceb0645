import { beforeEach, describe, expect, it } from 'vitest';
import { createKeptPages, type KeptPages } from './kept-pages.ts';

describe('pages that are kept', () => {
  let at: number;
  let busy: boolean;
  let made: number;
  let pages: KeptPages<string>;
  /** Ends what is being made, or lets it fail. */
  let end: (error?: Error) => void;

  beforeEach(() => {
    [at, busy, made] = [0, false, 0];
    pages = createKeptPages<string>({
      keepMs: 1_000,
      staleMs: 5_000,
      bounds: { entries: 10, bytes: 1_000 },
      bytesOf: (page) => page.length,
      isForMany: (page) => page !== 'page 3',
      now: () => at,
      isBusy: () => busy,
    });
  });
  const make = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const name = `page ${++made}`;
      end = (error) => (error ? reject(error) : resolve(name));
    });
  const get = (): Promise<string> => pages.get('a', make);
  async function have(): Promise<void> {
    const first = get();
    end();
    await first;
  }

  it('are made once for all who ask meanwhile, and are good for a second', async () => {
    const both = [get(), get()];
    end();
    expect(await Promise.all(both)).toEqual(['page 1', 'page 1']);
    at = 999;
    expect([await get(), pages.shown('a'), made]).toEqual(['page 1', 'page 1', 1]);
    at = 1_000;
    expect(pages.shown('a')).toBeUndefined();
    const next = get();
    end();
    expect([await next, made]).toEqual(['page 2', 2]);
  });

  it('are shown once more while others are made, and made anew behind', async () => {
    await have();
    [at, busy] = [3_000, true];
    expect([pages.shown('a'), await get(), made]).toEqual(['page 1', 'page 1', 2]);
    end();
    await expect.poll(() => pages.shown('a')).toBe('page 2');
    expect(made).toBe(2);
  });

  it('are never shown when they are too old', async () => {
    await have();
    [at, busy] = [5_000, true];
    expect(pages.shown('a')).toBeUndefined();
    const next = get();
    end();
    expect(await next).toBe('page 2');
  });

  it('that cannot be made are shown until they are too old, and then who asks is told', async () => {
    await have();
    [at, busy] = [2_000, true];
    expect(pages.shown('a')).toBe('page 1');
    end(new Error('refused'));
    await expect.poll(() => [pages.shown('a'), made]).toEqual(['page 1', 3]);
    end(new Error('refused'));
    at = 5_000;
    const next = pages.get('a', () => Promise.reject(new Error('refused')));
    await expect(next).rejects.toThrow('refused');
  });

  it('that are for nobody else take the place of what was shown before', async () => {
    made = 1;
    await have();
    [at, busy] = [2_000, true];
    expect(pages.shown('a')).toBe('page 2');
    end();
    await expect.poll(() => pages.shown('a')).toBeUndefined();
  });
});
