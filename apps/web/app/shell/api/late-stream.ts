import type { PushClient, PushStatus, TopicListener, TopicOptions } from '@touchline/client/push/push-client';

/** The part of the stream that a page needs. */
export type LateStream = Pick<PushClient, 'subscribe' | 'pause' | 'resume' | 'reconnect'>;

interface Waiting {
  readonly topic: string;
  readonly listener: TopicListener;
  readonly options: TopicOptions | undefined;
  /** Set once the stream follows the topic. */
  leave?: () => void;
}

/**
 * A stream whose script comes with the first topic that is followed, and not before the page itself. What is asked of it meanwhile is done once it
 * is there; until then the line counts as being connected, so that a page whose script is lost on the way says that it stands still.
 * `load` resolves however long it takes.
 */
export function createLateStream(load: () => Promise<PushClient>, onStatus: (status: PushStatus) => void): LateStream {
  const waiting = new Set<Waiting>();
  let client: PushClient | undefined;
  let asked = false;
  let paused = false;

  const follow = (stream: PushClient, one: Waiting): void => {
    one.leave = stream.subscribe(one.topic, one.listener, one.options);
  };

  async function begin(): Promise<void> {
    asked = true;
    onStatus('connecting');
    const stream = await load();
    client = stream;
    if (paused) stream.pause();
    for (const one of waiting) follow(stream, one);
    waiting.clear();
  }

  return {
    subscribe(topic, listener, options) {
      const one: Waiting = { topic, listener, options };
      if (client) follow(client, one);
      else {
        waiting.add(one);
        if (!asked) void begin();
      }
      return () => {
        waiting.delete(one);
        one.leave?.();
      };
    },
    pause() {
      paused = true;
      client?.pause();
    },
    resume() {
      paused = false;
      client?.resume();
    },
    reconnect: () => client?.reconnect(),
  };
}
