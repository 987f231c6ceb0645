import { buttonClass } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFormats } from '../../use-formats.ts';
import { useFollowedPayments } from './use-followed-payments.ts';
import { WithdrawableCard } from './withdrawable-card.tsx';
import { type Deduce, WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalsUnderWay } from './withdrawals-under-way.tsx';

/** The cards of the page: what can be withdrawn, what is under way, a new one. They follow the stream. */
export function WithdrawalCards({ data }: { readonly data: Deduce }) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  const again = useFollowedPayments(data.underWay.length > 0);
  return (
    <>
      {data.paused_until === null ? null : (
        <Note kind="warning" icon="clock">
          <p>{t('withdrawal.paused', { time: dateTimeLong(data.paused_until * 1000) })}</p>
        </Note>
      )}
      <WithdrawableCard data={data} />
      <WithdrawalsUnderWay payments={data.underWay} reversible={data.reversible} onCancelled={again} />
      {data.identityRequired ? (
        <Note kind="warning" icon="shield">
          <p>{t('withdrawal.identity.text')}</p>
          <Link className={buttonClass('brand', 'sm')} to={`/${t.language}/office/identification`}>
            {t('withdrawal.identity.go')}
          </Link>
        </Note>
      ) : (
        <Card>
          <CardHead title={t('withdrawal.form')} />
          <div className="office-b">
            {/* Another account, another form. */}
            <WithdrawalForm key={data.accountId} data={data} onAsked={again} />
          </div>
        </Card>
      )}
      <Link className={`${buttonClass('ghost', 'sm')} pay-all`} to={`/${t.language}/office/payment-history`}>
        <Icon name="history" size="s" />
        {t('withdrawal.history')}
      </Link>
    </>
  );
}
