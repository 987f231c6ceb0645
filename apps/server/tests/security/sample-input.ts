import type { z } from 'zod';

/** Values for the leaves of schemas: the first that a schema takes is its sample. */
const CANDIDATES: readonly unknown[] = [
  '1',
  1,
  true,
  '1.00',
  'EUR',
  'en',
  'a1b2c3d4',
  '2020-01-01',
  'somebody@example.com',
  '+37200000766',
  '39001010002',
  'a-sample-of-a-text-1',
  '0'.repeat(64),
  null,
];

interface Parts {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly in?: z.ZodType;
  readonly innerType?: z.ZodType;
}
const partsOf = (schema: z.ZodType): Parts => (schema as unknown as { readonly def: Parts }).def;

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

export interface SampleValues {
  /** By the name of a field: for fields that must be there, and take it. */
  readonly must: Readonly<Record<string, unknown>>;
  /** By the name of a field: for every field that takes it. */
  readonly may: Readonly<Record<string, unknown>>;
}

/** The shapes that a body may have: one, or as many as a union names. */
export function shapesOf(schema: z.ZodType): readonly Readonly<Record<string, z.ZodType>>[] {
  const { shape, options, in: from, innerType } = partsOf(schema);
  if (shape) return [shape];
  if (options) return options.flatMap(shapesOf);
  const inner = from ?? innerType;
  return inner ? shapesOf(inner) : [];
}

/** The least object of a shape: fields that must be there, and those that may be there and are given. */
export function sampleObject(shape: Readonly<Record<string, z.ZodType>>, values: SampleValues): Record<string, unknown> {
  const { must, may } = values;
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    if (may[name] !== undefined && takes(schema, may[name])) return [[name, may[name]] as const];
    if (takes(schema, undefined)) return [];
    return [[name, must[name] !== undefined && takes(schema, must[name]) ? must[name] : sampleOf(schema, values)] as const];
  });
  return Object.fromEntries(fields);
}

function sampleOf(schema: z.ZodType, values: SampleValues): unknown {
  const { type, element, entries, values: literals } = partsOf(schema);
  if (entries) return Object.values(entries)[0];
  if (literals) return literals[0];
  if (type === 'record') return {};
  if (element) return takes(schema, []) ? [] : [sampleOf(element, values)];
  const shapes = shapesOf(schema);
  if (shapes[0]) return sampleObject(shapes[0], values);
  return CANDIDATES.find((value) => takes(schema, value));
}
