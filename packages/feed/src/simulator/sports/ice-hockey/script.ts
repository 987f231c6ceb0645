import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../script/script-builder.ts';
import {
  EMPTY_NET_SECONDS,
  emptyNetFactors,
  goalRates,
  OVERTIME_FACTOR,
  OVERTIME_SECONDS,
  PENALTY_RATE,
  PENALTY_SECONDS,
  PERIOD_SECONDS,
  PERIODS,
  SHOOT_OUT_GOAL,
  savedRates,
  strengthFactors,
} from './rates.ts';

/** Seconds for which the clock stands after a goal, a penalty, a shot that the goalkeeper holds, an icing or offside. */
const STOP = { goal: 70, penalty: 50, held: 28, whistle: 25 } as const;
const HELD = 0.45;
/** Icings and offsides of sixty minutes, each side. */
const WHISTLES = 21;
const INTERMISSION_MS = 15 * 60_000;
const BEFORE_OVERTIME_MS = 3 * 60_000;
const SHOOT_OUT_MS = 40_000;
/** Goals and penalties are drawn in steps of so many seconds. */
const STEP = 5;

const SIDES = [1, 2] as const;
type Side = (typeof SIDES)[number];
const opponent = (side: Side): Side => (side === 1 ? 2 : 1);

class HockeyMatch {
  readonly #random: Random;
  readonly #builder: ScriptBuilder;
  readonly #goals: HomeAway;
  readonly #saved: HomeAway;
  readonly #players: HomeAway;
  #startMs = 0;
  /** Seconds that the clock has stood still in this period. */
  #stood = 0;
  /** Seconds of the whole match at which running penalties end, by side. */
  #penalties: [number[], number[]] = [[], []];
  #pulled: 0 | Side = 0;

  constructor(fixture: Fixture, ratings: Ratings, random: Random) {
    this.#random = random;
    this.#builder = new ScriptBuilder(fixture, ['shot', 'two-minutes', 'penalty'], true);
    this.#goals = goalRates(ratings);
    this.#saved = savedRates(ratings);
    this.#players = [fixture.home.players?.length ?? 0, fixture.away?.players?.length ?? 0];
  }

  play(overtime: boolean): ScriptStep[] {
    for (let period = 1; period <= PERIODS; period++) {
      this.#startPeriod(period);
      for (let second = 0; second < PERIOD_SECONDS; second += STEP) this.#step(period, second, 1);
      if (this.#endPeriod(period, PERIOD_SECONDS, period === PERIODS && (this.#lead() !== 0 || !overtime), null))
        return this.#builder.steps;
      this.#startMs += period === PERIODS ? BEFORE_OVERTIME_MS : INTERMISSION_MS;
    }
    this.#startPeriod(PERIODS + 1);
    this.#penalties = [[], []];
    let second = 0;
    for (; second < OVERTIME_SECONDS && this.#lead() === 0; second += STEP) this.#step(PERIODS + 1, second, OVERTIME_FACTOR);
    if (this.#endPeriod(PERIODS + 1, second, this.#lead() !== 0, 'overtime')) return this.#builder.steps;
    this.#startMs += BEFORE_OVERTIME_MS;
    this.#shootOut();
    return this.#builder.steps;
  }

  #at(second: number): number {
    return this.#startMs + (second + this.#stood) * 1000;
  }

  #lead(): number {
    return this.#builder.score[0] - this.#builder.score[1];
  }

  #startPeriod(period: number): void {
    this.#builder.startPeriod(this.#startMs, period, { kind: 'face-off', side: 0, keepInState: true, x: 50, y: 50 });
  }

