import type { Currency } from '../places/currencies.ts';
import type { CasinoRules } from './casino-rules.ts';

/** Kinds of limits that a player can set; `stake` is a single stake, `session` and `reality-check` are minutes, everything else money. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'wager', 'session', 'reality-check'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** The span that a limit counts over: one bet, one sitting, or a day, week or month. */
export const LIMIT_PERIODS = ['bet', 'sitting', 'day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** The periods that a kind can have. */
export const PERIODS_OF: Readonly<Record<LimitKind, readonly LimitPeriod[]>> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['bet'],
  wager: ['day', 'week', 'month'],
  session: ['day', 'week', 'month'],
  'reality-check': ['sitting'],
};

/** Kinds that are minutes and not money. */
export const isTimeLimit = (kind: LimitKind): boolean => kind === 'session' || kind === 'reality-check';

/** The tax of a country on its residents' bets (R080). Percentages in hundredths (1200 = 12 %). */
export interface BettingTaxRules {
  readonly type: 'stake' | 'payout' | 'winnings';
  readonly stakeTaxBasisPoints: number;
  readonly payoutTaxBasisPoints: number;
  /** Winnings below it bear no payout tax; in whole units of the country's own currency, 0 for none. */
  readonly winThresholdUnits: bigint;
  /** Bets below these total odds (thousandths) bear no payout tax; 0 for none. */
  readonly oddsThresholdMilli: number;
  /** The stake tax goes back to the player when the bet is void. */
  readonly returnsTax: boolean;
}

export const NO_BETTING_TAX: Omit<BettingTaxRules, 'type'> = {
  stakeTaxBasisPoints: 0,
  payoutTaxBasisPoints: 0,
  winThresholdUnits: 0n,
  oddsThresholdMilli: 0,
  returnsTax: false,
};

/** Moments at which a player must be known, or a register asked. */
export type RegisterCheckPoint = 'registration' | 'login' | 'deposit';

/** Helplines; names and addresses as they write them themselves. */
export interface HelpOrganisation {
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
}

/** A jurisdiction's policy, all of it: what differs between countries is data and stands in one file for each. */
export interface Jurisdiction {
  /** ISO 3166 code (alpha-2, or a subdivision), 'INT' for everywhere else. */
  readonly code: string;
  readonly currency: Currency['code'];
  /** IANA; its midnight ends a day of a limit. */
  readonly timeZone: string;
  readonly minimumAge: number;
  readonly tax: BettingTaxRules | null;
  readonly limits: {
    readonly kinds: readonly LimitKind[];
    /** `rolling`: the last 24 hours, 7 days, 30 days; `calendar`: since midnight, Monday, the 1st. Time is always by the calendar. */
    readonly counting: 'calendar' | 'rolling';
    /** How long a looser limit waits before it can be confirmed. */
    readonly limitIncreaseDelayHours: number;
    /** The law's own limits on deposits, in whole units of `currency`. */
    readonly statutoryDepositLimits: Readonly<Partial<Record<'day' | 'week' | 'month', number>>>;
    /** Kinds without which nothing can be paid in. */
    readonly required: readonly LimitKind[];
    /** The longest a reality check may be away, in minutes; null where none is needed. */
    readonly realityCheckMinutes: number | null;
  };
  /** Sports (by number) on which its residents and visitors are offered no bets. */
  readonly forbiddenSports: readonly number[];
  /** Lengths of a break, in hours. */
  readonly timeOutHours: readonly number[];
  /** Lengths of self-exclusion, in months; 0 is for good. */
  readonly exclusionMonths: readonly number[];
  readonly register: {
    readonly name: string;
    readonly checkedAt: readonly RegisterCheckPoint[];
    /** The rule while it does not answer. */
    readonly onUnavailable: 'refuse' | 'allow';
  } | null;
  readonly casino: CasinoRules;
  readonly bonus: {
    readonly allowed: boolean;
    /** The most times that a bonus may have to be staked; null where the law says nothing. */
    readonly maxWageringMultiplier: number | null;
    /** The largest gift in whole units; null for none. */
    readonly maxAmountUnits: number | null;
    /** Only one, at the beginning. */
    readonly isOneTimeOnly: boolean;
  };
  /** When a player must have been identified. */
  readonly kycRequiredBefore: 'playing' | 'first-withdrawal' | 'threshold';
  /** Whether a player may take a withdrawal back before it is sent. */
  readonly reversibleWithdrawals: boolean;
  readonly help: readonly HelpOrganisation[];
}
