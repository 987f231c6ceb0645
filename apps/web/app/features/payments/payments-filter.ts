import type { InputFor } from '@touchline/contract/calls';
import { PAYMENT_DIRECTIONS, PAYMENT_STATUS_GROUP_KEYS, type PaymentStatusGroup } from '@touchline/contract/payments/enums';
import { dayAfter, startOfDay } from '@touchline/i18n/format-time';
import { isDayInterval } from '../../shell/formats/day-interval.ts';

/** The filter of the payments' page. It lives in the address, so that it can be sent and comes back with the back button. */
export interface PaymentsFilter {
  readonly direction: (typeof PAYMENT_DIRECTIONS)[number] | null;
  readonly state: PaymentStatusGroup | null;
  /** Calendar days of the player's zone, "2026-11-20". */
  readonly from: string | null;
  readonly to: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function parsePaymentsFilter(search: URLSearchParams): PaymentsFilter {
  const day = (name: string): string | null => {
    const text = search.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  return {
    direction: PAYMENT_DIRECTIONS.find((one) => one === search.get('direction')) ?? null,
    state: PAYMENT_STATUS_GROUP_KEYS.find((one) => one === search.get('state')) ?? null,
    from: day('from'),
    to: day('to'),
  };
}

export const hasBetsFilter = (filter: PaymentsFilter): boolean => Object.values(filter).some((part) => part !== null);

/** The filter in the call's words. Days begin and end at midnight of the player's zone, and the last one counts whole. */
export function paymentsQuery({ direction, state, from, to }: PaymentsFilter, zone: string): NonNullable<InputFor<'payments'>['query']> {
  const seconds = (day: string): number => Math.floor((startOfDay(day, zone) ?? 0) / 1000);
  return {
    ...(direction !== null && { direction }),
    ...(state !== null && { state }),
    ...(from !== null && { from: seconds(from) }),
    // A last day before the first one is the form's to tell of; meanwhile the list has no end.
    ...(to !== null && isDayInterval(from, to) && { to: seconds(dayAfter(to)) }),
  };
}
