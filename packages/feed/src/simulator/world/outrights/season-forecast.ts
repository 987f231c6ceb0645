import type { Random } from '@touchline/kernel/random';
import type { Standing } from './season-progress.ts';
import type { WinningMargins } from './winning-margins.ts';

/** The rest of a season is played so often; a chance of one half is then known to within 0.8 %. */
const SEASONS = 4096;
/** Matches played in one piece of work: a few milliseconds. */
const MATCHES_A_PIECE = 15_000;
const [WIN, DRAW] = [3, 1];

export interface SeasonState {
  readonly standings: readonly Standing[];
  readonly remainingFixtures: readonly (readonly [home: number, away: number])[];
  /** Strength of each club. */
  readonly ratings: readonly number[];
}

/** How a season may end: the rest of it played many times over, in pieces. The same state and random numbers give the same forecast. */
export class SeasonForecast {
  readonly #margins: WinningMargins;
  readonly #random: Random;
  readonly #clubs: number;
  readonly #points: readonly number[];
  readonly #difference: readonly number[];
  readonly #remainingFixtures: readonly { readonly home: number; readonly away: number; readonly lead: number }[];
  /** How often each club took each place: `club * clubs + place from 0`. */
  readonly #placeCounts: Float64Array;
  #seasons = 0;

  constructor({ standings, remainingFixtures, ratings }: SeasonState, margins: WinningMargins, random: Random) {
    this.#margins = margins;
    this.#random = random;
    this.#clubs = standings.length;
    this.#points = standings.map(({ points }) => points);
    this.#difference = standings.map(({ scored, conceded }) => scored - conceded);
    this.#remainingFixtures = remainingFixtures.map(([home, away]) => ({ home, away, lead: (ratings[home] ?? 0) - (ratings[away] ?? 0) }));
    this.#placeCounts = new Float64Array(this.#clubs ** 2);
  }

  /** Does a piece of the work; false when there is none left. */
  runBatch(): boolean {
    if (this.#margins.learnOne(this.#remainingFixtures.map(({ lead }) => lead))) return true;
    const piece = Math.max(16, Math.floor(MATCHES_A_PIECE / Math.max(1, this.#remainingFixtures.length)));
    for (let i = 0; i < piece && this.#seasons < SEASONS; i++) this.#simulateRest();
    return this.#seasons < SEASONS;
  }

  /** Chance of each club to take one of the places `from` to `to`, 1-based; they add up to the number of places. */
  chances(from: number, to: number): number[] {
    return this.#points.map((_, club) => {
      let often = 0;
      for (let place = from; place <= to; place++) often += this.#placeCounts[club * this.#clubs + place - 1] ?? 0;
      return often / this.#seasons;
    });
  }

  #simulateRest(): void {
    const points = [...this.#points];
    const difference = [...this.#difference];
    for (const { home, away, lead } of this.#remainingFixtures) {
      const margin = this.#margins.draw(lead, this.#random);
      difference[home] = (difference[home] ?? 0) + margin;
      difference[away] = (difference[away] ?? 0) - margin;
      points[home] = (points[home] ?? 0) + (margin > 0 ? WIN : margin === 0 ? DRAW : 0);
      points[away] = (points[away] ?? 0) + (margin < 0 ? WIN : margin === 0 ? DRAW : 0);
    }
    // Goals scored are not simulated: clubs level on points and goal difference are ordered at random.
    const order = points
      .map((own, club) => ({ club, own, remainingFixtures: difference[club] ?? 0, lot: this.#random.next() }))
      .sort((a, b) => b.own - a.own || b.remainingFixtures - a.remainingFixtures || a.lot - b.lot);
    for (const [place, { club }] of order.entries()) {
      const at = club * this.#clubs + place;
      this.#placeCounts[at] = (this.#placeCounts[at] ?? 0) + 1;
    }
    this.#seasons++;
  }
}
