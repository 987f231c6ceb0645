import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';
import type { LegResult } from '@touchline/betting/settlement/leg-result';
import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketId, SelectionId } from '@touchline/kernel/selection';
import type { MatchHistory } from './match-history.ts';

/** A name is a fact; where a language has its own spelling it stands under its code, else `en` is shown. */
export type Names = Readonly<{ en: string } & Partial<Record<string, string>>>;

export interface Champ {
  readonly id: number;
  readonly sport: number;
  /** Catalogue country id; 0 = international. */
  readonly country: number;
  readonly names: Names;
  /** Rank among the top championships, 1 first; 0 = not a top one. */
  readonly top: number;
  /** Season's name, "2026/27". */
  readonly season?: string;
}

export interface Competitor {
  readonly id: number;
  readonly names: Names;
  readonly country: number;
  /** Crest: pattern and two colours as hex, for the drawn crest. Absent for people. */
  readonly crest?: {
    readonly pattern: 'plain' | 'stripes' | 'halves' | 'sash' | 'hoops' | 'chevron';
    readonly a: string;
    readonly b: string;
  };
  /** Shirt number and name, by line-up index; empty where the sport has no line-ups. */
  readonly players?: readonly { readonly name: string; readonly number: number; readonly position: string }[];
}

/** A runner's line of the racecard: who rides and who trains it, and on what terms it starts. */
export interface RaceEntry {
  /** Its stall, from 1. */
  readonly draw: number;
  /** Years. */
  readonly age: number;
  /** Carried, with the rider. */
  readonly weightPounds: number;
  /** The handicapper's mark, from which the weights follow. */
  readonly rating: number;
  readonly jockey: string;
  readonly trainer: string;
}

export interface Fixture {
  readonly id: number;
  readonly sport: number;
  readonly champ: Champ;
  readonly home: Competitor;
  /** Null for races, votes and outrights, which have runners. */
  readonly away: Competitor | null;
  readonly runners?: readonly Competitor[];
  /** Its starting prices will be told (`StartingPrices`): bets to win get the better of theirs and that. */
  readonly hasStartingPrices?: true;
  /** By runner, in races that have a racecard. */
  readonly entries?: readonly RaceEntry[];
  /** Epoch ms. */
  readonly startsAt: number;
  readonly format: MatchFormat;
  /** Menu section ids of the catalogue (cyber-stream, marble-live...); empty for ordinary sport. */
  readonly sections: readonly number[];
  readonly virtual: boolean;
  readonly round?: string;
  readonly stage?: string;
  readonly venue?: { readonly name: string; readonly city: string; readonly capacity?: number };
  /** How much attention it deserves, 0-100: orders the top lists. */
  readonly weight: number;
  /** Whether it will be offered live. */
  readonly live: boolean;
  /** Other matches on which its result depends (a duel of their players): never multiplied with theirs. */
  readonly relatesTo?: readonly number[];
}

/** open: can be bet on. suspended: shown locked, for a moment. closed: no longer offered. */
export type MarketStatus = 'open' | 'suspended' | 'closed';

export interface MarketOdds {
  readonly market: MarketId;
  readonly status: MarketStatus;
  /** [outcome, price]; a price of 0 means not offered at present. A market's outcomes are always sent whole. */
  readonly prices: readonly (readonly [outcome: number, odds: MilliOdds])[];
  /** True for the line that stands nearest to even among markets of the same type and period. */
  readonly main?: boolean;
}

/** `confirmed` results pay; `provisional` ones are shown. */
export type Certainty = 'provisional' | 'confirmed';

export interface FeedEventHeader {
  readonly source: string;
  /** Counts up by 1 for each match, from 1. Source-wide messages are numbered as match 0. */
  readonly seq: number;
  /** Permanent match id; 0 for Alive and SnapshotComplete. */
  readonly match: number;
  /** Epoch ms at the source, and on receipt. */
  readonly sourceTime: number;
  readonly receivedAt: number;
}

