import { isSportId } from '@touchline/catalogue/sport/sports';
import { BET_KINDS, BET_STATUSES } from '@touchline/contract/bets/enums';
import type { InputFor } from '@touchline/contract/calls';
import { dayAfter, startOfDay } from '@touchline/i18n/format-time';
import { isDayInterval } from '../../shell/formats/day-interval.ts';

export const BETS_TABS = ['open', 'settled', 'auto', 'bids'] as const;
export type BetsTab = (typeof BETS_TABS)[number];

/** The filter of the bets' page. It lives in the address, so that it can be sent and comes back with the back button. */
export interface BetsFilter {
  readonly tab: BetsTab;
  readonly kind: (typeof BET_KINDS)[number] | null;
  readonly status: Exclude<(typeof BET_STATUSES)[number], 'open'> | null;
  /** Calendar days of the player's zone, "2026-11-20". */
  readonly from: string | null;
  readonly to: string | null;
  readonly betId: string | null;
  /** With a leg of this sport. */
  readonly sport: number | null;
  readonly feed: 'line' | 'live' | null;
  /** Decimal text, in each bet's own currency. */
  readonly stakeFrom: string | null;
  readonly stakeTo: string | null;
  /** Bets that were put out of sight: left out, or shown alone. */
  readonly hidden: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^\d{1,12}(\.\d{1,8})?$/;
const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null => values.find((value) => value === text) ?? null;

export function parseMatchFilter(search: URLSearchParams): BetsFilter {
  const day = (name: string): string | null => {
    const text = search.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  const amount = (name: string): string | null => {
    const text = (search.get(name) ?? '').replace(',', '.');
    return AMOUNT.test(text) ? text : null;
  };
  const betId = search.get('bet') ?? '';
  const status = oneOf(BET_STATUSES, search.get('status'));
  const sport = Number(search.get('sport'));
  return {
    tab: oneOf(BETS_TABS, search.get('tab')) ?? 'open',
    kind: oneOf(BET_KINDS, search.get('kind')),
    status: status === 'open' ? null : status,
    from: day('from'),
    to: day('to'),
    betId: /^\d{1,19}$/.test(betId) ? betId : null,
    sport: isSportId(sport) ? sport : null,
    feed: oneOf(['line', 'live'] as const, search.get('feed')),
    stakeFrom: amount('min'),
    stakeTo: amount('max'),
    hidden: search.get('hidden') === '1',
  };
}

export const hasBetsFilter = ({ kind, status, from, to, betId, sport, feed, stakeFrom, stakeTo, hidden }: BetsFilter): boolean =>
  hidden || [kind, status, from, to, betId, sport, feed, stakeFrom, stakeTo].some((part) => part !== null);

type HistoryBody = NonNullable<InputFor<'betsHistory'>['body']>;

/** The filter in the call's words. Days are the player's own: they begin and end at midnight of the zone, and the last one counts whole. */
export function historyBody(filter: BetsFilter, zone: string, lng: string): HistoryBody {
  const { kind, from, to, betId, sport, feed, stakeFrom, stakeTo } = filter;
  const seconds = (at: number | undefined): number => Math.floor((at ?? 0) / 1000);
  return {
    status: filter.tab === 'open' ? 'open' : (filter.status ?? 'settled'),
    ...(kind !== null && { kind }),
    ...(from !== null && { from: seconds(startOfDay(from, zone)) }),
    // A last day before the first one is the form's to tell of; meanwhile the list has no end.
    ...(to !== null && isDayInterval(from, to) && { to: seconds(startOfDay(dayAfter(to), zone)) }),
    ...(betId !== null && { betId }),
    ...(sport !== null && { sport }),
    ...(feed !== null && { feed }),
    ...(stakeFrom !== null && { stakeFrom }),
    ...(stakeTo !== null && { stakeTo }),
    ...(filter.hidden && { hidden: 'only' as const }),
    lng,
  };
}
