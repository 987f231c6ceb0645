import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { Champ, Competitor, Fixture } from './feed-events.ts';

/** A match that is over. */
export interface FinishedMatch {
  readonly fixture: Fixture;
  readonly facts: MatchState;
}

export interface TableRow {
  readonly competitor: Competitor;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** Latest results, newest last: W, D, L. */
  readonly form: string;
}

/** `rounds`: everybody against everybody. `knock-out`: who loses is out. `races`: runners without sides. `cycle`: match after match, pairs by lot. */
export type SeasonKind = 'rounds' | 'knock-out' | 'races' | 'cycle';

export interface Season {
  /** Counts up by 1 within the championship; positive. */
  readonly id: number;
  readonly name: string;
  readonly kind: SeasonKind;
  /** Epoch ms of its first round and of the next season's. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A competitor with where it plays. */
export interface CompetitorProfile {
  readonly competitor: Competitor;
  readonly sport: number;
  readonly venue?: NonNullable<Fixture['venue']>;
  /** The championships that it enters, its own league first. */
  readonly champs: readonly Champ[];
}

/** Which played matches are asked for; empty lists = all. */
export interface FinishedMatchQuery {
  readonly sports: readonly number[];
  readonly champs: readonly number[];
  readonly competitors: readonly number[];
  /** Whether virtual sports count too. */
  readonly includeVirtual: boolean;
  /** Starts in [from, to), epoch ms; over before `now`. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** Only what stands behind this one in the order. */
  readonly after?: { readonly startsAt: number; readonly id: number };
  readonly limit: number;
}

/** Ids of what bears a name. */
export interface NamedIds {
  readonly competitors: readonly number[];
  readonly champs: readonly number[];
}

/**
 * The past as a source knows it. Lists are newest first and empty where it knows nothing; none of it changes while a match is on. All answers are
 * promises: the past may be computed in another thread, which rejects queries when its queue is full.
 */
export interface MatchHistory {
  /** The latest matches of a competitor that started before `before` (epoch ms). */
  form(competitorId: number, before: number, limit: number): Promise<readonly FinishedMatch[]>;
  /** Matches of the two against each other, either way round. */
  headToHead(homeId: number, awayId: number, before: number, limit: number): Promise<readonly FinishedMatch[]>;
  /** The championship's table in order, as of `before`. */
  table(champId: number, before: number): Promise<readonly TableRow[]>;
  /** Seasons of a championship that have started by a moment, the running one first. */
  seasons(champId: number, at: number): Promise<readonly Season[]>;
  /** The matches of a season that are over, in the order of their starts. */
  season(champId: number, seasonId: number, before: number): Promise<readonly FinishedMatch[]>;
  /** All fixtures of a season known at a moment, also those to come; a knock-out's next rounds appear as they are drawn. */
  fixtures(champId: number, seasonId: number, at: number): Promise<readonly Fixture[]>;
  /** One match that is over; undefined where it is not, or never was. */
  match(matchId: number, before: number): Promise<FinishedMatch | undefined>;
  competitor(competitorId: number): Promise<CompetitorProfile | undefined>;
  champ(champId: number): Promise<Champ | undefined>;
  /** Matches whose names contain a word in any language; at most so many of either kind. `word` is in lower case. */
  findByName(word: string, max: number): Promise<NamedIds>;
  /** Played matches by start and id, newest first. */
  finishedMatches(query: FinishedMatchQuery): Promise<readonly FinishedMatch[]>;
  /** How many by championship. */
  finishedMatchCounts(query: Omit<FinishedMatchQuery, 'limit' | 'after'>): Promise<ReadonlyMap<number, number>>;
}
