import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../script/script-builder.ts';
import { INNINGS } from './baseball-chances.ts';
import { EXTRA_START, START } from './half-inning.ts';
import { type BaseState, offence, type PlateEnd, plateEnds } from './plate.ts';

const PITCH_MS = 21_000;
const CHANGE_MS = 130_000;

class BaseballMatch {
  readonly #random: Random;
  readonly #builder: ScriptBuilder;
  readonly #offence: HomeAway;
  #at = 0;

  constructor(fixture: Fixture, ratings: Ratings, random: Random) {
    this.#random = random;
    this.#builder = new ScriptBuilder(fixture, ['hit'], false);
    this.#offence = offence(ratings);
  }

  play(): ScriptStep[] {
    for (let inning = 1; ; inning++) {
      const start = inning > INNINGS ? EXTRA_START : START;
      const points: HomeAway = [start.outs, start.bases];
      this.#builder.startPeriod(this.#at, inning, { kind: 'inning-top', side: 2, keepInState: true, turn: 2, points });
      this.#bat(2, start, inning);
      if (!(inning >= INNINGS && this.#lead() > 0)) {
        this.#at += CHANGE_MS;
        this.#builder.addEvent(this.#at, 0, { kind: 'inning-bottom', side: 1, keepInState: true, turn: 1, points });
        this.#bat(1, start, inning);
      }
      const lead = this.#lead();
      const over = inning >= INNINGS && lead !== 0;
      const ending = over && inning > INNINGS ? 'overtime' : null;
      this.#at += 3000;
      this.#builder.endPeriod(this.#at, 0, { status: over ? 'ended' : 'break', winner: over ? (lead > 0 ? 1 : 2) : null, ending });
      if (over) return this.#builder.steps;
      this.#at += CHANGE_MS;
    }
  }

  #lead(): number {
    return this.#builder.score[0] - this.#builder.score[1];
  }

  /** One half-inning; the home side stops as soon as it leads in its last turn. */
  #bat(side: 1 | 2, start: BaseState, inning: number): void {
    let state = start;
    while (state.outs < 3) {
      this.#pitches(side);
      const end = this.#draw(plateEnds(state, this.#offence[side - 1] ?? 1));
      const last = side === 1 && inning >= INNINGS;
      const needed = 1 - this.#lead();
      // The game is over with the winning run; only on a home run do all the others count too.
      const runs = last && end.kind !== 'home-run' ? Math.min(end.runs, needed) : end.runs;
      this.#addPlateAppearance(side, end, runs);
      state = end;
      if (last && this.#lead() > 0) return;
    }
  }

  #draw(ends: readonly PlateEnd[]): PlateEnd {
    let rest = this.#random.next();
    for (const end of ends) {
      rest -= end.p;
      if (rest < 0) return end;
    }
    return ends[ends.length - 1] as PlateEnd;
  }

  #pitches(side: 1 | 2): void {
    for (let i = this.#random.int(5); i > 0; i--) {
      this.#at += PITCH_MS;
      const spot = { x: 50 + 12 * this.#random.normal(), y: 50 + 12 * this.#random.normal() };
      this.#builder.addEvent(this.#at, 0, { kind: this.#random.pick(['ball', 'strike', 'foul-ball']), side, ...spot });
    }
    this.#at += PITCH_MS;
  }

  #addPlateAppearance(side: 1 | 2, { kind, hit, outs, bases }: PlateEnd, runs: number): void {
    const random = this.#random;
    const deep = kind === 'home-run' ? 100 : 30 + 60 * random.next();
    const event: ScriptEvent = {
      kind,
      side,
      increments: [...(runs > 0 ? ([['score', runs]] as const) : []), ...(hit ? ([['hit', 1]] as const) : [])],
      points: outs >= 3 ? [0, 0] : [outs, bases],
      ...(runs > 0 ? { value: runs } : {}),
      ...(hit || kind === 'out' ? { x: deep * (0.3 + 0.4 * random.next()) + (100 - deep) / 2, y: deep } : {}),
      suspendMs: runs > 0 ? 18_000 : hit ? 9000 : 5000,
      ...(runs > 0 || bases >= 4 ? { material: true } : {}),
      ...(outs >= 3 && side === 2 ? { turn: 1 as const } : {}),
    };
    this.#builder.addEvent(this.#at, 0, event);
  }
}

/** A whole match, batter by batter, from the same chances that price it. `points` are the outs and the bases as bits, `turn` who bats. */
export const baseballScript = (fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] =>
  new BaseballMatch(fixture, ratings, random).play();