  #endPeriod(period: number, second: number, over: boolean, ending: string | null): boolean {
    const lead = this.#lead();
    const winner = !over || lead === 0 ? null : lead > 0 ? 1 : 2;
    this.#builder.endPeriod(this.#at(second), second, {
      status: over ? 'ended' : 'break',
      winner,
      ending: over && period > PERIODS ? ending : null,
    });
    this.#startMs = this.#at(second);
    this.#stood = 0;
    this.#pulled = 0;
    return over;
  }

  #addEvent(second: number, event: ScriptEvent, stopSeconds = 0): void {
    this.#builder.addEvent(this.#at(second), second, { ...event, ...(stopSeconds > 0 ? { stopped: true } : {}) });
    if (stopSeconds === 0) return;
    this.#stood += stopSeconds;
    this.#builder.resumeClock(this.#at(second), second);
  }

  #menUp(now: number): number {
    const down = this.#penalties.map((untils) => untils.filter((until) => until > now).length);
    return Math.sign((down[1] ?? 0) - (down[0] ?? 0));
  }

  /** A shot: its position, and its player where the squad of the side is known. */
  #spot(side: Side): Pick<ScriptEvent, 'x' | 'y' | 'player'> {
    const depth = 4 + 30 * this.#random.next() ** 1.6;
    const size = this.#players[side - 1] ?? 0;
    return {
      x: side === 1 ? 94 - depth : 6 + depth,
      y: 50 + (this.#random.next() - 0.5) * 2 * Math.min(42, 12 + depth),
      ...(size > 1 ? { player: 1 + this.#random.int(size - 1) } : {}),
    };
  }

  #step(period: number, from: number, factor: number): void {
    const random = this.#random;
    const now = (period - 1) * PERIOD_SECONDS + from;
    const lead = this.#lead();
    const up = this.#menUp(now);
    const strength = factor > 1 ? ([factor, factor] as const) : strengthFactors(up);
    const late = period === PERIODS && from >= PERIOD_SECONDS - EMPTY_NET_SECONDS;
    const empty = late ? emptyNetFactors(lead) : ([1, 1] as const);
    this.#addGoalkeeperEvents(from, late && Math.abs(lead) <= 2 ? lead : 0);
    // At most one thing happens in a step: each takes its own share of one draw, so that none comes less often for the others.
    const second = from + random.int(STEP);
    let left = random.next();
    const happens = (chance: number): boolean => {
      left -= chance;
      return left < 0;
    };
    const hours = STEP / 3600;
    for (const side of SIDES) {
      // Power plays are already in the average of the last minutes: only one of the two factors is used there.
      const rate = (this.#goals[side - 1] ?? 0) * (late ? (empty[side - 1] ?? 1) : (strength[side - 1] ?? 1));
      if (happens(rate * hours)) {
        this.#goal(side, second, now, up, late && lead !== 0 && side === (lead > 0 ? 1 : 2) && Math.abs(lead) <= 2);
        return;
      }
      if (happens((this.#saved[side - 1] ?? 0) * hours)) {
        this.#addEvent(second, { kind: 'shot', side, increments: [['shot', 1]], ...this.#spot(side) }, random.chance(HELD) ? STOP.held : 0);
        return;
      }
      if (factor === 1 && happens(PENALTY_RATE * hours)) {
        this.#penalties[side - 1]?.push(now - from + second + PENALTY_SECONDS);
        this.#addEvent(
          second,
          {
            kind: 'two-minutes',
            side,
            increments: [['two-minutes', 1]],
            keepInState: true,
            detail: random.pick(['tripping', 'hooking', 'slashing', 'high-sticking', 'interference', 'holding']),
            suspendMs: 15_000,
            material: true,
          },
          STOP.penalty,
        );
        return;
      }
      if (happens(WHISTLES * hours)) {
        this.#addEvent(
          second,
          { kind: random.pick(['icing', 'offside']), side, x: side === 1 ? 62 : 38, y: 10 + 80 * random.next() },
          STOP.whistle,
        );
        return;
      }
      if (happens(0.02)) {
        this.#addEvent(second, { kind: 'attack', side, x: side === 1 ? 78 : 22, y: 15 + 70 * random.next() });
        return;
      }
    }
  }

  #goal(side: Side, second: number, now: number, up: number, emptyNet: boolean): void {
    const powerPlay = up === (side === 1 ? 1 : -1);
    if (powerPlay) {
      const untils = this.#penalties[opponent(side) - 1] ?? [];
      const oldest = untils.findIndex((until) => until > now);
      if (oldest >= 0) untils.splice(oldest, 1);
    }
    const detail = emptyNet ? 'empty-net' : powerPlay ? 'power-play' : up !== 0 ? 'short-handed' : undefined;
    this.#addEvent(
      second,
      {
        kind: 'goal',
        side,
        increments: [
          ['score', 1],
          ['shot', 1],
        ],
        keepInState: true,
        ...this.#spot(side),
        ...(detail ? { detail } : {}),
        suspendMs: 35_000,
        material: true,
      },
      STOP.goal,
    );
  }

  /** Tells when a goalkeeper leaves for a sixth man, or returns. */
  #addGoalkeeperEvents(second: number, lead: number): void {
    const pulled = lead === 0 ? 0 : lead > 0 ? 2 : 1;
    if (pulled === this.#pulled) return;
    if (pulled !== 0) this.#addEvent(second, { kind: 'goalkeeper-pulled', side: pulled, keepInState: true, suspendMs: 4000 });
    this.#pulled = pulled;
  }

  /** Rounds of one shot each; the winner's score grows by one goal. */
  #shootOut(): void {
    const random = this.#random;
    this.#builder.startPeriod(this.#startMs, PERIODS + 2, { kind: 'shoot-out', side: 0, keepInState: true, stopped: true });
    let [home, away] = [0, 0];
    let shots = 0;
    const take = (side: Side): void => {
      const scored = random.chance(SHOOT_OUT_GOAL);
      if (scored && side === 1) home++;
      else if (scored) away++;
      shots++;
      const shot: ScriptEvent = {
        kind: scored ? 'shoot-out-goal' : 'shoot-out-miss',
        side,
        keepInState: true,
        x: side === 1 ? 90 : 10,
        y: 50,
        suspendMs: 12_000,
        material: true,
        stopped: true,
      };
      this.#builder.addEvent(this.#startMs + shots * SHOOT_OUT_MS, 0, shot);
    };
    for (let round = 1; round <= 3 || home === away; round++) {
      take(1);
      take(2);
    }
    const winner = home > away ? 1 : 2;
    const at = this.#startMs + (shots + 1) * SHOOT_OUT_MS;
    this.#builder.addEvent(at, 0, {
      kind: 'shoot-out-won',
      side: winner,
      increments: [['score', 1]],
      suspendMs: 10_000,
      material: true,
      stopped: true,
    });
    this.#builder.endPeriod(at, 0, { status: 'ended', winner, ending: 'shoot-out' });
  }
}

/** A whole match from the same rates that price it. */
export const hockeyScript = (fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] =>
  new HockeyMatch(fixture, ratings, random).play(fixture.format.overtime);
