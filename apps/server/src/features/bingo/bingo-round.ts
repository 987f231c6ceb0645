import type { BingoPurchase } from './purchases/bingo-purchase.store.ts';

/** A purchase as the books know it: tickets of a game are a round to whoever counts stakes and returns. */
export const bingoRound = ({ id, playerId, accountId, currency }: Pick<BingoPurchase, 'id' | 'playerId' | 'accountId' | 'currency'>) => ({
  name: `bingo-${id}`,
  source: 'bingo',
  round: String(id),
  playerId,
  accountId,
  currency,
});
