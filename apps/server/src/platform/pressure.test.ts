import type { Pool } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createMetrics } from './metrics.ts';
import { createPressureGauge } from './pressure.ts';

const open: { stop(): void }[] = [];
afterEach(() => {
  for (const gauge of open.splice(0)) gauge.stop();
});

function start(waitingCount: number, maxLoopDelayMs = 3_600_000) {
  const config = { ...readConfig({}, []), maxLoopDelayMs };
  const gauge = createPressureGauge({ pool: { waitingCount } as Pool, metrics: createMetrics(), config });
  open.push(gauge);
  return gauge;
}
/** Keeps the event loop from turning. */
const block = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('pressure', () => {
  it('lets calls in while there is room', () => {
    expect(start(400).refuse('/service-api/LineFeed/GetGameZip')).toBeUndefined();
  });
  it('answers 503 once too many wait for the database, except to who asks how it is and for the parts of a page', () => {
    const gauge = start(401);
    expect(gauge.refuse('/MakeBetWeb')).toMatchObject({ code: 'unavailable' });
    expect(gauge.refuse('/health')).toBeUndefined();
    expect(gauge.refuse('/metrics')).toBeUndefined();
    expect(gauge.refuse('/assets/entry.client-abc.js')).toBeUndefined();
    expect(gauge.refuse('/healthy-food')).toMatchObject({ code: 'unavailable' });
  });
  it('answers 503 while the event loop is late, by the limit of the settings', async () => {
    const [strict, lax] = [start(0, 0), start(0)];
    const refused = async () => {
      block(200);
      await new Promise((resolve) => setImmediate(resolve));
      return strict.refuse('/');
    };
    await expect.poll(refused, { timeout: 10_000, interval: 50 }).toMatchObject({ code: 'unavailable' });
    expect(lax.refuse('/')).toBeUndefined();
  });
});