export type FeedEventBody =
  | { readonly type: 'FixtureAdded'; readonly fixture: Fixture }
  | { readonly type: 'FixtureChanged'; readonly changes: Partial<Omit<Fixture, 'id' | 'sport'>> }
  | { readonly type: 'MarketChanged'; readonly markets: readonly MarketOdds[] }
  /** All markets of the match where `markets` is absent. */
  | { readonly type: 'MarketStopped'; readonly markets?: readonly MarketId[]; readonly status: 'suspended' | 'closed' }
  | { readonly type: 'MatchStateChanged'; readonly facts: MatchState }
  /** Something happened; the facts after it come along whole. `material` ones (score, card, penalty...) refuse live bets that wait. */
  | { readonly type: 'MatchEvent'; readonly incident: Incident; readonly facts: MatchState; readonly material: boolean }
  | {
      readonly type: 'MarketSettled';
      readonly version: number;
      readonly certainty: Certainty;
      readonly results: readonly (readonly [selection: SelectionId, result: LegResult])[];
    }
  | { readonly type: 'SettlementRolledBack'; readonly version: number; readonly markets: readonly MarketId[] }
  /** Bets accepted in the window [from, to) (epoch ms; absent = unbounded) are void; all markets where absent. */
  | {
      readonly type: 'MarketCancelled';
      readonly version: number;
      readonly markets?: readonly MarketId[];
      readonly from?: number;
      readonly to?: number;
    }
  /**
   * A runner was taken out of a race at `at` (epoch ms), when its price to win was `odds`: bets taken before bear Rule 4 on the others.
   * `selection` is the runner in the market of the winner; its results say that it is void.
   */
  | {
      readonly type: 'RunnerWithdrawn';
      readonly version: number;
      readonly selection: SelectionId;
      readonly odds: MilliOdds;
      readonly at: number;
    }
  /** The last prices to win before a race was off at `at` (epoch ms): bets taken before get the better of theirs and these. */
  | {
      readonly type: 'StartingPrices';
      readonly version: number;
      readonly prices: readonly (readonly [selection: SelectionId, odds: MilliOdds])[];
      readonly at: number;
    }
  | { readonly type: 'CancelRolledBack'; readonly version: number; readonly markets?: readonly MarketId[] }
  | { readonly type: 'Alive'; readonly subscribed: boolean }
  | { readonly type: 'SnapshotComplete' };

export type FeedEvent = FeedEventHeader & FeedEventBody;

/**
 * The source of events: simulator, replay, uof, exchange. A match's events form one sequence: a source never calls `emit` for one match from two
 * places.
 */
export interface FeedSource {
  readonly name: string;
  /**
   * Starts sending; resolves once the first snapshot has been sent (SnapshotComplete). `since` gives the last seq already stored per match.
   * `offered` gives every selection ever stored of a match, settled or not: a source without a memory of its own (the simulator) settles
   * them all, also those it showed before a restart. `isFinished` says whether a match is stored to its end: nothing more need be said of it. Of a match
   * that `isUnread` says the receiver is still to read nothing is said until `read` names it.
   */
  start(
    emit: (event: FeedEvent) => void,
    lastSeqOf: (match: number) => number,
    knownSelections?: (match: number) => Iterable<SelectionId>,
    isFinished?: (match: number) => boolean,
    isUnread?: (match: number) => boolean,
  ): Promise<void>;
  /** The receiver has read more of its stored matches, with every selection stored of them. A source without it starts when all are read. */
  read?(offered: ReadonlyMap<number, Iterable<SelectionId>>): void;
  /** Does beforehand what needs nothing of the receiver; `start` follows. */
  prepare?(): void;
  stop(): Promise<void>;
  /** Sends a match's whole picture again (FixtureAdded, state, markets) after something went missing; all matches and SnapshotComplete where absent. */
  recover?(match?: number): void;
  /** Says a match before the others that are still to be said, where it has not been said since `start` or the last recovery. */
  hasten?(match: number): void;
  /** The known past, where the source knows any. */
  readonly history?: MatchHistory;
  /** Notes for operators about a source that goes on all the same: work that was set aside. */
  notes?(): readonly string[];
}
