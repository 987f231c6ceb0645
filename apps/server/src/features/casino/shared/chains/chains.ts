import { randomBytes } from 'node:crypto';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import type { Json } from '@touchline/casino/game';
import { hashChain } from '@touchline/casino/shared/hash-chain';
import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { invariant } from '@touchline/kernel/invariant';
import { LRUCache } from 'lru-cache';
import type { CasinoDeps } from '../../casino-deps.ts';
import { CHAIN_TABLE, type Chain, insertChain, readChain, writeSalt } from './chain.store.ts';

/** Rounds of a chain: some two days of play without a pause. A spent chain is followed by another, promised before its first round. */
export const CHAIN_ROUNDS = 10_000;
const MAX_OPEN = 16;

/** The part of a round that its hash is found by. */
interface Drawn {
  readonly chainId: bigint;
  readonly place: number;
  readonly edgePpm: number;
}

interface OpenChain {
  readonly chain: Chain;
  readonly hashes: readonly string[];
}

export interface RoundSecret {
  readonly hash: string;
  /** Hundredths, or the number of a layout's result. */
  readonly result: number;
  /** Everything that a layout shows of its draw; null at other games. */
  readonly outcome: Json;
}

/** The chains that rounds are drawn by, opened. They stay in this process. */
export interface Chains {
  /** Promises a new chain, and salts it once the promise stands. */
  promise(brandId: number, game: string): Promise<Chain>;
  chainOf(chainId: bigint): Promise<Chain>;
  /** The hash and the result of a round; nobody outside may learn them before its end. */
  secretOf(game: SharedGame, round: Drawn): Promise<RoundSecret>;
  /** The hash below a round's: that of the round before, or the promise. */
  hashBefore(round: Pick<Drawn, 'chainId' | 'place'>): Promise<string>;
}

export function createChains({ platform: { pool, config }, vault }: Pick<CasinoDeps, 'platform' | 'vault'>): Chains {
  /** Whoever asks for a chain that is being opened waits for that: its hashes are worked out once. */
  const open = new LRUCache<string, OpenChain>({
    max: MAX_OPEN,
    fetchMethod: async (chainId) => {
      const chain = await readChain(pool, BigInt(chainId));
      invariant(chain, 'a round has its chain');
      const { seed } = await vault.openColumns(pool, null, CHAIN_TABLE, { seed: chain.sealedSeed });
      invariant(seed !== null, 'a chain has its seed');
      return { chain, hashes: hashChain(seed, chain.rounds) };
    },
  });
  const opened = (chainId: bigint): Promise<OpenChain> => open.forceFetch(String(chainId));
  const hashAt = async (chainId: bigint, place: number): Promise<string> => {
    const hash = (await opened(chainId)).hashes[place];
    invariant(hash !== undefined, 'a round is within its chain');
    return hash;
  };
  /** Drawn anew; of a test that fixes the rounds, always the same. */
  const drawn = (purpose: string): string =>
    config.sharedRoundsSeed === null ? randomBytes(32).toString('hex') : seedHash(`${config.sharedRoundsSeed} ${purpose}`);

  return {
    async promise(brandId, game) {
      const seed = drawn(`${brandId} ${game}`);
      const [promise] = hashChain(seed, CHAIN_ROUNDS);
      invariant(promise, 'a chain begins with its promise');
      const sealed = await vault.sealColumns(pool, null, CHAIN_TABLE, { seed });
      invariant(sealed.seed, 'a text is sealed');
      const id = await insertChain(pool, { brandId, game, rounds: CHAIN_ROUNDS, promise, sealedSeed: sealed.seed });
      await writeSalt(pool, id, drawn(`${brandId} ${game} salt`));
      return (await opened(id)).chain;
    },
    chainOf: async (chainId) => (await opened(chainId)).chain,
    async secretOf(game, { chainId, place, edgePpm }) {
      const hash = await hashAt(chainId, place);
      const { salt } = (await opened(chainId)).chain;
      return { hash, result: game.result(hash, salt, edgePpm), outcome: game.layout?.outcome(hash, salt) ?? null };
    },
    hashBefore: ({ chainId, place }) => hashAt(chainId, place - 1),
  };
}
