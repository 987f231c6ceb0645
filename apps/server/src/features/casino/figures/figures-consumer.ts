import type { EventConsumer } from '#platform/events/event-log';
import { tallyRounds } from './figure.store.ts';

/** Keeps what games have returned. */
export const FIGURES_CONSUMER: EventConsumer<'round-returned'> = {
  name: 'casino-figures',
  kinds: ['round-returned'],
  take: (client, events) =>
    tallyRounds(
      client,
      events.map(({ id }) => id),
    ),
};
