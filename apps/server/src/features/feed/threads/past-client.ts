import type { MatchHistory } from '@touchline/feed/match-history';
import { Failure } from '#platform/http/failure';
import type { Log } from '#platform/watch/log';
import type { PastAnswer, PastQuestion, Question, WorldSettings } from './messages.ts';
import { type StartThread, startThread, type Thread } from './start-thread.ts';

/** Limits on concurrent and queued queries. Beyond them, or after too long a wait, the caller is asked to retry. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 96;
const LONGEST_WAIT_MS = 12_000;
/** A question that takes so long has the thread ended: nobody waits for its answer any more. */
const LONGEST_ANSWER_MS = 20_000;
const CHECK_MS = 500;
/** A thread that nobody has asked for so long is ended: its world takes 60 MB and more, and a second to be there again. */
const LONGEST_IDLE_MS = 5 * 60_000;
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
  const questions = new QuestionQueue(settings, log, startOne);
  const answers = new Map<string, Promise<unknown>>();

  /** The same question asked by several at once is worked on once. */
  function ask<K extends keyof MatchHistory>(method: K, args: Parameters<MatchHistory[K]>): ReturnType<MatchHistory[K]> {
    const question = { method, args } as Question;
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known as ReturnType<MatchHistory[K]>;
    const isQuick = QUICK.has(method);
    const answer = questions.ask(key, question, isQuick).finally(() => answers.delete(key));
    answers.set(key, answer);
    questions.work();
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
    stop: () => questions.stop(),
  };
}

/** Questions that wait or are worked on, and the thread that works on them: it starts with the first, and again after each end. */
class QuestionQueue {
  readonly #settings: WorldSettings;
  readonly #log: Log;
  readonly #startOne: StartThread;
  readonly #waiting: Asked[] = [];
  readonly #inWork = new Map<number, Asked>();
  /** How many of those in work are quick. */
  #quick = 0;
  #lastId = 0;
  #lastAskedAt = 0;
  #thread: Thread | undefined;
  #check: NodeJS.Timeout | undefined;

  constructor(settings: WorldSettings, log: Log, startOne: StartThread) {
    this.#settings = settings;
    this.#log = log;
    this.#startOne = startOne;
  }

  /** Takes a question in; `work` sets those going that wait. Quick ones go at once. */
  async ask(key: string, question: Question, isQuick: boolean): Promise<unknown> {
    if (isQuick ? this.#quick >= MAX_QUICK : this.#waiting.length >= MAX_WAITING) throw new Failure('unavailable');
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const asked = { key, question, at: performance.now(), resolve, reject, startedAt: 0 };
    if (!isQuick) {
      this.#waiting.push(asked);
      return promise;
    }
    this.#quick++;
    this.#send(asked);
    return promise.finally(() => this.#quick--);
  }
  work(): void {
    while (this.#inWork.size - this.#quick < MAX_AT_ONCE) {
      const asked = this.#waiting.shift();
      if (!asked) return;
      this.#send(asked);
    }
  }
  async stop(): Promise<void> {
    for (const asked of this.#waiting.splice(0)) asked.reject(new Failure('unavailable'));
    await this.#end('the server stops');
  }

  #send(asked: Asked): void {
    asked.startedAt = performance.now();
    this.#lastAskedAt = asked.startedAt;
    this.#inWork.set(++this.#lastId, asked);
    (this.#thread ?? this.#start()).postMessage({ id: this.#lastId, question: asked.question } satisfies PastQuestion);
  }

  #start(): Thread {
    const own = this.#startOne('past-thread', this.#settings, MAX_MB);
    this.#thread = own;
    own.on('message', (message) => {
      const answer = message as PastAnswer;
      const asked = this.#inWork.get(answer.id);
      if (this.#thread !== own || !asked) return;
      this.#inWork.delete(answer.id);
      if ('failed' in answer) asked.reject(new Error(`the past could not be told: ${answer.failed}`));
      else asked.resolve('answer' in answer ? answer.answer : undefined);
      this.work();
    });
    own.on('error', (err) => this.#log.error({ err }, 'the thread of the past failed'));
    own.on('exit', () => {
      if (this.#thread === own) void this.#end('the thread of the past ended');
    });
    this.#check = setInterval(() => this.#watch(), CHECK_MS);
    this.#check.unref();
    own.unref();
    return own;
  }

  /** Ends the thread; the next question starts another. */
  #end(reason: string): Promise<unknown> {
    const own = this.#thread;
    const inWork = this.#inWork;
    this.#thread = undefined;
    clearInterval(this.#check);
    if (inWork.size > 0)
      this.#log.warn({ reason, questions: [...inWork.values()].map(({ key }) => key) }, 'questions about the past are given up');
    for (const asked of inWork.values()) asked.reject(new Failure('unavailable'));
    inWork.clear();
    const ended = own?.terminate() ?? Promise.resolve();
    if (this.#waiting.length > 0) setImmediate(() => this.work());
    return ended;
  }

  #watch(): void {
    const now = performance.now();
    const waiting = this.#waiting;
    while (waiting[0] && now - waiting[0].at > LONGEST_WAIT_MS) waiting.shift()?.reject(new Failure('unavailable'));
    for (const { startedAt } of this.#inWork.values())
      if (now - startedAt > LONGEST_ANSWER_MS) return void this.#end('an answer took too long');
    if (this.#inWork.size === 0 && now - this.#lastAskedAt > LONGEST_IDLE_MS) void this.#end('nobody asks');
  }
}
