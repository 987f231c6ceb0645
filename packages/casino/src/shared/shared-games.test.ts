import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { classicRound } from '../classic/classic-round.ts';
import { chiSquareTest } from '../draws/generator/chi-square.ts';
import { seedHash } from '../draws/seeded-draws.ts';
import { limboChance } from '../limbo/pays.ts';
import { CRASH } from './crash.ts';
import { hashChain } from './hash-chain.ts';
import { crashMs, multipleAt, reachedMs } from './multiple-curve.ts';
import { sharedDraw } from './shared-draw.ts';
import { MAX_TARGET, SHARED_KEYS, wonMultiple } from './shared-game.ts';
import { findSharedGame, SHARED_GAMES } from './shared-games.ts';
import { SLIDE, SLIDE_MS } from './slide.ts';
import { takeByHand } from './take-by-hand.ts';

const SALT = '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4';
const HASHES = [
  ['b4e7b335045da0a2666145980d03ed440a2e150e5369c72c7e6e24aeeb95f791', 2.56],
  ['3e473405bd819ed4171854194bae75a2b117739fc1ab2e1c4cd263e1904dae6f', 1.31],
] as const;
/** Of this file's draws: always the same, so that what passes passes everywhere. */
const SEED = 'shared-games.test';

describe('the chain', () => {
  it('leads from each round to the one before, and from the first to the promise', () => {
    const chain = hashChain('a'.repeat(64), 20);
    expect(chain).toHaveLength(21);
    for (let place = 1; place < chain.length; place += 1) expect(seedHash(chain[place] ?? '')).toBe(chain[place - 1]);
    expect(chain.at(-1)).toBe('a'.repeat(64));
  });
});

describe('the draw', () => {
  it.each(HASHES)('agrees with the published crash of %s in its upper 32 bits', (hash, published) => {
    const upper = Math.floor(sharedDraw(hash, SALT) / 2 ** 20);
    expect(Math.max(100, Math.floor((99 * 2 ** 32) / (upper + 1))) / 100).toBe(published);
    expect(classicRound({ game: 'crash', gameHash: hash, salt: SALT })).toBe(published);
    expect(CRASH.result(hash, SALT, 10_000) / 100).toBe(published);
  });
});

describe('returns', () => {
  it.each([CRASH, SLIDE])('$key keeps its edge within 1e-9 at every target up to 1,000,000', ({ returns, edge }) => {
    for (const target of [101, 102, 150, 199, 200, 333, 1_000, 12_345, 100_000, 1_000_000, 9_999_999, MAX_TARGET]) {
      const { num, den } = returns({ target }, edge?.usual ?? 0).expected;
      const short = ((1_000_000n - BigInt(edge?.usual ?? 0)) * den - num * 1_000_000n) * 1_000_000_000n;
      expect(short >= 0n && short < den * 1_000_000n, String(target)).toBe(true);
    }
  });
  it('slide keeps 2 %, crash 1 %', () => {
    expect([CRASH.edge?.usual, SLIDE.edge?.usual]).toEqual([10_000, 20_000]);
  });

  it(`20,000 rounds of a chain fall as the law says (seed ${SEED})`, () => {
    const cuts = [101, 120, 150, 200, 300, 500, 1_000, 5_000];
    const counts = new Array<number>(cuts.length + 1).fill(0);
    const rounds = 20_000;
    for (let i = 0; i < rounds; i += 1) {
      const result = CRASH.result(`${SEED} ${i}`, SALT, 10_000);
      const at = cuts.findLastIndex((cut) => result >= cut) + 1;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const reached = cuts.map((target) => {
      const { num, den } = limboChance({ target }, 10_000);
      return Number(num) / Number(den);
    });
    const chances = [1, ...reached].map((chance, i) => chance - (reached[i] ?? 0));
    expect(chiSquareTest(counts, chances)).toBeGreaterThan(0.001);
  });
});

describe('the curve', () => {
  it('doubles after 11.55 seconds and never falls', () => {
    expect([multipleAt(-5), multipleAt(0), multipleAt(11_552), multipleAt(11_553)]).toEqual([100, 100, 199, 200]);
    for (let ms = 0, before = 100; ms < 60_000; ms += 7) {
      expect(multipleAt(ms)).toBeGreaterThanOrEqual(before);
      before = multipleAt(ms);
    }
  });
  it('is at a multiple in the first millisecond that shows it', () => {
    for (const multiple of [101, 102, 150, 200, 12_345, 1_000_000, MAX_TARGET]) {
      expect(multipleAt(reachedMs(multiple))).toBeGreaterThanOrEqual(multiple);
      expect(multipleAt(reachedMs(multiple) - 1)).toBeLessThan(multiple);
    }
  });
});

describe('what is taken', () => {
  it(`10,000 hands around the end: paid at what the curve shows exactly where they come before it (seed ${SEED})`, () => {
    const random = createRandom(SEED);
    for (let i = 0; i < 10_000; i += 1) {
      const result = 100 + random.int(2_000);
      const end = crashMs(result);
      const elapsedMs = end - 500 + random.int(1_000);
      const paid = takeByHand(CRASH, { target: null }, result, elapsedMs);
      const isInTime = elapsedMs >= 0 && elapsedMs < end;
      expect(paid, `${result} at ${elapsedMs}`).toBe(isInTime ? multipleAt(elapsedMs) : null);
      if (paid !== null) expect(paid).toBeLessThanOrEqual(result);
    }
  });
  it('who takes by hand what a target would have paid is paid alike, to the last millisecond', () => {
    const end = CRASH.runMs(250);
    expect(takeByHand(CRASH, { target: null }, 250, end - 1)).toBe(250);
    expect(wonMultiple(250, 250)).toBe(250);
    expect([takeByHand(CRASH, { target: null }, 250, end), wonMultiple(251, 250), wonMultiple(null, 250)]).toEqual([null, null, null]);
  });
  it('a target that has been passed comes first', () => {
    expect(takeByHand(CRASH, { target: 120 }, 500, reachedMs(300))).toBe(120);
  });
  it('nothing is taken of a round that comes to nothing, nor of a slide', () => {
    expect([CRASH.runMs(100), takeByHand(CRASH, { target: null }, 100, 0)]).toEqual([0, null]);
    expect([SLIDE.runMs(100), takeByHand(SLIDE, { target: 200 }, 500, 100)]).toEqual([SLIDE_MS, null]);
  });
  it('the games are found by their keys', () => {
    expect(SHARED_GAMES.map(({ key }) => key)).toEqual(SHARED_KEYS);
    expect([findSharedGame('crash'), findSharedGame('dice')]).toEqual([CRASH, undefined]);
  });
});
