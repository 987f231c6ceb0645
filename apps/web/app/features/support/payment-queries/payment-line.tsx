import type { PaymentView } from '@touchline/contract/payments/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** A payment in two short lines: kind and amount, then its way, its day and how it stands. */
export function PaymentLine({ payment: { direction, method, amount, currency, createdAt, status } }: { readonly payment: PaymentView }) {
  const t = useTranslator();
  const { amount: written, dateTimeLong } = useFormats();
  return (
    <span className="payment-question-words">
      <b>
        {t(`payment.kind.${direction}`)} <bdi className="figures">{written(amount, currency)}</bdi>
      </b>
      <small>
        <bdi>{t.find(`payment.method.${method}`) ?? method}</bdi> · <time className="figures">{dateTimeLong(createdAt)}</time> ·{' '}
        {t(`payment.status.${status}`)}
      </small>
    </span>
  );
}
