import type { ConsoleTopic } from '@touchline/contract/console/enums';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { changesOf, createQueueStream, NOTHING_YET, type QueueState } from './queue-stream.ts';
import { useSession } from './session.tsx';

const QueuesContext = createContext<QueueState>(NOTHING_YET);

/** Keeps the stream for as long as somebody is signed in. */
export function QueuesProvider({ onEnd, children }: { readonly onEnd: () => void; readonly children: ReactNode }) {
  const [stream] = useState(createQueueStream);
  const { connection } = useSession();
  useEffect(
    () =>
      stream.open({
        ended: onEnd,
        lives: async () => (await connection.caller.tryExecute('operatorMe', {})).error?.code !== 'unauthenticated',
      }),
    [stream, onEnd, connection],
  );
  const state = useSyncExternalStore(stream.subscribe, stream.state);
  return <QueuesContext value={state}>{children}</QueuesContext>;
}

export const useQueues = (): QueueState => use(QueuesContext);

/** A number that grows whenever one of the topics changed: what is shown of them is asked for again. */
export function useChanges(...topics: readonly ConsoleTopic[]): number {
  const { changes } = useQueues();
  return changesOf(changes, topics);
}
