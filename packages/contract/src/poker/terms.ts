import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DECIDE_SETTING, PROPOSE_SETTING, ProposedSetting, SETTING_CALL, SETTING_PROPOSAL, SETTING_VERSION } from '../operator/settings.ts';
import { wireId64 } from '../wire.ts';

const chips = z.number().int();
const MAX_CAPS = 8;

/** All that the house may change at a cash table; chips. */
export const PokerTermsView = z.object({
  /** The house's part of the pots, millionths. */
  ratePpm: z.number().int(),
  /** At most so many chips a hand, by how many were dealt in: the last line of no more players counts. */
  caps: z.array(z.object({ players: z.number().int(), chips })).max(MAX_CAPS),
  minBuyIn: chips,
  maxBuyIn: chips,
});
export type PokerTermsView = z.infer<typeof PokerTermsView>;

/** A version of a table's terms, by which its hands are dealt from the next one on. */
const PokerTermsVersion = PokerTermsView.extend(SETTING_VERSION);
export type PokerTermsVersion = z.infer<typeof PokerTermsVersion>;

const OperatorPokerTerms = z.object({
  tableId: z.string(),
  name: z.string(),
  currency: z.string(),
  current: PokerTermsVersion,
  /** The newest first. */
  former: z.array(PokerTermsVersion),
});
export type OperatorPokerTerms = z.infer<typeof OperatorPokerTerms>;

export const POKER_TERMS_CALLS = {
  operatorPokerTerms: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/poker/terms' }],
    summary: 'Rake and buy-ins of every cash table of the brand, the former ones, and those that are proposed; audited',
    body: z.object({}),
    reply: z.object({
      tables: z.array(OperatorPokerTerms),
      /** `name`: of the table. */
      proposals: z.array(PokerTermsView.extend(SETTING_PROPOSAL).extend({ name: z.string() })),
    }),
    fails: ['rate_limited'],
  }),
  operatorProposePokerTerms: defineCall({
    ...SETTING_CALL,
    paths: [{ path: '/operator-api/poker/terms/propose' }],
    summary:
      'Proposes another rake or other buy-ins of a table: nothing changes until another operator approves; one proposal a table at a time; audited',
    body: PokerTermsView.extend(PROPOSE_SETTING).extend({ pokerTableId: wireId64 }),
    reply: ProposedSetting,
    fails: ['rate_limited', 'conflict', 'poker_table_unknown'],
  }),
  operatorDecidePokerTerms: defineCall({
    ...DECIDE_SETTING,
    paths: [{ path: '/operator-api/poker/terms/decide' }],
    summary:
      "Approves or refuses what another operator proposed; approved, it is a new version, by which the table's next hand is dealt; audited",
  }),
} as const;
