import { marketType } from '@touchline/betting/markets/registry';
import { INITIAL_MATCH_STATE, type MatchState } from '@touchline/betting/match-state/match-state';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { invariant } from '@touchline/kernel/invariant';
import { createRandom } from '@touchline/kernel/random';
import { decodeMarketId } from '@touchline/kernel/selection';
import type { Fixture } from '../../feed-events.ts';
import { priceFamilies } from '../pricing/price-families.ts';
import type { FairMarket, Ratings, ScriptStep, SportModel } from '../sport-model.ts';
import { freshSeed } from './fresh-seed.ts';

/** An ordinary fixture of a sport, for tests. */
export const sampleFixture = (model: SportModel, changes: Partial<Fixture> = {}): Fixture => ({
  id: 1,
  sport: model.sport,
  champ: { id: model.sport * 1000 + 1, sport: model.sport, country: 0, names: { en: 'Sample' }, top: 1 },
  home: { id: 1, names: { en: 'Home' }, country: 0 },
  away: { id: 2, names: { en: 'Away' }, country: 0 },
  startsAt: 0,
  format: model.format,
  sections: [],
  virtual: false,
  weight: 70,
  live: true,
  ...changes,
});

/** Everything that a sport offers at a moment, before margin. */
export const fairMarkets = (model: SportModel, fixture: Fixture, ratings: Ratings, facts: MatchState): FairMarket[] => [
  ...priceFamilies(fixture.format, model.outlooks(fixture, ratings, facts), facts),
  ...model.specials(fixture, ratings, facts),
  ...(model.players?.(fixture, ratings, facts) ?? []),
];

/** Facts as they stand a while after a step, with the clock run on. */
export function factsAfter(step: ScriptStep, ms: number): MatchState {
  const { clock } = step.facts;
  if (!clock?.running) return step.facts;
  return { ...step.facts, clock: { ...clock, seconds: clock.seconds + Math.floor(ms / 1000) } };
}

/**
 * The average gain of a unit staked at the fair price 1/p, times p: 0 where the price is right. Win 1-p, lose -p, void 0, halves half.
 */
function normalisedReturn(result: LegResult, p: number): number {
  switch (result.kind) {
    case 'win':
      return 1 - p;
    case 'lose':
      return -p;
    case 'half-win':
      return (1 - p) / 2;
    case 'half-lose':
      return -p / 2;
    default:
      return 0;
  }
}

export interface Misprice {
  /** Market key, period, outcome and band of the price: "total p0 over 40-60%". */
  readonly group: string;
  readonly count: number;
  /** Frequency minus price, averaged. */
  readonly bias: number;
  readonly standardError: number;
}

const BANDS = [0.12, 0.35, 0.65, 0.88, 1];

/**
 * Plays `matches` scripts and prices each of them at the given shares of the sport's usual length; compares prices with what came of them.
 * Groups that fewer than 50 matches fall into are left out. A group is off when it differs by more than four standard errors and `slack`.
 */
export function misprices(
  model: SportModel,
  options: {
    readonly seed: string;
    readonly matches: number;
    readonly moments: readonly number[];
    readonly slack: number;
    readonly fixture?: Partial<Fixture>;
  },
): { readonly off: readonly Misprice[]; readonly groups: number } {
  interface Group {
    count: number;
    sum: number;
    chance: number;
    matches: number;
    /** The match whose prices came last, their gains together, and the squares of those of the matches before. */
    last: number;
    gains: number;
    squares: number;
  }
  const groups = new Map<string, Group>();
  const fixture = sampleFixture(model, options.fixture);
  for (let i = 0; i < options.matches; i++) {
    const random = createRandom(freshSeed(options.seed), i);
    const ratings = { home: random.normal(), away: random.normal() };
    const played = model.script(fixture, ratings, random);
    const steps = model.people?.(played, fixture, createRandom(freshSeed(options.seed), i, 'people')) ?? played;
    const final = steps.at(-1)?.facts ?? INITIAL_MATCH_STATE;
    for (const moment of options.moments) {
      // A moment fixed beforehand: a share of the match's own length would know something of what is still to come.
      const at = model.duration * moment;
      if (at >= (steps.at(-1)?.at ?? 0)) continue;
      const step = moment === 0 ? undefined : steps.findLast((s) => s.at <= at);
      const facts = step ? factsAfter(step, at - step.at) : INITIAL_MATCH_STATE;
      for (const { market, outcomes } of fairMarkets(model, fixture, ratings, facts)) {
        const ref = decodeMarketId(market);
        const type = marketType(ref.type);
        invariant(type, `market type ${ref.type} is registered`);
        for (const [outcome, p] of outcomes) {
          const result = type.settle(ref, outcome, final, { sport: model.sport, format: fixture.format });
          invariant(result, `${type.key} is decided at the end`);
          if (p < 1e-9 || p > 1 - 1e-9) continue;
          const band = BANDS.findIndex((b) => p <= b);
          const key = `${type.key} p${ref.period} ${type.outcomeName(ref, outcome).key} band ${band}`;
          const group = groups.get(key) ?? { count: 0, sum: 0, chance: 0, matches: 0, last: -1, gains: 0, squares: 0 };
          if (group.last !== i) {
            group.squares += group.gains ** 2;
            [group.matches, group.last, group.gains] = [group.matches + 1, i, 0];
          }
          const g = normalisedReturn(result, p);
          group.count++;
          group.sum += g;
          group.gains += g;
          group.chance += p * (1 - p);
          groups.set(key, group);
        }
      }
    }
  }
  const off: Misprice[] = [];
  let judged = 0;
  for (const [group, { count, sum, squares, gains, chance, matches }] of groups) {
    if (matches < 50) continue;
    judged++;
    const mean = sum / count;
    // Prices of one match settle together, and a match may have many of a group or few: matches are what varies, each by its share.
    // A small group of near certainties may all come true: its spread is then the priced one.
    const standardError = Math.sqrt(Math.max((squares + gains ** 2) / count ** 2, Math.max(chance / count, 1e-4) / matches));
    if (Math.abs(mean) > 4 * standardError + options.slack) off.push({ group, count, bias: mean, standardError });
  }
  return { off, groups: judged };
}
