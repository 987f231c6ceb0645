import type { PaymentQuery, QueriedPayment } from '@touchline/contract/support/payment-queries';
import { MAX_QUERY_PAYMENTS, type PaymentFinding } from '@touchline/contract/support/payment-query-enums';
import { Badge, type BadgeTone } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { addPaymentPath, fillPaymentPath, fillQueryPath } from '../../../shell/payment-query-paths.ts';
import { GivenFacts } from './given-facts.tsx';
import { PaymentLine } from './payment-line.tsx';

const FINDING_TONES: Readonly<Record<PaymentFinding, BadgeTone>> = {
  settled: 'brand',
  'under-way': 'amber',
  'not-received': 'danger',
  refused: 'danger',
};

/** The payments of a request: what each is, what is asked of it, and what the house found out (S183). */
export function QueryPayments({ query }: { readonly query: PaymentQuery }) {
  const t = useTranslator();
  const { thread, payments, asked } = query;
  const running = thread.status !== 'closed';
  return (
    <>
      {running && asked.length > 0 ? (
        <Callout>
          <p>
            {t('payment-query.fill.query.lead')} <Link to={fillQueryPath(t.language, thread.id)}>{t('payment-query.fill')}</Link>
          </p>
        </Callout>
      ) : null}
      <Card>
        <CardHeader title={t('payment-query.items')}>
          {running && payments.length < MAX_QUERY_PAYMENTS ? (
            <Link className={buttonClass('ghost', 'xs')} to={addPaymentPath(t.language, thread.id)}>
              {t('payment-query.items.add')}
            </Link>
          ) : null}
        </CardHeader>
        <ul className="office-list payment-questions">
          {payments.map((item) => (
            <QueryPayment key={item.id} threadId={thread.id} item={item} running={running} />
          ))}
        </ul>
        <GivenFacts given={query.given} />
      </Card>
    </>
  );
}

function QueryPayment({
  threadId,
  item: { id, payment, asked, given, finding },
  running,
}: {
  readonly threadId: string;
  readonly item: QueriedPayment;
  readonly running: boolean;
}) {
  const t = useTranslator();
  return (
    <li>
      <div className="payment-question">
        {payment ? (
          <PaymentLine payment={payment} />
        ) : (
          <span className="payment-question-words">
            <b>{t('payment-query.unlisted')}</b>
          </span>
        )}
        {finding !== null ? (
          <Badge tone={FINDING_TONES[finding]}>{t(`payment-query.finding.${finding}`)}</Badge>
        ) : running && asked.length > 0 ? (
          <Link className={buttonClass('brand', 'sm')} to={fillPaymentPath(t.language, threadId, id)}>
            {t('payment-query.fill')}
          </Link>
        ) : (
          <Badge tone="plain">{t('payment-query.finding.none')}</Badge>
        )}
      </div>
      <GivenFacts given={given} />
    </li>
  );
}
