import type { MatchState } from '@touchline/betting/match-state/match-state';
import { FIRST_HALF, SECOND_HALF } from '@touchline/betting/match-state/period-span';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Fixture } from '../../../feed-events.ts';
import type { CountForecast, Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { convolve, type Distribution, meanOf, ZERO_DISTRIBUTION } from '../chances/distribution.ts';
import type { JointForecast } from '../chances/joint.ts';
import { unequal, withOvertime, withOvertimeMarginals } from '../chances/marginals.ts';
import { poissonAhead } from '../chances/poisson-ahead.ts';
import { type First, fewPossessions, pointsAhead, type Scoring } from './points-ahead.ts';
import { possessionCount } from './possession-count.ts';
import { bothSides, type PossessionRules, pointsOf } from './possession-rules.ts';

interface Stretch {
  readonly count: Distribution;
  readonly first: First;
}

/** Looks ahead from one moment of one match. */
export class PossessionOutlook {
  readonly #rules: PossessionRules;
  readonly #fixture: Fixture;
  readonly #ratings: Ratings;
  readonly #facts: MatchState;
  readonly #mean: number;
  readonly scoring: Scoring;

  constructor(rules: PossessionRules, fixture: Fixture, ratings: Ratings, facts: MatchState) {
    this.#rules = rules;
    this.#fixture = fixture;
    this.#ratings = ratings;
    this.#facts = facts;
    this.#mean = rules.seconds(fixture);
    this.scoring = bothSides((side) => pointsOf(rules.ends(fixture, ratings, side)));
  }

  #left(period: number): number {
    const facts = this.#facts;
    if (facts.periodsDone >= period) return 0;
    const length = period > this.#fixture.format.periods ? this.#rules.overtimeSeconds : this.#fixture.format.periodSeconds;
    return facts.period === period ? Math.max(0, length - (facts.clock?.seconds ?? 0)) : length;
  }

  /** Possessions still to end within the periods from..to. Periods through which a possession runs on are one stretch of time. */
  ahead(from: number, to: number): Stretch {
    const { carriesOver } = this.#rules;
    const facts = this.#facts;
    let count = ZERO_DISTRIBUTION;
    let [seconds, fresh] = [0, true];
    let parts = 0;
    const close = (): void => {
      if (seconds > 0) count = convolve(count, possessionCount(seconds, this.#mean, fresh));
      if (seconds > 0) parts++;
      seconds = 0;
    };
    let first: First = null;
    for (let period = from; period <= to; period++) {
      const left = this.#left(period);
      if (left === 0) continue;
      const running = facts.period === period;
      if (seconds === 0) fresh = running ? (facts.clock?.seconds ?? 0) === 0 : !(period > 1 && carriesOver(period - 1));
      if (running) first = facts.turn === 0 ? null : facts.turn;
      seconds += left;
      if (!carriesOver(period)) close();
    }
    close();
    return { count, first: parts === 1 ? first : null };
  }

  points(from: number, to: number): CountForecast {
    const { count, first } = this.ahead(from, to);
    return pointsAhead(count, this.scoring, first, counted(this.#facts, 'score', from, to));
  }

  /** The points of a period of overtime that has not begun, given that it decides. */
  overtime(): JointForecast {
    const count =
      this.#rules.overtime === 'turns' ? new Float64Array([0, 0, 1]) : possessionCount(this.#rules.overtimeSeconds, this.#mean, true);
    return unequal(fewPossessions(count, this.scoring, null, [0, 0]));
  }

  /** Regular time with overtime; also within overtime. */
  withOvertime(): CountForecast {
    const { periods } = this.#fixture.format;
    const facts = this.#facts;
    if (Math.max(facts.period, facts.periodsDone + 1) <= periods) {
      const regular = this.points(1, periods);
      return regular.kind === 'joint' ? withOvertime(regular, this.overtime()) : withOvertimeMarginals(regular, this.overtime());
    }
    const base = counted(facts, 'score', 1, facts.period);
    return withOvertime(fewPossessions(...this.#restOfOvertime(), base), this.overtime());
  }

  #restOfOvertime(): [count: Distribution, scoring: Scoring, first: First] {
    const facts = this.#facts;
    if (facts.periodsDone >= facts.period) return [ZERO_DISTRIBUTION, this.scoring, null];
    const holder: First = facts.turn === 0 ? null : facts.turn;
    if (this.#rules.overtime !== 'turns') return [this.ahead(facts.period, facts.period).count, this.scoring, holder];
    const opener = facts.incidents.findLast((i) => i.kind === 'period-start')?.side;
    return [new Float64Array(holder === opener ? [0, 0, 1] : [0, 1]), this.scoring, holder];
  }

  /** A statistic raised by single possessions: rare ones are as good as Poisson. */
  statistic(stat: StatKey, from: number, to: number): CountForecast {
    const each = meanOf(this.ahead(from, to).count) / 2;
    const rate = bothSides((side) =>
      this.#rules
        .ends(this.#fixture, this.#ratings, side)
        .reduce((sum, end) => sum + end.p * end.increments.filter((raised) => raised === stat).length, 0),
    );
    return poissonAhead([each * rate[0], each * rate[1]], counted(this.#facts, stat, from, to));
  }
}

export interface Offer {
  readonly lineStep: number;
  readonly lines: number;
  readonly periodLines: number;
  readonly stats: readonly StatKey[];
}

/** The match, with and without overtime, its halves and the running and later periods, and statistics. */
export function possessionOutlooks(
  rules: PossessionRules,
  offer: Offer,
  fixture: Fixture,
  ratings: Ratings,
  facts: MatchState,
): StatForecast[] {
  if (facts.status === 'ended') return [];
  const { periods, overtime } = fixture.format;
  const outlook = new PossessionOutlook(rules, fixture, ratings, facts);
  const { lineStep, lines, periodLines, stats } = offer;
  const outlooks: StatForecast[] = [];
  if (overtime) outlooks.push({ stat: 'full-score', period: 0, outlook: outlook.withOvertime(), lineStep, lines });
  if (facts.periodsDone >= periods) return outlooks;
  outlooks.push({ stat: 'score', period: 0, outlook: outlook.points(1, periods), lineStep, lines: overtime ? 1 : lines });
  if (periods === 4)
    for (const [period, from, to] of [
      [FIRST_HALF, 1, 2],
      [SECOND_HALF, 3, 4],
    ] as const)
      if (facts.periodsDone < to) outlooks.push({ stat: 'score', period, outlook: outlook.points(from, to), lineStep, lines: periodLines });
  for (let period = 1; period <= periods; period++)
    if (facts.periodsDone < period)
      outlooks.push({ stat: 'score', period, outlook: outlook.points(period, period), lineStep, lines: periodLines });
  for (const stat of stats) outlooks.push({ stat, period: 0, outlook: outlook.statistic(stat, 1, periods), lineStep: 4, lines: 1 });
  return outlooks;
}
