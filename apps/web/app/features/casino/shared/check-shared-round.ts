import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import { sharedDraw } from '@touchline/casino/shared/shared-draw';
import { findSharedGame } from '@touchline/casino/shared/shared-games';
import type { ReplyFor } from '@touchline/contract/calls';

export interface SharedCheck {
  /** The SHA-256 of the round's hash is the hash before. */
  readonly isChained: boolean;
  /** 13 hexadecimal digits. */
  readonly digits: string;
  readonly draw: number;
  /** The text that the digits are drawn with. */
  readonly message: string;
  /** The result as it follows from the draw: hundredths, or the number of a layout's result. */
  readonly result: number;
  readonly holds: boolean;
}

/** Works a shared round out again in the browser, from its hash and the salt alone. */
export function checkSharedRound(game: string, { round, chain, previousHash }: ReplyFor<'casinoSharedRound'>): SharedCheck {
  const hash = round.hash ?? '';
  const shared = findSharedGame(game);
  const draw = shared?.layout ? seededDraws({ serverSeed: hash, clientSeed: chain.salt, nonce: 1 }).bits52() : sharedDraw(hash, chain.salt);
  const message = shared?.layout ? `${chain.salt}:1:0` : chain.salt;
  const result = shared?.result(hash, chain.salt, round.edgePpm) ?? 0;
  const isChained = seedHash(hash) === previousHash;
  return { isChained, draw, message, digits: draw.toString(16).padStart(13, '0'), result, holds: isChained && result === round.result };
}
