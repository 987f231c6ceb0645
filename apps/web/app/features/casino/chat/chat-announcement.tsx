import type { ChatMessageView } from '@touchline/contract/casino-chat/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** So many messages at once as come within this time: a screen reader is not talked over. */
const BATCH_MS = 5000;

/** Reads out how many messages have come from others, and the last of them. */
export function ChatAnnouncement({ messages }: { readonly messages: readonly ChatMessageView[] }) {
  const t = useTranslator();
  const [said, setSaid] = useState('');
  const heard = useRef(messages.at(-1)?.id ?? '0');
  const tell = useEffectEvent(() => {
    const fresh = messages.filter(({ id }) => BigInt(id) > BigInt(heard.current));
    const last = fresh.at(-1);
    if (!last) return;
    heard.current = last.id;
    setSaid(t('casino.chat.say', { n: fresh.length, name: last.name, text: last.text }));
  });
  useEffect(() => {
    const timer = setInterval(() => tell(), BATCH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="screen-reader-only" role="status">
      {said}
    </span>
  );
}
