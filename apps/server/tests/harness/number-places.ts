import fc from 'fast-check';
import { z } from 'zod';
import { fittingSchema, type Json } from './schema-inputs.ts';

/** The place of a number in a part of a call, and the most that its field says it may be. */
export interface NumberPlace {
  readonly path: readonly string[];
  readonly max: number;
}

/** One and the same input of a kind each time: only the number under test differs. */
const EXAMPLE_SEED = 5;
const jsonOf = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
const choicesOf = (schema: Json): readonly Json[] => (schema.anyOf ?? schema.oneOf ?? []) as Json[];

const isNumber = (schema: Json): boolean =>
  schema.type === 'number' || schema.type === 'integer' || choicesOf(schema).some(({ type }) => type === 'number' || type === 'integer');

function placesIn(schema: Json, path: readonly string[]): NumberPlace[] {
  if (isNumber(schema)) return [{ path, max: Number(schema.maximum ?? Number.MAX_SAFE_INTEGER) }];
  if (schema.type === 'array') return placesIn((schema.items ?? {}) as Json, [...path, '0']);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  return fields.flatMap(([name, field]) => placesIn(field, [...path, name]));
}

/** Every number of a part, also within lists and objects. */
export const numberPlaces = (schema: z.ZodType | undefined): NumberPlace[] => (schema ? placesIn(jsonOf(schema), []) : []);

const exampleOf = (schema: Json): unknown => fc.sample(fittingSchema(schema), { seed: EXAMPLE_SEED, numRuns: 1 })[0];

function put(schema: Json, value: unknown, path: readonly string[], number: number): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return number;
  if (schema.type === 'array') return [put((schema.items ?? {}) as Json, exampleOf((schema.items ?? {}) as Json), rest, number)];
  const field = (schema.properties as Record<string, Json>)[name] as Json;
  return { ...Object(value), [name]: put(field, Object(value)[name] ?? exampleOf(field), rest, number) };
}

/** An input of the part with nothing but what it must have, and a number put where it belongs. */
export function withNumber(schema: z.ZodType | undefined, place?: NumberPlace, number = 0): unknown {
  if (!schema) return undefined;
  const json = jsonOf(schema);
  const { properties = {}, required = [] } = json as { properties?: Record<string, Json>; required?: readonly string[] };
  const example =
    json.type === 'object' ? Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})])) : exampleOf(json);
  return place ? put(json, example, place.path, number) : example;
}
