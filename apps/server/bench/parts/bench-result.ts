/** The result of a benchmark module's `run`: one row of the table of measurements. */
export interface BenchResult {
  readonly name: string;
  /** Our figure and the other's, with their units. */
  readonly ours: string;
  readonly against: string;
  /** The figure that the goal is about. */
  readonly ratio: number;
  readonly goal: string;
  readonly pass: boolean;
  /** Spread, seed, rounds, anything needed to read the row. */
  readonly notes: string;
}
