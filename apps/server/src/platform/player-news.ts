import type { PlayerEvent } from '@touchline/contract/push/messages';
import type { Bus } from './events/bus.ts';

/** News for a player's own screens, wherever their sockets are. Subjects are spelled here alone. */
const PREFIX = 'news.player.';
const subjectOf = (playerId: bigint): string => `${PREFIX}${playerId}`;

/** Not persisted: players who are not connected miss it. */
export const publishToPlayer = (bus: Bus, playerId: bigint, news: PlayerEvent): void => bus.publish(subjectOf(playerId), news);

/** Resolves once the broker has it. What must not be missed is an event (events/write-events.ts), which is announced from the log. */
export const announceToPlayer = (bus: Bus, playerId: bigint, news: PlayerEvent): Promise<void> =>
  bus.publishDurable(subjectOf(playerId), news);

/** The news of all players; gives the function that ends it. */
export const hearPlayers = (bus: Bus, listener: (playerId: bigint, news: PlayerEvent) => void): (() => void) =>
  bus.subscribe(`${PREFIX}*`, (message, subject) => listener(BigInt(subject.slice(PREFIX.length)), message as PlayerEvent));
