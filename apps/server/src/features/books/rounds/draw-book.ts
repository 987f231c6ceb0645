import { bookText, drawWeight } from '@touchline/casino/books/draw-weight';
import { type Seeds, seededDraws } from '@touchline/casino/draws/seeded-draws';
import { invariant } from '@touchline/kernel/invariant';
import type { Queryable } from '#platform/db/queryable';
import { type DeployedMode, readRowAt } from '../games/book-game.store.ts';

/** A row that was drawn, and what a bet on it pays. */
export interface DrawnBook {
  readonly drawn: bigint;
  /** Of the row in its mode. */
  readonly place: number;
  readonly payoutMinor: bigint;
}

/** Draws a row of a mode by seeds, and what it pays on a bet of so many minor units. */
export async function drawBook(
  on: Queryable,
  { id, totalWeight }: DeployedMode,
  { serverSeed, clientSeed, nonce }: Seeds,
  amountMinor: bigint,
): Promise<DrawnBook> {
  const drawn = drawWeight(seededDraws({ serverSeed, clientSeed: bookText(clientSeed), nonce }), totalWeight);
  const row = await readRowAt(on, id, drawn);
  invariant(row, 'a drawn weight falls on a row');
  // Rounded down, once.
  return { drawn, place: row.place, payoutMinor: (amountMinor * row.payHundredths) / 100n };
}
