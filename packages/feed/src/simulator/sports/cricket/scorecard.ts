import type { Side } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { ScriptEvent } from '../script/script-builder.ts';

/** Five bowlers share an innings, so that none bowls more than a fifth of its overs: the last five of the order. */
const BOWLERS = 5;
const LAST = 10;

const competitorAt = (fixture: Fixture, side: 1 | 2) => (side === 1 ? fixture.home : fixture.away);
/** Whether the eleven of a side are known. */
export const hasNames = (fixture: Fixture, side: 1 | 2): boolean => (competitorAt(fixture, side)?.players?.length ?? 0) > LAST;

interface Innings {
  readonly runs: number;
  readonly balls: number;
}
interface Spell {
  readonly wickets: number;
  readonly conceded: number;
}

/**
 * Batters and bowlers, ball by ball, as the laws have it: batters change ends with odd runs and after an over, the next of the order comes in after a
 * wicket, bowlers take turns. Nothing of it is drawn: the match is the same with and without names.
 */
export class Scorecard {
  readonly #batting: 1 | 2;
  readonly #bowling: 1 | 2;
  readonly #batters: Innings[] = [];
  readonly #bowlers = new Map<number, Spell>();
  readonly #batNames: boolean;
  readonly #bowlNames: boolean;
  #striker = 0;
  #other = 1;
  #next = 2;
  #over = 0;
  #overBalls: string[] = [];

  constructor(fixture: Fixture, batting: 1 | 2) {
    this.#batting = batting;
    this.#bowling = batting === 1 ? 2 : 1;
    this.#batNames = hasNames(fixture, batting);
    this.#bowlNames = hasNames(fixture, this.#bowling);
  }

  /** The ball with the name of its batter. */
  named(ball: ScriptEvent): ScriptEvent {
    return this.#batNames ? { ...ball, player: this.#striker } : ball;
  }

  /** Counts a ball; answers the figures of a batter whose innings it ended. */
  count(drawn: number | 'wicket', { kind, detail }: ScriptEvent): ScriptEvent[] {
    const extra = kind === 'extra';
    const runs = drawn === 'wicket' ? 0 : drawn;
    this.#overBalls.push(drawn === 'wicket' ? 'W' : extra ? `${runs}lb` : String(runs));
    const batter = this.#batters[this.#striker] ?? { runs: 0, balls: 0 };
    this.#batters[this.#striker] = { runs: batter.runs + (extra ? 0 : runs), balls: batter.balls + 1 };
    const spell = this.#bowlers.get(this.#bowler) ?? { wickets: 0, conceded: 0 };
    const taken = drawn === 'wicket' && detail !== 'run-out' ? 1 : 0;
    this.#bowlers.set(this.#bowler, { wickets: spell.wickets + taken, conceded: spell.conceded + (extra ? 0 : runs) });
    if (drawn === 'wicket') {
      const out = this.#figures(this.#striker);
      this.#striker = this.#next++;
      return out;
    }
    if (runs % 2 === 1) this.#changeEnds();
    return [];
  }

  /** The end of an over: its balls in order ("1 4 W 0 2lb 6"), and the bowler's figures so far. */
  endOver(runs: number): ScriptEvent[] {
    const over: ScriptEvent = { kind: 'over', side: this.#batting, value: runs, detail: this.#overBalls.join(' '), keepInState: true };
    const { wickets = 0, conceded = 0 } = this.#bowlers.get(this.#bowler) ?? {};
    const bowler: ScriptEvent = {
      kind: 'bowler',
      side: this.#bowling,
      player: this.#bowler,
      value: wickets,
      detail: String(conceded),
      keepInState: true,
    };
    this.#overBalls = [];
    this.#over++;
    this.#changeEnds();
    return this.#bowlNames ? [over, bowler] : [over];
  }

  /** The figures of those who are not out when the innings ends. */
  close(): ScriptEvent[] {
    return [this.#striker, this.#other].sort((a, b) => a - b).flatMap((place) => this.#figures(place));
  }

  get #bowler(): number {
    return LAST - (this.#over % BOWLERS);
  }

  #changeEnds(): void {
    [this.#striker, this.#other] = [this.#other, this.#striker];
  }

  #figures(place: number): ScriptEvent[] {
    const batter = this.#batters[place];
    if (!this.#batNames || !batter || place > LAST) return [];
    const side: Side = this.#batting;
    return [{ kind: 'batter', side, player: place, value: batter.runs, detail: String(batter.balls), keepInState: true }];
  }
}
