import type { Seeds } from '@touchline/casino/draws/seeded-draws';
import { invariant } from '@touchline/kernel/invariant';
import type { Queryable } from '#platform/db/queryable';
import type { CasinoDeps } from '../casino-deps.ts';
import { lockActivePair, writeNonce } from './seed.store.ts';
import { getOrCreatePair, openSeed, ROUNDS_A_PAIR, rotateSpentPair } from './seed-pairs.ts';

/** The seeds of one round, and which pair they are. */
export interface TakenNonce extends Seeds {
  readonly seedId: bigint;
  readonly seedHash: string;
}

type Deps = Pick<CasinoDeps, 'platform' | 'vault'>;

/** Sees to it that the player has a pair in use that may draw. */
export async function preparePair(deps: Deps, playerId: bigint): Promise<void> {
  const { nonce } = await getOrCreatePair(deps, playerId);
  if (nonce >= ROUNDS_A_PAIR) await rotateSpentPair(deps, playerId);
}

/** Counts a round of the pair in use under its lock, which the caller's transaction keeps: nonces have no gaps, whoever draws. */
export async function takeNonce(deps: Deps, client: Queryable, playerId: bigint): Promise<TakenNonce> {
  const pair = await lockActivePair(client, playerId);
  invariant(pair, 'a player has a pair of seeds in use');
  const { id: seedId, seedHash, clientSeed } = pair;
  const nonce = pair.nonce + 1;
  await writeNonce(client, seedId, nonce);
  return { seedId, seedHash, clientSeed, nonce, serverSeed: await openSeed(deps, client, pair) };
}
