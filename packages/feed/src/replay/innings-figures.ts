import type { Delivery } from './recorded-cricket.ts';

/** A player's figures in an innings: a batter's runs (detail: balls), a bowler's wickets (detail: runs conceded). */
export interface Figures {
  /** In his side's line-up. */
  readonly index: number;
  readonly value: number;
  readonly detail: string;
}

/** Wickets that are not the bowler's. */
const NOT_BOWLED: ReadonlySet<string> = new Set(['run out', 'retired out', 'obstructing the field', 'timed out', 'handled the ball']);

/** Counts an innings ball by ball. Byes, leg-byes and penalty runs are not the bowler's, extras never the batter's. */
export class InningsFigures {
  readonly #batting: readonly string[];
  readonly #bowling: readonly string[];
  readonly #batters = new Map<string, { runs: number; balls: number }>();
  readonly #bowlers = new Map<string, { wickets: number; conceded: number }>();

  constructor(batting: readonly string[], bowling: readonly string[]) {
    this.#batting = batting;
    this.#bowling = bowling;
  }

  batterIndex(name: string): number | undefined {
    const index = this.#batting.indexOf(name);
    return index < 0 ? undefined : index;
  }

  count(delivery: Delivery, out: readonly { readonly kind: string }[], legal: boolean): void {
    const { runs, extras = {} } = delivery;
    const batter = this.#batters.get(delivery.batter) ?? { runs: 0, balls: 0 };
    batter.runs += runs.batter;
    if (legal || extras.noballs !== undefined) batter.balls++;
    this.#batters.set(delivery.batter, batter);
    const bowler = this.#bowlers.get(delivery.bowler) ?? { wickets: 0, conceded: 0 };
    bowler.conceded += runs.batter + (extras.wides ?? 0) + (extras.noballs ?? 0);
    bowler.wickets += out.filter(({ kind }) => !NOT_BOWLED.has(kind)).length;
    this.#bowlers.set(delivery.bowler, bowler);
  }

  batters(): Figures[] {
    return [...this.#batters].flatMap(([name, { runs, balls }]) => figures(this.#batting, name, runs, balls));
  }
  bowlers(): Figures[] {
    return [...this.#bowlers].flatMap(([name, { wickets, conceded }]) => figures(this.#bowling, name, wickets, conceded));
  }
}

function figures(lineUp: readonly string[], name: string, value: number, detail: number): Figures[] {
  const index = lineUp.indexOf(name);
  return index < 0 ? [] : [{ index, value, detail: String(detail) }];
}
