import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { forecastFromTable, type JointForecast } from '../chances/joint.ts';
import { withOvertime } from '../chances/marginals.ts';
import { poissonAhead } from '../chances/poisson-ahead.ts';
import { goalsAhead, goldenGoal, secondsLeft } from './goals-ahead.ts';
import { goalRates, OVERTIME_SECONDS, PENALTY_RATE, PERIODS, SHOOT_OUT_GOAL, savedRates } from './rates.ts';

/** Level after regular time: one more goal for the winner of overtime or the shoot-out, at even chances. */
function decider(home: number): JointForecast {
  return { kind: 'joint', baseHome: 0, baseAway: 0, n: 2, p: new Float64Array([0, 1 - home, home, 0]) };
}

/** Shoot-out as it stands: even unless one side leads it. */
function shootOutChance(facts: MatchState): number {
  let [home, away, shots] = [0, 0, 0];
  for (const { kind, side } of facts.incidents) {
    if (kind !== 'shoot-out-goal' && kind !== 'shoot-out-miss') continue;
    shots++;
    if (kind === 'shoot-out-goal' && side === 1) home++;
    else if (kind === 'shoot-out-goal') away++;
  }
  return shootOut(home, away, shots, 0);
}

/** Home shoots first in each round; three rounds, then until a round differs. */
function shootOut(home: number, away: number, shots: number, depth: number): number {
  if (shots >= 6 && shots % 2 === 0 && home !== away) return home > away ? 1 : 0;
  if (shots >= 6 && shots % 2 === 0 && depth > 0) return 0.5;
  const next = shots % 2 === 0 ? ([1, 0] as const) : ([0, 1] as const);
  const deeper = shots >= 5 ? depth + 1 : depth;
  return (
    SHOOT_OUT_GOAL * shootOut(home + next[0], away + next[1], shots + 1, deeper) +
    (1 - SHOOT_OUT_GOAL) * shootOut(home, away, shots + 1, deeper)
  );
}

/** Chance of the home side once regular time is level, from where overtime stands. */
export function overtimeChance(ratings: Ratings, facts: MatchState): number {
  if (facts.period > PERIODS + 1) return shootOutChance(facts);
  if (facts.periodsDone > PERIODS) return 0.5;
  const left = facts.period > PERIODS ? Math.max(0, OVERTIME_SECONDS - (facts.clock?.seconds ?? 0)) : OVERTIME_SECONDS;
  const [home, nobody] = goldenGoal(ratings, left);
  return home + nobody / 2;
}

function forecastCount(stat: StatKey, rates: HomeAway, from: number, to: number, facts: MatchState): JointForecast {
  let seconds = 0;
  for (let period = from; period <= to; period++) seconds += secondsLeft(period, facts);
  return poissonAhead([(rates[0] * seconds) / 3600, (rates[1] * seconds) / 3600], counted(facts, stat, from, to));
}

/** Goals of the match and of each period, with and without overtime; shots on goal and penalties. */
export function hockeyOutlooks(fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  if (facts.status === 'ended') return [];
  const outlooks: StatForecast[] = [];
  if (facts.periodsDone >= PERIODS) {
    const score = counted(facts, 'score', 1, PERIODS + 2);
    if (score[0] !== score[1]) return [];
    outlooks.push({
      stat: 'full-score',
      period: 0,
      outlook: withOvertime(forecastFromTable(new Float64Array([1]), 1, score), decider(overtimeChance(ratings, facts))),
      lines: 0,
    });
    return outlooks;
  }
  const regular = goalsAhead(1, PERIODS, ratings, facts);
  outlooks.push({ stat: 'score', period: 0, outlook: regular, lineStep: 2, lines: 3 });
  if (fixture.format.overtime)
    outlooks.push({
      stat: 'full-score',
      period: 0,
      outlook: withOvertime(regular, decider(overtimeChance(ratings, facts))),
      lineStep: 2,
      lines: 2,
    });
  for (let period = facts.periodsDone + 1; period <= PERIODS; period++)
    outlooks.push({ stat: 'score', period, outlook: goalsAhead(period, period, ratings, facts), lines: 1 });
  const goals = goalRates(ratings);
  const saved = savedRates(ratings);
  const shots: HomeAway = [goals[0] + saved[0], goals[1] + saved[1]];
  const penalties: HomeAway = [PENALTY_RATE, PENALTY_RATE];
  outlooks.push({ stat: 'shot', period: 0, outlook: forecastCount('shot', shots, 1, PERIODS, facts), lineStep: 4, lines: 1 });
  outlooks.push({
    stat: 'two-minutes',
    period: 0,
    outlook: forecastCount('two-minutes', penalties, 1, PERIODS, facts),
    lineStep: 4,
    lines: 1,
  });
  const running = facts.periodsDone + 1;
  outlooks.push({ stat: 'shot', period: running, outlook: forecastCount('shot', shots, running, running, facts), lineStep: 4, lines: 1 });
  return outlooks;
}
