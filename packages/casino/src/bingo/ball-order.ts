import { sample } from '../draws/sample.ts';
import { seededDraws, seedHash } from '../draws/seeded-draws.ts';
import { BINGO_GRIDS } from './bingo-card.ts';
import type { BingoGame, SoldTicket } from './bingo-game.ts';

/** The digest of everything that was sold for a game: the SHA-256 of the lines `NUMBER:BUYER`, by the tickets' numbers. */
export const salesDigest = (sold: readonly SoldTicket[]): string =>
  seedHash(
    [...sold]
      .sort((a, b) => a.number - b.number)
      .map(({ number, buyerSeed }) => `${number}:${buyerSeed}\n`)
      .join(''),
  );

/**
 * All balls of a game in the order in which they come, by Fisher and Yates: draws of the client's seed `balls:ROOM:DIGEST`, whose nonce is the
 * game's number. The house fixes its seed before the first sale and buyers theirs after it, so that the order is known to neither before the sale
 * has ended. The house could try one order for each ticket that it bought itself at the very end; the list of what was sold shows every one.
 */
export function ballOrder({ room, number, serverSeed }: BingoGame, digest: string): number[] {
  const { balls } = BINGO_GRIDS[room.kind];
  return sample(seededDraws({ serverSeed, clientSeed: `balls:${room.key}:${digest}`, nonce: number }), balls, balls).map((i) => i + 1);
}
