import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import { poisson, poissonReach } from '../../football/poisson.ts';
import type { Ratings } from '../../sport-model.ts';
import { secondsElapsed, strikeRates, TAKEDOWN_WEIGHT } from './rates.ts';

/** The judges' view of a round: home minus away. */
export function roundLead(facts: MatchState, round: number): number {
  const [homeStrikes, awayStrikes] = facts.counts.strike?.[round - 1] ?? [0, 0];
  const [homeDowns, awayDowns] = facts.counts.takedown?.[round - 1] ?? [0, 0];
  return homeStrikes - awayStrikes + TAKEDOWN_WEIGHT * (homeDowns - awayDowns);
}

/** Chance that the home side takes a round in which it leads by `lead` with so many seconds left; a level round is a coin's. */
function roundChance(fixture: Fixture, ratings: Ratings, lead: number, seconds: number): number {
  const { strike, takedown } = strikeRates(fixture, ratings);
  const n = poissonReach(Math.max(...strike) * seconds);
  const difference = skellam([strike[0] * seconds, strike[1] * seconds], n);
  const downs = skellam([takedown[0] * seconds, takedown[1] * seconds], 6);
  let home = 0;
  for (let d = 0; d < downs.length; d++)
    for (let i = 0; i < difference.length; i++) {
      const total = lead + i - n + 1 + TAKEDOWN_WEIGHT * (d - 5);
      const p = (downs[d] ?? 0) * (difference[i] ?? 0);
      home += total > 0 ? p : total === 0 ? p / 2 : 0;
    }
  return home;
}

/** Difference of two Poisson counts; index n - 1 stands for 0. */
function skellam([home, away]: HomeAway, n: number): Float64Array {
  const [a, b] = [poisson(home, n), poisson(away, n)];
  const p = new Float64Array(2 * n - 1);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) p[i - j + n - 1] = (p[i - j + n - 1] ?? 0) + (a[i] ?? 0) * (b[j] ?? 0);
  return p;
}

export interface Verdict {
  /** By more than one round. */
  readonly clear: HomeAway;
  /** By one round: the judges are split. */
  readonly split: HomeAway;
}

/** How the judges decide, if the fight goes the distance. */
export function verdict(fixture: Fixture, ratings: Ratings, facts: MatchState): Verdict {
  const { periods, periodSeconds } = fixture.format;
  let won = new Float64Array([1]);
  const fresh = roundChance(fixture, ratings, 0, periodSeconds);
  for (let round = 1; round <= periods; round++) {
    const lead = roundLead(facts, round);
    const running = facts.period === round && facts.periodsDone < round;
    const chance =
      facts.periodsDone >= round
        ? (Math.sign(lead) + 1) / 2
        : running
          ? roundChance(fixture, ratings, lead, Math.max(0, round * periodSeconds - secondsElapsed(fixture, facts)))
          : fresh;
    const next = new Float64Array(won.length + 1);
    won.forEach((p, i) => {
      next[i + 1] = (next[i + 1] ?? 0) + p * chance;
      next[i] = (next[i] ?? 0) + p * (1 - chance);
    });
    won = next;
  }
  const clear: [number, number] = [0, 0];
  const split: [number, number] = [0, 0];
  won.forEach((p, rounds) => {
    const margin = 2 * rounds - periods;
    const list = Math.abs(margin) === 1 ? split : clear;
    list[margin > 0 ? 0 : 1] += p;
  });
  return { clear, split };
}
