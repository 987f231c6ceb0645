import type { DomainEvent } from '@touchline/contract/events';
import type { SharedBet } from './shared-bet.store.ts';

/** The source of bets in shared rounds; casino_tally knows them by it too. */
export const SHARED = 'house-shared';

/** The fields that every event of a bet has. `balanceMinor` is the account's after it. */
const of = ({ id, accountId, currency }: SharedBet, balanceMinor: bigint) => ({
  source: SHARED,
  round: String(id),
  currency,
  held: { accountId: String(accountId), balanceMinor: String(balanceMinor) },
});

export const betStaked = (bet: SharedBet, game: string, balanceMinor: bigint): DomainEvent => ({
  kind: 'round-staked',
  ...of(bet, balanceMinor),
  game,
  stakeMinor: String(bet.stakeMinor),
  bonusMinor: '0',
  movedMinor: String(-bet.stakeMinor),
});

/** `gainMinor` is what reached the player's own money of what was returned. */
export const betReturned = (bet: SharedBet, gainMinor: bigint, balanceMinor: bigint): DomainEvent => ({
  kind: 'round-returned',
  ...of(bet, balanceMinor),
  returnMinor: String(bet.returnMinor ?? 0n),
  jackpotMinor: '0',
  closed: true,
  movedMinor: String(gainMinor),
});

/** A loss moves nothing: what the account holds is told by whatever moves it. */
export const betLost = ({ id, currency }: SharedBet): DomainEvent => ({
  kind: 'round-returned',
  source: SHARED,
  round: String(id),
  currency,
  returnMinor: '0',
  jackpotMinor: '0',
  closed: true,
  movedMinor: '0',
});

export const betCancelled = (bet: SharedBet, balanceMinor: bigint): DomainEvent => ({
  kind: 'round-taken-back',
  ...of(bet, balanceMinor),
  taken: 'debit',
  amountMinor: String(bet.stakeMinor),
  movedMinor: String(bet.stakeMinor),
});
