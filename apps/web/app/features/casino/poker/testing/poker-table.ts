import type { PokerTableInfo } from '@touchline/contract/poker/shapes';

/**
 * A table of the lobby with what a test says of it.
 *
 * @internal
 */
export const pokerTable = (own: Partial<PokerTableInfo>): PokerTableInfo => ({
  tableId: '1',
  name: 'Northbank',
  variant: 'holdem',
  currency: 'EUR',
  seats: 6,
  smallBlind: 50,
  bigBlind: 100,
  ante: 0,
  minBuyIn: 4000,
  maxBuyIn: 10_000,
  rake: { ratePpm: 40_000, caps: [{ players: 2, chips: 200 }] },
  decisionMs: 15_000,
  bankMs: 30_000,
  taken: 2,
  bots: 1,
  waiting: 0,
  averagePot: null,
  ...own,
});
