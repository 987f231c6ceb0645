import type { SupportTicket } from '@touchline/contract/support/calls';
import { SUPPORT_STATUSES, type SupportStatus } from '@touchline/contract/support/enums';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { supportPath } from '../../shell/paths.ts';
import { paymentQueryPath } from '../../shell/payment-query-paths.ts';
import { StatusBadge } from './status-badge.tsx';

/** Requests about payments have a page of their own. */
const ticketPath = (language: string, { id, topic }: SupportTicket): string =>
  topic === 'payment' ? paymentQueryPath(language, id) : `${supportPath(language)}/${id}`;

interface TicketListProps {
  readonly threads: readonly SupportTicket[];
  /** Null: all of them. */
  readonly status: SupportStatus | null;
}

/** The player's requests, the one that moved last first, by how they stand. */
export function TicketList({ threads, status }: TicketListProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'support' && !news.chat && news.event !== 'typing') void revalidate();
  });
  const shown = threads.filter((thread) => status === null || thread.status === status);
  const chip = (wanted: SupportStatus | null, label: string) => {
    const count = threads.filter((thread) => wanted === null || thread.status === wanted).length;
    const on = wanted === status;
    return (
      <Link
        key={wanted}
        className={chipClass(on)}
        to={wanted === null ? '?' : `?status=${wanted}`}
        aria-current={on ? 'page' : undefined}
        preventScrollReset
        replace
      >
        {label}
        {count > 0 ? <span className="chip-count">{count}</span> : null}
      </Link>
    );
  };
  return (
    <>
      {threads.length > 0 ? (
        <nav className="chips" aria-label={t('support.filter')}>
          {chip(null, t('common.all'))}
          {SUPPORT_STATUSES.map((one) => chip(one, t(`support.status.${one}`)))}
        </nav>
      ) : null}
      <Card>
        <CardHeader title={t('support.requests')} />
        {shown.length === 0 ? (
          <EmptyState
            title={t(threads.length === 0 ? 'support.none' : 'support.none-here')}
            text={t(threads.length === 0 ? 'support.none.text' : 'support.none-here.text')}
          >
            {threads.length === 0 ? (
              <Link className={buttonClass()} to={`/${t.language}/office/support/new`}>
                {t('support.new')}
              </Link>
            ) : null}
          </EmptyState>
        ) : (
          <ul className="office-list ticket-list">
            {shown.map((thread) => (
              <li key={thread.id} className="ticket-row" data-status={thread.status}>
                <Link to={ticketPath(t.language, thread)}>
                  <span className="office-main">
                    <b className="ellipsis" dir="auto">
                      {thread.excerpt}
                    </b>
                    <small>
                      {t(`support.topic.${thread.topic}`)} · <span className="figures">#{thread.id}</span> ·{' '}
                      <time className="figures">{dateTimeLong(thread.changedAt)}</time>
                      <span className="ticket-count"> · {t('support.posts', { n: thread.posts })}</span>
                    </small>
                  </span>
                  <StatusBadge status={thread.status} />
                  <Icon name="next" size="s" flip />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
