import { invariant } from '@touchline/kernel/invariant';
import type { Queryable } from '#platform/db/queryable';
import type { CasinoDeps } from '../casino-deps.ts';
import { lockActivePair } from './seed.store.ts';
import { getOrCreatePair, openSeed, ROUNDS_A_PAIR, rotateSpentPair } from './seed-pairs.ts';

/** The pair in use of a player, opened. */
export interface LockedSeeds {
  readonly seedId: bigint;
  readonly serverSeed: string;
  readonly clientSeed: string;
}

type Deps = Pick<CasinoDeps, 'platform' | 'vault'>;

/** Sees to it that the player has a pair in use that may draw. */
export async function preparePair(deps: Deps, playerId: bigint): Promise<void> {
  const { nonce } = await getOrCreatePair(deps, playerId);
  if (nonce >= ROUNDS_A_PAIR) await rotateSpentPair(deps, playerId);
}

/** Opens the pair in use under its lock, which the caller's transaction keeps: whoever draws with it counts rounds of its own one after the other. */
export async function lockSeeds(deps: Deps, client: Queryable, playerId: bigint): Promise<LockedSeeds> {
  const pair = await lockActivePair(client, playerId);
  invariant(pair, 'a player has a pair of seeds in use');
  return { seedId: pair.id, clientSeed: pair.clientSeed, serverSeed: await openSeed(deps, client, pair) };
}
