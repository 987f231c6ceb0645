import { type HomeAway, INITIAL_MATCH_STATE, type Incident, type MatchState, type Side } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Fixture } from '../../../feed-events.ts';
import type { ScriptStep } from '../../sport-model.ts';

/** One event of a script. Its increments are added to the running period's counts of `side` before the incident is written. */
export interface ScriptEvent {
  readonly kind: string;
  readonly side: Side;
  readonly increments?: readonly (readonly [stat: StatKey, by: number])[];
  /** Stays in the state's list of incidents. Score changes do by default: markets on the order of scoring need them. */
  readonly keepInState?: boolean;
  readonly value?: number;
  readonly detail?: string;
  readonly player?: number;
  readonly x?: number;
  readonly y?: number;
  readonly suspendMs?: number;
  readonly material?: boolean;
  /** Other changes of the facts with it. */
  readonly turn?: Side;
  readonly points?: HomeAway | null;
  /** The clock stops here until `resumeClock` or the next event. */
  readonly stopped?: boolean;
}

type Counts = Partial<Record<StatKey, readonly HomeAway[]>>;

/**
 * Builds a script of any sport with two sides: applies events to the match state, step by step. Steps share what has not changed.
 * Times are match milliseconds; seconds are those of the running period's own clock.
 */
export class ScriptBuilder {
  readonly steps: ScriptStep[] = [];
  #facts: MatchState = INITIAL_MATCH_STATE;
  #counts: Counts = {};
  #incidents: readonly Incident[] = [];
  #base: HomeAway = [0, 0];
  #nextId = 1;
  readonly #fixture: Fixture;
  readonly #stats: readonly StatKey[];
  readonly #clock: boolean;

  constructor(fixture: Fixture, stats: readonly StatKey[], clock: boolean) {
    this.#fixture = fixture;
    this.#stats = ['score', ...stats];
    this.#clock = clock;
  }

  get facts(): MatchState {
    return this.#facts;
  }

  /** Score of the running period. */
  get periodScore(): HomeAway {
    return this.#counts.score?.at(-1) ?? [0, 0];
  }

  /** Score as incidents carry it: of the whole match in `sum` sports, of the running period in `periods` sports. */
  get score(): HomeAway {
    const [home, away] = this.periodScore;
    return this.#fixture.format.scoring === 'periods' ? [home, away] : [this.#base[0] + home, this.#base[1] + away];
  }

  /** Opens the next period: its counts begin at nothing. */
  startPeriod(at: number, period: number, event: ScriptEvent): void {
    this.#base = this.score;
    const counts: Counts = {};
    for (const stat of this.#stats) counts[stat] = [...(this.#counts[stat] ?? []), [0, 0]];
    this.#counts = counts;
    this.#change(at, 0, event, { status: 'live', period });
    this.#write(at, 0, event);
  }

  addEvent(at: number, second: number, event: ScriptEvent): void {
    if (event.increments) this.#increment(event.side, event.increments);
    this.#change(at, second, event, {});
    this.#write(at, second, event);
  }

  /** The clock runs again. */
  resumeClock(at: number, second: number): void {
    this.#change(at, second, { kind: '', side: 0 }, {});
    this.steps.push({ at, facts: this.#facts });
  }

  /** Closes the running period: a break, or the end of the match. */
  endPeriod(at: number, second: number, ending: Pick<MatchState, 'status' | 'winner' | 'ending'>, complete = true): void {
    const kind = ending.status === 'ended' ? 'match-end' : 'period-end';
    const event: ScriptEvent = { kind, side: 0, keepInState: true, material: true, stopped: true, points: null };
    this.#change(at, second, event, { ...ending, periodsDone: this.#facts.period - (complete ? 0 : 1) });
    this.#write(at, second, event);
  }

  #increment(side: Side, increments: NonNullable<ScriptEvent['increments']>): void {
    const counts: Counts = { ...this.#counts };
    for (const [stat, by] of increments) {
      const pairs = [...(counts[stat] ?? [])];
      const [home, away] = pairs.at(-1) ?? [0, 0];
      pairs[pairs.length - 1] = side === 1 ? [home + by, away] : [home, away + by];
      counts[stat] = pairs;
    }
    this.#counts = counts;
  }

  #change(at: number, second: number, { turn, points, stopped }: ScriptEvent, change: Partial<MatchState>): void {
    this.#facts = {
      ...this.#facts,
      ...change,
      counts: this.#counts,
      clock: this.#clock ? { seconds: second, running: !stopped, at: this.#fixture.startsAt + at } : null,
      ...(turn === undefined ? {} : { turn }),
      ...(points === undefined ? {} : { points }),
    };
  }

  #write(at: number, second: number, event: ScriptEvent): void {
    const { kind, side, increments, value, detail, player, x, y, suspendMs, material } = event;
    const incident: Incident = {
      id: this.#nextId++,
      kind,
      side,
      period: this.#facts.period,
      second,
      score: this.score,
      ...(player === undefined ? {} : { player }),
      ...(value === undefined ? {} : { value }),
      ...(detail === undefined ? {} : { detail }),
      ...(x === undefined || y === undefined ? {} : { x: Math.round(x), y: Math.round(y) }),
    };
    if (event.keepInState ?? increments?.some(([stat]) => stat === 'score')) {
      this.#incidents = [...this.#incidents, incident];
      this.#facts = { ...this.#facts, incidents: this.#incidents };
    }
    this.steps.push({
      at,
      facts: this.#facts,
      incident,
      ...(suspendMs === undefined ? {} : { suspendMs }),
      ...(material === undefined ? {} : { material }),
    });
  }
}
