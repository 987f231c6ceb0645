import { expect, it } from 'vitest';
import type { MarketData } from '../ports.ts';
import { quoteLeg } from './leg-quotes.ts';

/** A line that has match 1 without the selection, and is still to read match 2. */
const LINE: Pick<MarketData, 'readQuote' | 'knowsMatch' | 'isUnread'> = {
  readQuote: () => undefined,
  knowsMatch: (matchId) => matchId === 1,
  isUnread: (matchId) => matchId === 2,
};

it.each([
  [1, 'withdrawn'],
  [2, 'suspended'],
  [3, 'settled'],
])('of match %i without a price says %s', (matchId, closed) => {
  expect(quoteLeg(LINE as MarketData, { matchId, selectionId: 1, feed: 'line' }).closed).toBe(closed);
});
