import { describe, expect, it } from 'vitest';
import { CALLS, type CallKey } from '../calls.ts';
import { CONSOLE_QUEUES, type ConsoleQueue, QUEUE_ROLES, queuesOf } from './enums.ts';

/** The call that shows a queue. */
const SHOWN_BY: Readonly<Record<ConsoleQueue, CallKey>> = {
  withdrawals: 'operatorWithdrawals',
  documents: 'operatorDocuments',
  proposals: 'operatorProposals',
  bids: 'operatorBids',
  support: 'operatorSupport',
  requests: 'operatorRequests',
  appeals: 'operatorAppeals',
};

describe('queues of the console', () => {
  it.each(CONSOLE_QUEUES)('%s is told to whom its call answers, and to nobody else', (queue) => {
    const { roles } = CALLS[SHOWN_BY[queue]] as { readonly roles?: readonly string[] };
    expect([...QUEUE_ROLES[queue]].sort()).toEqual([...(roles ?? [])].sort());
  });

  it("are those of any of an operator's roles", () => {
    expect(queuesOf(['payments'])).toEqual(['withdrawals', 'proposals']);
    expect(queuesOf(['content'])).toEqual([]);
  });
});
