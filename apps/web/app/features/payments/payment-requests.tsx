import type { PaymentView } from '@touchline/contract/payments';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFormats } from '../../use-formats.ts';
import { methodIcon } from './method-tiles.tsx';
import { useFollowedPayments } from './use-followed-payments.ts';
import { WithdrawalsUnderWay } from './withdrawals-under-way.tsx';

interface PaymentRequestsProps {
  readonly payments: readonly PaymentView[];
  readonly reversible: boolean;
}

/** What has been asked for and is not at its end: withdrawals with their steps, deposits that were begun (S146). It follows the stream. */
export function PaymentRequests({ payments, reversible }: PaymentRequestsProps) {
  const t = useTexts();
  const again = useFollowedPayments(payments.length > 0);
  const deposits = payments.filter(({ direction }) => direction === 'deposit');
  if (payments.length === 0)
    return (
      <Card>
        <Empty title={t('payment.requests.empty.title')} text={t('payment.requests.empty.text')}>
          <Link className={buttonClass('brand')} to={`/${t.language}/office/deduce`}>
            {t('office.page.office_deduce')}
          </Link>
          <Link className={buttonClass('plain')} to={`/${t.language}/office/payment-history`}>
            {t('withdrawal.history')}
          </Link>
        </Empty>
      </Card>
    );
  return (
    <>
      <WithdrawalsUnderWay
        payments={payments.filter(({ direction }) => direction === 'withdrawal')}
        reversible={reversible}
        onCancelled={again}
      />
      {deposits.length === 0 ? null : (
        <Card>
          <CardHead title={t('payment.requests.deposits')}>
            <span className="mut num">{deposits.length}</span>
          </CardHead>
          <ul className="pay-moving">
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
  const t = useTexts();
  const { amount: written, dateTimeLong } = useFormats();
  return (
    <li>
      <div className="pay-line">
        <Icon name={methodIcon(method)} className="off-ic" />
        <span className="main">
          <b>{t.find(`payment.method.${method}`) ?? method}</b>
          <small>
            <span className="num">{dateTimeLong(createdAt)}</span>
          </small>
        </span>
        <b className="num">{written(amount, currency)}</b>
        <Link className={buttonClass('plain', 'xs')} to={`/${t.language}/deposit/status?payment=${id}`}>
          {t('payment.requests.look')}
        </Link>
      </div>
    </li>
  );
}
