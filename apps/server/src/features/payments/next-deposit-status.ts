import type { PaymentStatus } from '@touchline/contract/payments/enums';

export const FINAL: ReadonlySet<PaymentStatus> = new Set(['paid', 'declined', 'expired', 'failed', 'cancelled']);

export interface PaymentState {
  readonly status: PaymentStatus;
  /** Of the newest event taken. */
  readonly sequence: number;
}

/**
 * Changes of a deposit by an event, undefined for none. Events arrive late, twice and in any order:
 * - what is older than the newest taken changes nothing;
 * - a finished payment stays as it is, except that money which did arrive is always credited: `paid` wins over `expired` and `declined`
 *   when the provider says it later.
 */
export function nextDepositStatus(state: PaymentState, event: PaymentState): PaymentStatus | undefined {
  if (event.sequence <= state.sequence || event.status === state.status || event.status === 'created') return undefined;
  if (state.status === 'paid') return undefined;
  if (FINAL.has(state.status)) return event.status === 'paid' ? 'paid' : undefined;
  return event.status;
}
