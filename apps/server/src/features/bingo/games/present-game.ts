import { sharePots } from '@touchline/casino/bingo/share-prizes';
import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { poolText } from '@touchline/ledger/pool-text';
import type { BingoGame } from './bingo-game.store.ts';
import { termsOf } from './terms-of.ts';

/** How many balls of a game have come by the database's clock when it was read. */
export function ballsSeen({ beganAt, ballMs, balls, now }: BingoGame): number {
  if (beganAt === null || balls === null) return 0;
  return Math.min(balls.length, Math.max(0, Math.floor((now.getTime() - beganAt.getTime()) / ballMs)));
}

/** A game as everybody sees it at the instant at which it was read: no ball and no winner before its time. */
export function presentGame(game: BingoGame): BingoGameView {
  const seen = ballsSeen(game);
  return {
    gameId: game.id.toString(),
    room: game.room,
    version: game.version,
    number: game.number,
    status: game.status,
    startsAt: game.startsAt.getTime(),
    beganAt: game.beganAt?.getTime() ?? null,
    ballMs: game.ballMs,
    seedHash: game.seedHash,
    seed: game.revealedSeed,
    players: game.players,
    tickets: game.tickets,
    currency: POOL_CURRENCY,
    sales: poolText(game.salesMinor),
    balls: game.balls?.slice(0, seen) ?? [],
    prizes: prizesOf(game, seen),
  };
}

function prizesOf(game: BingoGame, seen: number): BingoGameView['prizes'] {
  const pots = sharePots(termsOf(game), game.salesMinor);
  return pots.map(({ prize, potMinor }) => {
    const won = game.prizes?.find((one) => one.prize === prize);
    return {
      prize,
      pot: poolText(potMinor),
      won: won && won.ball <= seen ? { ball: won.ball, cards: [...won.cards], paid: won.paid.map((paid) => poolText(BigInt(paid))) } : null,
    };
  });
}
