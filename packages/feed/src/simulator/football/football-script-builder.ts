import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';
import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import type { Random } from '@touchline/kernel/random';
import type { Competitor, Fixture } from '../../feed-events.ts';
import type { ScriptStep } from '../sport-model.ts';
import { LineUp } from './line-up.ts';
import { isNamedInPlay } from './name-people.ts';
import type { FootballEvent } from './script-events.ts';

type Counts = Partial<Record<StatKey, readonly (readonly [number, number])[]>>;

const COUNTED: readonly StatKey[] = [
  'score',
  'corner',
  'yellow',
  'red',
  'shot',
  'on-target',
  'foul',
  'offside',
  'throw-in',
  'dangerous-attack',
  'penalty',
  'possession',
];

/** Other sides get their names once the match has been scripted (name-people.ts). */
const lineUpInPlay = (team: Competitor | null): LineUp => new LineUp(isNamedInPlay(team) ? team : null);

/** Folds happenings into whole facts, step by step. Each step's facts share what has not changed with the step before. */
export class FootballScriptBuilder {
  readonly steps: ScriptStep[] = [];
  #facts: MatchState = INITIAL_MATCH_STATE;
  #counts: Counts = {};
  #incidents: readonly Incident[] = [];
  #score: [number, number] = [0, 0];
  #nextId = 1;
  readonly #fixture: Fixture;
  readonly #random: Random;
  readonly #lineUps: readonly [LineUp, LineUp];

  constructor(fixture: Fixture, random: Random) {
    this.#fixture = fixture;
    this.#random = random;
    this.#lineUps = [lineUpInPlay(fixture.home), lineUpInPlay(fixture.away)];
  }

  get score(): readonly [number, number] {
    return this.#score;
  }

  /** Opens a period: its counts begin at nothing. */
  startPeriod(at: number, period: number, second: number): void {
    const counts: Counts = {};
    for (const stat of COUNTED) counts[stat] = [...(this.#counts[stat] ?? []), stat === 'possession' ? [50, 50] : [0, 0]];
    this.#counts = counts;
    this.#change(at, second, true, { status: 'live', period });
    this.#write(at, { second, period, kind: 'kick-off', side: period % 2 === 1 ? 1 : 2, increments: [], keepInState: true, x: 50, y: 50 });
  }

  /** Closes a period: a break, or the end. */
  endPeriod(at: number, second: number, ending: Pick<MatchState, 'status' | 'winner' | 'ending'>): void {
    const kind = ending.status === 'ended' ? 'full-time' : 'half-time';
    this.#change(at, second, false, { ...ending, periodsDone: this.#facts.period });
    this.#write(at, { second, period: this.#facts.period, kind, side: 0, increments: [], keepInState: true, material: true });
  }

  addEvent(at: number, event: FootballEvent): void {
    if (event.increments.length > 0) this.#raise(event);
    if (event.increments.includes('score') && event.side !== 0)
      this.#score = event.side === 1 ? [this.#score[0] + 1, this.#score[1]] : [this.#score[0], this.#score[1] + 1];
    this.#change(at, event.second, true, {});
    this.#write(at, event);
  }

  possession(at: number, second: number, home: number): void {
    const pairs = [...(this.#counts.possession ?? [])];
    pairs[pairs.length - 1] = [home, 100 - home];
    this.#counts = { ...this.#counts, possession: pairs };
    this.#change(at, second, true, {});
    this.steps.push({ at, facts: this.#facts });
  }

  #raise({ increments, side }: FootballEvent): void {
    const counts: Counts = { ...this.#counts };
    for (const stat of increments) {
      const pairs = [...(counts[stat] ?? [])];
      const [home, away] = pairs.at(-1) ?? [0, 0];
      pairs[pairs.length - 1] = side === 1 ? [home + 1, away] : [home, away + 1];
      counts[stat] = pairs;
    }
    this.#counts = counts;
  }

  #change(at: number, second: number, running: boolean, change: Partial<MatchState>): void {
    this.#facts = {
      ...this.#facts,
      ...change,
      counts: this.#counts,
      clock: { seconds: second, running, at: this.#fixture.startsAt + at },
    };
  }

  #people(event: FootballEvent): Pick<Incident, 'player' | 'assist'> {
    if (event.side === 0) return {};
    const lineUp = this.#lineUps[event.side - 1];
    if (!lineUp || lineUp.onPitch.size === 0) return {};
    const { kind, detail } = event;
    if (kind === 'substitution') {
      const swap = lineUp.substitute(this.#random);
      return swap ? { player: swap.on, assist: swap.off } : {};
    }
    if (kind === 'yellow' || kind === 'red' || kind === 'foul') {
      const player = lineUp.carded(this.#random);
      if (player === undefined) return {};
      if (kind === 'red') lineUp.onPitch.delete(player);
      return { player };
    }
    if (detail === 'own' || !['goal', 'shot', 'on-target', 'penalty-missed'].includes(kind)) return {};
    const player = lineUp.scorer(this.#random);
    const assist = kind === 'goal' && detail === undefined && this.#random.chance(0.7) ? lineUp.scorer(this.#random) : undefined;
    return { ...(player === undefined ? {} : { player }), ...(assist === undefined || assist === player ? {} : { assist }) };
  }

  #write(at: number, event: FootballEvent): void {
    const { kind, side, period, second, detail, value, x, y } = event;
    const people = this.#people(event);
    // Without a known squad nobody can be named as coming on.
    if (kind === 'substitution' && people.player === undefined) return;
    const incident: Incident = {
      id: this.#nextId++,
      kind,
      side,
      period,
      second,
      score: this.#score,
      ...people,
      ...(detail === undefined ? {} : { detail }),
      ...(value === undefined ? {} : { value }),
      ...(x === undefined || y === undefined ? {} : { x, y }),
    };
    if (event.keepInState) {
      this.#incidents = [...this.#incidents, incident];
      this.#facts = { ...this.#facts, incidents: this.#incidents };
    }
    this.steps.push({
      at,
      facts: this.#facts,
      incident,
      ...(event.suspendMs === undefined ? {} : { suspendMs: event.suspendMs }),
      ...(event.material === undefined ? {} : { material: event.material }),
    });
  }
}
