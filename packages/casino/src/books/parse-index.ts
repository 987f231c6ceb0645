import { type Ratio, ratio, reduced } from '@touchline/kernel/ratio';
import { z } from 'zod';
import { BookError } from './book-error.ts';
import { parseJson } from './parse-json.ts';

/** The file that names all others of a game. */
export const INDEX_FILE = 'index.json';

/** A way to play a game: what a round costs, and the files that its rounds are in. */
export interface BookMode {
  readonly name: string;
  /** How many times the bet amount a round costs. */
  readonly cost: Ratio;
  /** JSON lines, compressed by Zstandard where its name ends with `.zst`. */
  readonly books: string;
  readonly weights: string;
}

const MAX_MODES = 50;
/** At most this many decimals of a cost: it stays exact. */
const COST_SCALE = 6;

/** A name beside the index: never a path out of its folder. */
const FileName = z.string().regex(/^[\w.-]{1,120}$/, 'the name of a file beside it');

const Index = z.object({
  modes: z
    .array(
      z.object({
        name: z.string().regex(/^[\w-]{1,60}$/, 'a word'),
        cost: z.number().positive().max(1_000_000),
        events: FileName,
        weights: FileName,
      }),
    )
    .min(1)
    .max(MAX_MODES),
});

/** Reads `index.json`. Throws BookError naming the field. */
export function parseIndex(text: string): readonly BookMode[] {
  const { modes } = parseJson(text, Index, { file: INDEX_FILE });
  return modes.map(({ name, cost, events, weights }, n) => {
    if (modes.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) !== n)
      throw new BookError({ file: INDEX_FILE, field: `modes.${n}.name` }, 'a name that no other mode has');
    return { name, cost: costOf(cost, n), books: events, weights };
  });
}

/** The exact ratio of a decimal as it was written. */
function costOf(cost: number, n: number): Ratio {
  const [whole = '', part = ''] = String(cost).split('.');
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(part) || part.length > COST_SCALE)
    throw new BookError({ file: INDEX_FILE, field: `modes.${n}.cost` }, `a decimal number with at most ${COST_SCALE} decimals`);
  return reduced(ratio(BigInt(whole + part), 10n ** BigInt(part.length)));
}
