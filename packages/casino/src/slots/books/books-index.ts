import { type Ratio, ratio } from '@touchline/kernel/ratio';
import { z } from 'zod';

const BooksMode = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'letters, digits, hyphens and underscores'),
  /** The cost of the mode, in bets. */
  cost: z.number().positive(),
  events: z.string().min(1),
  weights: z.string().min(1),
});

/** `index.json` of the standard: the modes of a game and the files that each is made of. Fields that it does not name are let through. */
const BooksIndex = z.object({ modes: z.array(BooksMode).min(1) });
export type BooksIndex = z.infer<typeof BooksIndex>;

/** Reads `index.json`; throws a `ZodError` that names the field, or a `SyntaxError`. */
export function parseBooksIndex(text: string): BooksIndex {
  const index = BooksIndex.parse(JSON.parse(text));
  const names = index.modes.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new RangeError('index.json names a mode twice');
  return index;
}

/** A decimal number as it is written, exactly: 1.25 is 125/100. */
export function decimalRatio(value: number): Ratio {
  const [whole = '0', part = ''] = String(value).split('.');
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(part)) throw new RangeError(`a cost is a plain decimal number, not ${value}`);
  return ratio(BigInt(whole + part), 10n ** BigInt(part.length));
}
