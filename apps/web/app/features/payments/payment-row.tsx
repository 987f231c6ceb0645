import type { PaymentView } from '@touchline/contract/payments/calls';
import type { PaymentStatus } from '@touchline/contract/payments/enums';
import { Badge, type BadgeTone } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { methodIcon } from './method-tiles.tsx';

const PAYMENT_TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
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

/** A payment in a line; opened, its receipt. */
export function PaymentRow({ payment }: { readonly payment: PaymentView }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const { id, direction, method, status, destination, createdAt, finishedAt, heldUntil, refusal } = payment;
  const named = t.find(`payment.method.${method}`) ?? method;
  const written = amount(payment.amount, payment.currency);
  const facts: readonly (readonly [string, string])[] = [
    [t('payment.column.number'), id],
    [t('payment.column.method'), named],
    ...(destination === null ? [] : [[t('payment.column.destination'), destination] as const]),
    [t('payment.column.asked'), dateTimeLong(createdAt)],
    ...(heldUntil === null ? [] : [[t('payment.column.held'), dateTimeLong(heldUntil)] as const]),
    ...(finishedAt === null ? [] : [[t('payment.column.finished'), dateTimeLong(finishedAt)] as const]),
    ...(refusal === null ? [] : [[t('payment.column.refusal'), t(`payment.refusal.${refusal}`)] as const]),
  ];
  return (
    <li>
      <details className="payment-row">
        <summary>
          <Icon name={direction === 'deposit' ? 'plus' : methodIcon(method)} className="payment-icon" />
          <span className="payment-main">
            <b>{t(`payment.kind.${direction}`)}</b>
            <small>
              <bdi>{named}</bdi>
              <span className="figures payment-figures">{dateTimeLong(createdAt)}</span>
            </small>
          </span>
          <Badge className="payment-state" tone={PAYMENT_TONES[status]}>
            {t(`payment.status.${status}`)}
          </Badge>
          <b className="figures payment-amount payment-figures">
            <bdi>{direction === 'deposit' ? `+${written}` : `−${written}`}</bdi>
          </b>
          <Icon name="chev" size="xs" className="payment-chevron" />
        </summary>
        <dl className="office-rows">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
