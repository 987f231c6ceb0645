import { LRUCache } from 'lru-cache';
import type { CasinoDeps } from '../casino-deps.ts';
import { type GameFigures, readFigures } from './figure.store.ts';

/** How long figures are shown before they are read again. */
const SHOWN_MS = 10_000;
const MAX_BRANDS = 1_000;

/** The figures of a brand's games, by game. */
export type KnownFigures = (brandId: number) => Promise<ReadonlyMap<string, GameFigures>>;

export function createKnownFigures({ platform: { pool, clock } }: Pick<CasinoDeps, 'platform'>): KnownFigures {
  const known = new LRUCache<number, ReadonlyMap<string, GameFigures>>({
    max: MAX_BRANDS,
    ttl: SHOWN_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now() },
    fetchMethod: async (brandId) => new Map((await readFigures(pool, brandId)).map((figures) => [figures.game, figures])),
  });
  return async (brandId) => (await known.fetch(brandId)) ?? new Map();
}
