import { MESSAGE_TOPICS, type MessageTopic } from '@touchline/contract/messages/calls';
import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

export interface InboxFilter {
  readonly limit: number;
  readonly unread: '0' | '1';
  readonly topic?: MessageTopic;
}

/** Which messages are shown: all, those that were not read, those of one topic. */
export function MessageFilter({ filter, unread }: { readonly filter: InboxFilter; readonly unread: number }) {
  const t = useTranslator();
  const chip = (query: string, on: boolean, label: string, count = 0) => (
    <Link key={query} className={chipClass(on)} to={query} aria-current={on ? 'page' : undefined} preventScrollReset replace>
      {label}
      {count > 0 ? <span className="chip-count">{count}</span> : null}
    </Link>
  );
  const whole = filter.unread === '0' && filter.topic === undefined;
  return (
    <nav className="chips" aria-label={t('office.messages.filter')}>
      {chip('?', whole, t('common.all'))}
      {chip('?unread=1', filter.unread === '1', t('office.messages.unread'), unread)}
      {MESSAGE_TOPICS.map((topic) => chip(`?topic=${topic}`, filter.topic === topic, t(`office.topic.${topic}`)))}
    </nav>
  );
}
