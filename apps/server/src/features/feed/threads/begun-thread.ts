import type { Log } from '#platform/watch/log';
import type { Thread } from './start-thread.ts';

/** Gives the thread that was begun with the process, once; undefined where there is none (any more). */
export type TakeBegun = () => Thread | undefined;

/**
 * The thread of the world that was begun while the database starts is given to the source that wants one first, and to no other: it ends with the
 * source that took it. One that ends while it waits is given to nobody.
 */
export function createBegunThread(begun: Thread | undefined, log: Pick<Log, 'error'>): TakeBegun {
  let waiting = begun;
  // Once it is taken, its source watches it.
  begun?.on('error', (err) => {
    if (waiting) log.error({ err }, 'the thread of the simulated world failed before it was wanted');
  });
  begun?.on('exit', () => {
    waiting = undefined;
  });
  return () => {
    const taken = waiting;
    waiting = undefined;
    return taken;
  };
}
