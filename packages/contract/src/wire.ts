import { z } from 'zod';

/** Building blocks of wire shapes. Query strings arrive as text: these read them strictly, so that rubbish is a 400 naming the field. */

const wholeNumber = z.union([z.number(), z.string().regex(/^-?\d{1,16}$/, 'a whole number')]).transform(Number);
/** The bounds are stated beside the schema too: the value may be sent as text or as a number, and JSON Schema cannot bound text. */
const makeWireInt = (low: number, high: number) =>
  wholeNumber.pipe(z.number().int().min(low).max(high)).meta({ minimum: low, maximum: high });
const wireInts = new Map<string, ReturnType<typeof makeWireInt>>();

/** A whole number; the same bounds share one schema: they stand in hundreds of places, and schemas are made at every start. */
export function wireInt(low = 0, high = 2_147_483_647): ReturnType<typeof makeWireInt> {
  const bounds = `${low} ${high}`;
  const schema = wireInts.get(bounds) ?? makeWireInt(low, high);
  wireInts.set(bounds, schema);
  return schema;
}

/** true, false, 1, 0. */
export const wireBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((v) => v === true || v === 'true' || v === '1');

/** "1,2,3" or repeated parameters (`sports[]=1`): a sorted list without doubles, at most `max` long (R097). */
export const wireIds = (max = 200) =>
  z
    .union([z.string().max(4000), z.array(z.string().max(20)).max(max)])
    .transform((v) => (Array.isArray(v) ? v : v.split(',')).filter((s) => s !== ''))
    .pipe(z.array(z.string().regex(/^\d{1,16}$/, 'whole numbers separated by commas')).max(max))
    .transform((list) => [...new Set(list.map(Number))].sort((a, b) => a - b));

/** A language that the dictionaries have; anything else falls back to English at the handler. */
export const wireLanguage = z.string().regex(/^[a-zA-Z]{2}([_-][a-zA-Z]{2,4})?$/, 'a language code such as "en"');

/** Decimal text of an amount; its scale is the currency's. */
export const wireAmount = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/, 'an amount such as "12.50"');

/** Seconds since 1970. */
export const wireSeconds = wireInt(0, 4_102_444_800);

/** Of a period [from, to), either end of which may be left open. */
export const isPeriod = ({ from, to }: { readonly from?: number | undefined; readonly to?: number | undefined }): boolean =>
  from === undefined || to === undefined || from <= to;
export const PERIOD_ORDER = { path: ['to'], message: 'not before from' };

export const wireGuid = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - or _');

/** Words of a person: no control characters but line ends, no halves of surrogate pairs. */
export const wireText = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, 'min_symbols_limit')
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\r\n])+$/u, 'plain text');

/** A number that the database counted, as text. */
export const wireId64 = z.string().regex(/^[1-9]\d{0,17}$/, 'a number');
