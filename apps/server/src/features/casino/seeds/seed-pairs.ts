import { randomBytes } from 'node:crypto';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { invariant } from '@touchline/kernel/invariant';
import { inTransaction } from '#platform/db/in-transaction';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import { hasOpenRound } from '../rounds/round.store.ts';
import { lockActivePair, readActivePair, type SeedPair, type SpentPair, writeActive, writePromised, writeRevealed } from './seed.store.ts';

const CONTEXT = 'casino-seed';
const SEED_BYTES = 32;
/** A pair that has drawn so many rounds is revealed: no seed governs more before it can be verified. */
export const ROUNDS_A_PAIR = 1_000;

type Deps = Pick<CasinoDeps, 'platform' | 'vault'>;

/** The server's seed of a pair, as text. It leaves this process only once the pair is revealed. */
export async function openSeed({ vault }: Pick<Deps, 'vault'>, on: Queryable, { playerId, sealedSeed }: SeedPair): Promise<string> {
  return (await vault.open(on, playerId, CONTEXT, sealedSeed)).toString('utf8');
}

async function promise({ vault }: Deps, on: Queryable, playerId: bigint): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  await writePromised(on, playerId, await vault.seal(on, playerId, CONTEXT, Buffer.from(seed)), seedHash(seed));
}

/** A client seed for a player who has not chosen one. */
const makeClientSeed = (): string => randomBytes(8).toString('hex');

/** The pair in use; a player's first pair is made here, and the one after it is promised. */
export async function getOrCreatePair(deps: Deps, playerId: bigint): Promise<SeedPair> {
  const { pool } = deps.platform;
  const before = await readActivePair(pool, playerId);
  if (before) return before;
  await inTransaction(pool, async (client) => {
    await promise(deps, client, playerId);
    if (await writeActive(client, playerId, makeClientSeed())) await promise(deps, client, playerId);
  });
  const pair = await readActivePair(pool, playerId);
  invariant(pair, 'a player has a pair of seeds in use');
  return pair;
}

/** Reveals the pair in use and goes on with the promised one. The caller holds the pair's lock. */
async function goOn(deps: Deps, client: Queryable, pair: SeedPair, clientSeed: string): Promise<SpentPair> {
  const spent = await writeRevealed(client, pair, await openSeed(deps, client, pair));
  invariant(await writeActive(client, pair.playerId, clientSeed), 'the next pair of seeds was promised');
  await promise(deps, client, pair.playerId);
  return spent;
}

/** Rotates the pair of a player who asks for it. Throws Failure `casino_round_open` while a round of it could still draw. */
export async function rotatePair(deps: Deps, playerId: bigint, clientSeed: string): Promise<SpentPair> {
  await getOrCreatePair(deps, playerId);
  return inTransaction(deps.platform.pool, async (client) => {
    const pair = await lockActivePair(client, playerId);
    invariant(pair, 'a player has a pair of seeds in use');
    if (await hasOpenRound(client, playerId)) throw new Failure('casino_round_open');
    return goOn(deps, client, pair, clientSeed);
  });
}

/** Rotates a pair that has drawn enough, unless an open round still needs it or another process has done so. The player's text stays. */
export async function rotateSpentPair(deps: Deps, playerId: bigint): Promise<void> {
  await inTransaction(deps.platform.pool, async (client) => {
    const pair = await lockActivePair(client, playerId);
    if (!pair || pair.nonce < ROUNDS_A_PAIR || (await hasOpenRound(client, playerId))) return;
    await goOn(deps, client, pair, pair.clientSeed);
  });
}
