import type { PaymentView } from '@touchline/contract/payments/calls';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';

const isDone = (status: PaymentView['status']): boolean => status === 'paid' || status === 'declined' || status === 'expired';
/** Should the stream be cut, the page asks by itself. */
const POLL_MS = 4000;

/** How a deposit stands; changes by push while the page is open. */
export function PaymentStatusView({ loaded }: { readonly loaded: PaymentView }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount, dateTimeLong } = useFormats();
  const [payment, setPayment] = useState(loaded);
  const ask = async (signal?: AbortSignal): Promise<void> => {
    const { data } = await caller.tryExecute('paymentStatus', { params: { id: loaded.id } }, signal ? { signal } : {});
    if (data) setPayment(data);
  };
  usePlayerEvents((news) => {
    if (news.kind === 'payment' && news.paymentId === loaded.id) void ask();
  });
  const done = isDone(payment.status);
  usePeriodic(POLL_MS, !done, ask);

  const written = amount(payment.amount, payment.currency);
  const failed = payment.status === 'declined' || payment.status === 'expired';
  return (
    <div className="form done-panel" role="status">
      <span className={`tick${done ? (failed ? ' tick-bad' : '') : ' tick-waiting'}`} aria-hidden="true">
        {done ? <Icon name={failed ? 'close' : 'check'} size="l" /> : <span className="spin" />}
      </span>
      <h1>
        {payment.status === 'paid'
          ? t('payment.succeeded.title', { amount: written })
          : t(failed ? 'payment.failed.title' : 'payment.pending.title')}
      </h1>
      {payment.status === 'paid' ? null : <p className="muted done-words">{t(failed ? 'payment.failed.text' : 'payment.pending.text')}</p>}
      <dl className="coupon-totals status-totals">
        <Row name={t('payment.column.amount')} value={written} />
        <Row name={t('payment.column.date')} value={dateTimeLong(payment.createdAt)} />
        <Row name={t('payment.column.method')} value={t.find(`payment.method.${payment.method}`) ?? payment.method} />
      </dl>
      {payment.status === 'paid' ? (
        <Link reloadDocument className={buttonClass('brand', 'lg', true)} to={`/${t.language}`}>
          {t('payment.succeeded.action')}
        </Link>
      ) : failed ? (
        <Link className={buttonClass('brand', 'lg', true)} to={`/${t.language}/deposit`}>
          {t('action.retry')}
        </Link>
      ) : null}
    </div>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="key-value">
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
    </div>
  );
}
