import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one stretch of work may hold the event loop. */
const MAX_BLOCK_MS = 8;

/** Awaited between pieces of a long work: gives the event loop its turn whenever a stretch has been used up. */
export function createYielder(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < MAX_BLOCK_MS) return undefined;
    return nextTurn().then(() => {
      began = performance.now();
    });
  };
}
