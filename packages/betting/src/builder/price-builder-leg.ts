import { invariant } from '@touchline/kernel/invariant';
import { MAX_ODDS, MIN_ODDS, type MilliOdds } from '@touchline/kernel/odds';
import { err, ok, type Result } from '@touchline/kernel/result';
import { decodeMarketId, marketOf, outcomeOf, type SelectionId } from '@touchline/kernel/selection';
import type { MarketType } from '../markets/market-type.ts';
import { MAX_BUILDER_SELECTIONS } from './builder-leg.ts';
import { type BuilderMatch, builderScores, sportOfMatch } from './builder-match.ts';
import { type BuilderSport, builderSport } from './builder-models.ts';
import { builderMarket, needsPeriodScores } from './builder-sports.ts';
import { fitMarginals, jointOfSets } from './fit-marginals.ts';
import { type MatchScenario, matchScenarios } from './match-scenarios.ts';

/** An outcome of a market at its price in the book. */
export interface BookOutcome {
  readonly selection: SelectionId;
  readonly odds: MilliOdds;
}

/** A selection of the combination among all outcomes that its market offers now. */
export interface BuilderSelection {
  readonly selection: SelectionId;
  readonly market: readonly BookOutcome[];
}

export type BetBuilderRejection =
  /** No score model for this sport. */
  | { readonly code: 'builder-sport' }
  /** Two to eight selections, each once. */
  | { readonly code: 'builder-count'; readonly min: number; readonly max: number }
  /** These cannot be part of a combination: the score does not decide them, or they can end in a refund or a half. */
  | { readonly code: 'builder-market'; readonly selections: readonly SelectionId[] }
  /** They cannot win together. */
  | { readonly code: 'builder-impossible'; readonly selections: readonly SelectionId[] }
  /** These always win when the others do: they add nothing. */
  | { readonly code: 'builder-implied'; readonly selections: readonly SelectionId[] };

export interface BuilderPrice {
  readonly odds: MilliOdds;
  /** For the bet's Combination: joint prices by set of selections. */
  readonly prices: readonly MilliOdds[];
}

/** Taken from the winnings of a combination of n selections: 40 + 15 n in a thousand, at most 200. */
export const builderMarginPermille = (selections: number): number => Math.min(40 + 15 * selections, 200);

/** Less likely than this is refused as impossible, and closer to certain than this as implied. */
export const NOTHING = 1e-6;

/** The probability of each outcome asked for on the states; null where it can end otherwise than won or lost. */
function modelProbabilities(
  outcomes: readonly SelectionId[],
  typeOf: (selection: SelectionId) => MarketType,
  states: readonly MatchScenario[],
  match: BuilderMatch,
): { readonly won: readonly (number | null)[]; readonly wins: readonly Uint8Array[] } {
  const wins = outcomes.map(() => new Uint8Array(states.length));
  const won = outcomes.map((selection, i): number | null => {
    const type = typeOf(selection);
    const ref = decodeMarketId(marketOf(selection));
    const outcome = outcomeOf(selection);
    let sum = 0;
    for (const [s, { facts, probability }] of states.entries()) {
      const ends = type.settle(ref, outcome, facts, match)?.kind;
      if (ends === 'win') {
        sum += probability;
        const row = wins[i];
        if (row) row[s] = 1;
      } else if (ends !== 'lose') return null;
    }
    return sum;
  });
  return { won, wins };
}

/** Joint prices: fair price less the margin, never below the best price of a smaller set, which is itself no better than fair. */
function priceSets(joint: readonly number[], singles: readonly MilliOdds[]): readonly MilliOdds[] {
  const prices: MilliOdds[] = [];
  for (const [set, probability] of joint.entries()) {
    const members = singles.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
    if (members.length < 2) {
      prices.push(members.length === 0 ? 1000 : (singles[members[0] ?? 0] ?? MIN_ODDS));
      continue;
    }
    const winnings = (1 / probability - 1) * (1000 - builderMarginPermille(members.length));
    const smaller = members.map((i) => prices[set & ~(1 << i)] ?? MIN_ODDS);
    prices.push(Math.min(Math.max(Math.floor(1000 + winnings), ...smaller, MIN_ODDS), MAX_ODDS));
  }
  return prices;
}

