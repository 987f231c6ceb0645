import { moneyText } from '@touchline/catalogue/money-text';
import type { OwnSharedBet, PastSharedBet, SharedBetView } from '@touchline/contract/casino/shared-shapes';
import type { PastBet } from './past-bets.store.ts';
import type { SharedBet } from './shared-bet.store.ts';

/** The last two digits of a player's number: enough to recognise oneself by. The length is hidden too, as of a phone (platform/auth/mask-contact). */
export const maskPlayer = (playerId: bigint): string => `***${String(playerId).slice(-2)}`;

/** A bet as everybody at the table sees it. */
export const presentBet = ({ id, roundId, playerId, currency, stakeMinor, status, paidAt, returnMinor }: SharedBet): SharedBetView => ({
  bet: String(id),
  round: String(roundId),
  name: maskPlayer(playerId),
  currency,
  stake: moneyText(stakeMinor, currency),
  status,
  paidAt,
  returned: returnMinor === null ? null : moneyText(returnMinor, currency),
});

/** The same as its player sees it. Where it is to be taken is nobody else's business while it runs. */
export const presentOwnBet = (bet: SharedBet): OwnSharedBet => ({ ...presentBet(bet), target: bet.target, chips: bet.chips });

/** The same in its player's history. */
export const presentPastBet = (bet: PastBet): PastSharedBet => ({
  ...presentOwnBet(bet),
  game: bet.game,
  number: bet.place,
  placedAt: bet.placedAt.getTime(),
  result: bet.result,
});
