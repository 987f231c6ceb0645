import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { Ratings } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { convolve, type Distribution, trimmed, ZERO_DISTRIBUTION } from '../chances/distribution.ts';
import { forecastFromTable, independentForecast, type JointForecast } from '../chances/joint.ts';
import { unequal, withOvertime } from '../chances/marginals.ts';
import { Batting, EXTRA_START, START } from './half-inning.ts';
import { type BaseState, offence } from './plate.ts';

export const INNINGS = 9;

/** Runs still to come, half-inning by half-inning, from where a match stands. */
export class BaseballChances {
  readonly #facts: MatchState;
  readonly #batting: readonly [home: Batting, away: Batting];
  /** The running inning, and which half of it; between innings the top of the next one. */
  readonly inning: number;
  readonly #bottom: boolean;
  readonly #state: BaseState;

  constructor(ratings: Ratings, facts: MatchState) {
    this.#facts = facts;
    const [home, away] = offence(ratings);
    this.#batting = [new Batting(home), new Batting(away)];
    this.inning = facts.periodsDone + 1;
    const running = facts.period === this.inning;
    this.#bottom = running && facts.turn === 1;
    const fresh = this.inning > INNINGS ? EXTRA_START : START;
    this.#state = running && facts.points ? { outs: facts.points[0], bases: facts.points[1] } : fresh;
  }

  /** Runs of one side in one inning that are still to come. */
  #half(side: 1 | 2, inning: number): { readonly runs: Distribution; readonly hits: number } {
    const none = { runs: ZERO_DISTRIBUTION, hits: 0 };
    if (inning < this.inning) return none;
    const batting = this.#batting[side - 1] ?? this.#batting[0];
    if (inning > this.inning) return batting.rest(inning > INNINGS ? EXTRA_START : START);
    const batsNow = (side === 1) === this.#bottom;
    if (batsNow) return batting.rest(this.#state);
    return side === 1 ? batting.rest(inning > INNINGS ? EXTRA_START : START) : none;
  }

  #sum(side: 1 | 2, from: number, to: number): Distribution {
    let runs = ZERO_DISTRIBUTION;
    for (let inning = from; inning <= to; inning++) runs = trimmed(convolve(runs, this.#half(side, inning).runs));
    return runs;
  }

  /** Innings from..to, none of them the last, whose bottom may stay unplayed. */
  innings(from: number, to: number): JointForecast {
    return independentForecast(this.#sum(1, from, to), this.#sum(2, from, to), counted(this.#facts, 'score', from, to));
  }

  /** The home side's last turn: not needed when it leads, over as soon as it does. */
  #lastTurn(before: JointForecast, turn: Distribution): JointForecast {
    const { baseHome, baseAway, n, p } = before;
    // At most one run more than the other side has.
    const wide = n + Math.abs(baseHome - baseAway) + 1;
    const table = new Float64Array(wide * wide);
    const put = (h: number, a: number, q: number): void => {
      table[h * wide + a] = (table[h * wide + a] ?? 0) + q;
    };
    for (let h = 0, i = 0; h < n; h++)
      for (let a = 0; a < n; a++, i++) {
        const q = p[i] ?? 0;
        if (q < 1e-12) continue;
        const behind = baseAway + a - baseHome - h;
        if (behind < 0) put(h, a, q);
        else for (let runs = 0; runs < turn.length; runs++) put(h + Math.min(runs, behind + 1), a, q * (turn[runs] ?? 0));
      }
    return forecastFromTable(table, wide, [baseHome, baseAway]);
  }

  /** Score after nine innings. */
  regular(): JointForecast {
    const before = independentForecast(this.#sum(1, 1, INNINGS - 1), this.#sum(2, 1, INNINGS), counted(this.#facts, 'score', 1, INNINGS));
    return this.#lastTurn(before, this.#half(1, INNINGS).runs);
  }

  /** One extra inning that has not begun, given that it decides. */
  #extra(): JointForecast {
    const top = independentForecast(ZERO_DISTRIBUTION, this.#batting[1].rest(EXTRA_START).runs, [0, 0]);
    return unequal(this.#lastTurn(top, this.#batting[0].rest(EXTRA_START).runs));
  }

  /** Final score with extra innings. */
  full(): JointForecast {
    if (this.inning <= INNINGS) return withOvertime(this.regular(), this.#extra());
    const before = independentForecast(ZERO_DISTRIBUTION, this.#half(2, this.inning).runs, counted(this.#facts, 'score', 1, this.inning));
    return withOvertime(this.#lastTurn(before, this.#half(1, this.inning).runs), this.#extra());
  }

  /** Hits to be expected of each side until nine innings are over; the home side needs its last turn about every other time. */
  hits(): readonly [home: number, away: number] {
    const [homeRuns, awayRuns] = counted(this.#facts, 'score', 1, INNINGS);
    const last = this.inning >= INNINGS ? (homeRuns > awayRuns ? 0.1 : 0.9) : 0.53;
    let [home, away] = [0, 0];
    for (let inning = this.inning; inning <= INNINGS; inning++) {
      home += this.#half(1, inning).hits * (inning === INNINGS && !this.#bottom ? last : 1);
      away += this.#half(2, inning).hits;
    }
    return [home, away];
  }
}
