import { moneyText } from '@touchline/catalogue/money-text';
import type { DomainEvent } from '@touchline/contract/events';
import { type PlayerEvent, PUSHED_EVENTS } from '@touchline/contract/push/messages';
import type { Bus } from '#platform/events/bus';
import type { EventConsumer } from '#platform/events/event-log';
import { announceToPlayer } from '#platform/player-news';

interface Held {
  readonly accountId: string;
  readonly balanceMinor: string;
}
const balanceOf = ({ accountId, balanceMinor }: Held, currency: string): PlayerEvent => ({
  kind: 'balance',
  accountId,
  amount: moneyText(BigInt(balanceMinor), currency),
  currency,
});

/** News of an event for a player's screens: nothing of some, several of others. */
export function newsOfEvent(event: DomainEvent): readonly PlayerEvent[] {
  switch (event.kind) {
    case 'bets-placed':
      // A bet that was placed in one window stands in the history of the others at once.
      return [
        balanceOf(event, event.currency),
        ...event.bets.map(({ betId, betGuid }): PlayerEvent => ({ kind: 'bet', betId, betGuid, status: 'open' })),
      ];
    case 'toto-placed':
      return [balanceOf(event, event.currency)];
    case 'bets-changed':
      return event.bets.map(({ betId, betGuid, status }) => ({ kind: 'bet', betId, betGuid, status }));
    case 'payment': {
      const { kind, paymentId, status } = event;
      return [{ kind, paymentId, status }];
    }
    case 'toto-settled': {
      const { ticketId, drawId, status } = event;
      return [{ kind: 'toto', ticketId, drawId, status }];
    }
    case 'round-staked':
    case 'round-returned':
    case 'round-taken-back':
      return event.held ? [balanceOf(event.held, event.currency)] : [];
    // The balance has an event of its own, once for all tickets of an account.
    case 'toto-paid':
    case 'bonus-granted':
    case 'bonus-ended':
    case 'balance-corrected':
    case 'registered':
    case 'session-begun':
    case 'limits-changed':
    case 'play-stopped':
    case 'queue-changed':
    case 'area-changed':
      return [];
    default:
      return [event];
  }
}

const PUBLISHED_EVENTS = [
  'bets-placed',
  'bets-changed',
  'payment',
  'toto-placed',
  'toto-settled',
  'round-staked',
  'round-returned',
  'round-taken-back',
  ...PUSHED_EVENTS.map(({ shape }) => shape.kind.value),
] as const;

/** Carries events to the processes whose sockets tell them. A screen that misses one reads the tables, so a broker that is away only delays. */
export const createNewsConsumer = (bus: Bus): EventConsumer<(typeof PUBLISHED_EVENTS)[number]> => ({
  name: 'player-news',
  kinds: PUBLISHED_EVENTS,
  neverSkips: true,
  async take(_client, events) {
    for (const { playerId, event } of events) {
      if (playerId === null) continue;
      for (const news of newsOfEvent(event)) await announceToPlayer(bus, playerId, news);
    }
  },
});
