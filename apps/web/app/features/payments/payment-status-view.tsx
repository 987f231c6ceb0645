import type { PaymentView } from '@touchline/contract/payments';
import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useFormats } from '../../use-formats.ts';
import { usePeriodic } from '../../use-periodic.ts';

const isDone = (status: PaymentView['status']): boolean => status === 'paid' || status === 'declined' || status === 'expired';
/** Should the stream be cut, the page asks by itself. */
const ASK_MS = 4000;

/** How a deposit stands; changes by push while the page is open. */
export function PaymentStatusView({ loaded }: { readonly loaded: PaymentView }) {
  const t = useTexts();
  const caller = useCaller();
  const { amount, dateTimeLong } = useFormats();
  const [payment, setPayment] = useState(loaded);
  const ask = async (signal?: AbortSignal): Promise<void> => {
    const { data } = await caller.executeSafe('paymentStatus', { params: { id: loaded.id } }, signal ? { signal } : {});
    if (data) setPayment(data);
  };
  usePersonalNews((news) => {
    if (news.kind === 'payment' && news.paymentId === loaded.id) void ask();
  });
  const done = isDone(payment.status);
  usePeriodic(ASK_MS, !done, ask);

  const written = amount(payment.amount, payment.currency);
  const failed = payment.status === 'declined' || payment.status === 'expired';
  return (
    <div className="form done" role="status">
      <span className={`tick${done ? (failed ? ' bad' : '') : ' wait'}`} aria-hidden="true">
        {done ? <Icon name={failed ? 'close' : 'check'} size="l" /> : <span className="spin" />}
      </span>
      <h1>
        {payment.status === 'paid'
          ? t('payment.succeeded.title', { amount: written })
          : t(failed ? 'payment.failed.title' : 'payment.pending.title')}
      </h1>
      {payment.status === 'paid' ? null : <p className="mut">{t(failed ? 'payment.failed.text' : 'payment.pending.text')}</p>}
      <dl className="totals">
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
    <div className="kv">
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
    </div>
  );
}
