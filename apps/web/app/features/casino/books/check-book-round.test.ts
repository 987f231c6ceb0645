import { bookText, drawWeight, rowAt } from '@touchline/casino/books/draw-weight';
import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import type { BookReceipt } from '@touchline/contract/books/shapes';
import { describe, expect, it } from 'vitest';
import { checkBookRound } from './check-book-round.ts';

const ROWS = Array.from({ length: 60 }, (_, n) => ({ id: BigInt(n + 1), weight: BigInt(n + 1) ** 9n, pay: (n % 5) * 37 }));
const TOTAL = ROWS.reduce((sum, { weight }) => sum + weight, 0n);

/** A round as the server draws it, by its own rows. */
function receiptOf(nonce: number): BookReceipt {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: bookText('of the player'), nonce };
  const drawn = drawWeight(seededDraws(seeds), TOTAL);
  const row = rowAt(ROWS, drawn);
  const from = ROWS.filter(({ id }) => id < row.id).reduce((sum, { weight }) => sum + weight, 0n);
  const returned = (125n * BigInt(row.pay)) / 100n;
  return {
    ...{ round: '1', game: 'one', name: 'One', status: 'over', currency: 'EUR', stake: '1.25', startedAt: 0, endedAt: 1 },
    ...{ returned: (Number(returned) / 100).toFixed(2), version: 1, mode: 'base', cost: '1/1', modeReturn: '19/20', bet: '1.25' },
    ...{ serverSeedHash: seedHash(seeds.serverSeed), ...seeds, drawn: String(drawn), totalWeight: String(TOTAL) },
    row: { id: String(row.id), from: String(from), upto: String(from + row.weight), payHundredths: String(row.pay) },
    ...{ events: [], weightsHash: '', booksHash: '', movements: [] },
  };
}

describe('the check of a round of books and weights', () => {
  it('agrees with what was drawn, weights beyond 2^52 included', () => {
    expect(TOTAL).toBeGreaterThan(2n ** 52n);
    for (let nonce = 1; nonce <= 200; nonce += 1)
      expect(checkBookRound(receiptOf(nonce))).toEqual({ sealed: true, drawn: true, found: true, paid: true });
  });

  it('says nothing of a seed that is not revealed, nor of a round that is open', () => {
    expect(checkBookRound({ ...receiptOf(1), serverSeed: null, status: 'open', returned: null })).toEqual({
      sealed: null,
      drawn: null,
      found: true,
      paid: null,
    });
  });

  const round = receiptOf(3);
  it.each([
    ['another seed', { serverSeed: 'b'.repeat(64) }, { sealed: false, drawn: false }],
    ['another promise', { serverSeedHash: 'b'.repeat(64) }, { sealed: false }],
    ['another text of the player', { clientSeed: 'of the player' }, { drawn: false }],
    ['another nonce', { nonce: 4 }, { drawn: false }],
    ['another number', { drawn: String(BigInt(round.row.upto)) }, { drawn: false, found: false }],
    ['a row that begins later', { row: { ...round.row, from: String(BigInt(round.drawn) + 1n) } }, { found: false }],
    ['a row beyond the weights', { row: { ...round.row, upto: String(TOTAL + 1n) } }, { found: false }],
    ['another pay', { row: { ...round.row, payHundredths: '99999' } }, { paid: false }],
    ['another return', { returned: '99.99' }, { paid: false }],
  ])('does not take %s', (_, change, finding) => {
    expect(checkBookRound({ ...round, ...change })).toMatchObject(finding);
  });
});
