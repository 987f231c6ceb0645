import type { Subject } from '#features/throttle';

/** The subject whose code is guessed: the player's over all codes that were sent, or those of an address that nobody has. */
export const subjectOf = (playerId: bigint | null, addressHash: Buffer | null): Subject =>
  playerId === null ? { kind: 'player', id: null, typed: `hash ${addressHash?.toString('base64url')}` } : { kind: 'player', id: playerId };
