import type { PaymentView } from '@touchline/contract/payments/calls';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useIsOpen } from '../../shell/loaders/closed-parts.ts';
import { methodIcon } from './method-tiles.tsx';
import { PendingWithdrawals } from './pending-withdrawals.tsx';
import { usePaymentUpdates } from './use-payment-updates.ts';

interface PendingPaymentsProps {
  readonly payments: readonly PaymentView[];
  readonly reversible: boolean;
}

/** Pending payments: withdrawals with their steps, started deposits (S146). Updated by push. */
export function PendingPayments({ payments, reversible }: PendingPaymentsProps) {
  const t = useTranslator();
  const isOpen = useIsOpen();
  const again = usePaymentUpdates(payments.length > 0);
  const deposits = payments.filter(({ direction }) => direction === 'deposit');
  if (payments.length === 0)
    return (
      <Card>
        <EmptyState title={t('payment.requests.empty.title')} text={t('payment.requests.empty.text')}>
          <Link className={buttonClass('brand')} to={`/${t.language}/office/deduce`}>
            {t('office.page.office_deduce')}
          </Link>
          {isOpen('paymentHistory') ? (
            <Link className={buttonClass('plain')} to={`/${t.language}/office/payment-history`}>
              {t('withdrawal.history')}
            </Link>
          ) : null}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <PendingWithdrawals
        payments={payments.filter(({ direction }) => direction === 'withdrawal')}
        reversible={reversible}
        onCancelled={again}
      />
      {deposits.length === 0 ? null : (
        <Card>
          <CardHeader title={t('payment.requests.deposits')}>
            <span className="muted figures">{deposits.length}</span>
          </CardHeader>
          <ul className="payment-moving">
            {deposits.map((payment) => (
              <DepositLine key={payment.id} payment={payment} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function DepositLine({ payment: { id, method, amount, currency, createdAt } }: { readonly payment: PaymentView }) {
  const t = useTranslator();
  const { amount: written, dateTimeLong } = useFormats();
  return (
    <li>
      <div className="payment-line">
        <Icon name={methodIcon(method)} className="payment-icon" />
        <span className="payment-main">
          <b>{t.find(`payment.method.${method}`) ?? method}</b>
          <small>
            <span className="figures payment-figures">{dateTimeLong(createdAt)}</span>
          </small>
        </span>
        <b className="figures payment-figures">{written(amount, currency)}</b>
        <Link className={buttonClass('plain', 'xs')} to={`/${t.language}/deposit/status?payment=${id}`}>
          {t('payment.requests.look')}
        </Link>
      </div>
    </li>
  );
}
