import type { NewEvent } from '#platform/events/write-events';

/** The source of poker in events: what happens at a seat, from its taking to its leaving, is a round to whoever counts stakes and returns. */
const POKER_SOURCE = 'poker';

interface Moved {
  readonly playerId: bigint;
  /** The seat, or the entry into a tournament. */
  readonly round: string;
  readonly currency: string;
  /** In minor units of the currency. */
  readonly minor: bigint;
}

/** Chips that were bought, or an entry that was paid for. */
export const stakedEvent = ({ playerId, round, currency, minor }: Moved): NewEvent => ({
  playerId,
  event: {
    kind: 'round-staked',
    source: POKER_SOURCE,
    round,
    game: POKER_SOURCE,
    currency,
    stakeMinor: String(minor),
    bonusMinor: '0',
    movedMinor: String(-minor),
  },
});

/** Chips that a player left with, or a prize; either may be none. */
export const leftEvent = ({ playerId, round, currency, minor }: Moved): NewEvent => ({
  playerId,
  event: {
    kind: 'round-returned',
    source: POKER_SOURCE,
    round,
    currency,
    returnMinor: String(minor),
    jackpotMinor: '0',
    closed: true,
    movedMinor: String(minor),
  },
});

/** An entry that was given back. */
export const takenBackEvent = ({ playerId, round, currency, minor }: Moved): NewEvent => ({
  playerId,
  event: {
    kind: 'round-taken-back',
    source: POKER_SOURCE,
    round,
    taken: 'debit',
    currency,
    amountMinor: String(minor),
    movedMinor: String(minor),
  },
});
