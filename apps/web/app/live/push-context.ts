import type { PushClient, TopicListener } from '@touchline/client/push/push-client';
import { useTranslator } from '@touchline/ui/translator-context';
import { createContext, use, useEffect, useRef } from 'react';

/** The stream of the page: one connection, topics counted by use. */
export type PushApi = Pick<PushClient, 'subscribe'>;

export const PushContext = createContext<PushApi | null>(null);

/** Follows a topic in the page's language while the component is on the page; null follows nothing. `from`: the sequence of the picture on the screen. */
export function useTopic(topic: string | null, listener: TopicListener, from?: number): void {
  const port = use(PushContext);
  const { language } = useTranslator();
  const latest = useRef(listener);
  const point = useRef(from);
  useEffect(() => {
    latest.current = listener;
    point.current = from;
  });
  useEffect(() => {
    if (!port || topic === null) return;
    return port.subscribe(
      topic,
      {
        synced: (seq) => latest.current.synced?.(seq),
        delta: (delta, seq) => latest.current.delta?.(delta, seq),
        news: (news) => latest.current.news?.(news),
        failed: (code) => latest.current.failed?.(code),
      },
      { language, ...(point.current === undefined ? {} : { from: point.current }) },
    );
  }, [port, topic, language]);
}
