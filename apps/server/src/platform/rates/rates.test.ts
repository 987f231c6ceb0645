import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { createTestClock } from '../../../tests/harness/test-clock.ts';
import { systemClock } from '../clock.ts';
import { createRates, type RateLimiter } from './rates.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
});
afterAll(() => test.close());

/** Whether a call passes. */
async function passes(limiter: RateLimiter, caller = 'address 192.0.2.1'): Promise<boolean> {
  try {
    await limiter.take(caller);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'rate_limited', detail: { args: { seconds: expect.any(Number) } } });
    return false;
  }
}
const RATE = { max: 40, windowSeconds: 600 };
/** As many processes over one database. */
const processes = (many: number, call: string, rate = RATE) =>
  Array.from({ length: many }, () => {
    const rates = createRates({ ...test.platform, clock: systemClock }, false);
    return { rates, limiter: rates.limiter(call, rate) };
  });
async function passedOf(limiters: readonly RateLimiter[], times: number): Promise<number> {
  let passed = 0;
  for (let n = 0; n < times; n++) if (await passes(limiters[n % limiters.length] as RateLimiter)) passed += 1;
  return passed;
}

describe('a process alone', () => {
  it('lets each caller have its share of every window', async () => {
    const clock = createTestClock();
    const limiter = createRates({ ...test.platform, clock }, true).limiter('alone', { max: 3, windowSeconds: 10 });
    const results: boolean[] = [];
    for (const caller of ['a', 'a', 'a', 'a', 'b']) results.push(await passes(limiter, caller));
    expect(results).toEqual([true, true, true, false, true]);
    clock.advance(9_999);
    expect(await passes(limiter, 'a')).toBe(false);
    clock.advance(1);
    expect(await passes(limiter, 'a')).toBe(true);
  });
});

describe('two processes', () => {
  it('let no more pass than the limit together, and not much less', async () => {
    const both = processes(2, 'in turn').map(({ limiter }) => limiter);
    const passed = await passedOf(both, 200);
    expect(passed).toBeLessThanOrEqual(RATE.max);
    expect(passed).toBeGreaterThanOrEqual(RATE.max * 0.8);
  });

  it('hold it where all calls come at once', async () => {
    const both = processes(2, 'at once').map(({ limiter }) => limiter);
    const all = await Promise.all(Array.from({ length: 200 }, (_, n) => passes(both[n % 2] as RateLimiter)));
    // The slower one may let its eighth pass unasked after the other has taken all there is.
    expect(all.filter(Boolean).length).toBeLessThanOrEqual(RATE.max + RATE.max / 8);
  });

  it('hold a limit that is too small to be parted', async () => {
    const both = processes(2, 'small', { max: 5, windowSeconds: 600 }).map(({ limiter }) => limiter);
    expect(await passedOf(both, 30)).toBe(5);
  });

  it('hear of what passed unasked once it is reported', async () => {
    const [a, b] = processes(2, 'reported');
    if (!a || !b) throw new Error('two processes');
    expect(await passedOf([a.limiter], 5)).toBe(5);
    await a.rates.report();
    expect(await passedOf([b.limiter], 100)).toBe(RATE.max - 5);
    expect(await passes(a.limiter)).toBe(false);
  });
});

it('counts callers and calls apart', async () => {
  const [one] = processes(1, 'apart', { max: 1, windowSeconds: 600 });
  const other = one?.rates.limiter('another', { max: 1, windowSeconds: 600 });
  if (!one || !other) throw new Error('a process');
  expect([await passes(one.limiter, 'a'), await passes(one.limiter, 'a')]).toEqual([true, false]);
  expect([await passes(one.limiter, 'b'), await passes(other, 'a')]).toEqual([true, true]);
});
