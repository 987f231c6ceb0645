import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import { invariant } from '@touchline/kernel/invariant';
import { hashSeed } from '@touchline/kernel/random';
import type { CompetitionData, SportModel } from '../sport-model.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const FIVE_MINUTES = 300_000;

/** How a league's calendar runs: all that does not depend on the season. */
export interface LeaguePlan {
  readonly league: CompetitionData;
  readonly model: SportModel;
  readonly format: MatchFormat;
  readonly kind: CompetitionData['calendar']['kind'];
  /** When each round of a season begins, from the season's start; and how long its kick-offs are spread over. */
  readonly roundStarts: readonly number[];
  readonly kickOffWindowsMs: readonly number[];
  readonly seasonMs: number;
  /** Rounds of a season, and matches of the first of them. */
  readonly rounds: number;
  readonly matchesInFirstRound: number;
  /** Shifts the league's calendar, so that leagues do not all begin at once. */
  readonly offsetMs: number;
  /** How far ahead fixtures are announced. */
  readonly announceAheadMs: number;
  /** Runners of a race; 0 in other sports. */
  readonly runners: number;
  /** How long its matches last at most, real ms, where that does not follow from the sport. */
  readonly maxDurationMs?: number;
}

/** Hours between rounds of a league, by sport: denser than real calendars, so that every hour of the week has matches. */
const LEAGUE_HOURS: Readonly<Record<number, number>> = { 1: 15, 2: 15, 3: 14, 5: 16, 6: 14, 8: 15, 13: 30, 66: 18 };
const LEAGUE_HOURS_ELSEWHERE = 14;
const CUP_HOURS = 40;
const CYCLE_AHEAD = 5;
const MAX_RUNNERS = 32;
const CYCLE_RUNNERS = 8;
const CYCLES_PER_SEASON = 288;

/** Days set in advance are announced this long ahead. */
const FIXED_AHEAD = 4 * 365 * DAY;

/** Matches of a tour that are on at once while a round lasts: long first rounds, short finals. */
const TOUR_LIVE = 8;

/** Hours from a round with so many matches to the next. */
function roundHours(kind: 'league' | 'cup' | 'tour', model: SportModel, matches: number): number {
  const hours = model.duration / HOUR;
  if (kind === 'tour') return Math.max(5, hours + 3, (matches * hours) / TOUR_LIVE);
  if (kind === 'cup') return Math.max(CUP_HOURS, hours + 5);
  return Math.max(LEAGUE_HOURS[model.sport] ?? LEAGUE_HOURS_ELSEWHERE, (hours + 1) * 1.6);
}

type Rounds = Pick<LeaguePlan, 'roundStarts' | 'kickOffWindowsMs' | 'seasonMs' | 'rounds'>;

function roundsOf(lengths: readonly number[], kickOffWindowsMs: readonly number[]): Rounds {
  const roundStarts: number[] = [];
  let seasonMs = 0;
  for (const length of lengths) {
    roundStarts.push(seasonMs);
    seasonMs += length;
  }
  return { roundStarts, kickOffWindowsMs, seasonMs, rounds: lengths.length };
}

const FOOTBALL = 1;

/** Great football leagues are announced for the week, other great ones for some days, the rest for the next round. */
function announceAheadDays({ sport, top }: CompetitionData): number {
  if (sport !== FOOTBALL) return top === 0 ? 0.6 : 1.5;
  return top === 0 ? 0.7 : top <= 5 ? 7 : 2.5;
}

/** An aggregate match ends so long after the last kick-off of its round. */
const DIGEST_TAIL_MS = 3 * HOUR;
const SEASON_TAIL_MS = 2 * DAY;

