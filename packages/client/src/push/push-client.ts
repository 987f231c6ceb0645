import { type PushClientOptions, PushLine, type PushStatus } from './push-line.ts';
import { addTopic, applyFrame, dropTopic, EMPTY_PUSH_STATE, onConnected, onDisconnected, type PushStep } from './push-state.ts';
import { TopicFollowers } from './topic-followers.ts';
import { type TopicListener, TopicSubscriber } from './topic-subscriber.ts';

export type { Socket } from './push-connection.ts';
export type { PushClientOptions, PushStatus } from './push-line.ts';
export type { TopicListener } from './topic-subscriber.ts';

export interface TopicOptions {
  readonly language?: string;
  /** `seq` of the picture that is already on the screen. */
  readonly from?: number;
}

export interface PushClient {
  /** Follows a topic until the returned function is called. Topics are counted by use: one subscription serves every listener. */
  subscribe(topic: string, listener: TopicListener, options?: TopicOptions): () => void;
  /** The page is hidden: lets the connection go, keeps the topics and their numbers. */
  pause(): void;
  resume(): void;
  /** The network or the player changed: the connection is let go, and another opened at once where a topic is followed. */
  reconnect(): void;
  close(): void;
  readonly status: PushStatus;
}

/** The stream of a page: one connection, many topics, numbered deltas, holes found and mended, reconnection from the last number. */
export function createPushClient(options: PushClientOptions): PushClient {
  const followers = new TopicFollowers();
  let state = EMPTY_PUSH_STATE;
  const line = new PushLine(options, {
    isNeeded: () => !followers.none,
    onOnline: () => apply(onConnected(state)),
    onFrame: (frame) => apply(applyFrame(state, frame)),
    onOffline() {
      state = onDisconnected(state);
    },
  });

  function apply(step: PushStep): void {
    state = step.state;
    for (const effect of step.effects) {
      if (effect.do === 'send') line.send(effect.request);
      else followers.tell(effect);
    }
  }

  return {
    subscribe(topic, listener, { language, from } = {}) {
      const follower = new TopicSubscriber(listener);
      followers.add(topic, follower);
      const known = state.topics.get(topic);
      if (!known) apply(addTopic(state, topic, line.isOnline, language, from));
      // The topic is already at a point, which this follower's picture may be behind of.
      else if (known.phase === 'live' && known.seq !== null && known.seq !== from) follower.sync(known.seq);
      line.connect();
      return () => {
        if (!followers.remove(topic, follower)) return;
        apply(dropTopic(state, topic, line.isOnline));
        if (followers.none) line.rest();
      };
    },
    pause: () => line.pause(),
    resume: () => line.resume(),
    reconnect: () => line.reconnect(),
    close: () => line.close(),
    get status() {
      return line.status;
    },
  };
}
