import { type Duel, matchesOf } from './duel.ts';

/** The duels that are being played: by number and by the matches that they are made of, and which of them have to be brought up to date. */
export class OpenDuels {
  readonly #byNumber = new Map<number, Duel>();
  readonly #byMatch = new Map<number, Set<number>>();
  readonly #changed = new Set<number>();
  /** Those whose fixture was told by this process. */
  readonly #announced = new Set<number>();
  #newest = 0;

  get size(): number {
    return this.#byNumber.size;
  }
  /** The highest number that was ever added; 0 for none. */
  get newest(): number {
    return this.#newest;
  }
  add(duel: Duel): void {
    this.#newest = Math.max(this.#newest, duel.number);
    if (this.#byNumber.has(duel.number)) return;
    this.#byNumber.set(duel.number, duel);
    this.#changed.add(duel.number);
    for (const match of matchesOf(duel)) {
      const waiting = this.#byMatch.get(match) ?? new Set();
      this.#byMatch.set(match, waiting.add(duel.number));
    }
  }
  drop(duel: Duel): void {
    this.#byNumber.delete(duel.number);
    this.#announced.delete(duel.number);
    for (const match of matchesOf(duel)) {
      const waiting = this.#byMatch.get(match);
      waiting?.delete(duel.number);
      if (waiting?.size === 0) this.#byMatch.delete(match);
    }
  }
  /** Another process plays them. What has changed stays noted: who takes them over again looks at it. */
  forgetAll(): void {
    this.#byNumber.clear();
    this.#byMatch.clear();
    this.#announced.clear();
    this.#newest = 0;
  }

  isOn(match: number): boolean {
    return this.#byMatch.has(match);
  }
  /** The duels that hang on a match. */
  *on(match: number): Generator<Duel> {
    for (const number of this.#byMatch.get(match) ?? []) {
      const duel = this.#byNumber.get(number);
      if (duel) yield duel;
    }
  }

  isAnnounced({ number }: Duel): boolean {
    return this.#announced.has(number);
  }
  markAnnounced({ number }: Duel): void {
    this.#announced.add(number);
  }

  markChanged(number: number): void {
    this.#changed.add(number);
  }
  matchChanged(match: number): void {
    for (const number of this.#byMatch.get(match) ?? []) this.#changed.add(number);
  }
  allChanged(): void {
    for (const number of this.#byNumber.keys()) this.#changed.add(number);
  }
  /** Numbers of those that have changed by now. */
  changed(): number[] {
    return [...this.#changed];
  }
  /** The open duel to be brought up to date, locked; undefined once it has ended. */
  take(number: number): Duel | undefined {
    this.#changed.delete(number);
    return this.#byNumber.get(number);
  }
}
