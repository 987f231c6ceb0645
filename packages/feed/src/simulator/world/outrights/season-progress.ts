import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { TableRow } from '../../../match-history.ts';
import { SeasonTable } from '../../../season-table.ts';
import type { Calendar, PlannedMatch } from '../calendar.ts';
import { competitorId } from '../competitors.ts';

/** Facts of its matches that a season needs to know. */
export interface SeasonDeps {
  hasEnded(match: PlannedMatch, now: number): boolean;
  finalStateOf(match: PlannedMatch): MatchState;
}

/** The standing of a club; no row where it has not played. */
export type Standing = Pick<TableRow, 'points' | 'scored' | 'conceded'>;
const NOTHING_PLAYED: Standing = { points: 0, scored: 0, conceded: 0 };

/** A season's table as it grows, one match at a time: simulating a match takes milliseconds, and a season has hundreds. */
export class SeasonProgress {
  readonly #calendar: Calendar;
  readonly #deps: SeasonDeps;
  readonly #last: number;
  readonly #clubs: readonly number[];
  readonly #table = new SeasonTable();
  readonly #counted = new Set<number>();
  readonly #met = new Set<number>();
  /** The first round with matches that are not counted yet. */
  #from: number;

  constructor(calendar: Calendar, season: number, deps: SeasonDeps) {
    const { rounds, league } = calendar.plan;
    this.#calendar = calendar;
    this.#deps = deps;
    this.#from = season * rounds;
    this.#last = this.#from + rounds - 1;
    this.#clubs = league.competitors.map(({ name }) => competitorId(league.sport, name));
  }

  /** Number of matches counted. */
  get played(): number {
    return this.#counted.size;
  }

  /** Counts one more match that is over at a moment; false when all of them are counted. */
  countNextMatch(now: number): boolean {
    const match = this.#next(now);
    if (!match) return false;
    const { id, home, away } = match.fixture;
    this.#counted.add(id);
    this.#met.add(this.#pair(this.#clubs.indexOf(home.id), this.#clubs.indexOf(away?.id ?? 0)));
    this.#table.add(match.fixture, this.#deps.finalStateOf(match));
    return true;
  }

  /** By club, in the order of the league's competitors. */
  standings(): Standing[] {
    const rows = new Map(this.#table.rows().map((row) => [row.competitor.id, row]));
    return this.#clubs.map((club) => rows.get(club) ?? NOTHING_PLAYED);
  }

  /** Fixtures still to be played, by indices of the clubs (double round robin). */
  remainingFixtures(): (readonly [home: number, away: number])[] {
    const pairs: (readonly [number, number])[] = [];
    for (let home = 0; home < this.#clubs.length; home++)
      for (let away = 0; away < this.#clubs.length; away++)
        if (home !== away && !this.#met.has(this.#pair(home, away))) pairs.push([home, away]);
    return pairs;
  }

  #pair(home: number, away: number): number {
    return home * this.#clubs.length + away;
  }

  #next(now: number): PlannedMatch | undefined {
    const newest = Math.min(this.#last, this.#calendar.roundAt(now));
    for (let round = this.#from; round <= newest; round++) {
      const open = this.#calendar.matches(round).filter(({ fixture }) => !this.#counted.has(fixture.id));
      if (open.length === 0 && round === this.#from) this.#from++;
      const ended = open.find((match) => this.#deps.hasEnded(match, now));
      if (ended) return ended;
    }
    return undefined;
  }
}

/** Place of each club, 1-based: by points, difference, scored; who is level in all of them shares a place. */
export function assignPlaces(standings: readonly Standing[]): number[] {
  const compare = (a: Standing, b: Standing): number =>
    a.points - b.points || a.scored - a.conceded - (b.scored - b.conceded) || a.scored - b.scored;
  return standings.map((own) => 1 + standings.filter((other) => compare(other, own) > 0).length);
}
