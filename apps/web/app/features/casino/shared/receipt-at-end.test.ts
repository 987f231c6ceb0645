import { LIVE_WHEEL } from '@touchline/casino/shared/live-wheel';
import { describe, expect, it } from 'vitest';
import { receiptAtEnd, type SharedReceipt } from './receipt-at-end.ts';

const bet: SharedReceipt['own'][number] = {
  bet: '1',
  round: '7',
  name: '***11',
  currency: 'EUR',
  stake: '1.00',
  status: 'open',
  paidAt: null,
  returned: null,
  target: null,
  chips: null,
};
const receipt = (result: number, more: Partial<typeof bet>): SharedReceipt => ({
  round: {
    round: '7',
    number: 7,
    version: 1,
    edgePpm: 10_000,
    startsAt: 1_000,
    endedAt: 2_000,
    nextAt: 6_000,
    result,
    outcome: null,
    hash: 'aa',
  },
  chain: { promise: 'bb', salt: 'cc', rounds: 100 },
  previousHash: 'dd',
  own: [{ ...bet, ...more }],
});

describe('the receipt of a shared round in the pause after its end', () => {
  it('S226 tells what each bet on places returns before the table has said so', () => {
    const ownAt = (segment: number) => receiptAtEnd(receipt(segment, { chips: [{ on: 'low', chips: 1 }] }), LIVE_WHEEL.layout).own[0];
    // The low ring pays 1.5 on its first segment and nothing on its fifth.
    expect(ownAt(0)).toMatchObject({ status: 'paid', returned: '1.50' });
    expect(ownAt(4)).toMatchObject({ status: 'lost', returned: '0.00' });
  });
  it('S225 knows a bet without a target as lost, and leaves what the table has said', () => {
    expect(receiptAtEnd(receipt(250, {}), null).own[0]).toMatchObject({ status: 'lost', returned: '0' });
    const paid = { status: 'paid', paidAt: 150, returned: '1.50' } as const;
    expect(receiptAtEnd(receipt(250, paid), null).own[0]).toMatchObject(paid);
  });
});
