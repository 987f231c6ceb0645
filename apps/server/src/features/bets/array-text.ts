/**
 * PostgreSQL's text form of arrays, written directly: the driver's general conversion escapes every element by itself, which costs more
 * than the rest of sending a batch of bets.
 */
type Plain = number | bigint | boolean | null;

/** Numbers and booleans. */
export const plainArray = (values: readonly Plain[]): string =>
  `{${values.map((v) => (v === null ? 'NULL' : v === true ? 't' : v === false ? 'f' : v)).join(',')}}`;

/** Any text. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((v) => (v === null ? 'NULL' : `"${v.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

/** Moments given in epoch milliseconds. */
export const timeArray = (values: readonly (number | null)[]): string =>
  `{${values.map((v) => (v === null ? 'NULL' : `"${new Date(v).toISOString()}"`)).join(',')}}`;
