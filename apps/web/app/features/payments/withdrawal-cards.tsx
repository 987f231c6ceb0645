import { buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useIsOpen } from '../../shell/loaders/closed-parts.ts';
import { PendingWithdrawals } from './pending-withdrawals.tsx';
import { usePaymentUpdates } from './use-payment-updates.ts';
import { WithdrawableBalanceCard } from './withdrawable-balance-card.tsx';
import type { WithdrawalData } from './withdrawal-data.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** The cards of the page: what can be withdrawn, what is under way, a new one. They follow the stream. */
export function WithdrawalCards({ data }: { readonly data: WithdrawalData }) {
  const t = useTranslator();
  const isOpen = useIsOpen();
  const { dateTimeLong } = useFormats();
  const again = usePaymentUpdates(data.pendingWithdrawals.length > 0);
  return (
    <>
      {data.paused_until === null ? null : (
        <Callout kind="warning" icon="clock">
          <p>{t('withdrawal.paused', { time: dateTimeLong(data.paused_until * 1000) })}</p>
        </Callout>
      )}
      <WithdrawableBalanceCard data={data} />
      <PendingWithdrawals payments={data.pendingWithdrawals} reversible={data.reversible} onCancelled={again} />
      {data.identityRequired ? (
        <Callout kind="warning" icon="shield">
          <p>{t('withdrawal.identity.text')}</p>
          <Link className={buttonClass('brand', 'sm')} to={`/${t.language}/office/identification`}>
            {t('withdrawal.identity.go')}
          </Link>
        </Callout>
      ) : (
        <Card>
          <CardHeader title={t('withdrawal.form')} />
          <div className="office-body">
            {/* Another account, another form. */}
            <WithdrawalForm key={data.accountId} data={data} onRequested={again} />
          </div>
        </Card>
      )}
      {isOpen('paymentHistory') ? (
        <Link className={`${buttonClass('ghost', 'sm')} payment-all`} to={`/${t.language}/office/payment-history`}>
          <Icon name="history" size="s" />
          {t('withdrawal.history')}
        </Link>
      ) : null}
    </>
  );
}
