/** Kinds of casino pages (R052). */
export const PAGE_KINDS = [
  'slots',
  'casino',
  'live-casino',
  'tv-games',
  'virtual-sports',
  'bingo',
  'poker',
  'crash-games',
  'tournaments',
  'vip-club',
  'daily-challenges',
  'scratch-cards',
  'keno',
  'fast-games',
  'favorites',
  'others',
] as const;
