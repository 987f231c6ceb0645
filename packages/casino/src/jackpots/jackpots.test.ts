import { createRandom } from '@touchline/kernel/random';
import { compare, ratio } from '@touchline/kernel/ratio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDraws } from '../draws/seeded-draws.ts';
import { EDGE } from '../edge.ts';
import { drawTicket, drawTrigger, isLucky } from './jackpot-draws.ts';
import { FIRST_TIERS, termsOfRules } from './jackpot-rules.ts';
import { jackpotShare, jackpotSharePpm } from './jackpot-share.ts';
import { JACKPOT_TIERS, type JackpotTerms, type JackpotTierKey, type MysteryTerms } from './jackpot-tier.ts';
import { newPot, playPot } from './testing/model-pot.ts';

const EURO = 100n;
const SEED = 20_261_129;
const firstTerms = (tier: JackpotTierKey, unit = EURO): JackpotTerms =>
  termsOfRules({ tiers: FIRST_TIERS }, unit)[JACKPOT_TIERS.indexOf(tier)] as JackpotTerms;
const mystery = (tier: 'mini' | 'minor' | 'major'): MysteryTerms => firstTerms(tier) as MysteryTerms;

describe('terms of jackpots', () => {
  it.each([
    ['mini', { kind: 'mystery', seedMinor: 1_000n, capMinor: 5_000n, ratePpm: 1_000 }],
    ['minor', { kind: 'mystery', seedMinor: 5_000n, capMinor: 25_000n, ratePpm: 500 }],
    ['major', { kind: 'mystery', seedMinor: 50_000n, capMinor: 250_000n, ratePpm: 500 }],
    ['grand', { kind: 'chance', seedMinor: 500_000n, oddsMinor: 1_000_000_000n, ratePpm: 500 }],
  ] as const)('%s in euros', (tier, terms) => {
    expect(firstTerms(tier)).toEqual(terms);
  });

  it.each([1n, 100n, 1_000n, 10_000n, 100_000n])('cost less than the least edge of a game, whatever a unit is (%d)', (unit) => {
    const pots = termsOfRules({ tiers: FIRST_TIERS }, unit);
    expect(jackpotSharePpm(pots)).toBeGreaterThan(3_900);
    expect(jackpotSharePpm(pots)).toBeLessThan(EDGE.min);
  });
});

describe('the share of a jackpot in the return', () => {
  it('is exact', () => {
    expect(compare(jackpotShare(mystery('mini')), ratio(6_001n, 4_001_000n))).toBe(0);
    expect(compare(jackpotShare(firstTerms('grand')), ratio(1n, 1_000n))).toBe(0);
  });

  it('is what every trigger pays on average for what it takes to get there', () => {
    const terms: MysteryTerms = { kind: 'mystery', seedMinor: 10n, capMinor: 30n, ratePpm: 200_000 };
    let [paid, staked] = [0n, 0n];
    for (let trigger = 11n; trigger <= 30n; trigger += 1n) {
      let pot = newPot(terms);
      for (let won = 0n; won === 0n; staked += 5n) {
        const after = playPot(pot, terms, 5n, trigger);
        [pot, won] = [after.pot, after.wonMinor];
        paid += won;
      }
    }
    expect(compare(jackpotShare(terms), ratio(paid, staked))).toBe(0);
  });

  it(`of one by chance is approached by rounds (seed ${SEED})`, () => {
    const terms: JackpotTerms = { kind: 'chance', seedMinor: 100n, oddsMinor: 200n, ratePpm: 100_000 };
    const random = createRandom(SEED);
    let [pot, paid, staked] = [newPot(terms), 0n, 0n];
    for (let i = 0; i < 200_000; i += 1) {
      const stake = BigInt(1 + random.int(20));
      const after = playPot(pot, terms, stake, isLucky(BigInt(random.int(200)), stake));
      pot = after.pot;
      paid += after.wonMinor;
      staked += stake;
    }
    expect(Number(paid) / Number(staked)).toBeCloseTo(0.6, 1);
  });
});

describe('draws of a jackpot', () => {
  const SECRET = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';
  const seeds = { serverSeed: SECRET, clientSeed: 'bb62964774', nonce: 7 };

  it('a trigger lies above the seed, at most at the cap, and follows from the secret', () => {
    const terms: MysteryTerms = { kind: 'mystery', seedMinor: 10n, capMinor: 13n, ratePpm: 1 };
    const drawn = Array.from({ length: 200 }, (_, i) => drawTrigger(SECRET, 'mini', i + 1, terms));
    expect(new Set(drawn)).toEqual(new Set([11n, 12n, 13n]));
    expect(Array.from({ length: 200 }, (_, i) => drawTrigger(SECRET, 'mini', i + 1, terms))).toEqual(drawn);
    expect(drawTrigger(SECRET, 'minor', 1, mystery('minor'))).not.toBe(drawTrigger(SECRET, 'minor', 2, mystery('minor')));
  });

  it('a ticket is drawn apart from the game', () => {
    const oddsMinor = 2n ** 40n;
    const game = seededDraws(seeds);
    const drawn = Array.from({ length: 40 }, () => BigInt(game.below(Number(oddsMinor))));
    expect(drawn).not.toContain(drawTicket(seeds, 'grand', { oddsMinor }));
  });

  it.each([
    [0n, 1n, true],
    [99n, 100n, true],
    [100n, 100n, false],
  ])('the ticket %d of a stake of %d wins: %s', (ticket, stake, wins) => {
    expect(isLucky(ticket, stake)).toBe(wins);
  });
});

describe('a pot that fills', () => {
  it(`loses no millionth and pays no more than it holds, never above its cap (seed ${SEED})`, () => {
    const stakes = fc.array(fc.bigInt({ min: 1n, max: 100_000n }), { minLength: 1, maxLength: 80 });
    const rules = fc.record({
      seedMinor: fc.bigInt({ min: 0n, max: 5_000n }),
      above: fc.bigInt({ min: 1n, max: 500n }),
      ratePpm: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(rules, fc.bigInt({ min: 1n, max: 500n }), stakes, ({ seedMinor, above, ratePpm }, trigger, played) => {
        const terms: MysteryTerms = { kind: 'mystery', seedMinor, capMinor: seedMinor + above, ratePpm };
        const at = seedMinor + (trigger > above ? above : trigger);
        let [pot, paid, seeds] = [newPot(terms), 0n, seedMinor];
        for (const stake of played) {
          const after = playPot(pot, terms, stake, at);
          pot = after.pot;
          paid += after.wonMinor;
          if (after.wonMinor > 0n) seeds += seedMinor;
          expect(after.wonMinor === 0n || after.wonMinor === at).toBe(true);
          expect(after.wonMinor <= terms.capMinor).toBe(true);
          expect(pot.amountMinor >= 0n).toBe(true);
        }
        const staked = played.reduce((sum, one) => sum + one, 0n);
        expect((pot.amountMinor + paid - seeds) * 1_000_000n + pot.remainderPpm).toBe(staked * BigInt(ratePpm));
      }),
      { seed: SEED },
    );
  });
});
