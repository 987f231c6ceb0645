import { marketType } from '@touchline/betting/markets/registry';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketId } from '@touchline/kernel/selection';
import { decodeMarketId } from '@touchline/kernel/selection';
import type { Fixture, MarketOdds } from '../../feed-events.ts';
import { applyMargin } from '../pricing/apply-margin.ts';
import { priceFamilies } from '../pricing/price-families.ts';
import type { FairMarket, Ratings, SportModel } from '../sport-model.ts';
import type { PlannedMatch } from './calendar.ts';
import { driftedRatings, prematchRepriceIntervalMs } from './drift.ts';
import { offersPlayerMarkets } from './player-markets-offer.ts';

const isOfPlayers = (type: number): boolean => marketType(type)?.group === 'players';

/** Margin of a market, percent: thin on what most people bet on, wider where the model knows less. */
function marginPercent(type: number, outcomes: number, weight: number, live: boolean): number {
  const ofPlayers = isOfPlayers(type);
  const base = outcomes === 2 ? (ofPlayers ? 6.5 : 4.2) : ofPlayers ? 9 : outcomes > 6 ? 8 : 5.2;
  return base + (weight >= 60 ? -0.8 : weight < 25 ? 1.2 : 0) + (live ? 0.8 : 0);
}

function quoteMarket({ market, outcomes }: FairMarket, weight: number, live: boolean): MarketOdds | null {
  const { type } = decodeMarketId(market);
  const odds = applyMargin(
    outcomes.map(([, p]) => p),
    marginPercent(type, outcomes.length, weight, live),
  );
  const open = odds.reduce((n, o) => n + (o > 0 ? 1 : 0), 0);
  // One outcome alone is no choice, unless each stands for itself (a goalscorer).
  if (open < (isOfPlayers(type) && marketType(type)?.outcomes === null ? 1 : 2)) return null;
  const prices = outcomes.map(([outcome], i): readonly [number, MilliOdds] => [outcome, odds[i] ?? 0]);
  return { market, status: 'open', prices };
}

/** The line nearest to even among markets of one type, period and specifier. */
function markMain(markets: MarketOdds[]): MarketOdds[] {
  const best = new Map<string, { index: number; gap: number }>();
  markets.forEach(({ market, prices }, index) => {
    const { type, period, specifier } = decodeMarketId(market);
    const [a, b] = [prices[0]?.[1] ?? 0, prices.at(-1)?.[1] ?? 0];
    const gap = a && b ? Math.abs(Math.log(a / b)) : Infinity;
    const key = `${type} ${period} ${specifier}`;
    const known = best.get(key);
    if (!known || gap < known.gap) best.set(key, { index, gap });
  });
  const main = new Set([...best.values()].map((b) => b.index));
  return markets.map((m, i) => (main.has(i) ? { ...m, main: true } : m));
}

interface QuoteOptions {
  readonly live: boolean;
  /** Whether the markets of players are among them. */
  readonly players: boolean;
}

/** All markets of a match on these facts, with the model's view of the two sides, margin and main lines. */
export function quoteMarkets(
  model: SportModel,
  fixture: Fixture,
  ratings: Ratings,
  facts: MatchState,
  { live, players }: QuoteOptions,
): MarketOdds[] {
  const fair = priceFamilies(fixture.format, model.outlooks(fixture, ratings, facts), facts);
  fair.push(...model.specials(fixture, ratings, facts));
  if (players && model.players) fair.push(...model.players(fixture, ratings, facts));
  return applyMargins(fair, fixture.weight, live);
}

/** Fair markets with their margin; the first of those that share an id counts. */
export function applyMargins(fair: readonly FairMarket[], weight: number, live: boolean): MarketOdds[] {
  const quoted = new Map<MarketId, MarketOdds>();
  for (const market of fair) {
    const prices = quoted.has(market.market) ? null : quoteMarket(market, weight, live);
    if (prices) quoted.set(market.market, prices);
  }
  return markMain([...quoted.values()]);
}

const quote = ({ fixture, plan, ratings }: PlannedMatch, facts: MatchState, at: number, seed: number): MarketOdds[] =>
  quoteMarkets(plan.model, fixture, driftedRatings(seed, fixture.id, ratings, at), facts, {
    live: at >= fixture.startsAt,
    players: offersPlayerMarkets(fixture, at),
  });

/** Markets of a match before it starts, as they stand in the drift's bucket of that moment. */
export function quotePrematch(match: PlannedMatch, now: number, seed: number): MarketOdds[] {
  const bucket = prematchRepriceIntervalMs(match.fixture.startsAt - now);
  return quote(match, INITIAL_MATCH_STATE, Math.floor(now / bucket) * bucket, seed);
}

/** Markets of a running match; `facts` as of now, clock included. Opinion no longer drifts once the match has begun. */
export const quoteLive = (match: PlannedMatch, facts: MatchState, seed: number): MarketOdds[] =>
  quote(match, facts, match.fixture.startsAt, seed);
