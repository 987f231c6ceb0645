import { moneyText } from '@touchline/catalogue/money-text';
import type { PaymentView } from '@touchline/contract/payments/calls';
import type { Payment } from './payments.store.ts';

export const presentPayment = (payment: Payment): PaymentView => ({
  id: payment.id,
  direction: payment.direction,
  method: payment.method,
  amount: moneyText(payment.amount_minor, payment.currency),
  currency: payment.currency,
  status: payment.status,
  createdAt: payment.created_at.getTime(),
  finishedAt: payment.finished_at?.getTime() ?? null,
  destination: payment.destination,
  heldUntil: payment.on_hold_until?.getTime() ?? null,
  refusal: payment.refusal,
});
