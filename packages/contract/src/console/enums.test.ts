import { describe, expect, it } from 'vitest';
import { CALLS, type CallKey } from '../calls.ts';
import {
  AREA_ROLES,
  CONSOLE_AREAS,
  CONSOLE_QUEUES,
  type ConsoleArea,
  type ConsoleQueue,
  QUEUE_ROLES,
  queuesOf,
  topicsOf,
} from './enums.ts';

/** The call that shows a queue. */
const SHOWN_BY: Readonly<Record<ConsoleQueue, CallKey>> = {
  withdrawals: 'operatorWithdrawals',
  documents: 'operatorDocuments',
  proposals: 'operatorProposals',
  bids: 'operatorBids',
  'casino-edges': 'operatorCasinoTables',
  'club-terms': 'operatorClubTerms',
  'jackpot-rules': 'operatorJackpotRules',
  'poker-tables': 'operatorPokerTerms',
  'chat-reports': 'operatorChatReports',
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

/** The calls that show an area. */
const AREA_SHOWN_BY: Readonly<Record<ConsoleArea, readonly CallKey[]>> = {
  overview: ['operatorOverview'],
  reports: ['operatorReport'],
  webhooks: ['operatorWebhooks', 'operatorWebhookDeliveries'],
  jobs: ['operatorJobs'],
};

describe('areas of the console', () => {
  it.each(CONSOLE_AREAS)('%s is told to whom its calls answer, and to nobody else', (area) => {
    for (const key of AREA_SHOWN_BY[area]) {
      const { roles } = CALLS[key] as { readonly roles?: readonly string[] };
      expect([...AREA_ROLES[area]].sort()).toEqual([...(roles ?? [])].sort());
    }
  });

  it('follow the queues of an operator; what concerns all brands is for operators of all brands', () => {
    expect(topicsOf({ roles: ['payments'], brandIds: null })).toEqual(['withdrawals', 'proposals', 'reports']);
    const ofAdmin = [
      'proposals',
      'casino-edges',
      'club-terms',
      'jackpot-rules',
      'poker-tables',
      'chat-reports',
      'requests',
      'appeals',
      'overview',
      'reports',
      'webhooks',
    ];
    expect(topicsOf({ roles: ['admin'], brandIds: null })).toEqual([...ofAdmin, 'jobs']);
    expect(topicsOf({ roles: ['admin'], brandIds: [1] })).toEqual(ofAdmin);
    expect(topicsOf({ roles: ['content', 'trader'], brandIds: null })).toEqual(['bids']);
  });
});
