import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, ScriptStep } from '../../sport-model.ts';
import { ScriptBuilder } from '../script/script-builder.ts';
import type { Server } from '../sets/match-chances.ts';
import { other, type RallyRules, rallySetOver } from './rally-rules.ts';

class RallyMatch {
  readonly #rules: RallyRules;
  readonly #fixture: Fixture;
  readonly #random: Random;
  readonly #builder: ScriptBuilder;
  readonly #homeWins: HomeAway;
  #at = 0;

  constructor(rules: RallyRules, fixture: Fixture, ratings: Ratings, random: Random) {
    this.#rules = rules;
    this.#fixture = fixture;
    this.#random = random;
    this.#builder = new ScriptBuilder(fixture, rules.stats, false);
    this.#homeWins = rules.homeWins(fixture, ratings);
  }

  play(): ScriptStep[] {
    const { toWin } = this.#fixture.format;
    const sets: [number, number] = [0, 0];
    let opener: Server = this.#random.chance(0.5) ? 1 : 2;
    for (let set = 1; ; set++) {
      this.#builder.startPeriod(this.#at, set, { kind: 'set-start', side: opener, keepInState: true, turn: opener });
      this.#playSet(set, opener);
      const [home, away] = this.#builder.periodScore;
      sets[home > away ? 0 : 1]++;
      const winner = sets[0] === toWin ? 1 : sets[1] === toWin ? 2 : null;
      this.#builder.endPeriod(this.#at, 0, { status: winner ? 'ended' : 'break', winner, ending: null });
      if (winner) return this.#builder.steps;
      this.#at += this.#rules.setBreakSeconds * 1000;
      opener = other(opener);
    }
  }

  #playSet(set: number, opener: Server): void {
    const { rallySeconds, nextServer, pointEvent: tell, target } = this.#rules;
    const goal = target(this.#fixture, set);
    let server = opener;
    let [timeOuts, home, away] = [0, 0, 0];
    while (!rallySetOver(home, away, goal)) {
      this.#at += Math.round(1000 * rallySeconds * (0.55 + 0.9 * this.#random.next()));
      const winner: Server = this.#random.chance(this.#homeWins[server - 1] ?? 0.5) ? 1 : 2;
      if (winner === 1) home++;
      else away++;
      const { increments, ...event } = tell(winner, server, this.#random);
      server = nextServer(server, winner, home, away);
      const close = Math.max(home, away) >= goal - 1;
      this.#builder.addEvent(this.#at, 0, {
        ...event,
        side: winner,
        increments: [['score', 1], ...(increments ?? [])],
        turn: server,
        suspendMs: close ? 5000 : 3000,
        ...(close ? { material: true } : {}),
      });
      if (!rallySetOver(home, away, goal) && timeOuts < 3 && Math.abs(home - away) >= 3 && this.#random.chance(0.03)) {
        timeOuts++;
        this.#at += 4000;
        this.#builder.addEvent(this.#at, 0, { kind: 'time-out', side: home > away ? 2 : 1 });
        this.#at += 45_000;
      }
    }
  }
}

/** A whole match, rally by rally, from the same chances that price it. */
export const rallyScript = (rules: RallyRules, fixture: Fixture, ratings: Ratings, random: Random): ScriptStep[] =>
  new RallyMatch(rules, fixture, ratings, random).play();
