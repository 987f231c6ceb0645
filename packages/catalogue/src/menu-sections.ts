/** Menu section ids (R054). A match's sections say in which special menus it stands. */
export const MENU_SECTION = {
  alternative: 3,
  long: 7,
  'marble-live': 8,
  'cyber-stream': 9,
  'simulated-reality': 11,
  'aftermatch-vs-live': 13,
  'cyber-zone': 28,
  'sports-simulators': 1001,
  'sports-games': 1002,
  'fighting-games': 1003,
  'card-games': 1004,
  shooters: 1005,
  'online-rpgs': 1006,
  adventure: 1007,
  strategy: 1008,
  'vehicular-combat-games': 1009,
  puzzles: 1010,
  others: 1011,
  'e-sports': 1012,
} as const;

export type MenuSection = keyof typeof MENU_SECTION;

/**
 * Extra ids, which no match carries. Assumed: `sport-sort` takes every match, sport by sport; `top-sport` those of top championships; `play`
 * those of virtual sport and marbles, which can be played at any hour.
 */
export const MENU_EXTRA = { 'sport-sort': 10_000, 'top-sport': 10_001, play: 10_002 } as const;

/** The ids that a request's list of menu sections keeps; everything else is dropped from it (R097). */
export const MENU_SECTION_IDS: readonly number[] = Object.values(MENU_SECTION).toSorted((a, b) => a - b);

export const isMenuSectionId = (id: number): boolean => MENU_SECTION_IDS.includes(id);
