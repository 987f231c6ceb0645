import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { newPaymentQueryPath, paymentQueryPath } from '../../../shell/payment-query-paths.ts';
import { StatusBadge } from '../status-badge.tsx';

/** The player's requests about payments, the one that moved last first; which of them wait for details is said in their line. */
export function QueryList({ queries }: { readonly queries: ReplyFor<'paymentQueries'> }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'support' && !news.chat && news.event !== 'typing') void revalidate();
  });
  return (
    <Card>
      <CardHeader title={t('payment-query.list')} />
      {queries.length === 0 ? (
        <EmptyState title={t('payment-query.none')} text={t('payment-query.none.text')}>
          <Link className={buttonClass()} to={newPaymentQueryPath(t.language)}>
            {t('payment-query.new')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="office-list ticket-list">
          {queries.map(({ thread, topic, payments, waits }) => (
            <li key={thread.id} className="ticket-row" data-status={thread.status}>
              <Link to={paymentQueryPath(t.language, thread.id)}>
                <span className="office-main">
                  <b className="ellipsis">{t(`payment-query.topic.${topic}`)}</b>
                  <small>
                    <span className="figures">#{thread.id}</span> · {t('payment-query.payments', { n: payments })} ·{' '}
                    <time className="figures">{dateTimeLong(thread.changedAt)}</time>
                  </small>
                </span>
                {waits && thread.status !== 'closed' ? (
                  <Badge tone="amber">{t('payment-query.waits')}</Badge>
                ) : (
                  <StatusBadge status={thread.status} />
                )}
                <Icon name="next" size="s" flip />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
