import type { PaymentState } from './next-deposit-status.ts';

/**
 * Changes of a withdrawal by a provider's word, undefined for none: only what was sent can be paid or fail, and that once. A provider that takes its
 * own last word back is not believed by a machine: the caller is told by `contradicts`.
 */
export function nextWithdrawalStatus(state: PaymentState, event: PaymentState): 'paid' | 'failed' | undefined {
  if (state.status !== 'sent' || event.sequence <= state.sequence) return undefined;
  return event.status === 'paid' || event.status === 'failed' ? event.status : undefined;
}

/** Whether the word speaks against what the books say already: paid where the money has gone back, failed where it has gone out. */
export const contradicts = (state: PaymentState, event: PaymentState): boolean =>
  state.status !== 'sent' && event.status !== 'pending' && event.status !== state.status;
