import { z } from 'zod';

/** A job's payload is not what its task takes: trying it again would change nothing. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
}

/** A try took longer than any try of a job may. */
export class JobTimeout extends Error {
  override readonly name = 'JobTimeout';
}

/** A number of the database's in a payload, which has no bigint. */
export const PayloadNumber = z.string().regex(/^\d{1,18}$/);

/** The payload as its task knows it. Throws PayloadError naming the fields that are wrong, never their values. */
export function readPayload<T>(schema: z.ZodType<T>, payload: unknown): T {
  const read = schema.safeParse(payload);
  if (read.success) return read.data;
  throw new PayloadError(read.error.issues.map(({ path, code }) => `${path.join('.') || 'payload'}: ${code}`).join(', '));
}

/** Why a try failed, for the queue's tables and the operators who read them. Other errors' messages may quote rows, so they stay out. */
export function describeJobFailure(error: unknown): string {
  if (error instanceof PayloadError || error instanceof JobTimeout) return `${error.name}: ${error.message}`;
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  const where = /\/(?:src|build)\/(.+?:\d+)/.exec(error.stack ?? '')?.[1];
  return [error.name, typeof code === 'string' ? code : undefined, where && `at ${where}`].filter(Boolean).join(' ');
}
