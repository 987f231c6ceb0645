import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';
import type { MarketId, SelectionId } from '@touchline/kernel/selection';
import type { Fixture } from '../feed-events.ts';

/** One match in the book: everything about it except its prices, which are in the book's columns. */
export interface BookMatch {
  readonly id: number;
  /** Position in the book, reused after the match has left. */
  readonly slot: number;
  source: string;
  /** Of the last event applied. */
  seq: number;
  fixture: Fixture;
  facts: MatchState;
  /** Goes up with everything that makes a waiting live bet unfair: a goal, a card, a stop of the whole match, a cancellation. */
  version: number;
  /** Head of the list of market slots, -1 = none. */
  firstMarket: number;
  /** Its tail: markets come at the end, by the hundred. */
  lastMarket: number;
  markets: number;
  /** Side whose score changed last, and when at the source (epoch ms). */
  lastScore: { readonly side: 1 | 2; readonly at: number } | null;
  /** Whether any event so far said where on the field it was. */
  hasPositions: boolean;
}

/** `gap`: applied, but something before it is missing, so all markets that it did not refresh are suspended until they are. */
export type ApplyOutcome = 'applied' | 'duplicate' | 'gap' | 'unknown';

/** Changes by an event. Values are read from the book when they are needed, so that changes can be merged by key. */
export interface MatchChange {
  readonly applied: ApplyOutcome;
  readonly match: number;
  readonly added: boolean;
  readonly fixture: boolean;
  readonly facts: boolean;
  readonly incident: Incident | null;
  readonly material: boolean;
  /** Markets that came, or whose set of selections, `main` mark or existence changed. */
  readonly markets: readonly MarketId[];
  /** Selections whose price or status changed. */
  readonly prices: readonly SelectionId[];
}

/** A change of which each part says that nothing is different. */
export const NO_CHANGE = {
  added: false,
  fixture: false,
  facts: false,
  incident: null,
  material: false,
  markets: [],
  prices: [],
} as const satisfies Omit<MatchChange, 'applied' | 'match'>;
