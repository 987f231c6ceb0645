import type { DomainEvent } from '@touchline/contract/events';
import type { PaymentStatus } from '@touchline/contract/payments/enums';
import type { Payment } from './payments.store.ts';

/** Tells of a payment's new status, with all that its books need. */
export const paymentEvent = (
  { id, direction, method, account_id, currency, amount_minor }: Payment,
  status: PaymentStatus,
): DomainEvent => ({
  kind: 'payment',
  paymentId: id,
  status,
  direction,
  method,
  accountId: account_id.toString(),
  currency,
  amountMinor: amount_minor.toString(),
});
