/** A share of an amount, rounded half up to the minor unit as the server rounds it. */
export const percentOf = (minor: bigint, percent: number): bigint => (2n * minor * BigInt(percent) + 100n) / 200n;
