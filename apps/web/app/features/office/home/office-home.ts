import type { Balance } from '@touchline/contract/account/calls';
import type { ReplyFor } from '@touchline/contract/calls';
import type { IdentityStatus } from '@touchline/contract/identification/enums';
import type { LimitView } from '@touchline/contract/limits/calls';

/** The first view of the office. A part is null where it could not be read: the others stand without it. */
export interface OfficeHome {
  readonly balance: Balance | null;
  readonly limits: Pick<ReplyFor<'limits'>, 'currency' | 'limits'> | null;
  readonly bets: OpenBetsSummary | null;
  readonly withdrawals: number | null;
  readonly identity: IdentityStatus | null;
  readonly support: SupportSummary | null;
  readonly unread: number | null;
}

export interface OpenBetsSummary {
  readonly count: number;
  /** A line a currency, as decimal text. */
  readonly sums: readonly { readonly currency: string; readonly stake: string; readonly possible: string; readonly offer: string }[];
  /** Bets that can be sold at this moment. */
  readonly sellable: number;
}

interface SupportSummary {
  /** Requests that the house has answered: the player is next. */
  readonly answered: number;
  readonly open: number;
}

export const summariseBets = ({ bets, totals }: ReplyFor<'getOpenBetsWithCashOut'>): OpenBetsSummary => ({
  count: bets.length,
  sums: totals.map(({ currency, stake, possible, offer }) => ({ currency, stake, possible, offer })),
  sellable: bets.filter(({ sale }) => sale.offer !== null).length,
});

export const summariseSupport = (threads: readonly { readonly status: string }[]): SupportSummary => ({
  answered: threads.filter(({ status }) => status === 'answered').length,
  open: threads.filter(({ status }) => status === 'open').length,
});

/** From this share on the bar of a limit warns. */
const NEAR = 0.8;

interface LimitBar {
  readonly limit: LimitView;
  readonly used: string;
  readonly share: number;
  readonly tone: 'brand' | 'amber' | 'danger';
}

/** The limits that count something, the fullest first: those are the ones to know of. */
export const limitBars = (limits: readonly LimitView[]): readonly LimitBar[] =>
  limits
    .flatMap((limit): LimitBar[] => {
      if (limit.used === null) return [];
      const share = Number(limit.value) > 0 ? Number(limit.used) / Number(limit.value) : 1;
      return [{ limit, used: limit.used, share, tone: share >= 1 ? 'danger' : share >= NEAR ? 'amber' : 'brand' }];
    })
    .toSorted((a, b) => b.share - a.share);
