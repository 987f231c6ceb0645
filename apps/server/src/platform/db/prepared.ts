import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Beyond this many distinct statements (a list of varying length in the text) they are sent unprepared. */
const MAX_PREPARED = 500;
const names = new Map<string, string>();

/** The name under which a statement is prepared on every connection; undefined once there are too many. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_PREPARED) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** A statement that each connection parses and plans once: for those that run with every request. Its text must not vary with its values. */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = statementName(text);
  return { ...(name === undefined ? {} : { name }), text, values: [...values] };
}
