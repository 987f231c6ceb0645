import { randomInt } from 'node:crypto';

/**
 * Numbers of the push topics, here because replies name the number at which their picture stands. They begin at a random place in each
 * process: a client that comes back to another one is never taken for being up to date.
 */
export interface TopicSequences {
  of(topic: string): number;
  next(topic: string): number;
  /** The topic will not be heard of again. */
  forget(topic: string): void;
}

const SPREAD = 1 << 20;

export function createTopicSeqs(base = randomInt(1, 1 << 30) * SPREAD): TopicSequences {
  const seqs = new Map<string, number>();
  const of = (topic: string): number => seqs.get(topic) ?? base;
  return {
    of,
    next(topic) {
      const seq = of(topic) + 1;
      seqs.set(topic, seq);
      return seq;
    },
    forget: (topic) => void seqs.delete(topic),
  };
}
