import { expect, it } from 'vitest';
import { createViewCache } from './view-cache.ts';

const MB = 2 ** 20;

it('C114 keeps no more bytes than it may, whatever is asked for, and builds again what it has let go', () => {
  const cache = createViewCache(() => 0);
  let built = 0;
  const ask = (key: string) =>
    cache.view(
      key,
      () => 1,
      () => {
        built += 1;
        return JSON.stringify({ key, filler: 'x'.repeat(MB) });
      },
    );
  for (let n = 0; n < 200; n++) {
    ask(`view ${n}`);
    expect(cache.bytes).toBeLessThanOrEqual(16 * MB);
  }
  expect(cache.size).toBeLessThan(100);
  expect(built).toBe(200);
  ask('view 199');
  expect(built).toBe(200);
  ask('view 0');
  expect(built).toBe(201);
});
