import type { MilliOdds } from '@touchline/kernel/odds';
import { decodeMarketId, type MarketId, outcomeOf, type SelectionId, selectionId } from '@touchline/kernel/selection';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import { marketTypeByKey } from '../markets/registry.ts';
import type { BuilderMatch } from './builder-match.ts';
import { type BookOutcome, type BuilderSelection, priceBuilderLeg } from './price-builder-leg.ts';
import { READY_KEYS, type ReadyKey } from './ready-keys.ts';

/** Selections of one match that make sense together, at their joint price. */
export interface ReadyCombination {
  readonly key: ReadyKey;
  readonly selections: readonly SelectionId[];
  /** Thousandths. */
  readonly odds: MilliOdds;
  /** The price of each on its own, in the same order. */
  readonly alone: readonly MilliOdds[];
}

/** Outcomes of a market as the book offers them; empty while it is not open. */
type Offered = (market: MarketId) => readonly BookOutcome[];

const HOME = 1;
const AWAY = 2;
const DRAW_NOT_AWAY = 1;
const DRAW_NOT_HOME = 3;
const YES = 1;
const NO = 2;
const OVER = 1;
const UNDER = 2;

/** Bounds of the odds: shorter adds next to nothing to the combination, longer is not credible. */
const MIN_LEG: MilliOdds = 1080;
const MAX_LEG: MilliOdds = 15_000;
const MIN_JOINT: MilliOdds = 1250;
const MAX_JOINT: MilliOdds = 150_000;

/** Looks for selections in what a match offers. */
class Picker {
  readonly #offered: Offered;
  readonly #totals: readonly MarketId[];
  readonly favourite: 1 | 2;

  constructor(match: BuilderMatch, offered: Offered, markets: readonly MarketId[]) {
    this.#offered = offered;
    const total = marketTypeByKey('total')?.id;
    // Half lines alone are won or lost.
    this.#totals = markets.filter((market) => {
      const { type, period, line } = decodeMarketId(market);
      return type === total && period === 0 && Math.abs(line) % 4 === 2;
    });
    this.favourite = match.result.home <= match.result.away ? HOME : AWAY;
  }

  get underdog(): 1 | 2 {
    return this.favourite === HOME ? AWAY : HOME;
  }

  /** An outcome at a price that makes it a pick; undefined where it has none. */
  of(market: MarketId, outcome: number): BuilderSelection | undefined {
    const all = this.#offered(market);
    const own = all.find(({ selection }) => outcomeOf(selection) === outcome);
    return own && own.odds >= MIN_LEG && own.odds <= MAX_LEG ? { selection: selectionId(market, outcome), market: all } : undefined;
  }

  /** Over or under, or either, at the line whose price is nearest to what is wanted. */
  total(outcomes: readonly (1 | 2)[], wanted: MilliOdds): BuilderSelection | undefined {
    const priced = this.#totals.flatMap((market) =>
      outcomes.flatMap((outcome) => {
        const found = this.of(market, outcome);
        return found ? [{ found, gap: Math.abs(Math.log(oddsOf(found) / wanted)) }] : [];
      }),
    );
    return priced.toSorted((a, b) => a.gap - b.gap)[0]?.found;
  }
}

const oddsOf = ({ selection, market }: BuilderSelection): MilliOdds => market.find((one) => one.selection === selection)?.odds ?? 0;

const RESULT = marketIdByKey('result');
const DOUBLE_CHANCE = marketIdByKey('double-chance');
const BOTH_SCORE = marketIdByKey('both-score');
const FIRST_HALF = marketIdByKey('result', { period: 1 });

/** How each is made of what is offered now; lines are those nearest to a price, so that a strong favourite gets other ones than even sides. */
const RECIPES: Readonly<Record<ReadyKey, (pick: Picker) => readonly (BuilderSelection | undefined)[]>> = {
  favourite: (pick) => [pick.of(RESULT, pick.favourite), pick.total([OVER], 1450)],
  goals: (pick) => [pick.total([OVER], 1900), pick.of(BOTH_SCORE, YES)],
  'both-ways': (pick) => [pick.of(RESULT, pick.favourite), pick.total([OVER], 1900), pick.of(BOTH_SCORE, YES)],
  cautious: (pick) => [pick.of(DOUBLE_CHANCE, pick.favourite === HOME ? DRAW_NOT_AWAY : DRAW_NOT_HOME), pick.total([OVER, UNDER], 1300)],
  'to-nil': (pick) => [pick.of(RESULT, pick.favourite), pick.of(BOTH_SCORE, NO)],
  'long-shot': (pick) => [pick.of(FIRST_HALF, 0), pick.of(RESULT, pick.underdog), pick.total([OVER], 1900), pick.of(BOTH_SCORE, YES)],
};

/** The picks of a recipe that are on offer; undefined where too few are. Of three or more one may be missing. */
function picksOf(key: ReadyKey, pick: Picker): readonly BuilderSelection[] | undefined {
  const wanted = RECIPES[key](pick);
  const found = wanted.filter((one) => one !== undefined);
  return found.length >= Math.max(2, wanted.length - 1) ? found : undefined;
}

/**
 * The ready-made combinations of a match, chosen by rules from its current odds, each at the builder's joint odds. Yields after each one, so that
 * the caller can do other work in between. None for a sport without a model, nor of legs that exclude or imply one another.
 */
export function* readyMade(match: BuilderMatch, offered: Offered, markets: readonly MarketId[]): Generator<ReadyCombination | undefined> {
  const pick = new Picker(match, offered, markets);
  const seen = new Set<string>();
  for (const key of READY_KEYS) {
    const picks = picksOf(key, pick);
    const same = picks
      ?.map(({ selection }) => selection)
      .toSorted((a, b) => a - b)
      .join();
    if (!picks || same === undefined || seen.has(same)) continue;
    seen.add(same);
    const priced = priceWithoutImplied(match, picks);
    if (priced && priced.odds >= MIN_JOINT && priced.odds <= MAX_JOINT) yield { key, ...priced };
    else yield undefined;
  }
}

/** The joint price; a pick that the others contain is left out of it. */
function priceWithoutImplied(match: BuilderMatch, picks: readonly BuilderSelection[]): Omit<ReadyCombination, 'key'> | undefined {
  const priced = priceBuilderLeg(match, picks);
  if (priced.ok) return { selections: picks.map(({ selection }) => selection), odds: priced.value.odds, alone: picks.map(oddsOf) };
  if (priced.error.code !== 'builder-implied') return undefined;
  const { selections } = priced.error;
  const [first] = selections;
  const left = picks.filter(({ selection }) => selection !== first);
  return left.length >= 2 ? priceWithoutImplied(match, left) : undefined;
}
