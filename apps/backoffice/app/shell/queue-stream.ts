import { CONSOLE_STREAM_PATH, type ConsoleQueue, type ConsoleTopic } from '@touchline/contract/console/enums';
import type { ConsoleFrame } from '@touchline/contract/console/frame';

export interface QueueState {
  /** How much waits, of the operator's own queues. */
  readonly waiting: Readonly<Partial<Record<ConsoleQueue, number>>>;
  /** Grows with each change of a queue or an area. */
  readonly changes: Readonly<Partial<Record<ConsoleTopic, number>>>;
  readonly live: boolean;
}

export const NOTHING_YET: QueueState = { waiting: {}, changes: {}, live: false };

/** The state after a frame. The first one after each connecting names all topics: what changed while the line was cut is asked for too. */
export function afterFrame(state: QueueState, frame: Extract<ConsoleFrame, { t: 'queues' }>): QueueState {
  const changes = { ...state.changes };
  for (const topic of frame.changed) changes[topic] = (changes[topic] ?? 0) + 1;
  return { live: true, changes, waiting: { ...state.waiting, ...frame.waiting } };
}

/** How often any of the topics has changed. */
export const changesOf = (changes: QueueState['changes'], topics: readonly ConsoleTopic[]): number =>
  topics.reduce((sum, topic) => sum + (changes[topic] ?? 0), 0);

/** The operator that the stream belongs to. */
export interface StreamSession {
  /** The server has said that it is over. */
  ended(): void;
  /** Asked when the stream is refused: that may mean the session, or a server that restarts. */
  lives(): Promise<boolean>;
}

const AGAIN_MS = 3_000;

export interface QueueStream {
  readonly state: () => QueueState;
  subscribe(listener: () => void): () => void;
  /** Listens until the function that comes back is called. */
  open(session: StreamSession): () => void;
}

/** The server's word of queues and areas. A line that is cut the browser reconnects by itself. */
export function createQueueStream(): QueueStream {
  const listeners = new Set<() => void>();
  let state = NOTHING_YET;
  const set = (next: QueueState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open({ ended, lives }) {
      let source: EventSource;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const connect = (): void => {
        source = new EventSource(CONSOLE_STREAM_PATH);
        source.onmessage = ({ data }) => {
          const frame = JSON.parse(String(data)) as ConsoleFrame;
          if (frame.t === 'queues') return set(afterFrame(state, frame));
          source.close();
          ended();
        };
        source.onerror = () => {
          set({ ...state, live: false });
          // A line that is cut is connected again by the browser, one that is refused is not.
          if (source.readyState === EventSource.CLOSED) timer = setTimeout(() => void tryAgain(), AGAIN_MS);
        };
      };
      const tryAgain = async (): Promise<void> => {
        if (await lives()) connect();
        else ended();
      };
      connect();
      return () => {
        clearTimeout(timer);
        source.close();
      };
    },
  };
}
