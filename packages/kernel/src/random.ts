/**
 * Seeded pseudo-random numbers for simulation and tests (sfc32, Chris Doty-Humphrey, PractRand). Never for anything that pays:
 * casino outcomes use a cryptographic source.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, n). */
  int(n: number): number;
  /** True with probability p. */
  chance(p: number): boolean;
  /** One element; the list must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** Standard normal (polar method). */
  normal(): number;
  /** Poisson with the given mean (Knuth below 30, normal approximation above). */
  poisson(mean: number): number;
}

/** Mixes any number of integers or texts into a 32-bit seed (FNV-1a over their characters, finished by a murmur3 avalanche). */
export function hashSeed(...parts: readonly (number | string)[]): number {
  let h = 0x811c9dc5;
  for (const ch of parts.join('|')) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function createRandom(...parts: readonly (number | string)[]): Random {
  let a = hashSeed(...parts, 'a');
  let b = hashSeed(...parts, 'b');
  let c = hashSeed(...parts, 'c');
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const normal = (): number => {
    for (;;) {
      const u = 2 * next() - 1;
      const v = 2 * next() - 1;
      const s = u * u + v * v;
      if (s > 0 && s < 1) return u * Math.sqrt((-2 * Math.log(s)) / s);
    }
  };
  return {
    next,
    int: (n) => Math.floor(next() * n),
    chance: (p) => next() < p,
    pick: (list) => list[Math.floor(next() * list.length)] as never,
    normal,
    poisson(mean) {
      if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      const limit = Math.exp(-mean);
      let k = 0;
      for (let p = next(); p > limit; p *= next()) k++;
      return k;
    },
  };
}
