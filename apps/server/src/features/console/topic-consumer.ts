import { CONSOLE_TOPICS, type ConsoleTopic } from '@touchline/contract/console/enums';
import { z } from 'zod';
import type { Bus } from '#platform/events/bus';
import type { EventConsumer } from '#platform/events/event-log';
import type { StoredEvent } from '#platform/events/events.store';

const SUBJECT = 'console.topics';
const Message = z.array(z.enum(CONSOLE_TOPICS));

/** Other events that move the overview's figures: they stand in no table whose trigger could tell of a bet without a row more for each. */
const OVERVIEW_KINDS = ['registered', 'bets-placed', 'bets-changed', 'payment'] as const;
const KINDS = ['queue-changed', 'area-changed', ...OVERVIEW_KINDS] as const;
type Kind = (typeof KINDS)[number];

function topicOf({ event }: StoredEvent<Kind>): ConsoleTopic {
  if (event.kind === 'queue-changed') return event.queue;
  return event.kind === 'area-changed' ? event.area : 'overview';
}

/** Wakes the watchers of a queue or an area in every process, by one message for a batch of events. */
export const createTopicConsumer = (bus: Bus): EventConsumer<Kind> => ({
  // As it was called when it told of queues alone: the cursor is kept under it.
  name: 'console-queues',
  kinds: KINDS,
  async take(_client, events) {
    bus.publish(SUBJECT, [...new Set(events.map(topicOf))]);
  },
});

/** Calls with what changed; the function that comes back ends it. */
export const onTopicsChanged = (bus: Bus, tell: (topics: readonly ConsoleTopic[]) => void): (() => void) =>
  bus.subscribe(SUBJECT, (message) => tell(Message.parse(message)));
