import { describe, expect, it } from 'vitest';
import { checkBookRound } from './check-book-round.ts';
import { bookReceipt, TOTAL_WEIGHT } from './testing/book-receipt.ts';

describe('the check of a round of books and weights', () => {
  it('agrees with what was drawn, weights beyond 2^52 included', () => {
    expect(TOTAL_WEIGHT).toBeGreaterThan(2n ** 52n);
    for (let nonce = 1; nonce <= 200; nonce += 1)
      expect(checkBookRound(bookReceipt(nonce))).toEqual({ sealed: true, drawn: true, found: true, paid: true });
  });

  it('says nothing of a seed that is not revealed, nor of a round that is open', () => {
    expect(checkBookRound({ ...bookReceipt(1), serverSeed: null, status: 'open', returned: null })).toEqual({
      sealed: null,
      drawn: null,
      found: true,
      paid: null,
    });
  });

  const round = bookReceipt(3);
  it.each([
    ['another seed', { serverSeed: 'b'.repeat(64) }, { sealed: false, drawn: false }],
    ['another promise', { serverSeedHash: 'b'.repeat(64) }, { sealed: false }],
    ['another text of the player', { clientSeed: 'of the player' }, { drawn: false }],
    ['another nonce', { nonce: 4 }, { drawn: false }],
    ['another number', { drawn: String(BigInt(round.row.upto)) }, { drawn: false, found: false }],
    ['a row that begins later', { row: { ...round.row, from: String(BigInt(round.drawn) + 1n) } }, { found: false }],
    ['a row beyond the weights', { row: { ...round.row, upto: String(TOTAL_WEIGHT + 1n) } }, { found: false }],
    ['another pay', { row: { ...round.row, payHundredths: '99999' } }, { paid: false }],
    ['another return', { returned: '99.99' }, { paid: false }],
  ])('does not take %s', (_, change, finding) => {
    expect(checkBookRound({ ...round, ...change })).toMatchObject(finding);
  });
});
