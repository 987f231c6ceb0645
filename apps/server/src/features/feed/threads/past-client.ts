import type { MatchHistory } from '@touchline/feed/match-history';
import { Failure } from '#platform/http/failure';
import type { Log } from '#platform/watch/log';
import type { PastAnswer, PastQuestion, Question, WorldSettings } from './messages.ts';
import { type StartThread, startThread, type Thread } from './start-thread.ts';

/** Questions that are worked on at once, and that may wait. Who comes beyond that, or has waited too long, is told to come again. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 96;
const LONGEST_WAIT_MS = 12_000;
/** A question that takes so long has the thread ended: nobody waits for its answer any more. */
const LONGEST_ANSWER_MS = 20_000;
const CHECK_MS = 500;
/** Answered by a look at a table: they do not wait behind those that are worked out. */
const QUICK: ReadonlySet<keyof MatchHistory> = new Set(['seasons', 'competitor', 'champ', 'findByName']);
const MAX_QUICK = 2000;
const MAX_MB = 256;

interface Asked {
  readonly key: string;
  readonly question: Question;
  readonly at: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  startedAt: number;
}

export interface PastClient extends MatchHistory {
  stop(): Promise<void>;
}

/**
 * The past of the simulated world, worked out by a thread of its own that begins with the first question. Work is bounded whatever is asked:
 * some questions at once, a short queue, a time after which an answer is given up. Refuses with Failure `unavailable`.
 */
export function createPastClient(settings: WorldSettings, log: Log, startOne: StartThread = startThread): PastClient {
  const waiting: Asked[] = [];
  const inWork = new Map<number, Asked>();
  let quick = 0;
  const answers = new Map<string, Promise<unknown>>();
  let lastId = 0;
  let thread: Thread | undefined;
  let check: NodeJS.Timeout | undefined;

  function start(): Thread {
    const own = startOne('past-thread', settings, MAX_MB);
    thread = own;
    own.on('message', (told) => {
      const answer = told as PastAnswer;
      const asked = inWork.get(answer.id);
      if (thread !== own || !asked) return;
      inWork.delete(answer.id);
      if ('failed' in answer) asked.reject(new Error(`the past could not be told: ${answer.failed}`));
      else asked.resolve('answer' in answer ? answer.answer : undefined);
      work();
    });
    own.on('error', (err) => log.error({ err }, 'the thread of the past failed'));
    own.on('exit', () => {
      if (thread === own) void end('the thread of the past ended');
    });
    check = setInterval(watch, CHECK_MS);
    check.unref();
    own.unref();
    return own;
  }
  /** Ends the thread; the next question starts another. */
  function end(reason: string): Promise<unknown> {
    const own = thread;
    thread = undefined;
    clearInterval(check);
    if (inWork.size > 0)
      log.warn({ reason, questions: [...inWork.values()].map(({ key }) => key) }, 'questions about the past are given up');
    for (const asked of inWork.values()) asked.reject(new Failure('unavailable'));
    inWork.clear();
    const ended = own?.terminate() ?? Promise.resolve();
    if (waiting.length > 0) setImmediate(work);
    return ended;
  }
  function watch(): void {
    const now = performance.now();
    while (waiting[0] && now - waiting[0].at > LONGEST_WAIT_MS) waiting.shift()?.reject(new Failure('unavailable'));
    for (const { startedAt } of inWork.values()) if (now - startedAt > LONGEST_ANSWER_MS) return void end('an answer took too long');
  }
  function send(asked: Asked): void {
    asked.startedAt = performance.now();
    inWork.set(++lastId, asked);
    (thread ?? start()).postMessage({ id: lastId, question: asked.question } satisfies PastQuestion);
  }
  function work(): void {
    while (inWork.size - quick < MAX_AT_ONCE) {
      const asked = waiting.shift();
      if (!asked) return;
      send(asked);
    }
  }

  /** The same question asked by several at once is worked on once. */
  function ask<K extends keyof MatchHistory>(method: K, args: Parameters<MatchHistory[K]>): ReturnType<MatchHistory[K]> {
    const question = { method, args } as Question;
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known as ReturnType<MatchHistory[K]>;
    const answer = new Promise<unknown>((resolve, reject) => {
      const isQuick = QUICK.has(method);
      if (isQuick ? quick >= MAX_QUICK : waiting.length >= MAX_WAITING) return reject(new Failure('unavailable'));
      const asked = { key, question, at: performance.now(), resolve, reject, startedAt: 0 };
      if (!isQuick) return void waiting.push(asked);
      quick++;
      send(asked);
    }).finally(() => {
      answers.delete(key);
      if (QUICK.has(method)) quick--;
    });
    answers.set(key, answer);
    work();
    return answer as ReturnType<MatchHistory[K]>;
  }

  return {
    form: (...args) => ask('form', args),
    headToHead: (...args) => ask('headToHead', args),
    table: (...args) => ask('table', args),
    seasons: (...args) => ask('seasons', args),
    season: (...args) => ask('season', args),
    fixtures: (...args) => ask('fixtures', args),
    match: (...args) => ask('match', args),
    competitor: (...args) => ask('competitor', args),
    champ: (...args) => ask('champ', args),
    findByName: (...args) => ask('findByName', args),
    finishedMatches: (...args) => ask('finishedMatches', args),
    finishedMatchCounts: (...args) => ask('finishedMatchCounts', args),
    async stop() {
      for (const asked of waiting.splice(0)) asked.reject(new Failure('unavailable'));
      await end('the server stops');
    },
  };
}
