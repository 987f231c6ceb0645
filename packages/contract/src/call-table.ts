import { z } from 'zod';
import type { Access, CallPath, CallSpec, Envelope, Method } from './call.ts';

/** Facts of the fields of a query or a body that a request builder must know (R097). */
export interface FieldRules {
  /** Sent even when empty. */
  readonly required: readonly string[];
  /** Left out when equal. Only defaults that are written the same on the wire. */
  readonly defaults: Readonly<Record<string, string | number | boolean>>;
}

/** A call without its schemas: all that a caller needs, small enough to be sent along with a page. */
export interface CallRoute {
  readonly method: Method;
  readonly paths: readonly Pick<CallPath, 'path' | 'bind'>[];
  readonly access: Access;
  readonly envelope: Envelope;
  readonly query?: FieldRules;
  readonly body?: FieldRules;
}

export type CallTable<K extends string = string> = Readonly<Record<K, CallRoute>>;

/** The object behind refinements and transformations; undefined where a part is not an object. */
function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  return undefined;
}

function defaultOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodPipe) return defaultOf(schema.in);
  return undefined;
}

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

function rulesOf(schema: z.ZodType | undefined): FieldRules | undefined {
  const fields = Object.entries((schema && shapeOf(schema)) ?? {});
  if (fields.length === 0) return undefined;
  return {
    required: fields.filter(([, field]) => !z.safeParse(field, undefined).success).map(([name]) => name),
    defaults: Object.fromEntries(
      fields
        .map(([name, field]) => [name, defaultOf(field)] as const)
        .filter((entry): entry is [string, string | number | boolean] => isPlain(entry[1])),
    ),
  };
}

/** The address book of a set of calls. A browser gets this and the types; the schemas stay on the server. @internal The site's build calls it. */
export function buildCallTable<K extends string>(calls: Readonly<Record<K, CallSpec>>): CallTable<K> {
  const table: Partial<Record<K, CallRoute>> = {};
  for (const key in calls) {
    const call = calls[key];
    const query = rulesOf(call.query);
    const body = rulesOf(call.body);
    table[key] = {
      method: call.method,
      paths: call.paths.map(({ path, bind }) => (bind ? { path, bind } : { path })),
      access: call.access,
      envelope: call.envelope,
      ...(query ? { query } : {}),
      ...(body ? { body } : {}),
    };
  }
  return table as CallTable<K>;
}
