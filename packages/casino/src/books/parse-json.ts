import type { z } from 'zod';
import { BookError } from './book-error.ts';

interface Place {
  readonly file: string;
  readonly line?: number;
}

/** Reads JSON of a shape. Throws BookError naming the file, the line and the first field that is wrong. */
export function parseJson<T>(text: string, schema: z.ZodType<T>, place: Place): T {
  const parsed = schema.safeParse(jsonOf(text, place));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BookError({ ...place, field: issue?.path.join('.') || 'the value' }, `right (${issue?.message ?? 'unknown'})`);
}

function jsonOf(text: string, place: Place): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BookError({ ...place, field: 'the text' }, 'JSON');
  }
}
