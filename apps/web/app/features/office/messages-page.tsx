import { MESSAGE_TOPICS, type MessagePage, type MessageTopic, type MessageView } from '@touchline/contract/messages/calls';
import { Button, buttonClass, IconButton } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { EmptyState } from '@touchline/ui/empty-state';
import { useInfiniteScroll } from '@touchline/ui/forms/use-infinite-scroll';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OfficePage } from './office-page.tsx';

interface MessagesPageProps {
  readonly filter: { readonly limit: number; readonly unread: '0' | '1'; readonly topic?: MessageTopic };
  readonly loaded: MessagePage;
}

const ICONS: Readonly<Record<MessageTopic, IconName>> = {
  match: 'ball',
  bet: 'coupon',
  payment: 'wallet',
  account: 'shield',
  bonus: 'gift',
  support: 'support',
  news: 'bell',
};

/** The inbox: what the house has told the player, newest first; a press opens a message and marks it as read. */
export function MessagesPage({ filter, loaded }: MessagesPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const [older, setOlder] = useState<{ readonly of: MessagePage; readonly messages: readonly MessageView[]; readonly next: string | null }>(
    {
      of: loaded,
      messages: [],
      next: loaded.next,
    },
  );
  const [open, setOpen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [loading, setLoading] = useState(false);
  const later = older.of === loaded ? older : { of: loaded, messages: [], next: loaded.next };
  const messages = [...loaded.messages, ...later.messages];
  usePlayerEvents((news) => {
    if (news.kind === 'messages') void revalidate();
  });
  const loadOlder = (): void => {
    if (later.next === null || loading) return;
    setLoading(true);
    void caller.executeSafe('getMessages', { query: { ...filter, lng: t.language, before: later.next } }).then(({ data }) => {
      setLoading(false);
      if (data) setOlder({ of: loaded, messages: [...later.messages, ...data.messages], next: data.next });
    });
  };
  const end = useInfiniteScroll<HTMLDivElement>(later.next ?? 'end', later.next === null ? null : loadOlder);

  const change = (call: () => Promise<unknown>, sentence: string | null): void => {
    void run(call, () => {
      void revalidate();
      return sentence;
    });
  };
  const toggle = ({ id, read }: MessageView): void => {
    setOpen(open === id ? null : id);
    if (!read) change(() => caller.execute('readMessages', { body: { ids: [id] } }), null);
  };
  return (
    <OfficePage
      title={t('office.page.office_messages')}
      acts={
        <>
          <Button
            size="xs"
            icon="check"
            disabled={busy || loaded.unread === 0}
            onClick={() => change(() => caller.execute('readMessages', { body: { all: true } }), t('office.messages.all-read'))}
          >
            {t('office.messages.read-all')}
          </Button>
          <IconButton
            className="office-head-action"
            icon="trash"
            small
            disabled={busy || messages.length === 0}
            label={t('office.messages.delete-all')}
            onClick={() => setAsking(true)}
          />
        </>
      }
    >
      <Filter filter={filter} unread={loaded.unread} />
      <FormError text={problem} />
      <Card>
        {messages.length === 0 ? (
          <EmptyState
            title={t(filter.unread === '1' || filter.topic ? 'office.messages.none-here' : 'office.messages.none')}
            text={t('office.messages.none-text')}
          />
        ) : (
          <ul className="office-list">
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                open={open === message.id}
                busy={busy}
                onToggle={() => toggle(message)}
                onDelete={() =>
                  change(() => caller.execute('deleteMessages', { body: { ids: [message.id] } }), t('office.messages.deleted'))
                }
              />
            ))}
          </ul>
        )}
      </Card>
      {later.next === null ? null : (
        <div ref={end}>
          <Button block busy={loading} onClick={loadOlder}>
            {t('action.show-more')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('office.messages.delete-all')}
        text={t('office.messages.delete-all-text')}
        confirmText={t('action.delete')}
        cancelText={t('action.cancel')}
        danger
        onConfirm={() => {
          setAsking(false);
          change(() => caller.execute('deleteMessages', { body: { all: true } }), t('office.messages.all-deleted'));
        }}
        onCancel={() => setAsking(false)}
      />
    </OfficePage>
  );
}

function Filter({ filter, unread }: { readonly filter: MessagesPageProps['filter']; readonly unread: number }) {
  const t = useTranslator();
  const chip = (query: string, on: boolean, label: string, count = 0) => (
    <Link
      key={query}
      className={`chip${on ? ' chip-on' : ''}`}
      to={query}
      aria-current={on ? 'page' : undefined}
      preventScrollReset
      replace
    >
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

interface MessageProps {
  readonly message: MessageView;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

function Message({ message: { id, topic, title, text, link, sentAt, read }, open, busy, onToggle, onDelete }: MessageProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <li className="office-message" data-read={read}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={`message-${id}`} onClick={onToggle}>
          <Icon name={ICONS[topic]} />
          <span className="office-main">
            <span className="ellipsis">
              {read ? null : <span className="screen-reader-only">{t('office.messages.new')}</span>}
              {title}
            </span>
            <small>
              {t(`office.topic.${topic}`)} · <time className="figures">{dateTimeLong(sentAt * 1000)}</time>
            </small>
          </span>
          <Icon name="chev" size="s" className="message-chevron" />
        </button>
      </h2>
      <div id={`message-${id}`} className="message-body" hidden={!open}>
        <p>{text}</p>
        <div className="office-actions">
          {link === null ? null : (
            <Link className={buttonClass('plain', 'xs')} to={`/${t.language}${link}`}>
              {t('office.messages.go')}
            </Link>
          )}
          <Button size="xs" tone="ghost" icon="trash" disabled={busy} onClick={onDelete}>
            {t('action.delete')}
          </Button>
        </div>
      </div>
    </li>
  );
}
