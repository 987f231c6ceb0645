import type { CasinoCategory } from '@touchline/contract/casino/enums';

/** How the keys of games begin that are not of a moment. */
const BEGINNINGS: Readonly<Partial<Record<CasinoCategory, readonly string[]>>> = {
  table: ['roulette', 'live-roulette', 'live-wheel', 'sic-bo', 'craps'],
  card: ['blackjack', 'baccarat', 'live-baccarat', 'video-poker', 'casino-holdem', 'dragon-tiger', 'andar-bahar', 'twenty-one', 'hi-lo'],
  slots: [
    'under-the-lights',
    'monsoon-lanterns',
    'coral-garden',
    'harbour-safe',
    'desert-bloom',
    'clockwork-foundry',
    'comet-trail',
    'cherry-parade',
  ],
  crash: ['crash', 'slide'],
  scratch: ['scratch'],
  keno: ['keno'],
};

/** The category in which a game stands in the lobby. */
export function categoryOf(game: string): CasinoCategory {
  const found = (Object.keys(BEGINNINGS) as CasinoCategory[]).find((category) =>
    BEGINNINGS[category]?.some((start) => game.startsWith(start)),
  );
  return found ?? 'instant';
}

export const isSlot = (game: string): boolean => categoryOf(game) === 'slots';
