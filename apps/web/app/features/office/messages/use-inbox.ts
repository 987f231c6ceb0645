import type { MessagePage, MessageView } from '@touchline/contract/messages/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import type { InboxFilter } from './message-filter.tsx';

interface Older {
  /** The first page that they follow; with another one they are asked for again. */
  readonly of: MessagePage;
  readonly messages: readonly MessageView[];
  readonly next: string | null;
}

/** The messages of the first page and of those that were asked for since; `loadOlder` is null where there are no more. */
export function useInbox(filter: InboxFilter, loaded: MessagePage) {
  const { language } = useTranslator();
  const caller = useApiClient();
  const [older, setOlder] = useState<Older>({ of: loaded, messages: [], next: loaded.next });
  const [loading, setLoading] = useState(false);
  const later: Older = older.of === loaded ? older : { of: loaded, messages: [], next: loaded.next };
  const loadOlder = (): void => {
    if (later.next === null || loading) return;
    setLoading(true);
    void caller.tryExecute('getMessages', { query: { ...filter, lng: language, before: later.next } }).then(({ data }) => {
      setLoading(false);
      if (data) setOlder({ of: loaded, messages: [...later.messages, ...data.messages], next: data.next });
    });
  };
  return {
    messages: [...loaded.messages, ...later.messages],
    next: later.next,
    loading,
    loadOlder: later.next === null ? null : loadOlder,
  };
}
