import { type Draws, drawsOf } from '@touchline/casino/draws/draws';
import { type Seeds, seedBlock } from '@touchline/casino/draws/seeded-draws';

const BYTES_A_DRAW = 8;
const DRAWS_A_BLOCK = 4;

/** Bytes as hexadecimal text. */
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One number of a round, from its bytes to what the game made of it. */
export interface RecordedDraw {
  /** 16 hexadecimal digits. */
  readonly bytes: string;
  /** Their upper 52 bits. */
  readonly number: number;
  /** The remainder was taken by this; null where the number was thrown away, or taken as it is. */
  readonly below: number | null;
  readonly result: number;
}

/** The draws of a round, and the list of all that was taken. */
export function recordedDraws(seeds: Seeds): { readonly draws: Draws; readonly taken: readonly RecordedDraw[] } {
  const taken: RecordedDraw[] = [];
  const next = (): number => {
    const at = taken.length;
    const block = seedBlock(seeds, Math.floor(at / DRAWS_A_BLOCK));
    const bytes = block.slice((at % DRAWS_A_BLOCK) * BYTES_A_DRAW, ((at % DRAWS_A_BLOCK) + 1) * BYTES_A_DRAW);
    const view = new DataView(bytes.buffer, bytes.byteOffset, BYTES_A_DRAW);
    const number = view.getUint32(0) * 2 ** 20 + (view.getUint32(4) >>> 12);
    taken.push({ bytes: toHex(bytes), number, below: null, result: number });
    return number;
  };
  const plain = drawsOf(next);
  return {
    taken,
    draws: {
      bits52: plain.bits52,
      below(n) {
        const result = plain.below(n);
        const last = taken.pop();
        if (last) taken.push({ ...last, below: n, result });
        return result;
      },
    },
  };
}
