import { expect, it } from 'vitest';
import { createDatabaseProbe } from './database-probe.ts';

/** A database that answers when the test says so. */
function scene() {
  let at = 0;
  const asked: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const query = () =>
    new Promise((resolve, reject) => asked.push({ answer: () => resolve(undefined), fail: () => reject(new Error('no')) }));
  const probe = createDatabaseProbe({ query } as never, () => at);
  return { asked, probe, pass: (ms: number) => (at += ms) };
}

it('asks once however many ask, and again after a second', async () => {
  const { asked, probe, pass } = scene();
  const many = Array.from({ length: 50 }, () => probe.answers());
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  expect(new Set(await Promise.all(many))).toEqual(new Set([true]));
  pass(999);
  expect(await probe.answers()).toBe(true);
  expect(asked).toHaveLength(1);
  pass(1);
  const next = probe.answers();
  asked[1]?.fail();
  expect(await next).toBe(false);
});
