import type { SupportChat } from '@touchline/contract/support/calls';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatState } from './chat-state.tsx';
import { useSupportChat } from './use-support-chat.ts';

/** The chat with a consultant: it begins with the first word; what the other side writes comes by push. */
export function ChatCard({ loaded }: { readonly loaded: SupportChat }) {
  const t = useTranslator();
  const { time } = useFormats();
  const { chat, text, typing, busy, problem, say, write, end } = useSupportChat(loaded);
  const { thread, posts, taken, awayUntil } = chat;
  const away = awayUntil !== null;
  return (
    <Card>
      <CardHeader title={t('support.chat')}>
        <Badge tone={awayUntil === null ? 'brand' : 'plain'}>
          {awayUntil === null ? t('support.chat.here') : t('support.chat.away', { time: time(awayUntil) })}
        </Badge>
      </CardHeader>
      <ChatLog posts={posts} away={away} />
      {thread ? <ChatState typing={typing} away={away} taken={taken} busy={busy} onEnd={() => end(thread.id)} /> : null}
      <FormError text={problem} />
      <ChatForm text={text} busy={busy} onChange={write} onSay={say} />
    </Card>
  );
}