/** The calendar of games over another championship: a game a round, or a game a season. */
export function planAggregateLeague(league: CompetitionData, model: SportModel, base: LeaguePlan): LeaguePlan {
  invariant(league.calendar.kind === 'aggregate' && base.kind === 'league', `league ${league.id} is about a league`);
  const { metric } = league.calendar;
  const shared = {
    league,
    model,
    format: { ...model.format, ...league.format },
    kind: league.calendar.kind,
    matchesInFirstRound: 1,
    runners: 0,
  } as const;
  if (metric === 'season')
    return {
      ...shared,
      ...roundsOf([base.seasonMs], [0]),
      offsetMs: base.offsetMs,
      announceAheadMs: base.seasonMs,
      maxDurationMs: base.seasonMs + SEASON_TAIL_MS,
    };
  const { roundStarts, kickOffWindowsMs, seasonMs, rounds, offsetMs } = base;
  const roundMs = seasonMs / rounds;
  const windowMs = Math.max(...kickOffWindowsMs);
  return {
    ...shared,
    roundStarts,
    kickOffWindowsMs,
    seasonMs,
    rounds,
    offsetMs,
    // A round is set against the one before it once that is over.
    announceAheadMs: metric === 'rounds' ? roundMs - windowMs - DIGEST_TAIL_MS : roundMs,
    maxDurationMs: windowMs + DIGEST_TAIL_MS,
  };
}

/** Largest power of two that the number of competitors fills. */
export const knockOutSize = (competitors: number): number => 2 ** Math.floor(Math.log2(Math.min(64, Math.max(2, competitors))));

export function planLeague(league: CompetitionData, model: SportModel, seed: number): LeaguePlan {
  const { calendar } = league;
  const count = league.competitors.length;
  const format = { ...model.format, ...league.format };
  const race = format.scoring === 'places';
  const runners = race
    ? Math.min(count, league.runnersPerRace ?? (calendar.kind === 'cycle' ? CYCLE_RUNNERS : MAX_RUNNERS), MAX_RUNNERS)
    : 0;
  const shared = { league, model, format, kind: calendar.kind, runners };
  invariant(calendar.kind !== 'aggregate', 'an aggregate competition is planned from its underlying championship');
  const phase = hashSeed(seed, 'phase', league.id) / 2 ** 32;
  const even = (rounds: number, roundMs: number, windowMs: number): Rounds & Pick<LeaguePlan, 'offsetMs'> => ({
    ...roundsOf(Array<number>(rounds).fill(roundMs), Array<number>(rounds).fill(windowMs)),
    offsetMs: Math.floor((phase * roundMs) / 60_000) * 60_000,
  });
  if (calendar.kind === 'fixed')
    return { ...shared, ...even(calendar.events.length, DAY, 0), matchesInFirstRound: 1, announceAheadMs: FIXED_AHEAD };
  if (calendar.kind === 'cycle') {
    const roundMs = calendar.everyMinutes * 60_000;
    const rounds = even(CYCLES_PER_SEASON, roundMs, 0);
    const offsetMs = calendar.offsetSeconds === undefined ? rounds.offsetMs : calendar.offsetSeconds * 1000;
    return { ...shared, ...rounds, offsetMs, matchesInFirstRound: 1, announceAheadMs: roundMs * CYCLE_AHEAD };
  }
  if (race)
    return {
      ...shared,
      ...even(1, roundHours(calendar.kind, model, 1) * HOUR, 0),
      matchesInFirstRound: 1,
      announceAheadMs: announceAheadDays(league) * DAY,
    };
  if (calendar.kind === 'league') {
    const teams = count + (count % 2);
    const roundMs = Math.round(roundHours('league', model, teams / 2) * HOUR);
    return {
      ...shared,
      ...even(2 * (teams - 1), roundMs, roundMs * 0.75),
      matchesInFirstRound: Math.floor(teams / 2),
      announceAheadMs: announceAheadDays(league) * DAY,
    };
  }
  const draw = knockOut(calendar.kind, model, knockOutSize(count), phase);
  // No more than the tournament after this one is announced.
  return {
    ...shared,
    ...draw,
    matchesInFirstRound: knockOutSize(count) / 2,
    announceAheadMs: Math.min(announceAheadDays(league) * DAY, draw.seasonMs / 2),
  };
}

function knockOut(kind: 'cup' | 'tour', model: SportModel, entrants: number, phase: number): Rounds & Pick<LeaguePlan, 'offsetMs'> {
  const lengths: number[] = [];
  for (let matches = entrants / 2; matches >= 1; matches /= 2) lengths.push(Math.round(roundHours(kind, model, matches) * HOUR));
  const rounds = roundsOf(
    lengths,
    lengths.map((length) => Math.max(0, length - model.duration - HOUR)),
  );
  // Tournaments begin at any hour of each other, so that there are first rounds somewhere at all times.
  return { ...rounds, offsetMs: Math.floor((phase * rounds.seasonMs) / FIVE_MINUTES) * FIVE_MINUTES };
}
