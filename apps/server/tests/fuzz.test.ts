import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callRequest } from './harness/call-request.ts';
import { RUN_SEED } from './harness/run-seed.ts';
import { inputsFor } from './harness/schema-inputs.ts';
import type { TestApp } from './harness/test-app.ts';
import { wrongReply } from './harness/wire-reply.ts';
import { ledgerFaults } from './harness/worlds/betting-app.ts';
import { type BuiltWorld, startBuiltWorld } from './harness/worlds/built-world.ts';

/** Requests per call and role; FUZZ_RUNS raises it for a long night. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);

let test: BuiltWorld;
beforeAll(async () => {
  test = await startBuiltWorld({ matches: 5, liveMatches: 2 });
  console.log(`T60 seed ${RUN_SEED} (SEED=${RUN_SEED} repeats it), ${RUNS} requests per call and role to the built server`);
});
afterAll(() => test.close());

let address = 0;

/** Parts of an address that clients resolve themselves: they ask for another one then, which is no question to the call. */
const DOT_SEGMENT = /\/\.{1,2}(?=[/?]|$)/;

/** The first reply to a generated request that breaks the contract; undefined if none does. */
async function firstWrong(call: CallSpec, send: TestApp['request']): Promise<string | undefined> {
  const parts = fc.record({
    params: inputsFor(call.params),
    query: inputsFor(call.query),
    body: inputsFor(call.body),
    at: fc.nat(call.paths.length - 1),
  });
  let wrong: string | undefined;
  await fc
    .assert(
      fc.asyncProperty(parts, async ({ at, ...input }) => {
        const request = callRequest(call, call.paths[at] ?? call.paths[0], input);
        fc.pre(!DOT_SEGMENT.test(request.url));
        // Each from an address of its own, so that rate limits do not stand in front of the calls.
        address += 1;
        const reply = await send({ ...request, remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` });
        const fault = wrongReply(call, reply);
        if (fault !== undefined) wrong = `${JSON.stringify(request).slice(0, 600)} -> ${fault}`;
        return fault === undefined;
      }),
      { seed: RUN_SEED, numRuns: RUNS, endOnFailure: true },
    )
    .catch((error: unknown) => {
      wrong ??= error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : 'failed';
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
    const player = await test.player({ deposit: '50.00' });
    expect(await firstWrong(CALLS[key], player.requestFully)).toBeUndefined();
    const operator = await test.operator();
    expect(await firstWrong(CALLS[key], operator.request)).toBeUndefined();
  });

  it('leaves the ledger sound', async () => {
    expect(await ledgerFaults(test)).toEqual([]);
  });

  it('T80 leaves the audit of operators whole', async () => {
    const { rows, faults } = await test.app.features.operators.checkAudit();
    expect(faults).toEqual([]);
    expect(rows).toBeGreaterThan(RUNS);
  });
});
