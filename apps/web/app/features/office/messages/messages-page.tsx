import type { MessagePage } from '@touchline/contract/messages/calls';
import { Button } from '@touchline/ui/button';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { useInfiniteScroll } from '@touchline/ui/forms/use-infinite-scroll';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../../live/player-events.ts';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { OfficePage } from '../office-page.tsx';
import { InboxActions } from './inbox-actions.tsx';
import { type InboxFilter, MessageFilter } from './message-filter.tsx';
import { MessageListCard } from './message-list-card.tsx';
import { useInbox } from './use-inbox.ts';

interface MessagesPageProps {
  readonly filter: InboxFilter;
  readonly loaded: MessagePage;
}

/** The inbox: what the house has told the player, newest first; a press opens a message and marks it as read. */
export function MessagesPage({ filter, loaded }: MessagesPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const [asking, setAsking] = useState(false);
  const { messages, next, loading, loadOlder } = useInbox(filter, loaded);
  const end = useInfiniteScroll<HTMLDivElement>(next ?? 'end', loadOlder);
  usePlayerEvents((news) => {
    if (news.kind === 'messages') void revalidate();
  });

  const change = (call: () => Promise<unknown>, sentence: string | null): void => {
    void run(call, () => {
      void revalidate();
      return sentence;
    });
  };
  return (
    <OfficePage
      title={t('office.page.office_messages')}
      acts={
        <InboxActions
          unread={loaded.unread}
          empty={messages.length === 0}
          busy={busy}
          onReadAll={() => change(() => caller.execute('markMessagesRead', { body: { all: true } }), t('office.messages.all-read'))}
          onDeleteAll={() => setAsking(true)}
        />
      }
    >
      <MessageFilter filter={filter} unread={loaded.unread} />
      <FormError text={problem} />
      <MessageListCard
        messages={messages}
        filtered={filter.unread === '1' || filter.topic !== undefined}
        busy={busy}
        onRead={({ id }) => change(() => caller.execute('markMessagesRead', { body: { ids: [id] } }), null)}
        onDelete={({ id }) => change(() => caller.execute('deleteMessages', { body: { ids: [id] } }), t('office.messages.deleted'))}
      />
      {loadOlder === null ? null : (
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
