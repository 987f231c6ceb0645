import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { sharedDraw } from '@touchline/casino/shared/shared-draw';
import { findSharedGame } from '@touchline/casino/shared/shared-games';
import type { ReplyFor } from '@touchline/contract/calls';

export interface SharedCheck {
  /** The SHA-256 of the round's hash is the hash before. */
  readonly isChained: boolean;
  /** 13 hexadecimal digits. */
  readonly digits: string;
  readonly draw: number;
  /** The result as it follows from the draw, hundredths. */
  readonly result: number;
  readonly holds: boolean;
}

/** Works a shared round out again in the browser, from its hash and the salt alone. */
export function checkSharedRound(game: string, { round, chain, previousHash }: ReplyFor<'casinoSharedRound'>): SharedCheck {
  const hash = round.hash ?? '';
  const draw = sharedDraw(hash, chain.salt);
  const result = findSharedGame(game)?.result(hash, chain.salt, round.edgePpm) ?? 0;
  const isChained = seedHash(hash) === previousHash;
  return { isChained, draw, digits: draw.toString(16).padStart(13, '0'), result, holds: isChained && result === round.result };
}
