export type SortValue = string | number | bigint | null;

/** Rows in the order of a value; what has none stands last in either direction. Rows that are equal keep their places. */
export function sortRows<R>(rows: readonly R[], value: (row: R) => SortValue, direction: 'ascending' | 'descending', tag: string): R[] {
  const collator = new Intl.Collator(tag, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' && typeof b === 'string') return sign * collator.compare(a, b);
    return a === b ? 0 : a < b ? -sign : sign;
  });
}

/** Decimal text of the wire as a number that sorts: money of one currency, to the last digit. */
export const amountOrder = (text: string | null): bigint | null => {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  return whole === '' ? null : BigInt(`${sign}${whole}${part.padEnd(8, '0')}`);
};
