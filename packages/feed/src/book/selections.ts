import { growTo } from './column.ts';

/** Outcome of a place that is reserved and not taken yet. */
const EMPTY = 0xffff;

/**
 * Outcomes and prices of all markets, as two columns. A market's selections stand side by side, so that nothing has to say which one is next:
 * there are more than a million of them. A run that is free is given to the next market of as many selections.
 */
export class Selections {
  #outcomes = new Uint16Array(0);
  /** Thousandths; of the first place of a free run: the next free run of its length, -1 = none. */
  #odds = new Int32Array(0);
  #used = 0;
  /** By length, the free run that is taken next. */
  readonly #free = new Map<number, number>();

  get bytes(): number {
    return this.#outcomes.byteLength + this.#odds.byteLength;
  }

  /** The first of so many empty places. */
  reserve(places: number): number {
    if (places === 0) return 0;
    const first = this.#free.get(places) ?? -1;
    if (first < 0) return this.#append(places);
    this.#free.set(places, this.#odds[first] as number);
    this.#outcomes.fill(EMPTY, first, first + places);
    return first;
  }

  /** A run like this one with an empty place more; this one is free then. */
  widen(first: number, places: number): number {
    // In its place where nothing stands behind it; a free run comes first, or such runs would only ever be left.
    if (places > 0 && first + places === this.#used && (this.#free.get(places + 1) ?? -1) < 0) {
      this.#append(1);
      return first;
    }
    const wider = this.reserve(places + 1);
    this.#outcomes.copyWithin(wider, first, first + places);
    this.#odds.copyWithin(wider, first, first + places);
    this.release(first, places);
    return wider;
  }

  release(first: number, places: number): void {
    if (places === 0) return;
    this.#odds[first] = this.#free.get(places) ?? -1;
    this.#free.set(places, first);
  }

  take(slot: number, outcome: number, odds: number): void {
    this.#outcomes[slot] = outcome;
    this.#odds[slot] = odds;
  }
  setOdds(slot: number, odds: number): void {
    this.#odds[slot] = odds;
  }
  isTaken(slot: number): boolean {
    return this.#outcomes[slot] !== EMPTY;
  }
  /** The slots of a stretch that are taken, from the front. */
  *taken(from: number, end: number): Generator<number> {
    for (let slot = from; slot < end && this.#outcomes[slot] !== EMPTY; slot++) yield slot;
  }
  outcome(slot: number): number {
    return this.#outcomes[slot] as number;
  }
  odds(slot: number): number {
    return this.#odds[slot] as number;
  }
  /** The slot of an outcome in a stretch, -1 = none. */
  find(outcome: number, from: number, end: number): number {
    const outcomes = this.#outcomes;
    for (let slot = from; slot < end; slot++) if (outcomes[slot] === outcome) return slot;
    return -1;
  }

  #append(places: number): number {
    const first = this.#used;
    this.#used += places;
    this.#outcomes = growTo(this.#outcomes, this.#used);
    this.#odds = growTo(this.#odds, this.#used);
    this.#outcomes.fill(EMPTY, first, this.#used);
    return first;
  }
}
