import fc from 'fast-check';
import { z } from 'zod';
import { FIRST_LIVE } from './worlds/betting-app.ts';
import { DRAW, HOME } from './worlds/scripted-source.ts';

export type Json = { readonly [key: string]: unknown };

/** Values that no schema means: other types, other scripts, markup, huge numbers, names of the prototype. */
const INVALID_VALUES: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    Number.POSITIVE_INFINITY,
    -0,
    2 ** 53,
    1.5,
    '',
    ' ',
    'NaN',
    '1e309',
    '-0',
    '٣',
    '१२',
    '\u0000',
    "' or 1=1 --",
    '<script>',
    '../..',
    '{{7*7}}',
    '%00',
    [],
    {},
  ),
  fc.constantFrom<unknown>({ __proto__: 1 }, { constructor: { prototype: {} } }, [[[[]]]], 'x'.repeat(5_000), '9'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

function text(schema: Json): fc.Arbitrary<unknown> {
  const minLength = Number(schema.minLength ?? 0);
  const maxLength = Math.min(Number(schema.maxLength ?? 40), 200);
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10));
  const pattern = schema.pattern;
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern, /\\p\{/.test(pattern) ? 'u' : ''), { maxLength });
    } catch {
      // A pattern that cannot be turned round: half of the guesses are near enough to be refused properly.
    }
  }
  return fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.constantFrom('en', 'a1b2c3d4', '12.50', '2', '+4915112345678', 'a@b.co').filter((s) => s.length <= maxLength),
  );
}

/** Numbers that mean something in the scripted world: small ids, matches, a selection. */
const KNOWN_NUMBERS: readonly number[] = [0, 1, 2, 3, FIRST_LIVE, HOME, DRAW];

function whole(schema: Json): fc.Arbitrary<unknown> {
  const min = Math.max(Number(schema.minimum ?? -1_000), Number.MIN_SAFE_INTEGER);
  const max = Math.min(Number(schema.maximum ?? 1_000_000), Number.MAX_SAFE_INTEGER);
  const known = KNOWN_NUMBERS.filter((n) => n >= min && n <= max);
  return fc.oneof(
    fc.integer({ min: Math.max(min, -2_147_483_648), max: Math.min(max, 2_147_483_647) }),
    fc.constantFrom(min, max, ...known),
  );
}

/** Values that a JSON schema describes, or close to it. */
export function fittingSchema(schema: Json): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  // Numbers of the wire, as text or not, say their bounds beside the choice.
  if (choices && 'maximum' in schema) return fc.oneof(whole(schema), whole(schema).map(String), ...choices.map(fittingSchema));
  if (choices) return fc.oneof(...choices.map(fittingSchema));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return whole(schema);
    case 'number':
      return fc.oneof(fc.double({ min: 0, max: 1_000, noNaN: true }), whole(schema));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fittingSchema((schema.items ?? {}) as Json), {
        maxLength: Math.min(Number(schema.maxItems ?? 4), 4),
        minLength: Math.min(Number(schema.minItems ?? 0), 4),
      });
    case 'object': {
      const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
      const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fittingSchema(field)]));
      return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
    }
    default:
      return INVALID_VALUES;
  }
}

/** An object with one field replaced by rubbish, dropped or added. */
const spoiled = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(good, fc.nat(20), INVALID_VALUES, fc.boolean()).map(([value, at, rubbish, drop]) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return rubbish;
    const names = [...Object.keys(value), 'unexpected'];
    const name = names[at % names.length] ?? 'unexpected';
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    return drop ? rest : { ...rest, [name]: rubbish };
  });

/** Inputs for a part of a call as its schema describes it. */
export const fittingInputs = (schema: z.ZodType | undefined): fc.Arbitrary<unknown> =>
  schema ? fittingSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : fc.constant(undefined);

/** Inputs for a part of a call: mostly as described, some spoiled, some rubbish altogether. */
export function inputsFor(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const good = fittingInputs(schema);
  return fc.oneof({ arbitrary: good, weight: 5 }, { arbitrary: spoiled(good), weight: 4 }, { arbitrary: INVALID_VALUES, weight: 1 });
}

/** Rubbish that no schema of an object with required fields takes. */
export const invalidBody: fc.Arbitrary<unknown> = fc.constantFrom<unknown>([], 'text', 42, [{}], true);
