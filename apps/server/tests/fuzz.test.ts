import { CALLS, type CallKey } from '@touchline/contract/calls';
import type { CallSpec } from '@touchline/contract/call';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callRequest } from './harness/call-request.ts';
import { inputsFor } from './harness/schema-inputs.ts';
import { startTestApp, type TestApp } from './harness/test-app.ts';
import { createTestClock } from './harness/test-clock.ts';
import type { TestPlayer } from './harness/test-player.ts';
import { wrongReply } from './harness/wire-reply.ts';

/** Requests per call and role; FUZZ_RUNS raises it for a long night. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

const clock = createTestClock();
let test: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  test = await startTestApp({ clock });
  player = await test.player({ deposit: '50.00' });
  console.log(`fuzz: seed ${SEED}, ${RUNS} requests per call and role`);
});
afterAll(() => test.close());

/** The first reply to a generated request that breaks the contract; undefined if none does. */
async function firstWrong(call: CallSpec, send: TestApp['request']): Promise<string | undefined> {
  const parts = fc.record({ params: inputsFor(call.params), query: inputsFor(call.query), body: inputsFor(call.body), at: fc.nat(call.paths.length - 1) });
  let wrong: string | undefined;
  await fc.assert(
    fc.asyncProperty(parts, async ({ at, ...input }) => {
      // Past the window of every rate limit, so that each request reaches its call.
      clock.advance(60_000);
      const request = callRequest(call, call.paths[at] ?? call.paths[0], input);
      const reply = await send(request);
      const fault = wrongReply(call, reply);
      if (fault !== undefined) wrong = `${JSON.stringify(request).slice(0, 600)} -> ${fault}`;
      return fault === undefined;
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  ).catch((error: unknown) => {
    wrong ??= String(error);
  });
  return wrong;
}

describe('T60 no generated request makes an answer of 5xx or one off its schema', () => {
  it('planted: a reply off its schema is seen', async () => {
    const planted: CallSpec = { ...CALLS.siteConfig, reply: z.object({ missing: z.string() }) };
    expect(await firstWrong(planted, test.request)).toMatch(/off schema/);
    console.log('planted: caught');
  });

  it.each(Object.keys(CALLS) as CallKey[])('%s', async (key) => {
    expect(await firstWrong(CALLS[key], test.request)).toBeUndefined();
    // The player signs out by chance: the next request begins with another.
    if ((await player.request({ method: 'POST', url: '/web-api/user/balance' })).statusCode !== 200) player = await test.player({ deposit: '50.00' });
    expect(await firstWrong(CALLS[key], player.requestFully)).toBeUndefined();
  });

  it('leaves the ledger sound', async () => {
    expect((await test.app.features.wallet.checkLedger()).faults).toEqual([]);
  });
});
