import type { FinishedMatch } from '@touchline/feed/match-history';
import { scoreOf } from '#features/line';

/** Everybody begins here; a tenth of the usual scale of 400 is worth about six percent. */
export const ELO_START = 1500;
const STEP = 24;
const SCALE = 400;
const HOME = 55;
/** Between seasons everybody comes a quarter of the way back to the middle: squads change. */
const KEPT = 0.75;

export interface EloEntry {
  rating: number;
  /** At the beginning of the season. */
  readonly start: number;
  played: number;
}

/** Ratings by competitor, from matches in the order of time. */
export class EloTable {
  readonly entries = new Map<number, EloEntry>();

  /** The next season, from the end of the one before. */
  static after(before: EloTable): EloTable {
    const table = new EloTable();
    for (const [id, { rating }] of before.entries) {
      const start = ELO_START + KEPT * (rating - ELO_START);
      table.entries.set(id, { rating: start, start, played: 0 });
    }
    return table;
  }

  add({ fixture, facts }: FinishedMatch): void {
    if (facts.status !== 'ended') return;
    if (fixture.away) {
      const [home, away] = scoreOf(fixture, facts);
      const winner = facts.winner ?? (home > away ? 1 : away > home ? 2 : 0);
      const margin = fixture.format.scoring === 'sum' && fixture.format.draw ? 1 + Math.log2(Math.max(1, Math.abs(home - away))) / 2 : 1;
      this.#meet(fixture.home.id, fixture.away.id, winner === 1 ? 1 : winner === 2 ? 0 : 0.5, HOME, STEP * margin);
      for (const id of [fixture.home.id, fixture.away.id]) this.#entry(id).played++;
      return;
    }
    this.#race({ fixture, facts });
  }

  /** Every runner against every other: who finished before whom. */
  #race({ fixture, facts }: FinishedMatch): void {
    const field = (fixture.runners ?? [])
      .map(({ id }, i) => ({ id, place: facts.places?.[i] ?? -1 }))
      .filter(({ place }) => place >= 0)
      .map(({ id, place }) => ({ id, place: place === 0 ? Number.MAX_SAFE_INTEGER : place }));
    for (const [i, a] of field.entries()) {
      this.#entry(a.id).played++;
      for (const b of field.slice(i + 1))
        this.#meet(a.id, b.id, a.place < b.place ? 1 : a.place > b.place ? 0 : 0.5, 0, STEP / Math.max(1, field.length - 1));
    }
  }

  #entry(id: number): EloEntry {
    const known = this.entries.get(id);
    if (known) return known;
    const entry = { rating: ELO_START, start: ELO_START, played: 0 };
    this.entries.set(id, entry);
    return entry;
  }

  #meet(homeId: number, awayId: number, result: number, advantage: number, step: number): void {
    const home = this.#entry(homeId);
    const away = this.#entry(awayId);
    const expected = 1 / (1 + 10 ** ((away.rating - home.rating - advantage) / SCALE));
    const change = step * (result - expected);
    home.rating += change;
    away.rating -= change;
  }
}
