import type { PlayerEvent } from '@touchline/contract/push/messages';
import type { Bus } from '../../src/platform/events/bus.ts';
import { hearPlayers } from '../../src/platform/player-news.ts';

/** The news of one player; gives the function that ends it. */
export const hearPlayer = (bus: Bus, player: bigint, listener: (news: PlayerEvent) => void): (() => void) =>
  hearPlayers(bus, (playerId, news) => {
    if (playerId === player) listener(news);
  });
