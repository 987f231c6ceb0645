import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder, type ScriptEvent } from '../script/script-builder.ts';
import type { Server } from '../sets/match-chances.ts';
import { other, tieBreakServer } from './point-chances.ts';
import { aceRates, doubleFaultRates, RETIREMENT, serveChances, tieBreakTarget } from './rates.ts';
import { setOver } from './set-chances.ts';
import { shownPoints } from './tennis-state.ts';

const CHANGE_OF_ENDS_MS = 75_000;
const SET_BREAK_MS = 120_000;
const WARM_UP_MS = 5000;

/** Plays a match point by point. */
class TennisMatch {
  readonly #fixture: Fixture;
  readonly #random: Random;
  readonly #builder: ScriptBuilder;
  readonly #serve: HomeAway;
  readonly #aces: HomeAway;
  readonly #faults: HomeAway;
  #at = 0;
  #server: Server;
  #sets: [number, number] = [0, 0];
  /** Points until a player retires; Infinity where none does. */
  #patience: number;

  constructor(fixture: Fixture, ratings: Ratings, random: Random) {
    this.#fixture = fixture;
    this.#random = random;
    this.#builder = new ScriptBuilder(fixture, ['ace', 'double-fault', 'break-point'], false);
    this.#serve = serveChances(fixture, ratings);
    this.#aces = aceRates(fixture, ratings);
    this.#faults = doubleFaultRates(fixture);
    this.#server = random.chance(0.5) ? 1 : 2;
    this.#patience = random.chance(RETIREMENT) ? 20 + random.int(120) : Number.POSITIVE_INFINITY;
  }

  play(): ScriptStep[] {
    const { toWin } = this.#fixture.format;
    for (let set = 1; ; set++) {
      this.#builder.startPeriod(this.#at, set, {
        kind: 'set-start',
        side: this.#server,
        keepInState: true,
        turn: this.#server,
        points: [0, 0],
        suspendMs: WARM_UP_MS,
      });
      this.#at += WARM_UP_MS;
      if (!this.#playSet(set)) return this.#retire();
      const [home, away] = this.#builder.periodScore;
      this.#sets[home > away ? 0 : 1]++;
      const winner = this.#sets[0] === toWin ? 1 : this.#sets[1] === toWin ? 2 : null;
      this.#builder.endPeriod(this.#at, 0, { status: winner ? 'ended' : 'break', winner, ending: null });
      if (winner) return this.#builder.steps;
      this.#at += SET_BREAK_MS;
    }
  }

  #retire(): ScriptStep[] {
    const winner = this.#random.chance(0.5) ? 1 : 2;
    this.#at += 120_000;
    this.#builder.endPeriod(this.#at, 0, { status: 'ended', winner, ending: 'retired' }, false);
    return this.#builder.steps;
  }

  /** False where a player retires. */
  #playSet(set: number): boolean {
    for (;;) {
      const [home, away] = this.#builder.periodScore;
      if (setOver(home, away)) return true;
      const winner = home === 6 && away === 6 ? this.#playTieBreak(tieBreakTarget(this.#fixture, set)) : this.#playGame();
      if (winner === null) return false;
      const next = other(this.#server);
      this.#server = next;
      this.#at += 20_000;
      this.#builder.addEvent(this.#at, 0, {
        kind: 'game',
        side: winner,
        increments: [['score', 1]],
        turn: next,
        points: [0, 0],
        suspendMs: 9000,
        material: true,
      });
      const played = home + away + 1;
      this.#at += played % 2 === 1 && played > 1 ? CHANGE_OF_ENDS_MS : 12_000;
    }
  }

  #playGame(): Server | null {
    const { 0: homeServe, 1: awayServe } = this.#serve;
    const p = this.#server === 1 ? homeServe : awayServe;
    let [own, their] = [0, 0];
    for (;;) {
      const taken = this.#random.chance(p);
      if (--this.#patience <= 0) return null;
      if (taken) own++;
      else their++;
      const over = Math.max(own, their) >= 4 && Math.abs(own - their) >= 2;
      if (own >= 4 && their >= 4 && own === their) [own, their] = [3, 3];
      const breakPoint = !over && their >= 3 && their > own;
      this.#addPoint(this.#server, taken, over ? null : this.#server === 1 ? shownPoints(own, their) : shownPoints(their, own), breakPoint);
      if (over) return taken ? this.#server : other(this.#server);
    }
  }

  #playTieBreak(target: number): Server | null {
    const first = this.#server;
    let [home, away] = [0, 0];
    for (;;) {
      const server = tieBreakServer(first, home + away);
      const taken = this.#random.chance(this.#serve[server - 1] ?? 0.5);
      if (--this.#patience <= 0) return null;
      if (taken === (server === 1)) home++;
      else away++;
      const over = Math.max(home, away) >= target && Math.abs(home - away) >= 2;
      this.#addPoint(server, taken, over ? null : [home, away], false, tieBreakServer(first, home + away));
      if (over) return home > away ? 1 : 2;
    }
  }

  /** One point; `shown` is null where it ends the game, which is the next event. */
  #addPoint(server: Server, taken: boolean, shown: HomeAway | null, breakPoint: boolean, turn: Server = server): void {
    const random = this.#random;
    this.#at += 14_000 + random.int(16_000);
    const ace = taken && random.chance((this.#aces[server - 1] ?? 0) / (this.#serve[server - 1] ?? 1));
    const fault = !taken && random.chance((this.#faults[server - 1] ?? 0) / (1 - (this.#serve[server - 1] ?? 0)));
    const winner = taken ? server : other(server);
    const kind = ace ? 'ace' : fault ? 'double-fault' : random.chance(0.45) ? 'winner' : 'forced-error';
    const side = fault ? server : winner;
    const deep = 6 + 22 * random.next();
    const event: ScriptEvent = {
      kind,
      side,
      ...(ace ? { increments: [['ace', 1]] as const } : fault ? { increments: [['double-fault', 1]] as const } : {}),
      x: winner === 1 ? 100 - deep : deep,
      y: 12 + 76 * random.next(),
      suspendMs: shown ? 3500 : 21_000,
      ...(shown ? { points: shown, turn } : {}),
    };
    this.#builder.addEvent(this.#at, 0, event);
    if (!breakPoint) return;
    this.#at += 1000;
    this.#builder.addEvent(this.#at, 0, {
      kind: 'break-point',
      side: other(server),
      increments: [['break-point', 1]],
      suspendMs: 3500,
      material: true,
    });
  }
}

/** A whole match, point by point, from the same chances that price it. */
export const tennisScript = (fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] =>
  new TennisMatch(fixture, ratings, random).play();
