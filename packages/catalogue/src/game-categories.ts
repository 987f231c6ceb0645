/** Game category ids (R050). */
export const GAME_CATEGORY = {
  all: -1,
  slots: 1,
  bingo: 8,
  keno: 11,
  'hunting-and-fishing': 12,
  'legion-poker': 24,
  'live-casino': 37,
  'asian-games': 39,
  'virtual-sports': 41,
  'tv-games': 51,
  'idn-poker': 64,
  vulkan: 65,
  scratchcards: 66,
  'other-games': 67,
  spigo: 74,
  'one-x-casino': 75,
  exclusive: 89,
  wiseodds: 92,
  'top-choice': 94,
  'card-games': 99,
  'skill-games': 103,
  'crash-games': 104,
  'fast-games': 154,
  'fast-bet': 175,
} as const;

export type GameCategory = keyof typeof GAME_CATEGORY;

/** The second enumeration of game categories (R051), in its own order; the specification gives it no numbers. */
export const GAME_SHELVES = [
  'top',
  'best',
  'new',
  'lotteries',
  'slots',
  'climb-to-victory',
  'dice',
  'card-games',
  'other-games',
  'for-you',
] as const;

export type GameShelf = (typeof GAME_SHELVES)[number];