/** Selections that the rest of the combination already contains. */
function impliedOf(joint: readonly number[], count: number): number[] {
  const all = 2 ** count - 1;
  const whole = joint[all] ?? 0;
  return Array.from({ length: count }, (_, i) => i).filter((i) => (joint[all & ~(1 << i)] ?? 0) - whole < NOTHING);
}

/**
 * The joint price of several selections of one match (betting rules, "bet builder"): the model of the score is fitted to the book's own
 * result and total; every possible match is settled by the markets' own definitions, which gives their correlation; each
 * of them on its own keeps the probability of the book; then the margin. Never the product of the prices.
 */
export function priceBuilderLeg(match: BuilderMatch, selections: readonly BuilderSelection[]): Result<BuilderPrice, BetBuilderRejection> {
  const sport = builderSport(match.sport);
  if (!sport) return err({ code: 'builder-sport' });
  const chosen = selections.map((s) => s.selection);
  if (chosen.length < 2 || chosen.length > MAX_BUILDER_SELECTIONS || new Set(chosen).size < chosen.length)
    return err({ code: 'builder-count', min: 2, max: MAX_BUILDER_SELECTIONS });
  return priceKnown(match, sportOfMatch(match, sport), selections);
}

function priceKnown(
  match: BuilderMatch,
  sport: BuilderSport,
  selections: readonly BuilderSelection[],
): Result<BuilderPrice, BetBuilderRejection> {
  const chosen = selections.map((s) => s.selection);
  const types = new Map(chosen.map((selection) => [marketOf(selection), builderMarket(selection, sport)]));
  const typeOf = (selection: SelectionId): MarketType | undefined => types.get(marketOf(selection));
  const foreign = chosen.filter((selection) => !typeOf(selection));
  if (foreign.length > 0) return err({ code: 'builder-market', selections: foreign });

  const states = matchScenarios(builderScores(match, sport), match.format, chosen.some(needsPeriodScores) ? sport.periodShares : null);
  const known = (selection: SelectionId): MarketType => {
    const type = typeOf(selection);
    invariant(type, 'markets of other types were refused');
    return type;
  };
  const { won, wins } = modelProbabilities(chosen, known, states, match);
  const unfit = chosen.filter((_, i) => won[i] === null);
  if (unfit.length > 0) return err({ code: 'builder-market', selections: unfit });

  const exactly = new Array<number>(2 ** chosen.length).fill(0);
  states.forEach(({ probability }, s) => {
    const set = wins.reduce((bits, row, i) => (row[s] ? bits | (1 << i) : bits), 0);
    exactly[set] = (exactly[set] ?? 0) + probability;
  });
  const asModelled = jointOfSets(exactly);
  if ((asModelled.at(-1) ?? 0) < NOTHING) return err({ code: 'builder-impossible', selections: chosen });
  const implied = impliedOf(asModelled, chosen.length);
  if (implied.length > 0) return err({ code: 'builder-implied', selections: implied.flatMap((i) => chosen.slice(i, i + 1)) });

  const fair = selections.map(({ selection, market }) => fairOf(selection, market, known, states, match));
  const joint = jointOfSets(fitMarginals(exactly, fair));
  const prices = priceSets(
    joint,
    selections.map(({ selection, market }) => market.find((o) => o.selection === selection)?.odds ?? MIN_ODDS),
  );
  return ok({ odds: prices.at(-1) ?? MIN_ODDS, prices });
}

/**
 * The book's probability of an outcome without the margin: its share of the market, times how many of the market's outcomes win (two of
 * a double chance, fewer than one where not every score is offered).
 */
function fairOf(
  selection: SelectionId,
  market: readonly BookOutcome[],
  typeOf: (selection: SelectionId) => MarketType,
  states: readonly MatchScenario[],
  match: BuilderMatch,
): number {
  const { won } = modelProbabilities(
    market.map((o) => o.selection),
    typeOf,
    states,
    match,
  );
  const winners = won.reduce<number>((sum, p) => sum + (p ?? 0), 0);
  const book = market.reduce((sum, o) => sum + 1 / o.odds, 0);
  const own = market.find((o) => o.selection === selection)?.odds ?? MIN_ODDS;
  return Math.min((winners * (1 / own)) / book, 0.9999);
}
