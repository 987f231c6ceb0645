import type { PaymentView } from '@touchline/contract/payments/calls';
import type { PaymentStatus } from '@touchline/contract/payments/enums';
import type { Translator } from '@touchline/i18n/translator';
import type { BadgeTone } from '@touchline/ui/badge';

export const PAYMENT_TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
  created: 'plain',
  pending: 'amber',
  requested: 'amber',
  approved: 'amber',
  sent: 'amber',
  paid: 'brand',
  declined: 'danger',
  expired: 'plain',
  failed: 'danger',
  cancelled: 'plain',
};

/** A payment's number, way and moments by name; what it does not have is left out. `written` writes epoch milliseconds. */
export function paymentFacts(
  { id, method, destination, createdAt, finishedAt, heldUntil, refusal }: PaymentView,
  t: Translator,
  written: (at: number) => string,
): readonly (readonly [name: string, value: string])[] {
  return [
    [t('payment.column.number'), id],
    [t('payment.column.method'), t.find(`payment.method.${method}`) ?? method],
    ...(destination === null ? [] : [[t('payment.column.destination'), destination] as const]),
    [t('payment.column.asked'), written(createdAt)],
    ...(heldUntil === null ? [] : [[t('payment.column.held'), written(heldUntil)] as const]),
    ...(finishedAt === null ? [] : [[t('payment.column.finished'), written(finishedAt)] as const]),
    ...(refusal === null ? [] : [[t('payment.column.refusal'), t(`payment.refusal.${refusal}`)] as const]),
  ];
}
