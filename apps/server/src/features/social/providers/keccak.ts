const MASK = (1n << 64n) - 1n;
const rotate = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) & MASK;

/** Round constants from the specification's own shift register (FIPS 202, 3.2.5). */
const CONSTANTS: readonly bigint[] = (() => {
  let state = 1;
  const bit = (): boolean => {
    const out = (state & 1) === 1;
    state = (state << 1) ^ (state & 0x80 ? 0x171 : 0);
    return out;
  };
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j++) if (bit()) constant |= 1n << BigInt(2 ** j - 1);
    return constant;
  });
})();

function permute(lanes: bigint[]): void {
  const at = (x: number, y: number): bigint => lanes[(x % 5) + 5 * (y % 5)] ?? 0n;
  for (const constant of CONSTANTS) {
    const columns = Array.from({ length: 5 }, (_, x) => at(x, 0) ^ at(x, 1) ^ at(x, 2) ^ at(x, 3) ^ at(x, 4));
    for (let i = 0; i < 25; i++) lanes[i] = (lanes[i] ?? 0n) ^ (columns[(i + 4) % 5] ?? 0n) ^ rotate(columns[((i % 5) + 1) % 5] ?? 0n, 1n);
    let [x, y, moved] = [1, 0, at(1, 0)];
    for (let t = 0; t < 24; t++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = at(x, y);
      lanes[x + 5 * y] = rotate(moved, BigInt((((t + 1) * (t + 2)) / 2) % 64));
      moved = next;
    }
    for (let row = 0; row < 5; row++) {
      const old = Array.from({ length: 5 }, (_, column) => at(column, row));
      for (let column = 0; column < 5; column++)
        lanes[column + 5 * row] = (old[column] ?? 0n) ^ (~(old[(column + 1) % 5] ?? 0n) & MASK & (old[(column + 2) % 5] ?? 0n));
    }
    lanes[0] = (lanes[0] ?? 0n) ^ constant;
  }
}

const RATE_BYTES = 136;

/** Keccak-256 as Ethereum has it: SHA-3 before it got its padding, which no library of the platform knows. */
export function keccak256(message: Uint8Array): Buffer {
  const padded = Buffer.alloc((Math.floor(message.length / RATE_BYTES) + 1) * RATE_BYTES);
  padded.set(message);
  padded[message.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  const lanes: bigint[] = Array(25).fill(0n);
  for (let block = 0; block < padded.length; block += RATE_BYTES) {
    for (let i = 0; i < RATE_BYTES / 8; i++) lanes[i] = (lanes[i] ?? 0n) ^ padded.readBigUInt64LE(block + i * 8);
    permute(lanes);
  }
  const hash = Buffer.alloc(32);
  for (let i = 0; i < 4; i++) hash.writeBigUInt64LE(lanes[i] ?? 0n, i * 8);
  return hash;
}
