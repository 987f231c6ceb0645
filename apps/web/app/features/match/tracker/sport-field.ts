/** Which picture the tracker draws for a sport (catalogue ids). `none` has no field: cards, votes, boards. */
export type FieldKind = 'football' | 'basketball' | 'tennis' | 'volleyball' | 'rink' | 'handball' | 'track' | 'none';

const FIELDS: Readonly<Record<number, FieldKind>> = {
  1: 'football',
  85: 'football',
  146: 'football',
  7: 'football',
  13: 'football',
  2: 'rink',
  144: 'rink',
  3: 'basketball',
  89: 'basketball',
  147: 'basketball',
  155: 'rink',
  4: 'tennis',
  10: 'tennis',
  6: 'volleyball',
  8: 'handball',
  84: 'track',
  91: 'track',
  174: 'track',
};

export const fieldOf = (sport: number): FieldKind => FIELDS[sport] ?? 'none';

/** People rather than teams compete: their mark is a head on a disc. Runners of races wear silks instead. */
const PERSON_SPORTS: ReadonlySet<number> = new Set([4, 9, 10, 21, 30, 36, 56]);
export const isPersonSport = (sport: number): boolean => PERSON_SPORTS.has(sport);

/** Sports whose score changes rarely enough for its last change to be worth a highlight. */
const GOALS: ReadonlySet<number> = new Set([1, 2, 8, 85, 144, 146, 155]);
export const isGoalSport = (sport: number): boolean => GOALS.has(sport);
