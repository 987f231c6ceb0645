import type { CasinoCategory } from '@touchline/contract/casino/enums';

/** Games that stand elsewhere in the lobby than among those of a moment. */
const CATEGORIES: Readonly<Record<string, CasinoCategory>> = {
  keno: 'keno',
};

/** Where a game stands in the lobby. */
export const categoryOf = (game: string): CasinoCategory => CATEGORIES[game] ?? 'instant';

export const isSlot = (game: string): boolean => categoryOf(game) === 'slots';
