/** Random bets of every kind, for tests and benches: seeded, valid in shape, small enough to be written out line by line. */
import { MAX_ODDS } from '@touchline/kernel/odds';
import type { Random } from '@touchline/kernel/random';
import type { BoostTerms } from '../../boost/boost-terms.ts';
import type { BuilderLeg } from '../../builder/builder-leg.ts';
import type { Bet, BetKind, BetLeg, BetStructure, EachWayPartShape, LegGroup, PlaceFraction } from '../../coupon/bet.ts';
import { FULL_COVERS } from '../../systems/full-cover.ts';
import { HALF_LOSE, HALF_WIN, type LegResult, LOSE, VOID, WIN } from '../leg-result.ts';

export interface SettledBet {
  readonly bet: Bet;
  readonly results: readonly (LegResult | undefined)[];
}

/** Mostly everyday prices to two decimals, sometimes any price to three, sometimes an edge. */
function randomOdds(random: Random): number {
  if (random.chance(0.05)) return random.pick([1001, 1002, 2000, 10_000_000]);
  return random.chance(0.7) ? 1010 + 10 * random.int(800) : 1001 + random.int(60_000);
}

function randomResult(random: Random): LegResult {
  if (random.chance(0.55)) return WIN;
  const den = 2 + random.int(4);
  return random.pick([LOSE, LOSE, LOSE, VOID, HALF_WIN, HALF_LOSE, { kind: 'dead-heat', num: 1 + random.int(den - 1), den }]);
}

/** Cuts 0 .. legs-1 into so many blocks, in order, none of them empty. */
function randomBlocks(random: Random, legs: number, count: number): LegGroup[] {
  const blocks: number[][] = Array.from({ length: count }, (_, i) => [i]);
  for (let leg = count; leg < legs; leg++) random.pick(blocks).push(leg);
  return blocks;
}

/** The long ones are rare and short in number: the naive settlement writes out every line of them. */
const randomCover = (random: Random, max: number): (typeof FULL_COVERS)[number] =>
  random.pick(FULL_COVERS.filter((c) => c.legs <= (random.chance(0.05) ? max : Math.min(max, 5))));

function randomHalf(random: Random): { readonly half: EachWayPartShape; readonly legs: number } {
  switch (random.pick(['single', 'single', 'express', 'system', 'full-cover'] as const)) {
    case 'single':
      return { half: { kind: 'single' }, legs: 1 };
    case 'express':
      return { half: { kind: 'express' }, legs: 2 + random.int(4) };
    case 'system': {
      const legs = 3 + random.int(3);
      return { half: { kind: 'system', size: 2 + random.int(legs - 2) }, legs };
    }
    case 'full-cover': {
      const cover = randomCover(random, 6);
      return { half: { kind: 'full-cover', smallest: cover.smallest }, legs: cover.legs };
    }
  }
}

function randomShape(random: Random, kind: BetKind, stakeMinor: bigint): { readonly shape: BetStructure; readonly legs: number } {
  switch (kind) {
    case 'single':
      return { shape: { kind }, legs: 1 };
    case 'express':
    case 'chain':
      return { shape: { kind }, legs: random.chance(0.05) ? 10 : 2 + random.int(6) };
    case 'system': {
      const legs = random.chance(0.1) ? 8 : 3 + random.int(4);
      return { shape: { kind, size: 2 + random.int(legs - 2) }, legs };
    }
    case 'full-cover': {
      const cover = randomCover(random, 8);
      return { shape: { kind, smallest: cover.smallest }, legs: cover.legs };
    }
    case 'multi': {
      const count = 4 + random.int(2);
      const legs = count + random.int(3);
      const [lobby = [], ...blocks] = randomBlocks(random, legs, count);
      return { shape: { kind, lobby, blocks, size: 2 + random.int(blocks.length - 2) }, legs };
    }
    case 'conditional': {
      const count = 2 + random.int(3);
      const legs = count + random.int(3);
      const blocks = randomBlocks(random, legs, count);
      const groupStakes = blocks.map((_, i) => (i === 0 || random.chance(0.4) ? 'max' : 1n + (stakeMinor * BigInt(random.int(30))) / 10n));
      return { shape: { kind, blocks, groupStakes }, legs };
    }
    case 'anti-express':
      return { shape: { kind, marginPermille: random.int(4) * 25 }, legs: 2 + random.int(5) };
    case 'each-way': {
      const { half, legs } = randomHalf(random);
      return { shape: { kind, half }, legs: 2 * legs };
    }
  }
}

