import { Failure } from '#platform/http/failure';

/** So many wait for one subject; more are sent away. */
const MAX_WAITING = 20;

/**
 * Does things to one subject one after the other: guesses that are sent at once are judged one by one, each by what the ones before it
 * counted. Throws Failure `rate_limited` where too many wait.
 */
export function createTurns() {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting >= MAX_WAITING) throw new Failure('rate_limited', { args: { seconds: 1 } });
    queues.set(key, queue);
    queue.waiting += 1;
    const turn = queue.last.then(act, act);
    queue.last = turn;
    try {
      return await turn;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    }
  };
}
