import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import { seedOf } from '@touchline/kernel/random';
import type { LeagueData, SportModel } from '../sport-model.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const FIVE_MINUTES = 300_000;

/** How a league's calendar runs: all that does not depend on the season. */
export interface LeaguePlan {
  readonly league: LeagueData;
  readonly model: SportModel;
  readonly format: MatchFormat;
  readonly kind: LeagueData['calendar']['kind'];
  /** From round to round. */
  readonly roundMs: number;
  /** Kick-offs of a round are spread over so long. */
  readonly windowMs: number;
  /** Rounds of a season, and matches of the first of them. */
  readonly rounds: number;
  readonly pairs: number;
  /** Shifts the league's calendar, so that leagues do not all begin at once. */
  readonly offsetMs: number;
  /** How far ahead fixtures are announced. */
  readonly horizonMs: number;
  /** Runners of a race; 0 in other sports. */
  readonly runners: number;
}

/** Hours between rounds of a league, by sport: denser than real calendars, so that every hour of the week has matches. */
const LEAGUE_HOURS: Readonly<Record<number, number>> = { 1: 36, 2: 30, 3: 28, 5: 24, 6: 24, 7: 60, 8: 30, 13: 60, 66: 30 };
const LEAGUE_HOURS_ELSEWHERE = 24;
const CUP_HOURS = 40;
const CYCLE_AHEAD = 5;
const MOST_RUNNERS = 32;
const CYCLE_RUNNERS = 8;
const CYCLES_PER_SEASON = 288;

/** Days set in advance are announced this long ahead. */
const FIXED_AHEAD = 4 * 365 * DAY;

function roundHours(kind: 'league' | 'cup' | 'tour', model: SportModel): number {
  const needed = model.duration / HOUR + 1;
  if (kind === 'tour') return Math.max(5, needed + 2);
  if (kind === 'cup') return Math.max(CUP_HOURS, needed + 4);
  return Math.max(LEAGUE_HOURS[model.sport] ?? LEAGUE_HOURS_ELSEWHERE, needed * 1.6);
}

/** Great leagues are announced for the week, the others for the next round or two. */
const aheadDays = (top: number): number => (top === 0 ? 1.7 : top <= 5 ? 7 : 4);

/** Largest power of two that the number of competitors fills. */
export const drawSize = (competitors: number): number => 2 ** Math.floor(Math.log2(Math.min(64, Math.max(2, competitors))));

export function planLeague(league: LeagueData, model: SportModel, seed: number): LeaguePlan {
  const { calendar } = league;
  const count = league.competitors.length;
  const format = { ...model.format, ...league.format };
  const race = format.scoring === 'places';
  const phase = seedOf(seed, 'phase', league.id) / 2 ** 32;
  const runners = race ? Math.min(count, league.field ?? (calendar.kind === 'cycle' ? CYCLE_RUNNERS : MOST_RUNNERS), MOST_RUNNERS) : 0;
  const shared = { league, model, format, kind: calendar.kind, runners };
  if (calendar.kind === 'fixed')
    return { ...shared, roundMs: DAY, windowMs: 0, rounds: calendar.events.length, pairs: 1, offsetMs: 0, horizonMs: FIXED_AHEAD };
  if (calendar.kind === 'cycle') {
    const roundMs = calendar.everyMinutes * 60_000;
    return {
      ...shared,
      roundMs,
      windowMs: 0,
      rounds: CYCLES_PER_SEASON,
      pairs: 1,
      offsetMs: Math.floor((phase * roundMs) / 60_000) * 60_000,
      horizonMs: roundMs * CYCLE_AHEAD,
    };
  }
  const roundMs = Math.round(roundHours(calendar.kind, model) * HOUR);
  const windowMs = calendar.kind === 'league' ? roundMs * 0.75 : Math.max(0, roundMs - model.duration - HOUR);
  const knockOut = calendar.kind !== 'league';
  const even = count + (count % 2);
  return {
    ...shared,
    roundMs,
    windowMs: race ? 0 : windowMs,
    rounds: race ? 1 : knockOut ? Math.log2(drawSize(count)) : 2 * (even - 1),
    pairs: race ? 1 : knockOut ? drawSize(count) / 2 : Math.floor(even / 2),
    offsetMs: Math.floor((phase * roundMs) / FIVE_MINUTES) * FIVE_MINUTES,
    // Of a tour the tournament after this one is announced, no further.
    horizonMs: Math.min(aheadDays(league.top) * DAY, calendar.kind === 'tour' && !race ? roundMs * Math.log2(drawSize(count)) : Infinity),
  };
}