const PLACE_PARTS: readonly PlaceFraction[] = [
  { num: 1, den: 4 },
  { num: 1, den: 5 },
  { num: 1, den: 2 },
];

/** The legs at their prices; the second half of an each-way bet has its first half's odds and place terms. Some have a Rule 4 deduction. */
function randomLegs(random: Random, shape: BetStructure, count: number): BetLeg[] {
  const deduction = (): Partial<BetLeg> => (random.chance(0.1) ? { deductionPercent: 5 * (1 + random.int(18)) } : {});
  if (shape.kind !== 'each-way') return Array.from({ length: count }, () => ({ odds: randomOdds(random), ...deduction() }));
  const win = Array.from({ length: count / 2 }, (): BetLeg => ({ odds: randomOdds(random), ...deduction() }));
  return [...win, ...win.map((leg) => ({ ...leg, place: random.pick(PLACE_PARTS) }))];
}

const randomBoost = (random: Random): BoostTerms => ({
  tiers: [
    { legs: 2, permille: 20 + random.int(100) },
    { legs: 4, permille: 150 },
    { legs: 5, permille: 300 },
  ],
  minLegOdds: random.pick([1001, 1400, 2000]),
  maxMinor: random.chance(0.3) ? BigInt(random.int(100_000)) : 10n ** 18n,
});

/** Turns one leg of the shape into a combination of two or three selections, spread over the bet's legs. */
function combine(random: Random, bet: Bet): Bet {
  const folded = bet.legs.length;
  const chosen = random.int(folded);
  const more = 1 + random.int(2);
  // The joined selections stand at the end of the legs; the combination stays where its first selection stands.
  const legs = [...bet.legs, ...Array.from({ length: more }, () => ({ odds: randomOdds(random) }))];
  const own = [chosen, ...Array.from({ length: more }, (_, i) => folded + i)];
  // Fewer selections never cost more than all: products, cut at the longest odds.
  const factors = own.map(() => randomOdds(random));
  const prices = Array.from({ length: 2 ** own.length }, (_, set) => {
    const product = factors.reduce((odds, factor, i) => ((set >> i) & 1 ? (odds * factor) / 1000 : odds), 1000);
    return Math.min(Math.floor(product), MAX_ODDS);
  });
  const combination: BuilderLeg = { legs: own, voidPolicy: random.pick(['void-bet', 'reprice']), prices };
  return { ...bet, legs, combinations: [combination] };
}

/** A bet of the kind with results of its legs; a quarter of them leave up to two legs open. */
export function randomBet(random: Random, kind: BetKind): SettledBet {
  const stakeMinor = random.chance(0.1) ? BigInt(1 + random.int(5)) : BigInt(1 + random.int(5_000_000));
  const { shape, legs } = randomShape(random, kind, stakeMinor);
  const plain: Bet = { stakeMinor, legs: randomLegs(random, shape, legs), shape };
  const boosted = kind === 'express' && random.chance(0.3) ? { ...plain, boost: randomBoost(random) } : plain;
  const bet = kind !== 'each-way' && random.chance(0.15) ? combine(random, boosted) : boosted;
  const results: (LegResult | undefined)[] = Array.from(bet.legs, () => randomResult(random));
  if (random.chance(0.25)) for (let i = 0; i < 2; i++) results[random.int(results.length)] = undefined;
  return { bet, results };
}
