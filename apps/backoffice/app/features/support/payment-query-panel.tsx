import type { PaymentQuery, QueriedPayment } from '@touchline/contract/support/payment-queries';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../parts/use-formats.ts';
import { useView } from '../../parts/use-view.ts';
import { Viewed } from '../../parts/viewed.tsx';
import { useApiClient } from '../../shell/session.tsx';
import { PaymentQueryActs } from './payment-query-acts.tsx';

interface PaymentQueryPanelProps {
  readonly threadId: string;
  /** Another one: something was written. */
  readonly version: number;
  readonly onChange: () => void;
}

/** The payments of a request, what the player said of each, and the house's acts on them (S181). */
export function PaymentQueryPanel({ threadId, version, onChange }: PaymentQueryPanelProps) {
  const caller = useApiClient();
  const view = useView(() => caller.execute('operatorPaymentQuery', { params: { threadId } }), version);
  return (
    <Viewed view={view}>
      {(query) => (
        <PaymentQueryView
          query={query}
          onDone={() => {
            view.reload();
            onChange();
          }}
        />
      )}
    </Viewed>
  );
}

function PaymentQueryView({ query, onDone }: { readonly query: PaymentQuery; readonly onDone: () => void }) {
  const t = useTranslator();
  return (
    <section className="stack console-stack" aria-label={t('payment-query.items')}>
      <h3>{t(`payment-query.topic.${query.topic}`)}</h3>
      {query.payments.map((item, n) => (
        <QueriedPaymentView key={item.id} item={item} number={n + 1} />
      ))}
      <Facts facts={query.given} asked={query.asked} />
      {query.thread.status === 'closed' ? null : <PaymentQueryActs query={query} onDone={onDone} />}
    </section>
  );
}

function QueriedPaymentView({
  item: { payment, given, asked, finding },
  number,
}: {
  readonly item: QueriedPayment;
  readonly number: number;
}) {
  const t = useTranslator();
  const { money, at } = useFormats();
  return (
    <div>
      <p className="in-row row-wrap">
        <b>
          {number}. {payment ? t(`payment.kind.${payment.direction}`) : t('payment-query.unlisted')}
        </b>
        {payment ? (
          <>
            <span className="figures">{money(payment.amount, payment.currency)}</span>
            <span className="muted figures">
              {payment.id} · {at(payment.createdAt)}
            </span>
            <Badge tone="plain">{t(`payment.status.${payment.status}`)}</Badge>
          </>
        ) : null}
        {finding === null ? null : <Badge tone="brand">{t(`payment-query.finding.${finding}`)}</Badge>}
      </p>
      <Facts facts={given} asked={asked} />
    </div>
  );
}

interface FactsProps {
  readonly facts: PaymentQuery['given'];
  readonly asked: PaymentQuery['asked'] | QueriedPayment['asked'];
}

/** Facts that were given, and those that are waited for. */
function Facts({ facts, asked }: FactsProps) {
  const t = useTranslator();
  const given = Object.entries(facts) as [keyof FactsProps['facts'], string][];
  if (given.length === 0 && asked.length === 0) return null;
  return (
    <dl className="facts padded">
      {given.map(([fact, value]) => (
        <div key={fact}>
          <dt>{t(`payment-query.fact.${fact}`)}</dt>
          <dd>
            <bdi>{fact === 'method' ? (t.find(`payment.method.${value}`) ?? value) : value}</bdi>
          </dd>
        </div>
      ))}
      {asked.map((fact) => (
        <div key={`asked ${fact}`}>
          <dt>{t(`payment-query.fact.${fact}`)}</dt>
          <dd className="muted">{t('payment-query.waits')}</dd>
        </div>
      ))}
    </dl>
  );
}
