import type { BINGO_CALLS } from '@touchline/contract/bingo/calls';
import type { BINGO_OPERATOR_CALLS } from '@touchline/contract/bingo/operator';
import { createRoundDriver } from '#features/casino';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import type { BingoDeps } from './bingo-deps.ts';
import { bingoGame } from './calls/bingo-game.ts';
import { bingoGames } from './calls/bingo-games.ts';
import { bingoRooms } from './calls/bingo-rooms.ts';
import { bingoTickets } from './calls/bingo-tickets.ts';
import { buyBingoTickets } from './calls/buy-bingo-tickets.ts';
import { createRooms, type LookBounds } from './games/rooms.ts';
import { operatorBingoGames, operatorCancelBingoGame } from './operator/bingo-games.ts';
import { hasOpenPurchases } from './purchases/bingo-purchase.store.ts';

export interface BingoFeature extends Feature<keyof typeof BINGO_CALLS | keyof typeof BINGO_OPERATOR_CALLS> {
  /** Whether tickets of the player wait for the end of their game. */
  hasOpenTickets(playerId: bigint, on?: Queryable): Promise<boolean>;
  /** Begins, settles, pays and opens what is due. For tests. */
  runDue(look?: LookBounds): Promise<void>;
}

/** Bingo: rooms whose games start by a schedule, from promised seeds and what was sold (decision 0079). */
export function createBingoFeature(platform: Platform, featureDeps: Omit<BingoDeps, 'platform'>): BingoFeature {
  const deps: BingoDeps = { platform, ...featureDeps };
  const rooms = createRooms(deps);
  const driver = createRoundDriver(platform, rooms);
  return {
    handlers: {
      bingoRooms: bingoRooms(deps),
      bingoGames: bingoGames(deps),
      bingoGame: bingoGame(deps),
      buyBingoTickets: buyBingoTickets(deps),
      bingoTickets: bingoTickets(deps),
      operatorBingoGames: operatorBingoGames(deps),
      operatorCancelBingoGame: operatorCancelBingoGame(deps),
    },
    hasOpenTickets: (playerId, on = platform.pool) => hasOpenPurchases(on, playerId),
    runDue: (look) => rooms.runDue(look),
    async start() {
      if (platform.roles.has('settle')) driver.start();
    },
    stop: () => driver.stop(),
  };
}
