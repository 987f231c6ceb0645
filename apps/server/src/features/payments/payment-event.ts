import type { DomainEvent } from '@touchline/contract/events';
import type { PaymentStatus } from '@touchline/contract/payments/enums';
import type { Payment } from './payments.store.ts';

/** Tells of a payment's new status, and what the player gained by it or, below 0, lost (minor units). */
export const paymentEvent = (
  { id, direction, method, account_id, currency, amount_minor }: Payment,
  status: PaymentStatus,
  movedMinor: bigint,
): DomainEvent => ({
  kind: 'payment',
  paymentId: id,
  status,
  direction,
  method,
  accountId: account_id.toString(),
  currency,
  amountMinor: amount_minor.toString(),
  movedMinor: movedMinor.toString(),
});
