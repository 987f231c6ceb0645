import type { ChatMessageView } from '@touchline/contract/casino-chat/shapes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus, Listener } from '../../platform/events/bus.ts';
import { createLog } from '../../platform/watch/log.ts';
import { createTopicSeqs } from '../line/topic-sequences.ts';
import { createChatChannels } from './chat-channels.ts';
import { Subscriber } from './subscriber.ts';
import { parseTopic } from './topic.ts';

const message = (id: number): ChatMessageView => ({ id: String(id), author: '7', name: 'Marta', text: 'hello', at: 1 });

let listener: Listener;
let rooms: ReturnType<typeof createChatChannels>;
const heard: { readonly text: string; readonly frame: object }[][] = [[], []];
const bus = {
  publish: () => {},
  subscribe: (_: string, given: Listener) => {
    listener = given;
    return () => {};
  },
} as unknown as Bus;
const now = (): number => Date.now();
const told = (reader = 0): unknown[] => (heard[reader] ?? []).map(({ text }) => JSON.parse(text));

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of heard) list.length = 0;
  rooms = createChatChannels({ bus, clock: { now }, log: createLog('silent') }, createTopicSeqs(10));
  rooms.start();
  for (const list of heard) {
    const write = (frame: { readonly text: string }) => void list.push({ text: frame.text, frame });
    const wire = { waiting: 0, write, onDrain() {}, end() {} };
    rooms.subscribe(new Subscriber(wire, now, () => {}), 1, 'chat:crash:en', undefined);
  }
});
afterEach(() => {
  rooms.stop();
  vi.useRealTimers();
});

describe('topics of the chat', () => {
  it('are a room a table and language', () => {
    expect(parseTopic('chat:crash:en')).toEqual({ of: 'chat', game: 'crash', language: 'en' });
    for (const none of ['chat:dice:en', 'chat:crash', 'chat:crash:xx', 'chat:crash:en:1'])
      expect([none, parseTopic(none)]).toEqual([none, undefined]);
  });
  it('answer with a marker, and tell everybody by one frame what was said within a moment', async () => {
    expect(told()).toEqual([{ t: 'snap', topic: 'chat:crash:en', seq: 10 }]);
    listener({ said: [message(1)] }, 'casino-chat.1.crash.en');
    listener({ said: [message(2)] }, 'casino-chat.1.crash.en');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told().slice(1)).toEqual([{ t: 'd', topic: 'chat:crash:en', seq: 11, d: { w: { said: [message(1), message(2)] } } }]);
    expect(heard[1]?.at(-1)?.frame).toBe(heard[0]?.at(-1)?.frame);
  });
  it('do not say what was removed at once, and tell of removals and of names', async () => {
    const renamed = [{ author: '7', name: 'Berta' }];
    listener({ said: [message(1), message(2)] }, 'casino-chat.1.crash.en');
    listener({ removed: ['1'] }, 'casino-chat.1.crash.en');
    listener({ renamed }, 'casino-chat.1.crash.en');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told().slice(1)).toEqual([
      { t: 'd', topic: 'chat:crash:en', seq: 11, d: { w: { said: [message(2)], removed: ['1'], renamed } } },
    ]);
  });
  it("tell nothing of another table, another language, another brand's, or of a shape that is not known", async () => {
    listener({ said: [message(1)] }, 'casino-chat.1.slide.en');
    listener({ said: [message(1)] }, 'casino-chat.1.crash.ru');
    listener({ said: [message(1)] }, 'casino-chat.2.crash.en');
    listener({ said: 7 }, 'casino-chat.1.crash.en');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told()).toHaveLength(1);
  });
});
