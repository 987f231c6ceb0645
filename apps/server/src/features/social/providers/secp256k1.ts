/** The curve of Ethereum (SEC 2, 2.4.1). Only public values pass through here, so nothing has to take the same time. */
const P = 2n ** 256n - 2n ** 32n - 977n;
export const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
export type Point = readonly [x: bigint, y: bigint] | null;
export const GENERATOR: Point = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
];

const mod = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

function power(base: bigint, exponent: bigint, by: bigint): bigint {
  let result = 1n;
  for (let b = mod(base, by), e = exponent; e > 0n; e >>= 1n, b = (b * b) % by) if (e & 1n) result = (result * b) % by;
  return result;
}
/** By Euclid's algorithm, many times faster than by a power: an addition of points is little else. */
export function inverse(value: bigint, by: bigint): bigint {
  let [r, next] = [by, mod(value, by)];
  let [t, other] = [0n, 1n];
  while (next !== 0n) {
    const quotient = r / next;
    [r, next] = [next, r - quotient * next];
    [t, other] = [other, t - quotient * other];
  }
  return mod(t, by);
}

function add(a: Point, b: Point): Point {
  if (a === null) return b;
  if (b === null) return a;
  const [ax, ay] = a;
  const [bx, by] = b;
  if (ax === bx && mod(ay + by, P) === 0n) return null;
  const slope = ax === bx ? 3n * ax * ax * inverse(2n * ay, P) : (by - ay) * inverse(mod(bx - ax, P), P);
  const x = mod(slope * slope - ax - bx, P);
  return [x, mod(slope * (ax - x) - ay, P)];
}

export function multiply(point: Point, by: bigint): Point {
  let result: Point = null;
  for (let p = point, n = mod(by, ORDER); n > 0n; n >>= 1n, p = add(p, p)) if (n & 1n) result = add(result, p);
  return result;
}

/** The public key that made a signature over a hash (SEC 1, 4.1.6); null where there is none. */
export function recover(hash: bigint, r: bigint, s: bigint, isOdd: boolean): Point {
  if (r <= 0n || r >= ORDER || s <= 0n || s >= ORDER) return null;
  const square = mod(r * r * r + 7n, P);
  const root = power(square, (P + 1n) / 4n, P);
  if ((root * root) % P !== square) return null;
  const y = (root & 1n) === (isOdd ? 1n : 0n) ? root : P - root;
  const back = inverse(r, ORDER);
  return add(multiply([r, y], s * back), multiply(GENERATOR, -hash * back));
}
