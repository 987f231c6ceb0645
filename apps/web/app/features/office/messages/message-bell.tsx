import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePlayerEvents } from '../../../live/player-events.ts';

/** The way to the inbox, with how many messages wait there; the number follows the stream. */
export function MessageBell({ loaded }: { readonly loaded: number }) {
  const t = useTranslator();
  const [pushed, setPushed] = useState<{ readonly of: number; readonly count: number } | null>(null);
  usePlayerEvents((news) => {
    if (news.kind === 'messages') setPushed({ of: loaded, count: news.unread });
  });
  const count = pushed?.of === loaded ? pushed.count : loaded;
  const label = count > 0 ? t('office.messages.bell', { n: count }) : t('office.page.office_messages');
  return (
    <Link className="icon-button badge-host" to={`/${t.language}/office/messages`} aria-label={label} title={label}>
      <Icon name="bell" />
      {count > 0 ? <i className="number-badge">{count > 99 ? '99+' : count}</i> : null}
    </Link>
  );
}
