import type { StatKey } from '@touchline/catalogue/count-keys';

/**
 * The known state of a match: the one input of score-boards, prices and settlement, for every sport. A feed sends it whole (it is small); nothing in
 * it is derived.
 */
export type MatchStatus = 'planned' | 'live' | 'break' | 'interrupted' | 'ended' | 'postponed' | 'abandoned' | 'cancelled' | 'walkover';

/** 1 home (or first), 2 away (or second), 0 neither. */
export type Side = 0 | 1 | 2;

/** A number of each side: a score, a count, a rate. */
export type HomeAway = readonly [home: number, away: number];

/** One thing that happened. Scores are those after it. Seconds count from the start of the period's own clock (football: match clock). */
export interface Incident {
  readonly id: number;
  readonly kind: string;
  readonly side: Side;
  readonly period: number;
  readonly second: number;
  readonly score: HomeAway;
  /** Index in the fixture's line-up of that side, where a person did it. */
  readonly player?: number;
  readonly assist?: number;
  /** How much it counted: runs of a ball, points of a basket, score of a dart visit. */
  readonly value?: number;
  readonly detail?: string;
  /** The place, in percent of the field, from the home side's point of view (home attacks to x = 100). */
  readonly x?: number;
  readonly y?: number;
}

export interface MatchState {
  readonly status: MatchStatus;
  /** The running period, 1-based; 0 before the start. Overtime and extra periods follow the regular ones. */
  readonly period: number;
  /** How many periods are complete. */
  readonly periodsDone: number;
  /** Seconds on the match clock at `at` (epoch ms). Null where the sport has no clock. A countdown sport still counts up here. */
  readonly clock: { readonly seconds: number; readonly running: boolean; readonly at: number } | null;
  /** Per statistic, per period from the first: [home, away]. Periods that have not begun are absent. */
  readonly counts: Readonly<Partial<Record<StatKey, readonly HomeAway[]>>>;
  readonly incidents: readonly Incident[];
  /** The side that serves, bats or throws. */
  readonly turn: Side;
  /** Points inside the running game (tennis 0, 15, 30, 40, 50 = advantage; darts: points left). */
  readonly points: HomeAway | null;
  /** Place of each runner by runner index, 1-based, ties share a place; 0 = did not finish, -1 = non-runner. Races, votes, outrights. */
  readonly places: readonly number[] | null;
  /** The winner of a match that ended otherwise than by its score (decision, knock-out, shoot-out, retirement). */
  readonly winner: Side | null;
  /** How it ended, where the sport has ways to end: 'ko', 'submission', 'decision', 'retired', 'shoot-out', 'overtime'. */
  readonly ending: string | null;
}

export const INITIAL_MATCH_STATE: MatchState = {
  status: 'planned',
  period: 0,
  periodsDone: 0,
  clock: null,
  counts: {},
  incidents: [],
  turn: 0,
  points: null,
  places: null,
  winner: null,
  ending: null,
};
