import { z } from 'zod';
import { JsonNumber } from '#platform/http/exact-json';

/** A name of a transaction, round or game as providers write them. */
export const wireName = z.string().regex(/^[\x21-\x7e]{1,128}$/, '1 to 128 characters without blanks');

/** A number in the digits that it came in. */
export const wireNumber = z.instanceof(JsonNumber).transform(({ text }) => text);

/** Whether what is wrong with a message is that something is missing, rather than of another type. */
export const lacksField = (error: z.ZodError, message: unknown): boolean =>
  error.issues.some(
    ({ path }) => path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], message) === undefined,
  );
