import { LRUCache } from 'lru-cache';
import { entryBounds } from '#platform/cache/entry-bounds';
import type { CasinoDeps } from '../casino-deps.ts';
import { readActivePairs } from './seed.store.ts';
import { getOrCreatePair, openSeed } from './seed-pairs.ts';

const MAX_PAIRS = 20_000;

/** The pair in use of a player, opened. It stays in this process until the pair is revealed. */
export interface OpenPair {
  readonly id: bigint;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Of the last round that this process knows of; the database knows better. */
  readonly nonce: number;
}

/** The pairs that rounds are being drawn with, so that none has to be read and opened for each round. */
export interface OpenPairs {
  of(players: readonly bigint[]): Promise<ReadonlyMap<bigint, OpenPair>>;
  /** Rounds up to this one have been played. */
  wasPlayed(playerId: bigint, nonce: number): void;
  /** Drops what is known of these players: it may be wrong. */
  forget(players: Iterable<bigint>): void;
}

export function createOpenPairs(deps: Pick<CasinoDeps, 'platform' | 'vault'>): OpenPairs {
  const { pool } = deps.platform;
  const open = new LRUCache<bigint, OpenPair>(entryBounds(MAX_PAIRS));
  return {
    async of(players) {
      const missing = [...new Set(players.filter((player) => !open.has(player)))];
      const found = missing.length === 0 ? new Map() : await readActivePairs(pool, missing);
      for (const player of missing) {
        const pair = found.get(player) ?? (await getOrCreatePair(deps, player));
        const { id, clientSeed, nonce } = pair;
        open.set(player, { id, clientSeed, nonce, serverSeed: await openSeed(deps, pool, pair) });
      }
      return new Map(players.flatMap((player) => (open.has(player) ? [[player, open.get(player) as OpenPair]] : [])));
    },
    wasPlayed(playerId, nonce) {
      const pair = open.get(playerId);
      if (pair && nonce > pair.nonce) open.set(playerId, { ...pair, nonce });
    },
    forget(players) {
      for (const player of players) open.delete(player);
    },
  };
}
