import type { NewEvent } from '#platform/events/write-events';

/** The source of poker in events: what happens at a seat, from its taking to its leaving, is a round to whoever counts stakes and returns. */
const POKER_SOURCE = 'poker';

interface Moved {
  readonly playerId: bigint;
  readonly seatId: bigint;
  readonly currency: string;
  /** In minor units of the currency. */
  readonly minor: bigint;
}

/** Chips that were bought. */
export const boughtEvent = ({ playerId, seatId, currency, minor }: Moved): NewEvent => ({
  playerId,
  event: {
    kind: 'round-staked',
    source: POKER_SOURCE,
    round: String(seatId),
    game: POKER_SOURCE,
    currency,
    stakeMinor: String(minor),
    bonusMinor: '0',
    movedMinor: String(-minor),
  },
});

/** Chips that a player left with, which may be none. */
export const leftEvent = ({ playerId, seatId, currency, minor }: Moved): NewEvent => ({
  playerId,
  event: {
    kind: 'round-returned',
    source: POKER_SOURCE,
    round: String(seatId),
    currency,
    returnMinor: String(minor),
    jackpotMinor: '0',
    closed: true,
    movedMinor: String(minor),
  },
});
