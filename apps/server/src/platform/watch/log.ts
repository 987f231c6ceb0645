import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

export type Log = Logger;

/** Fields that could carry personal data or secrets, wherever they stand in a logged object. */
const PRIVATE = [
  'password',
  'token',
  'cookie',
  'authorization',
  'phone',
  'email',
  'address',
  'first_name',
  'last_name',
  'birth_date',
  'login',
  'body',
  'query',
  'ip',
  'secret',
  'signature',
];

/** JSON lines on standard output. Log ids, never contents; redaction is only a safety net. */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    redact: { paths: PRIVATE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[private]' },
    serializers: { err: describeError },
  });
}

/** Class, code and stack of an error. A database error's `detail` quotes the row, so it stays out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, stack: error.stack, code, constraint };
}
