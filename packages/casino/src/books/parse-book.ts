import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** A round that was worked out beforehand: all that a page shows of it. */
export interface Book {
  readonly id: bigint;
  /** Hundredths of the bet amount. */
  readonly payHundredths: bigint;
  /** In the game's own words. */
  readonly events: readonly unknown[];
}

const Whole = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const BookLine = z.object({ id: Whole, payoutMultiplier: Whole, events: z.array(z.unknown()) });

/** Reads a line of a mode's books. Throws BookError naming the line and the field. */
export function parseBook(text: string, file: string, line: number): Book {
  const { id, payoutMultiplier, events } = parseJson(text, BookLine, { file, line });
  return { id: BigInt(id), payHundredths: BigInt(payoutMultiplier), events };
}
