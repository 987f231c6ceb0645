import type { MarketRef } from '@touchline/kernel/selection';
import type { MatchFormat } from '../match-state/match-format.ts';
import type { MatchState } from '../match-state/match-state.ts';
import type { LegResult } from '../settlement/leg-result.ts';

/** In the order of their numbers on the wire, from 1: new ones stand at the end. */
export const MARKET_GROUPS = [
  'main',
  'goals',
  'handicaps',
  'halves',
  'players',
  'corners',
  'cards',
  'statistics',
  'scores',
  'intervals',
  'specials',
] as const;
export type MarketGroup = (typeof MARKET_GROUPS)[number];

/** Facts of a match that settlement and pricing may know besides its state. */
export interface MatchContext {
  readonly sport: number;
  readonly format: MatchFormat;
}

/**
 * A kind of market, once for every sport and period that offers it: how it is called, what can be chosen, how each choice settles.
 * Names come from the dictionaries: `market.<key>` with the ICU arguments {home} {away} {n} (the ref's specifier) and `nameArgs`; where the
 * ref has a period, `market.in-period` {market} {period} around it; `outcome.<key>` with {home} {away} {player} and the outcome's own arguments.
 */
export interface MarketType {
  /** Permanent number (market-ids.ts); never used again for another type. */
  readonly id: number;
  /** kebab-case, its file's name: "asian-handicap", "corner-total". */
  readonly key: string;
  readonly group: MarketGroup;
  /** Outcome numbers that a market of this type always has; null where they come from the match (runners, players, scores). */
  readonly outcomes: readonly number[] | null;
  /** Dictionary key of an outcome's name and its own arguments (a score "2:1", a runner's index). */
  readonly outcomeName: (
    ref: MarketRef,
    outcome: number,
  ) => { readonly key: string; readonly args?: Readonly<Record<string, string | number>> };
  /** Further arguments of the market's own name (a minute window's ends). `playerOutcome`, a player's number, becomes {player}, his name. */
  readonly nameArgs?: (ref: MarketRef) => Readonly<Record<string, string | number>>;
  /** Columns when drawn: 1, 2, 3 or 'score' (home, draw, away columns of correct scores). */
  readonly layout: 1 | 2 | 3 | 'score';
  /** Result of the outcome in this match state; undefined while it is open. Settled early where possible (over 2.5 at 3-0). */
  readonly settle: (ref: MarketRef, outcome: number, facts: MatchState, match: MatchContext) => LegResult | undefined;
}
