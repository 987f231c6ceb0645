import { CONSOLE_QUEUES, type ConsoleQueue } from '@touchline/contract/console/enums';
import { z } from 'zod';
import type { Bus } from '#platform/events/bus';
import type { EventConsumer } from '#platform/events/event-log';

const SUBJECT = 'console.queues';
const Message = z.array(z.enum(CONSOLE_QUEUES));

/** Wakes whoever watches a queue, in whichever process: a message for a batch of events, however many of them were of one queue. */
export const createQueueConsumer = (bus: Bus): EventConsumer<'queue-changed'> => ({
  name: 'console-queues',
  kinds: ['queue-changed'],
  async take(_client, events) {
    bus.publish(SUBJECT, [...new Set(events.map(({ event }) => event.queue))]);
  },
});

/** Calls with the queues that changed; the function that comes back ends it. */
export const onQueuesChanged = (bus: Bus, tell: (queues: readonly ConsoleQueue[]) => void): (() => void) =>
  bus.subscribe(SUBJECT, (message) => tell(Message.parse(message)));
