import { CHAT_REPORT_REASONS, type ChatReportReason } from '@touchline/contract/casino-chat/enums';
import type { ChatMessageView } from '@touchline/contract/casino-chat/shapes';
import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useFormats } from '../../../shell/formats/use-formats.ts';

interface ChatLineProps {
  readonly message: ChatMessageView;
  readonly isOwn: boolean;
  /** Null of one's own, and for guests: there is nothing to do about it. */
  readonly onHide: (() => void) | null;
  readonly onReport: (reason: ChatReportReason) => void;
}

/** A message: who, what, when, and what can be done about it. Its direction is that of its own words. */
export function ChatLine({ message: { name, text, at }, isOwn, onHide, onReport }: ChatLineProps) {
  const t = useTranslator();
  const { time } = useFormats();
  const [step, setStep] = useState<'closed' | 'actions' | 'reasons'>('closed');
  return (
    <li className="table-chat-line" data-own={isOwn || undefined}>
      <p className="table-chat-words" dir="auto">
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <span>{text}</span>
      </p>
      <time className="table-chat-time figures" dateTime={new Date(at).toISOString()}>
        {time(at)}
      </time>
      {onHide ? (
        <IconButton
          icon="more"
          small
          label={t('casino.chat.more', { name })}
          aria-expanded={step !== 'closed'}
          onClick={() => setStep(step === 'closed' ? 'actions' : 'closed')}
        />
      ) : null}
      {step === 'actions' && onHide ? (
        <div className="table-chat-actions">
          <Button size="xs" icon="eye" onClick={onHide}>
            {t('casino.chat.hide', { name })}
          </Button>
          <Button size="xs" icon="flag" onClick={() => setStep('reasons')}>
            {t('casino.chat.report')}
          </Button>
        </div>
      ) : null}
      {step === 'reasons' ? (
        <fieldset className="table-chat-actions">
          <legend>{t('casino.chat.report.reason')}</legend>
          {CHAT_REPORT_REASONS.map((reason) => (
            <Button
              key={reason}
              size="xs"
              onClick={() => {
                setStep('closed');
                onReport(reason);
              }}
            >
              {t(`casino.chat.reason.${reason}`)}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </li>
  );
}
