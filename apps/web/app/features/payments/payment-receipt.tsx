import type { PaymentView } from '@touchline/contract/payments/calls';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { ReceiptHeader, ReceiptRow } from '../../shell/page/receipt-header.tsx';
import { newPaymentQueryPath } from '../../shell/payment-query-paths.ts';
import { PAYMENT_TONES, paymentFacts } from './payment-facts.ts';

/** All that is known of a payment, to be printed or kept; until the payment has ended, how it stands now (S145). */
export function PaymentReceipt({ payment, playerId }: { readonly payment: PaymentView; readonly playerId: string }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'payment' && news.paymentId === payment.id) void revalidate();
  });
  return (
    <article className="card receipt">
      <ReceiptHeader back={`/${t.language}/office/payment-history`} backLabel={t('office.page.office_payment_history')} />
      <div className="receipt-title">
        <h1>{t('payment-query.receipt.title')}</h1>
        <Badge tone={PAYMENT_TONES[payment.status]}>{t(`payment.status.${payment.status}`)}</Badge>
        <span className="muted">{t(`payment.kind.${payment.direction}`)}</span>
      </div>
      <dl className="receipt-figures">
        <ReceiptRow name={t('payment.column.amount')} value={amount(payment.amount, payment.currency)} strong />
        {paymentFacts(payment, t, dateTimeLong).map(([name, value]) => (
          <ReceiptRow key={name} name={name} value={value} />
        ))}
        <ReceiptRow name={t('payment-query.receipt.account')} value={playerId} />
      </dl>
      <footer className="faint">
        {payment.finishedAt === null ? `${t('payment-query.receipt.waiting')} ` : null}
        <Link className="no-print" to={newPaymentQueryPath(t.language, payment.id)}>
          {t('payment-query.receipt.ask')}
        </Link>
      </footer>
    </article>
  );
}
