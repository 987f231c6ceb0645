/** The covers that have a name: every combination of their legs from the smallest line up to the accumulator of all. */
export interface FullCover {
  readonly key: string;
  readonly legs: number;
  readonly smallest: 1 | 2;
  readonly lines: number;
}

export const FULL_COVERS = [
  { key: 'trixie', legs: 3, smallest: 2, lines: 4 },
  { key: 'patent', legs: 3, smallest: 1, lines: 7 },
  { key: 'yankee', legs: 4, smallest: 2, lines: 11 },
  { key: 'lucky-15', legs: 4, smallest: 1, lines: 15 },
  { key: 'canadian', legs: 5, smallest: 2, lines: 26 },
  { key: 'lucky-31', legs: 5, smallest: 1, lines: 31 },
  { key: 'heinz', legs: 6, smallest: 2, lines: 57 },
  { key: 'lucky-63', legs: 6, smallest: 1, lines: 63 },
  { key: 'super-heinz', legs: 7, smallest: 2, lines: 120 },
  { key: 'goliath', legs: 8, smallest: 2, lines: 247 },
] as const satisfies readonly FullCover[];

export type FullCoverKey = (typeof FULL_COVERS)[number]['key'];

/** The named cover of so many legs, undefined where there is none. */
export const findFullCover = (legs: number, smallest: 1 | 2): (typeof FULL_COVERS)[number] | undefined =>
  FULL_COVERS.find((c) => c.legs === legs && c.smallest === smallest);
