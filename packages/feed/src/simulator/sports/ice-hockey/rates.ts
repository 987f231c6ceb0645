import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { Ratings } from '../../sport-model.ts';

export const PERIOD_SECONDS = 1200;
export const PERIODS = 3;
export const OVERTIME_SECONDS = 300;

/** Goals of sixty minutes where sides are even, and how they follow the rating difference. */
const HOME_GOALS = 3.08;
const AWAY_GOALS = 2.78;
const STRENGTH = 0.135;

/** Two-minute penalties of sixty minutes, each side. */
export const PENALTY_RATE = 3.4;
export const PENALTY_SECONDS = 120;
/** The effect of a man more and a man less on the goals of a side. */
const MAN_UP = 2.3;
const MAN_DOWN = 0.45;
/** Share of the time that a side spends a man up (the other side's penalties, some cut short by a goal). */
const UP_SHARE = (PENALTY_RATE * 108) / 3600;
/** Goals with even sides are rarer than the average, since the average holds the power plays. */
const EVEN_FACTOR = 1 / (1 + UP_SHARE * (MAN_UP - 1) - UP_SHARE * (1 - MAN_DOWN));

/** In the last minutes a side that is one or two goals behind takes its goalkeeper off. */
export const EMPTY_NET_SECONDS = 150;
const PULLED_OWN = 1.9;
const PULLED_OTHER = 4.2;

/** Three against three is wide open. */
export const OVERTIME_FACTOR = 1.7;

/** Chance of one shot of a shoot-out. */
export const SHOOT_OUT_GOAL = 0.33;

/** Shots on goal of sixty minutes. */
const SHOTS = 29.5;
const SHOT_STRENGTH = 0.06;

/** Goals per sixty minutes, power plays included. */
export function goalRates({ home, away }: Ratings): HomeAway {
  const factor = Math.exp(STRENGTH * (home - away));
  return [HOME_GOALS * factor, AWAY_GOALS / factor];
}

/** Shots that are not goals, per sixty minutes. */
export function savedRates(ratings: Ratings): HomeAway {
  const factor = Math.exp(SHOT_STRENGTH * (ratings.home - ratings.away));
  const goals = goalRates(ratings);
  return [Math.max(8, SHOTS * factor - goals[0]), Math.max(8, SHOTS / factor - goals[1])];
}

/** The effect of the men on the ice on each side's goals; `up` is the home side's men more (1, 0, -1). */
export function strengthFactors(up: number): HomeAway {
  if (up === 0) return [EVEN_FACTOR, EVEN_FACTOR];
  return up > 0 ? [EVEN_FACTOR * MAN_UP, EVEN_FACTOR * MAN_DOWN] : [EVEN_FACTOR * MAN_DOWN, EVEN_FACTOR * MAN_UP];
}

/** The effect of an empty net on each side's goals at that lead of the home side. */
export function emptyNetFactors(lead: number): HomeAway {
  if (lead === 0 || Math.abs(lead) > 2) return [1, 1];
  return lead > 0 ? [PULLED_OTHER, PULLED_OWN] : [PULLED_OWN, PULLED_OTHER];
}

/** Seconds that penalties still run for [home, away]; a goal against a side that is a man down ends its oldest one. */
export function penaltiesLeft(facts: MatchState): HomeAway {
  const now = (facts.period - 1) * PERIOD_SECONDS + (facts.clock?.seconds ?? 0);
  const running: [number[], number[]] = [[], []];
  for (const incident of facts.incidents) {
    const second = (incident.period - 1) * PERIOD_SECONDS + incident.second;
    if (incident.side === 0) continue;
    const against = running[2 - incident.side] ?? [];
    if (incident.kind === 'two-minutes') running[incident.side - 1]?.push(second + PENALTY_SECONDS);
    else if (incident.kind === 'goal' && incident.detail === 'power-play') {
      const oldest = against.findIndex((until) => until > second);
      if (oldest >= 0) against.splice(oldest, 1);
    }
  }
  const left = (untils: readonly number[]): number => Math.max(0, ...untils.map((until) => until - now));
  return [left(running[0]), left(running[1])];
}
