import type { MatchFacts } from '@touchline/betting/match-state/match-facts';
import type { Competitor, Fixture } from './vocabulary.ts';

/** A match that is over. */
export interface PastMatch {
  readonly fixture: Fixture;
  readonly facts: MatchFacts;
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

/** What a source knows of the past. Lists are newest first and empty where it knows nothing; none of it changes while a match is on. */
export interface History {
  /** The latest matches of a competitor that started before `before` (epoch ms). */
  form(competitorId: number, before: number, limit: number): readonly PastMatch[];
  /** Matches of the two against each other, either way round. */
  headToHead(homeId: number, awayId: number, before: number, limit: number): readonly PastMatch[];
  /** The championship's table in order, as of `before`. */
  table(champId: number, before: number): readonly TableRow[];
}
