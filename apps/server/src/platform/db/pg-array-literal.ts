/**
 * PostgreSQL's text form of arrays, written directly: the driver's general conversion escapes every element by itself, which costs more
 * than the rest of sending a batch of bets.
 */
type Plain = number | bigint | boolean | null;

/** Numbers and booleans. */
export const numberArrayLiteral = (values: readonly Plain[]): string =>
  `{${values.map((v) => (v === null ? 'NULL' : v === true ? 't' : v === false ? 'f' : v)).join(',')}}`;

/** Any text. */
export const textArrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map((v) => (v === null ? 'NULL' : `"${v.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

/** Moments given in epoch milliseconds. */
export const timestampArrayLiteral = (values: readonly (number | null)[]): string =>
  `{${values.map((v) => (v === null ? 'NULL' : `"${new Date(v).toISOString()}"`)).join(',')}}`;

/** A value of a composite type's field: epoch milliseconds are given as `Date`. */
export type FieldValue = Plain | string | Date;

const field = (value: FieldValue): string => {
  if (value === null) return '';
  if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
  if (value instanceof Date) return value.toISOString();
  return value === true ? 't' : value === false ? 'f' : String(value);
};

/** Rows of a composite type, their fields in the type's order. */
export const rowArrayLiteral = (rows: readonly (readonly FieldValue[])[]): string =>
  textArrayLiteral(rows.map((row) => `(${row.map(field).join(',')})`));
