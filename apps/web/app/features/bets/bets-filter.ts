import type { InputFor } from '@touchline/contract/calls';
import { BET_KINDS, BET_STATUSES } from '@touchline/contract/words';
import { startOfDay } from '@touchline/i18n/format-time';

/** The filter of the bets' page. It lives in the address, so that it can be sent and comes back with the back button. */
export interface BetsFilter {
  readonly tab: 'open' | 'settled';
  readonly kind: (typeof BET_KINDS)[number] | null;
  readonly status: Exclude<(typeof BET_STATUSES)[number], 'open'> | null;
  /** Calendar days of the player's zone, "2026-11-20". */
  readonly from: string | null;
  readonly to: string | null;
  readonly betId: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null => values.find((value) => value === text) ?? null;

export function readFilter(search: URLSearchParams): BetsFilter {
  const day = (name: string): string | null => {
    const text = search.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  const betId = search.get('bet') ?? '';
  const status = oneOf(BET_STATUSES, search.get('status'));
  return {
    tab: search.get('tab') === 'settled' ? 'settled' : 'open',
    kind: oneOf(BET_KINDS, search.get('kind')),
    status: status === 'open' ? null : status,
    from: day('from'),
    to: day('to'),
    betId: /^\d{1,19}$/.test(betId) ? betId : null,
  };
}

export const isFiltered = ({ kind, status, from, to, betId }: BetsFilter): boolean =>
  [kind, status, from, to, betId].some((part) => part !== null);

type HistoryBody = NonNullable<InputFor<'betsHistory'>['body']>;

const DAY_MS = 86_400_000;

/** The filter in the call's words. Days are the player's own: they begin and end at midnight of the zone, and the last one counts whole. */
export function historyBody(filter: BetsFilter, zone: string, lng: string): HistoryBody {
  const seconds = (at: number | undefined): number => Math.floor((at ?? 0) / 1000);
  const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return {
    status: filter.tab === 'open' ? 'open' : (filter.status ?? 'settled'),
    ...(filter.kind !== null && { kind: filter.kind }),
    ...(filter.from !== null && { from: seconds(startOfDay(filter.from, zone)) }),
    ...(filter.to !== null && { to: seconds(startOfDay(dayAfter(filter.to), zone)) }),
    ...(filter.betId !== null && { betId: filter.betId }),
    lng,
  };
}
