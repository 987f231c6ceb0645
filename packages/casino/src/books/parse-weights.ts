import { BookError } from './book-error.ts';

/** A row of a mode: how often it is drawn, and what it pays. */
export interface WeightedRow {
  readonly id: bigint;
  /** Of all weights of the mode; 0 for a row that is never drawn. */
  readonly weight: bigint;
  /** Hundredths of the bet amount. */
  readonly payHundredths: bigint;
}

const MAX_UINT64 = 2n ** 64n - 1n;
const COLUMNS = ['id', 'probability', 'payoutMultiplier'] as const;

/**
 * Reads the weights of a mode: lines of `id,probability,payoutMultiplier`, each an unsigned number of 64 bits, without a head. Throws BookError naming
 * the line and the column: for what is no such number, an id that stands there twice, and weights that sum to 0.
 */
export function parseWeights(text: string, file: string): readonly WeightedRow[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const ids = new Set<bigint>();
  const rows = lines.map((content, n) => {
    const row = parseRow(content, { file, line: n + 1 });
    if (ids.has(row.id)) throw new BookError({ file, line: n + 1, field: 'id' }, 'a number that no other row has');
    ids.add(row.id);
    return row;
  });
  if (!rows.some(({ weight }) => weight > 0n)) throw new BookError({ file, field: 'probability' }, 'above 0 in a row at least');
  return rows;
}

function parseRow(content: string, place: { readonly file: string; readonly line: number }): WeightedRow {
  const cells = content.split(',');
  if (cells.length !== COLUMNS.length)
    throw new BookError({ ...place, field: 'the row' }, `${COLUMNS.length} numbers: ${COLUMNS.join(',')}`);
  const [id = 0n, weight = 0n, payHundredths = 0n] = COLUMNS.map((field, n) => {
    const cell = cells[n] ?? '';
    if (!/^\d{1,20}$/.test(cell) || BigInt(cell) > MAX_UINT64) throw new BookError({ ...place, field }, 'a whole number of 64 bits');
    return BigInt(cell);
  });
  return { id, weight, payHundredths };
}
