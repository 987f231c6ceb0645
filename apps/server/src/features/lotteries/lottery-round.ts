import type { OpenEntry } from './tickets/lottery-entry.store.ts';

/** An entry as the books know it: a ticket in a draw is a round to whoever counts stakes and returns. */
export const lotteryRound = ({ id, playerId, accountId, currency }: Pick<OpenEntry, 'id' | 'playerId' | 'accountId' | 'currency'>) => ({
  name: `lottery-${id}`,
  source: 'lotteries',
  round: String(id),
  playerId,
  accountId,
  currency,
});
