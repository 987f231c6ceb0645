import type { MatchState } from '@touchline/betting/match-state/match-state';
import { countInPeriod } from '@touchline/betting/match-state/period-count';
import type { Competitor, Fixture } from './feed-events.ts';
import type { TableRow } from './match-history.ts';

const FORM_LENGTH = 5;

interface Row {
  readonly competitor: Competitor;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  form: string;
}

/** A league's table, match by match in the order of time. */
export class SeasonTable {
  readonly #rows = new Map<number, Row>();

  /** Matches that were not played to their end are not counted. `side`: it counts for that side only (tables of home and of away matches). */
  add({ home, away, format }: Fixture, facts: MatchState, side: 0 | 1 | 2 = 0): void {
    if (!away || facts.status !== 'ended') return;
    const { home: h, away: a } = countInPeriod(facts, format, format.scoring === 'periods' ? 'set' : 'score', 0);
    for (const [competitor, own, other, of] of [
      [home, h, a, 1],
      [away, a, h, 2],
    ] as const) {
      if (side !== 0 && side !== of) continue;
      const row = this.#rows.get(competitor.id) ?? { competitor, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, form: '' };
      row.played++;
      row.scored += own;
      row.conceded += other;
      if (own > other) row.won++;
      else if (own < other) row.lost++;
      else row.drawn++;
      row.form = (row.form + (own > other ? 'W' : own < other ? 'L' : 'D')).slice(-FORM_LENGTH);
      this.#rows.set(competitor.id, row);
    }
  }

  /** In order: points, difference, scored. */
  rows(): TableRow[] {
    return [...this.#rows.values()]
      .map((row) => ({ ...row, points: 3 * row.won + row.drawn }))
      .toSorted((a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored);
  }
}
