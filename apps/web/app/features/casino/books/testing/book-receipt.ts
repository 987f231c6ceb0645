import { bookText, drawWeight, rowAt } from '@touchline/casino/books/draw-weight';
import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import type { BookReceipt } from '@touchline/contract/books/shapes';

const ROWS = Array.from({ length: 60 }, (_, n) => ({ id: BigInt(n + 1), weight: BigInt(n + 1) ** 9n, pay: (n % 5) * 37 }));
/** More than one draw of 52 bits has. */
export const TOTAL_WEIGHT = ROWS.reduce((sum, { weight }) => sum + weight, 0n);
export const SERVER_SEED = 'a'.repeat(64);
export const CLIENT_SEED = 'of the player';

/** A round as the server draws it, by rows of its own. */
export function bookReceipt(nonce: number): BookReceipt {
  const seeds = { serverSeed: SERVER_SEED, clientSeed: bookText(CLIENT_SEED), nonce };
  const drawn = drawWeight(seededDraws(seeds), TOTAL_WEIGHT);
  const row = rowAt(ROWS, drawn);
  const from = ROWS.filter(({ id }) => id < row.id).reduce((sum, { weight }) => sum + weight, 0n);
  const returned = (125n * BigInt(row.pay)) / 100n;
  return {
    ...{ round: String(nonce), game: 'one', name: 'One', status: 'over', currency: 'EUR', stake: '1.56', startedAt: 0, endedAt: 1 },
    ...{ returned: (Number(returned) / 100).toFixed(2), version: 1, mode: 'base', cost: '5/4', modeReturn: '19/20', bet: '1.25' },
    ...{ serverSeedHash: seedHash(SERVER_SEED), ...seeds, drawn: String(drawn), totalWeight: String(TOTAL_WEIGHT) },
    row: { id: String(row.id), from: String(from), upto: String(from + row.weight), payHundredths: String(row.pay) },
    ...{ events: [], weightsHash: seedHash('weights'), booksHash: seedHash('books'), movements: [] },
  };
}
