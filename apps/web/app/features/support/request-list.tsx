import type { SupportThread } from '@touchline/contract/support';
import { SUPPORT_STATUSES, type SupportStatus } from '@touchline/contract/support-words';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { Empty } from '@touchline/ui/empty';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { Link, useRevalidator } from 'react-router';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useFormats } from '../../use-formats.ts';
import { StatusBadge } from './status-badge.tsx';

interface RequestListProps {
  readonly threads: readonly SupportThread[];
  /** Null: all of them. */
  readonly status: SupportStatus | null;
}

/** The player's requests, the one that moved last first, by how they stand. */
export function RequestList({ threads, status }: RequestListProps) {
  const t = useTexts();
  const { dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  usePersonalNews((news) => {
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
        {count > 0 ? <span className="n">{count}</span> : null}
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
        <CardHead title={t('support.requests')} />
        {shown.length === 0 ? (
          <Empty
            title={t(threads.length === 0 ? 'support.none' : 'support.none-here')}
            text={t(threads.length === 0 ? 'support.none.text' : 'support.none-here.text')}
          >
            {threads.length === 0 ? (
              <Link className={buttonClass()} to={`/${t.language}/office/support/new`}>
                {t('support.new')}
              </Link>
            ) : null}
          </Empty>
        ) : (
          <ul className="office-list sup-list">
            {shown.map((thread) => (
              <li key={thread.id} className="sup-row" data-status={thread.status}>
                <Link to={`/${t.language}/office/support/${thread.id}`}>
                  <span className="main">
                    <b className="ell" dir="auto">
                      {thread.excerpt}
                    </b>
                    <small>
                      {t(`support.topic.${thread.topic}`)} · <span className="num">#{thread.id}</span> ·{' '}
                      <time className="num">{dateTimeLong(thread.changedAt)}</time>
                      <span className="sup-count"> · {t('support.posts', { n: thread.posts })}</span>
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
