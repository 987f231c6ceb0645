import type { EventConsumer } from '#platform/events/event-log';
import { tallyEvents } from './reports.store.ts';

const TALLIED = [
  'registered',
  'session-begun',
  'limits-changed',
  'play-stopped',
  'payment',
  'bets-placed',
  'bets-changed',
  'toto-placed',
  'toto-paid',
  'round-staked',
  'round-returned',
  'round-taken-back',
  'bonus-granted',
  'bonus-ended',
  'balance-corrected',
] as const;

/** Keeps the daily report. */
export const REPORT_CONSUMER: EventConsumer<(typeof TALLIED)[number]> = {
  name: 'daily-report',
  kinds: TALLIED,
  take: (client, events) =>
    tallyEvents(
      client,
      events.map(({ id }) => id),
    ),
};
