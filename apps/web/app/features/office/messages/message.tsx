import type { MessageTopic, MessageView } from '@touchline/contract/messages/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';

const TOPIC_ICONS: Readonly<Record<MessageTopic, IconName>> = {
  match: 'ball',
  bet: 'coupon',
  payment: 'wallet',
  account: 'shield',
  bonus: 'gift',
  support: 'support',
  news: 'bell',
};

interface MessageProps {
  readonly message: MessageView;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** A message: its title always, its text when it is opened. */
export function Message({ message: { id, topic, title, text, link, sentAt, read }, open, busy, onToggle, onDelete }: MessageProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  return (
    <li className="office-message" data-read={read}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={`message-${id}`} onClick={onToggle}>
          <Icon name={TOPIC_ICONS[topic]} />
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
