import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRequest } from './harness/call-request.ts';
import { numberPlaces, withNumber } from './harness/number-places.ts';
import type { TestApp } from './harness/test-app.ts';
import { wrongReply } from './harness/wire-reply.ts';
import { type HistoryScene, startHistoryScene } from './harness/worlds/history-app.ts';

/**
 * Spellings of an id or a count: the ends of what fields, the database and floats hold, beyond them, below 0, between two numbers. Over a simulated
 * past, because ids lead into its tables and arithmetic.
 */
const EXTREMES = [-1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, 1e15, 2 ** 53 - 1, 2 ** 53, 1e21];

let scene: HistoryScene;
let senders: Readonly<Record<'guest' | 'player' | 'operator', TestApp['request']>>;
beforeAll(async () => {
  scene = await startHistoryScene();
  const [player, operator] = [await scene.player({ deposit: '10.00' }), await scene.operator()];
  senders = { guest: scene.request, player: player.requestFully, operator: operator.request };
});
afterAll(() => scene.close());

const senderOf = ({ access }: CallSpec): TestApp['request'] =>
  senders[access === 'operator' ? 'operator' : access === 'any' || access === 'guest' ? 'guest' : 'player'];

let address = 0;
/**
 * Faults of the replies to a call whose numbers are extreme, one at a time. What its schema refuses is refused alike by all calls: the first of each
 * is sent, to see it.
 */
async function faultsOf(call: CallSpec): Promise<string[]> {
  const faults: string[] = [];
  let refused = 0;
  for (const part of ['params', 'query', 'body'] as const) {
    for (const place of numberPlaces(call[part])) {
      for (const number of new Set([...EXTREMES, place.max, place.max + 1])) {
        const parts = { params: withNumber(call.params), query: withNumber(call.query), body: withNumber(call.body) };
        parts[part] = withNumber(call[part], place, number);
        if (!call[part]?.safeParse(parts[part]).success && refused++ > 0) continue;
        const request = callRequest(call, call.paths[0], parts);
        // Each from an address of its own, so that rate limits do not stand in front of the calls.
        address += 1;
        const reply = await senderOf(call)({ ...request, remoteAddress: `10.9.${(address >> 8) & 255}.${address & 255}` });
        const fault = wrongReply(call, reply);
        if (fault !== undefined) faults.push(`${part} ${place.path.join('.')} = ${number}: ${fault}`);
      }
    }
  }
  return faults;
}

const counted = (Object.keys(CALLS) as CallKey[]).filter((key) => {
  const call: CallSpec = CALLS[key];
  return [call.params, call.query, call.body].some((schema) => numberPlaces(schema).length > 0);
});

describe('T60 no number in any field of any call makes an answer of 5xx', () => {
  it('reaches the numbers of the feed, of statistics and of the office', () => {
    expect(counted).toEqual(
      expect.arrayContaining(['getGame', 'getPlayerStatistics', 'deleteCurrencyAccount', 'updateCoupon', 'makeBetWeb']),
    );
  });
  it.each(counted)('%s', async (key) => {
    expect(await faultsOf(CALLS[key])).toEqual([]);
  });
});
