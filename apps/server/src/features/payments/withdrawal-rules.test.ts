import { describe, expect, it } from 'vitest';
import { contradicts, nextWithdrawalStatus } from './next-withdrawal-status.ts';
import { parseDestination } from './parse-destination.ts';
import { requiredApprovals } from './required-approvals.ts';

describe('pure rules', () => {
  it.each([
    [100n, true, 0],
    [50_000n, true, 0],
    [50_001n, true, 1],
    [100n, false, 1],
    [500_001n, true, 2],
  ] as const)('%s minor units of one who is known (%s) need %i people', (sum, identified, people) => {
    expect(requiredApprovals(sum, 100n, { identified, onePersonUnits: 500, twoPeopleUnits: 5_000 })).toBe(people);
  });

  it.each([
    ['card', '4242-4242 4242 4242', '•••• 4242'],
    ['card', '4242424242424241', undefined],
    ['card', '42', undefined],
    ['iban', 'de89 3704 0044 0532 0130 00', '•••• 3000'],
    ['iban', 'DE88370400440532013000', undefined],
    ['wallet', 'Aoife@Wallet.example', 'ao•••@wallet.example'],
    ['wallet', 'acc-77812', '•••• 812'],
    ['wallet', 'a b', undefined],
  ] as const)('%s %s is shown as %s', (kind, text, masked) => {
    expect(parseDestination(kind, text)?.masked).toBe(masked);
  });

  it.each([
    ['sent', 'paid', 'paid', false],
    ['sent', 'failed', 'failed', false],
    ['sent', 'pending', undefined, false],
    ['paid', 'paid', undefined, false],
    ['paid', 'failed', undefined, true],
    ['failed', 'paid', undefined, true],
    ['cancelled', 'paid', undefined, true],
    ['paid', 'pending', undefined, false],
  ] as const)('%s and the word %s make %s', (from, said, becomes, contradicted) => {
    const [state, event] = [
      { status: from, sequence: 1 },
      { status: said, sequence: 2 },
    ];
    expect([nextWithdrawalStatus(state, event), contradicts(state, event)]).toEqual([becomes, contradicted]);
  });
});
