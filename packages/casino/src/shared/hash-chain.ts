import { seedHash } from '../draws/seeded-draws.ts';

/**
 * The chain of a table's rounds: each hash is the SHA-256 of the one that is played after it, read as text. The first of them is promised before
 * any round and belongs to none; the last is the seed. Who knows a round's hash can check that it leads to the promise, and cannot work out the next.
 *
 * @param seed 64 hexadecimal digits
 * @param rounds how many rounds the chain is for
 */
export function hashChain(seed: string, rounds: number): readonly string[] {
  const chain = [seed];
  for (let hash = seed; chain.length <= rounds; ) {
    hash = seedHash(hash);
    chain.push(hash);
  }
  return chain.reverse();
}
