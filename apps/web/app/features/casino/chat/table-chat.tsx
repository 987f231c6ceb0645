import './table-chat.css';
import type { SharedGameKey } from '@touchline/contract/casino/enums';
import type { ChatMessageView } from '@touchline/contract/casino-chat/shapes';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { Dialog } from '@touchline/ui/dialog';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ChatBox } from './chat-box.tsx';
import { countAfter } from './chat-picture.ts';
import { useChatChoice } from './use-chat-choice.ts';
import { type ChatRoom, useChatRoom } from './use-chat-room.ts';

/** From here on there is room for the chat beside the table. */
const WIDE = '(min-width: 1024px)';
const hearWidth = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** The chat of a table (S225, S226): in the page's language or the one that the visitor chose, unless they have turned it off. */
export function TableChat({ game }: { readonly game: SharedGameKey }) {
  const t = useTranslator();
  const { isOff, language: chosen, change } = useChatChoice();
  const language = chosen ?? t.language;
  if (!isOff) return <OpenChat key={language} game={game} language={language} />;
  return (
    <Card className="table-chat-off">
      <p className="muted">{t('casino.chat.is-off')}</p>
      <Button size="sm" onClick={() => change({ isOff: false })}>
        {t('casino.chat.on')}
      </Button>
    </Card>
  );
}

/** Beside the table where there is room, behind a button with the number of unread messages on small screens. */
function OpenChat({ game, language }: { readonly game: SharedGameKey; readonly language: string }) {
  const t = useTranslator();
  const isWide = useSyncExternalStore(hearWidth, () => matchMedia(WIDE).matches);
  const room = useChatRoom(game, language);
  if (room.state === 'closed') return null;
  const hidden = new Set(room.own?.hidden);
  const shown = room.messages.filter(({ author }) => !hidden.has(author));
  const ofOthers = shown.filter(({ author }) => author !== room.own?.person?.author);
  const box = <ChatBox room={room} shown={shown} ofOthers={ofOthers} language={language} />;
  if (!isWide)
    return (
      <ChatSheet messages={ofOthers} state={room.state}>
        {box}
      </ChatSheet>
    );
  return (
    <Card>
      <CardHeader title={t('casino.chat.title')} />
      {box}
    </Card>
  );
}

interface ChatSheetProps {
  /** Of others. */
  readonly messages: readonly ChatMessageView[];
  readonly state: ChatRoom['state'];
  readonly children: ReactNode;
}

/** The chat of small screens: what was there when the page came counts as read. */
function ChatSheet({ messages, state, children }: ChatSheetProps) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState<{ readonly id: string | undefined } | null>(null);
  const newest = messages.at(-1)?.id;
  if (state === 'open' && (read === null || (isOpen && read.id !== newest))) setRead({ id: newest });
  const unread = read === null ? 0 : countAfter(messages, read.id);
  return (
    <>
      <button type="button" className="table-chat-open" data-state={state} onClick={() => setOpen(true)}>
        <Icon name="mail" />
        <span className="screen-reader-only">{t('casino.chat.open')}</span>
        {unread > 0 ? (
          <span className="number-badge">
            <span aria-hidden="true">{unread}</span>
            <span className="screen-reader-only">{t('casino.chat.unread', { n: unread })}</span>
          </span>
        ) : null}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('casino.chat.title')} closeText={t('action.close')} kind="sheet">
        {children}
      </Dialog>
    </>
  );
}
