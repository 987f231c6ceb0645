import type { FeedDelta, PlayerEvent, PushFrame, PushRequest } from '@touchline/contract/push/messages';

/** A followed topic. `seq` is the last number that was taken; null while the topic has no known point. */
export interface TopicState {
  readonly topic: string;
  readonly language: string | undefined;
  readonly seq: number | null;
  /** `asked`: subscribed, no answer yet. `idle`: not connected. */
  readonly phase: 'idle' | 'asked' | 'live';
  /** The number that the last subscription asked to go on from. */
  readonly from: number | null;
}

export interface PushState {
  readonly topics: ReadonlyMap<string, TopicState>;
}

/** Tasks of the shell around the reducer, in order. */
export type PushEffect =
  | { readonly do: 'send'; readonly request: PushRequest }
  /** The topic stands at a known point, and what was known before may lack something: ask for a new picture. */
  | { readonly do: 'synced'; readonly topic: string; readonly seq: number }
  | { readonly do: 'delta'; readonly topic: string; readonly seq: number; readonly delta: FeedDelta }
  | { readonly do: 'news'; readonly topic: string; readonly news: readonly PlayerEvent[] }
  | { readonly do: 'error'; readonly topic: string | null; readonly code: string };

export interface PushStep {
  readonly state: PushState;
  readonly effects: readonly PushEffect[];
}

export const EMPTY_PUSH_STATE: PushState = { topics: new Map() };

const unchanged = (state: PushState): PushStep => ({ state, effects: [] });

function setTopic(state: PushState, topic: TopicState): PushState {
  return { topics: new Map(state.topics).set(topic.topic, topic) };
}

function requestTopic(topic: TopicState): { readonly topic: TopicState; readonly effect: PushEffect } {
  return {
    topic: { ...topic, phase: 'asked', from: topic.seq },
    effect: {
      do: 'send',
      request: {
        op: 'sub',
        topic: topic.topic,
        ...(topic.language === undefined ? {} : { lang: topic.language }),
        ...(topic.seq === null ? {} : { from: topic.seq }),
      },
    },
  };
}

/** Follows a topic, from the number at which a picture was taken where that is known. Asks at once when connected. */
export function addTopic(state: PushState, topic: string, connected: boolean, language?: string, from?: number): PushStep {
  if (state.topics.has(topic)) return unchanged(state);
  const added: TopicState = { topic, language, seq: from ?? null, phase: 'idle', from: null };
  if (!connected) return unchanged(setTopic(state, added));
  const asked = requestTopic(added);
  return { state: setTopic(state, asked.topic), effects: [asked.effect] };
}

export function dropTopic(state: PushState, topic: string, connected: boolean): PushStep {
  if (!state.topics.has(topic)) return unchanged(state);
  const topics = new Map(state.topics);
  topics.delete(topic);
  return { state: { topics }, effects: connected ? [{ do: 'send', request: { op: 'unsub', topic } }] : [] };
}

/** A connection is open: every topic is asked for again, from where it stood. */
export function onConnected(state: PushState): PushStep {
  const effects: PushEffect[] = [];
  const topics = new Map<string, TopicState>();
  for (const topic of state.topics.values()) {
    const asked = requestTopic(topic);
    topics.set(topic.topic, asked.topic);
    effects.push(asked.effect);
  }
  return { state: { topics }, effects };
}

export function onDisconnected(state: PushState): PushState {
  return { topics: new Map([...state.topics].map(([name, topic]) => [name, { ...topic, phase: 'idle' }])) };
}

/** Applies a numbered frame: the next one is taken, an old one ignored, a gap asks for a new snapshot. */
function applySequenced(state: PushState, name: string, seq: number, effect: PushEffect): PushStep {
  const topic = state.topics.get(name);
  if (!topic || topic.phase === 'idle') return unchanged(state);
  // An answer to `from` may begin with the missed deltas themselves; before any known point there is nothing to apply them to.
  if (topic.seq === null) return unchanged(state);
  if (seq <= topic.seq) return unchanged(state);
  if (seq === topic.seq + 1) return { state: setTopic(state, { ...topic, seq, phase: 'live' }), effects: [effect] };
  if (topic.phase === 'asked' && topic.from === null) return unchanged(state);
  const again = requestTopic({ ...topic, seq: null });
  return { state: setTopic(state, again.topic), effects: [again.effect] };
}

/** Changes by a frame of the server. Duplicates change nothing; a hole asks for the topic again, without `from`. */
export function applyFrame(state: PushState, frame: PushFrame): PushStep {
  switch (frame.t) {
    case 'snap': {
      const topic = state.topics.get(frame.topic);
      if (!topic || topic.phase === 'idle') return unchanged(state);
      const stands = setTopic(state, { ...topic, seq: frame.seq, phase: 'live' });
      // An unrequested snapshot marker means: the server merged the deltas that a slow client missed; one delta follows.
      if (topic.phase === 'live') return unchanged(stands);
      // The stream goes on from the asked number, before its marker or after it: the missed deltas come, and the picture still holds.
      if (topic.from !== null && (frame.seq === topic.from || frame.seq === topic.seq))
        return unchanged(setTopic(state, { ...topic, phase: 'live' }));
      return {
        state: stands,
        effects: [{ do: 'synced', topic: frame.topic, seq: frame.seq }],
      };
    }
    case 'd':
      return applySequenced(state, frame.topic, frame.seq, { do: 'delta', topic: frame.topic, seq: frame.seq, delta: frame.d });
    case 'me':
      return applySequenced(state, frame.topic, frame.seq, { do: 'news', topic: frame.topic, news: frame.news });
    case 'err':
      return { state, effects: [{ do: 'error', topic: frame.topic, code: frame.code }] };
    case 'hello':
    case 'pong':
      return unchanged(state);
  }
}
