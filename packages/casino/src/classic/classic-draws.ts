import type { Draws } from '../draws/draws.ts';
import { type Seeds, seedBlock } from '../draws/seeded-draws.ts';

const BYTES_A_FLOAT = 4;

/** Draws of the mapping that most houses share: one float of 32 bits each. */
export interface ClassicDraws extends Pick<Draws, 'below'> {
  /** From 0 to below 1, in steps of 2^-32. */
  float(): number;
  /** The float times `n`, rounded down: out by up to n / 2^32, which is why the house's own games draw otherwise. */
  below(n: number): number;
}

/** The next four bytes of the blocks 0, 1, 2 ..., eight floats a block. */
export function classicDraws(seeds: Seeds): ClassicDraws {
  let cursor = 0;
  let block = new Uint8Array();
  const float = (): number => {
    const at = cursor % 32;
    if (at === 0) block = Uint8Array.from(seedBlock(seeds, cursor / 32));
    cursor += BYTES_A_FLOAT;
    return new DataView(block.buffer).getUint32(at) / 2 ** 32;
  };
  return { float, below: (n) => Math.floor(float() * n) };
}
