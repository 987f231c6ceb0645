/** How the score of a sport is modelled: sides that score few goals depend on one another, and goals fall into periods by shares. */
export interface BuilderSport {
  readonly isLowScoring: boolean;
  /** Null where so many goals fall that listing them by period takes too long: only markets of the whole match are offered. */
  readonly periodShares: readonly number[] | null;
}

/** Sports whose score is a grid of goals, by their number in the catalogue: football, ice hockey, handball. */
const BUILDER_SPORTS: ReadonlyMap<number, BuilderSport> = new Map([
  [1, { isLowScoring: true, periodShares: [0.45, 0.55] }],
  [2, { isLowScoring: true, periodShares: [0.31, 0.35, 0.34] }],
  [8, { isLowScoring: false, periodShares: null }],
]);

export const builderSport = (sport: number): BuilderSport | undefined => BUILDER_SPORTS.get(sport);
