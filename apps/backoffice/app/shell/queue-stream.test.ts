import type { ConsoleTopic } from '@touchline/contract/console/enums';
import { expect, it } from 'vitest';
import { afterFrame, changesOf, NOTHING_YET } from './queue-stream.ts';

it('a frame sets what waits, and makes those ask again who show a queue that changed', () => {
  const first = afterFrame(NOTHING_YET, { t: 'queues', changed: ['withdrawals', 'proposals'], waiting: { withdrawals: 2, proposals: 0 } });
  expect(first).toEqual({ live: true, waiting: { withdrawals: 2, proposals: 0 }, changes: { withdrawals: 1, proposals: 1 } });
  const next = afterFrame(first, { t: 'queues', changed: ['withdrawals'], waiting: { withdrawals: 1 } });
  expect(next).toEqual({ live: true, waiting: { withdrawals: 1, proposals: 0 }, changes: { withdrawals: 2, proposals: 1 } });
});

it('an area of figures that changed is asked for again, and nothing waits in it', () => {
  const first = afterFrame(NOTHING_YET, { t: 'queues', changed: ['proposals', 'overview', 'webhooks', 'jobs'], waiting: { proposals: 1 } });
  const next = afterFrame(first, { t: 'queues', changed: ['overview'], waiting: {} });
  expect(next.waiting).toEqual({ proposals: 1 });
  expect(
    [['overview'], ['webhooks'], ['overview', 'jobs'], ['reports']].map((topics) => changesOf(next.changes, topics as ConsoleTopic[])),
  ).toEqual([2, 1, 3, 0]);
});
