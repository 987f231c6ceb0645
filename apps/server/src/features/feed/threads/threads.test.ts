import { EventEmitter } from 'node:events';
import type { FeedEvent, FeedSource } from '@touchline/feed/feed-events';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBegunThread } from './begun-thread.ts';
import type { Known, PastQuestion, TellerOrder } from './messages.ts';
import { createPastClient } from './past-client.ts';
import type { StartThread, Thread } from './start-thread.ts';
import { createWorldSource } from './world-source.ts';

const SETTINGS = { seed: 1, epochMs: 0, speed: 1, secret: 's' };
/** Said first to each thread. */
const WORLD = { kind: 'world', settings: SETTINGS };
const log = pino({ level: 'silent' });

/** A thread that says what the test makes it say. */
class PlayedThread extends EventEmitter implements Thread {
  readonly sent: unknown[] = [];
  ended = false;
  readonly data: unknown;
  constructor(data: unknown) {
    super();
    this.data = data;
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  unref(): void {}
  async terminate(): Promise<number> {
    this.ended = true;
    this.emit('exit', 1);
    return 1;
  }
}
const threads: PlayedThread[] = [];
const start = ((_name, data) => {
  const made = new PlayedThread(data);
  threads.push(made);
  return made;
}) satisfies StartThread;
const newest = (): PlayedThread => {
  const thread = threads.at(-1);
  if (!thread) throw new Error('no thread was started');
  return thread;
};
beforeEach(() => {
  threads.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const alive = (seq: number): FeedEvent => ({
  source: 'simulator',
  seq,
  match: 0,
  sourceTime: 0,
  receivedAt: 0,
  type: 'Alive',
  subscribed: true,
});

describe('the thread of the world', () => {
  function open() {
    const heard: number[] = [];
    let seq = 0;
    const known = (): Known => ({ seqs: new Map([[0, seq]]), offered: new Map(), over: new Set(), unread: new Set() });
    const source = createWorldSource(SETTINGS, { log, known, start });
    void source.start(
      (event) => {
        heard.push(event.seq);
        seq = event.seq;
      },
      () => 0,
    );
    return { source, heard };
  }

  it('T20 T95 is replaced when it says nothing for 15 s, and the next goes on where the receiver stands', async () => {
    const { source, heard } = open();
    const first = newest();
    first.emit('message', { kind: 'events', events: [alive(1), alive(2)] });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(threads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([threads.length, first.ended]).toEqual([2, true]);
    expect(newest().sent).toEqual([
      WORLD,
      { kind: 'begin', known: { seqs: new Map([[0, 2]]), offered: new Map(), over: new Set(), unread: new Set() } },
    ]);
    // The second publishes again what the first had not sent yet.
    first.emit('message', { kind: 'events', events: [alive(9)] });
    newest().emit('message', { kind: 'events', events: [alive(3)] });
    expect(heard).toEqual([1, 2, 3]);
    await source.stop();
  });

  it('T20 has longer to say something each time, and 15 s again after one that spoke on', async () => {
    const { source } = open();
    /** Waits until so many threads were started; the longest pause before a start is 30 s. */
    const started = async (count: number): Promise<number> => {
      let seconds = 0;
      for (; threads.length < count; seconds++) await vi.advanceTimersByTimeAsync(1_000);
      return seconds;
    };
    // A silence, then the pause that grows as well: 0.5 s, 1 s, 2 s ... 30 s.
    const waits: number[] = [];
    for (let n = 2; n <= 8; n++) waits.push(await started(n));
    expect(waits).toEqual([16, 30, 62, 123, 247, 255, 269]);
    for (let second = 0; second < 130; second += 5) {
      newest().emit('message', { kind: 'at-work' });
      await vi.advanceTimersByTimeAsync(5_000);
    }
    await started(9);
    expect(await started(10)).toBe(15);
    await source.stop();
  });

  it('T20 is replaced when it ends, each time after a longer pause, until it is stopped', async () => {
    const { source } = open();
    for (const pauseMs of [500, 1000, 2000]) {
      const before = threads.length;
      newest().emit('exit', 1);
      await vi.advanceTimersByTimeAsync(pauseMs - 1);
      expect(threads).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(threads).toHaveLength(before + 1);
    }
    await source.stop();
    const ended = threads.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(threads).toHaveLength(ended);
  });

  it('begins as soon as it is prepared, speaks when it is started, and ends where it never was', async () => {
    const known = (): Known => ({ seqs: new Map(), offered: new Map(), over: new Set([7]), unread: new Set() });
    const source = createWorldSource(SETTINGS, { log, known, start });
    source.prepare?.();
    source.prepare?.();
    expect([threads.length, newest().sent]).toEqual([1, [WORLD]]);
    void source.start(
      () => undefined,
      () => 0,
    );
    expect([threads.length, newest().sent]).toEqual([1, [WORLD, { kind: 'begin', known: known() } satisfies TellerOrder]]);
    await source.stop();
    const unused = createWorldSource(SETTINGS, { log, known, start });
    unused.prepare?.();
    await unused.stop();
    expect([threads.length, newest().ended]).toEqual([2, true]);
  });

  describe('that was begun with the process', () => {
    const known = (): Known => ({ seqs: new Map(), offered: new Map(), over: new Set(), unread: new Set() });
    const kinds = (thread: PlayedThread): string[] => thread.sent.map((order) => (order as TellerOrder).kind);
    /** A thread that was begun, and sources after each other of a process that wins the lease and loses it. */
    function begin() {
      const begun = new PlayedThread(undefined);
      const takeBegun = createBegunThread(begun, log);
      return { begun, createSource: () => createWorldSource(SETTINGS, { log, known, takeBegun, start }) };
    }
    const speak = (source: FeedSource): void => {
      void source.start(
        () => undefined,
        () => 0,
      );
    };

    it('is the first, and the next is a new one', async () => {
      const { begun, createSource } = begin();
      const source = createSource();
      speak(source);
      source.hasten?.(5);
      expect([threads.length, kinds(begun)]).toEqual([0, ['world', 'begin', 'hasten']]);
      begun.emit('exit', 1);
      await vi.advanceTimersByTimeAsync(1_000);
      expect([threads.length, newest().sent.length]).toEqual([1, 2]);
      await source.stop();
    });

    it('ends with the source that took it: who has the lease again starts another at once', async () => {
      const { begun, createSource } = begin();
      const first = createSource();
      speak(first);
      await first.stop();
      expect([threads.length, begun.ended]).toEqual([0, true]);
      const second = createSource();
      speak(second);
      expect([threads.length, kinds(newest()), kinds(begun)]).toEqual([1, ['world', 'begin'], ['world', 'begin']]);
      await second.stop();
    });

    it('is given to one source only, also while it has not ended yet', async () => {
      const { begun, createSource } = begin();
      const [first, second] = [createSource(), createSource()];
      speak(first);
      speak(second);
      expect([threads.length, kinds(newest()), kinds(begun)]).toEqual([1, ['world', 'begin'], ['world', 'begin']]);
      await first.stop();
      expect([begun.ended, newest().ended]).toEqual([true, false]);
      await second.stop();
    });

    it('waits on where a source is given up before it wants a thread', async () => {
      const { begun, createSource } = begin();
      await createSource().stop();
      expect([threads.length, begun.ended, kinds(begun)]).toEqual([0, false, []]);
      const second = createSource();
      speak(second);
      expect([threads.length, kinds(begun)]).toEqual([0, ['world', 'begin']]);
      await second.stop();
    });

    it('is given to nobody once it has ended by itself', async () => {
      const { begun, createSource } = begin();
      const source = createSource();
      begun.emit('error', new Error('its program could not be loaded'));
      begun.emit('exit', 1);
      speak(source);
      expect([threads.length, kinds(newest()), kinds(begun)]).toEqual([1, ['world', 'begin'], []]);
      await source.stop();
    });
  });

  it('tells operators what is set aside', async () => {
    const { source } = open();
    newest().emit('message', { kind: 'set-aside', league: 1004, match: 0, reason: 'its work does not end' });
    expect(source.notes?.()).toEqual(['league 1004 is set aside']);
    await source.stop();
  });
});

describe('the thread of the past', () => {
  const questions = (): PastQuestion[] => threads.flatMap(({ sent }) => sent as PastQuestion[]);
  const table = (client: ReturnType<typeof createPastClient>, champ: number) =>
    client.table(champ, 0).then(
      () => 'answered',
      (error: { code?: string }) => error.code ?? 'failed',
    );

  it('works on four questions at once, lets some wait, and refuses the rest', async () => {
    const client = createPastClient(SETTINGS, log, start);
    const asked = Array.from({ length: 120 }, (_, i) => table(client, i + 1));
    expect(questions()).toHaveLength(4);
    expect(await Promise.all(asked.slice(100))).toEqual(Array(20).fill('unavailable'));
    const [first] = questions();
    newest().emit('message', { id: first?.id, answer: [] });
    expect(await asked[0]).toBe('answered');
    expect(questions()).toHaveLength(5);
    await client.stop();
  });

  it('asks once for all who want the same, and answers what is looked up past the queue', async () => {
    const client = createPastClient(SETTINGS, log, start);
    const same = [table(client, 1), table(client, 1), table(client, 1)];
    for (const champ of [2, 3, 4, 5]) void table(client, champ);
    void client.champ(7).catch(() => undefined);
    expect(questions().map(({ question }) => [question.method, question.args[0]])).toEqual([
      ['table', 1],
      ['table', 2],
      ['table', 3],
      ['table', 4],
      ['champ', 7],
    ]);
    newest().emit('message', { id: questions()[0]?.id, answer: [] });
    expect(await Promise.all(same)).toEqual(['answered', 'answered', 'answered']);
    await client.stop();
  });

  it('refuses what is looked up beyond two thousand at once, and is no more generous after it has refused', async () => {
    const client = createPastClient(SETTINGS, log, start);
    const askMany = async (): Promise<number> => {
      const before = questions().length;
      const refusals: unknown[] = [];
      for (let champ = 1; champ <= 2_100; champ++) client.champ(champ).catch((error: unknown) => refusals.push(error));
      await vi.advanceTimersByTimeAsync(0);
      const taken = questions().slice(before);
      for (const { id } of taken) newest().emit('message', { id, answer: undefined });
      await vi.advanceTimersByTimeAsync(0);
      expect(refusals).toHaveLength(2_100 - taken.length);
      return taken.length;
    };
    expect([await askMany(), await askMany(), await askMany()]).toEqual([2_000, 2_000, 2_000]);
    await client.stop();
  });

  it('gives up who waits too long, ends a thread that does not answer, and begins anew', async () => {
    const client = createPastClient(SETTINGS, log, start);
    const inWork = [1, 2, 3, 4].map((champ) => table(client, champ));
    const waiting = table(client, 5);
    await vi.advanceTimersByTimeAsync(12_500);
    expect(await waiting).toBe('unavailable');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await Promise.all(inWork)).toEqual(Array(4).fill('unavailable'));
    expect([threads.length, newest().ended]).toEqual([1, true]);
    const again = table(client, 6);
    expect(threads).toHaveLength(2);
    newest().emit('message', { id: questions().at(-1)?.id, answer: [] });
    expect(await again).toBe('answered');
    await client.stop();
  });

  it('ends a thread that nobody has asked for five minutes, and begins anew', async () => {
    const client = createPastClient(SETTINGS, log, start);
    const answer = async (asked: Promise<string>): Promise<void> => {
      newest().emit('message', { id: questions().at(-1)?.id, answer: [] });
      expect(await asked).toBe('answered');
    };
    await answer(table(client, 1));
    await vi.advanceTimersByTimeAsync(200_000);
    await answer(table(client, 2));
    await vi.advanceTimersByTimeAsync(200_000);
    expect([threads.length, newest().ended]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(101_000);
    expect(newest().ended).toBe(true);
    await answer(table(client, 3));
    expect(threads).toHaveLength(2);
    await client.stop();
  });
});
