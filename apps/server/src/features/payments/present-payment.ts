import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { PaymentView } from '@touchline/contract/payments/calls';
import { formatMoney } from '@touchline/kernel/money';
import type { Payment } from './payments.store.ts';

export const presentPayment = (payment: Payment): PaymentView => ({
  id: payment.id,
  direction: payment.direction,
  method: payment.method,
  amount: formatMoney(payment.amount_minor, currencyByCode(payment.currency)?.scale ?? 2),
  currency: payment.currency,
  status: payment.status,
  createdAt: payment.created_at.getTime(),
  finishedAt: payment.finished_at?.getTime() ?? null,
  destination: payment.destination,
  heldUntil: payment.on_hold_until?.getTime() ?? null,
  refusal: payment.refusal,
});
