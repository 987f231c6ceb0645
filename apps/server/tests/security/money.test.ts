import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import { parseMoney } from '@touchline/kernel/money';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, ledgerFaults, startBettingApp, wireLegs } from '../harness/worlds/betting-app.ts';

/** T61: texts that look like money to a careless reader. None may be taken for an amount, and none for another one than it says. */
const WRONG = [
  'NaN',
  'Infinity',
  '1e309',
  '1e3',
  '-0',
  '-0.01',
  '-5',
  '+5',
  '0x10',
  '٥',
  '१२',
  '５',
  '1,000.00',
  '1 000',
  '1.2.3',
  '.5',
  '5.',
  '',
  ' ',
  '5\u0000',
  '1_000',
  'null',
  '[object Object]',
  '9'.repeat(400),
] as const;
/** 2^53 + 1 and what is beyond a bigint's minor units. */
const HUGE = ['9007199254740993', '92233720368547758.08', '999999999999999999.99'] as const;

/** Fields of requests that are amounts of money, by their names on the wire; percents, points and odds are none. */
const MONEY = /^(summ|amount|stake|premium|sum|possibleWin|takeProfit|stopLoss|cashout|offer)$/;

interface Field {
  readonly key: CallKey;
  readonly name: string;
  readonly schema: z.ZodType;
}
function fields(key: CallKey, schema: unknown, found: Field[] = []): Field[] {
  const def = (
    schema as
      | { def?: { shape?: Record<string, z.ZodType>; in?: unknown; innerType?: unknown; options?: unknown[]; element?: unknown } }
      | undefined
  )?.def;
  if (!def) return found;
  for (const [name, field] of Object.entries(def.shape ?? {})) {
    if (MONEY.test(name)) found.push({ key, name, schema: field });
    fields(key, field, found);
  }
  for (const inner of [def.in, def.innerType, def.element, ...(def.options ?? [])]) fields(key, inner, found);
  return found;
}
const all = (Object.keys(CALLS) as CallKey[]).flatMap((key) => {
  const { body, query }: CallSpec = CALLS[key];
  return [...fields(key, body), ...fields(key, query)];
});

describe('T61 every field of money in the contract', () => {
  it('is found', () => {
    expect(all.length).toBeGreaterThan(8);
    expect(all.map(({ key }) => key)).toEqual(expect.arrayContaining(['makeBetWeb', 'createDeposit', 'operatorCreateProposal']));
  });

  it.each(all)('$key $name refuses what is no amount, or leaves it to the scale of its currency', ({ schema }) => {
    for (const text of WRONG) {
      const parsed = schema.safeParse(text);
      // Every text that the schema lets through is read by `parseMoney`, for which it has to be no amount either.
      if (parsed.success && text.trim() !== '') expect([text, parseMoney(String(parsed.data), 2).ok]).toEqual([text, false]);
    }
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -0, -1, true, {}, [], ['5']]) {
      const parsed = schema.safeParse(value);
      if (parsed.success)
        expect([JSON.stringify(value), parseMoney(String(parsed.data), 2).ok && String(parsed.data) !== '0']).toEqual([
          JSON.stringify(value),
          false,
        ]);
    }
  });
});

describe('T61 money over the wire', () => {
  let test: BettingWorld;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startBettingApp({ matches: 3, liveMatches: 1 });
    player = await test.player({ deposit: '50.00' });
  });
  afterAll(async () => {
    expect(await ledgerFaults(test)).toEqual([]);
    await test.close();
  });

  it.each([...WRONG, ...HUGE])('a stake, a deposit and a credit of %j move nothing', async (amount) => {
    const operator = await test.operator(['payments']);
    const replies = [
      await test.bet(player, [{ match: 1 }], { summ: amount }),
      await player.request({
        method: 'POST',
        url: '/web-api/payments/deposit',
        payload: { method: 'card', amount, key: nanoid(), return_path: '/en/deposit/status' },
      }),
      await operator.request({
        method: 'POST',
        url: '/operator-api/proposals',
        payload: { playerId: String(player.id), reason: 'a reason', kind: 'credit', currency: 'EUR', amount },
      }),
    ];
    const huge = (HUGE as readonly string[]).includes(amount);
    for (const [i, reply] of replies.entries()) {
      // A proposal of a great amount is a great amount: two people look at it. It says exactly what was asked for.
      if (huge && i === 2 && reply.statusCode === 200) expect(Number(reply.json().data.amount)).toBe(Number(amount));
      else
        expect([i, reply.statusCode >= 400 && reply.statusCode < 500, reply.body.slice(0, 90)]).toEqual([i, true, reply.body.slice(0, 90)]);
    }
    expect(await player.balanceMinor()).toBe(5_000n);
  });

  it('a number instead of a text is read exactly or not at all', async () => {
    for (const summ of [0.1 + 0.2, 1e21, 2 ** 53 + 2, -0]) {
      const payload = { couponEvents: wireLegs([{ match: 1 }]), vid: 0, summ, betGuid: nanoid() };
      const reply = await player.requestFully({ method: 'POST', url: '/service-api/LiveBet/Secure/MakeBetWeb', payload });
      expect([summ, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([summ, true]);
    }
    expect(await player.balanceMinor()).toBe(5_000n);
  });
});
