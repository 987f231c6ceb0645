import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSessionStore } from '../../../shell/session/session-context.tsx';
import { ChatNameForm } from './chat-name-form.tsx';
import { ChatSayForm } from './chat-say-form.tsx';
import type { ChatRoom } from './use-chat-room.ts';

/** The way to write: to log in, to choose a name, to say something; or why not. */
export function ChatFoot({ room }: { readonly room: ChatRoom }) {
  const t = useTranslator();
  const { dateTime } = useFormats();
  const { openLogin } = useSessionStore();
  const { own } = room;
  if (own === null)
    return (
      <Button size="sm" block onClick={openLogin}>
        {t('casino.chat.sign-in')}
      </Button>
    );
  const { mute } = own;
  if (mute)
    return (
      <p className="table-chat-note" role="status" dir="auto">
        {mute.until === null
          ? t('casino.chat.muted.for-good', { reason: mute.reason })
          : t('casino.chat.muted.until', { time: dateTime(mute.until), reason: mute.reason })}
      </p>
    );
  return own.person === null ? <ChatNameForm onChoose={room.chooseName} /> : <ChatSayForm onSay={room.say} />;
}
