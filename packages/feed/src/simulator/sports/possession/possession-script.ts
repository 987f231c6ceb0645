import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder } from '../script/script-builder.ts';
import { type Holder, opponent, type PossessionEnd, type PossessionRules, sampleSeconds } from './possession-rules.ts';

function sampleEnd(ends: readonly PossessionEnd[], random: Random): PossessionEnd {
  let rest = random.next();
  for (const end of ends) {
    rest -= end.p;
    if (rest < 0) return end;
  }
  return ends[ends.length - 1] as PossessionEnd;
}

class PossessionMatch {
  readonly #fixture: Fixture;
  readonly #rules: PossessionRules;
  readonly #random: Random;
  readonly #builder: ScriptBuilder;
  readonly #ends: readonly [readonly PossessionEnd[], readonly PossessionEnd[]];
  readonly #mean: number;
  /** Match milliseconds that the game's clock has stood still so far, breaks included. */
  #stoodMs = 0;
  #playedMs = 0;
  #holder: Holder = 1;
  /** Length of the possession that runs on from the period before; 0 where none does. */
  #carried = 0;

  constructor(rules: PossessionRules, fixture: Fixture, ratings: Ratings, random: Random) {
    this.#rules = rules;
    this.#fixture = fixture;
    this.#random = random;
    this.#builder = new ScriptBuilder(fixture, rules.stats, true);
    this.#ends = [rules.ends(fixture, ratings, 1), rules.ends(fixture, ratings, 2)];
    this.#mean = rules.seconds(fixture);
  }

  #at(second: number): number {
    return Math.round(this.#playedMs + second * 1000 + this.#stoodMs);
  }

  play(): ScriptStep[] {
    const { format } = this.#fixture;
    const { overtime, overtimeSeconds, breakSeconds, carriesOver } = this.#rules;
    const opener: Holder = this.#random.chance(0.5) ? 1 : 2;
    for (let period = 1; ; period++) {
      const extra = period > format.periods;
      if (!(period > 1 && carriesOver(period - 1))) {
        this.#holder = extra || period % 2 === 1 ? opener : opponent(opener);
        this.#carried = 0;
      }
      this.#builder.startPeriod(this.#at(0), period, {
        kind: 'period-start',
        side: this.#holder,
        keepInState: true,
        turn: this.#holder,
        x: 50,
        y: 50,
      });
      const length = extra && overtime === 'turns' ? this.#playTurns() : this.#playClock(extra ? overtimeSeconds : format.periodSeconds);
      const [home, away] = this.#builder.score;
      const over = period >= format.periods && (home !== away || overtime === 'none' || !format.overtime);
      const winner = over && home !== away ? (home > away ? 1 : 2) : null;
      const end = this.#at(length) + 4000;
      this.#builder.endPeriod(end, Math.floor(length), {
        status: over ? 'ended' : 'break',
        winner,
        ending: over && extra ? 'overtime' : null,
      });
      if (over) return this.#builder.steps;
      this.#playedMs += length * 1000;
      this.#stoodMs += 4000 + 1000 * breakSeconds(period);
    }
  }

  #playClock(length: number): number {
    for (let second = 0; ; ) {
      const lasts = this.#carried || sampleSeconds(this.#mean, this.#random);
      this.#carried = 0;
      if (second + lasts > length) {
        this.#carried = second + lasts - length;
        return length;
      }
      second = this.#possession(second, lasts, length);
    }
  }

  /** One possession each, whatever time they take. */
  #playTurns(): number {
    let second = 0;
    for (let turn = 0; turn < 2; turn++)
      second = this.#possession(second, sampleSeconds(this.#mean, this.#random), Number.POSITIVE_INFINITY);
    return second;
  }

  #possession(from: number, lasts: number, length: number): number {
    const side = this.#holder;
    const next = opponent(side);
    const end = sampleEnd(this.#ends[side - 1] ?? this.#ends[0], this.#random);
    const moments = this.#rules.moments(end, side, this.#random, lasts);
    moments.forEach(({ share, stopSeconds, ...moment }, i) => {
      const second = Math.min(from + lasts * share, length);
      const last = i === moments.length - 1;
      if (last) this.#holder = next;
      const stands = stopSeconds !== undefined;
      this.#builder.addEvent(this.#at(second), Math.floor(second), {
        ...moment,
        turn: last ? next : side,
        ...(stands ? { stopped: true } : {}),
      });
      if (!stands) return;
      this.#stoodMs += 1000 * stopSeconds;
      this.#builder.resumeClock(this.#at(second), Math.floor(second));
    });
    return from + lasts;
  }
}

/** A whole match, possession by possession, from the same numbers that price it. */
export const possessionScript = (rules: PossessionRules, fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] =>
  new PossessionMatch(rules, fixture, ratings, random).play();
