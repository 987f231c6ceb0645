export type Strength = 'weak' | 'fair' | 'strong';

/** Alphabets that people draw from, with how many signs each. */
const POOLS: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[^\p{L}\p{N}]/u, 32],
  [/[^\P{L}a-zA-Z]/u, 60],
];

/** Bits of entropy. Below 45 an offline attack takes about an hour; from 64 on it is out of reach. */
const FAIR_BITS = 45;
const STRONG_BITS = 64;

/** How hard a password is to guess, in bits, as if its signs were drawn blindly; one that comes again counts half. */
export function passwordBits(password: string): number {
  const signs = Array.from(password);
  const pool = POOLS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const counted = new Set(signs).size + (signs.length - new Set(signs).size) / 2;
  return pool === 0 ? 0 : counted * Math.log2(pool);
}

export const strengthOf = (bits: number): Strength => (bits < FAIR_BITS ? 'weak' : bits < STRONG_BITS ? 'fair' : 'strong');

/** 0 to 1, for a bar. */
export const strengthShare = (bits: number): number => Math.min(1, bits / STRONG_BITS);
