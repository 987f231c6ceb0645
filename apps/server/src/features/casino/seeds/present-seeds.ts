import type { CasinoSeedsView, CasinoSpentSeeds } from '@touchline/contract/casino/shapes';
import { invariant } from '@touchline/kernel/invariant';
import type { z } from 'zod';
import type { CasinoDeps } from '../casino-deps.ts';
import { readNextHash, type SpentPair } from './seed.store.ts';
import { getOrCreatePair } from './seed-pairs.ts';

/** The pair in use and the promise of the next one. */
export async function readSeedsView(deps: CasinoDeps, playerId: bigint): Promise<z.infer<typeof CasinoSeedsView>> {
  const { seedHash, clientSeed, nonce } = await getOrCreatePair(deps, playerId);
  const nextServerSeedHash = await readNextHash(deps.platform.pool, playerId);
  invariant(nextServerSeedHash, 'the next pair of seeds is promised');
  return { serverSeedHash: seedHash, clientSeed, nonce, nextServerSeedHash };
}

export const presentSpent = (pair: SpentPair): z.infer<typeof CasinoSpentSeeds> => ({
  serverSeed: pair.revealedSeed,
  serverSeedHash: pair.seedHash,
  clientSeed: pair.clientSeed,
  rounds: pair.nonce,
  revealedAt: pair.revealedAt.getTime(),
});
