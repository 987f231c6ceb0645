const MAX = 2n ** 64n - 1n;
const ROW = /^(\d+),(\d+),(\d+)$/;

/** The rows of a weights file. Row `i` is drawn by the numbers from `ends[i - 1]` up to, but without, `ends[i]`. */
export interface WeightsTable {
  readonly ids: readonly number[];
  readonly ends: BigUint64Array;
  /** The pay of each row, in hundredths of the bet. */
  readonly payouts: readonly number[];
  /** The sum of all weights. */
  readonly total: bigint;
}

/** Reads `id,weight,payout` a line: unsigned numbers of 64 bits, weights whose sum is one too. Throws a `RangeError` that names the line. */
export function parseWeights(csv: string): WeightsTable {
  const lines = csv.split(/\r?\n/);
  while (lines.at(-1) === '') lines.pop();
  const ends = new BigUint64Array(lines.length);
  const ids: number[] = [];
  const payouts: number[] = [];
  let total = 0n;
  for (const [i, line] of lines.entries()) {
    const row = ROW.exec(line);
    if (!row) throw new RangeError(`line ${i + 1} of the weights is no row of three whole numbers`);
    const [id, payout] = [Number(row[1]), Number(row[3])];
    if (!Number.isSafeInteger(id) || !Number.isSafeInteger(payout))
      throw new RangeError(`line ${i + 1} of the weights has a number that is too large`);
    total += BigInt(row[2] ?? 0);
    if (total > MAX) throw new RangeError(`the weights up to line ${i + 1} sum to more than 64 bits`);
    ids.push(id);
    payouts.push(payout);
    ends[i] = total;
  }
  if (total === 0n) throw new RangeError('no row of the weights can be drawn');
  return { ids, ends, payouts, total };
}
