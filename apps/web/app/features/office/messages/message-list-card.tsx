import type { MessageView } from '@touchline/contract/messages/calls';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Message } from './message.tsx';

interface MessageListCardProps {
  readonly messages: readonly MessageView[];
  /** Some are left out: that none are shown does not mean that there are none. */
  readonly filtered: boolean;
  readonly busy: boolean;
  readonly onRead: (message: MessageView) => void;
  readonly onDelete: (message: MessageView) => void;
}

/** The messages, of which one at a time is open; one that was not read is read when it is pressed. */
export function MessageListCard({ messages, filtered, busy, onRead, onDelete }: MessageListCardProps) {
  const t = useTranslator();
  const [open, setOpen] = useState<string | null>(null);
  const toggle = (message: MessageView): void => {
    setOpen(open === message.id ? null : message.id);
    if (!message.read) onRead(message);
  };
  return (
    <Card>
      {messages.length === 0 ? (
        <EmptyState title={t(filtered ? 'office.messages.none-here' : 'office.messages.none')} text={t('office.messages.none-text')} />
      ) : (
        <ul className="office-list">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              open={open === message.id}
              busy={busy}
              onToggle={() => toggle(message)}
              onDelete={() => onDelete(message)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
