import { z } from 'zod';
import { Failure } from '#platform/http/failure';
import type { BooksDeps } from '../books-deps.ts';

/** Answers a call of a game's page at a brand's site: JSON in, what is told as JSON out. Throws Failure. */
export type BookCall = (deps: BooksDeps, text: string, brandId: number) => Promise<object>;

export const Session = z.object({ sessionID: z.string().min(1).max(200) });
export const Play = Session.extend({ amount: z.number(), mode: z.string().min(1).max(60) });
export const Event = Session.extend({ event: z.string().max(2_000) });

/** Reads a message. Throws Failure `invalid` naming the field. */
export function read<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure('invalid', { fields: { body: ['JSON'] } });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('invalid', { fields: { [issue?.path.join('.') || 'body']: [issue?.message ?? 'wrong'] } });
}
