import type { PaymentView } from '@touchline/contract/payments/calls';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { newPaymentQueryPath, paycheckPath } from '../../shell/payment-query-paths.ts';
import { methodIcon } from './method-tiles.tsx';
import { PAYMENT_TONES, paymentFacts } from './payment-facts.ts';

/** A payment in a line; opened, its receipt. */
export function PaymentRow({ payment }: { readonly payment: PaymentView }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const { id, direction, method, status, createdAt } = payment;
  const named = t.find(`payment.method.${method}`) ?? method;
  const written = amount(payment.amount, payment.currency);
  const facts = paymentFacts(payment, t, dateTimeLong);
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
        <div className="payment-links">
          <Link className={buttonClass('ghost', 'xs')} to={paycheckPath(t.language, id)}>
            {t('payment-query.receipt')}
          </Link>
          <Link className={buttonClass('ghost', 'xs')} to={newPaymentQueryPath(t.language, id)}>
            {t('payment-query.receipt.ask')}
          </Link>
        </div>
      </details>
    </li>
  );
}
