import type { MatchState } from '@touchline/betting/match-state/match-state';
import { SeasonTable } from '../../season-table.ts';
import { seasonMatches } from './aggregate-match.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { PAIRS } from './fixture-id.ts';

/**
 * Resolves the matches on which later fixtures depend, one by one in a fixed order. Winners are kept here: were they in a cache that evicts
 * them, the same match would be found unresolved for ever.
 */
export class KnockOutSeason {
  /** Indices of the competitors that went through, by round and pair. */
  readonly #winners = new Map<number, number>();
  readonly #calendar: Calendar;
  readonly #end: number;
  #round: number;
  #pair = 0;

  constructor(calendar: Calendar, season: number) {
    this.#calendar = calendar;
    this.#round = season * calendar.plan.rounds;
    this.#end = this.#round + calendar.plan.rounds;
  }

  /** Index of the competitor that won, where the match has been resolved. */
  winnerIndex(round: number, pair: number): number | undefined {
    return this.#winners.get(round * PAIRS + pair);
  }

  /** Resolves one match of the rounds before `round`; false when none is left. */
  resolveNext(round: number): boolean {
    while (this.#round < Math.min(round, this.#end)) {
      if (this.#pair < this.#calendar.pairsIn(this.#round)) {
        const pair = this.#pair++;
        this.#winners.set(this.#round * PAIRS + pair, this.#calendar.winnerIndex(this.#round, pair));
        return true;
      }
      this.#round++;
      this.#pair = 0;
    }
    return false;
  }
}

/** The table of a season that is over, added up match by match before its result is due. */
export class SeasonResult {
  readonly #matches: readonly PlannedMatch[];
  readonly #factsOf: (match: PlannedMatch) => MatchState;
  readonly #table = new SeasonTable();
  #added = 0;

  constructor(base: Calendar, season: number, factsOf: (match: PlannedMatch) => MatchState) {
    this.#matches = seasonMatches(base, season);
    this.#factsOf = factsOf;
  }

  /** Adds one match; false when all of them are in. */
  addNext(): boolean {
    const match = this.#matches[this.#added];
    if (!match) return false;
    this.#added++;
    this.#table.add(match.fixture, this.#factsOf(match));
    return true;
  }

  /** The place of a name, 1-based; adds what is missing first. */
  placeOf(name: string): number {
    while (this.addNext());
    return this.#table.rows().findIndex(({ competitor }) => competitor.names.en === name) + 1;
  }
}
