import type { z } from 'zod';

/** What a game's schema refused, by the path below the field of the call that it stands in. */
export function fieldsOf(field: string, { issues }: z.ZodError): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = [field, ...path].join('.');
    fields[name] = [...(fields[name] ?? []), message];
  }
  return fields;
}
