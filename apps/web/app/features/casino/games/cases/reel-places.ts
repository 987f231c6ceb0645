/** Places of the reel, and the one at which it comes to rest. */
export const REEL = { places: 40, stop: 34 };

/** The rarities on the reel: the drawn one where it comes to rest, the others in turn. Only that place counts. */
export const reelPlaces = (rarity: number, rarities: number): readonly number[] =>
  Array.from({ length: REEL.places }, (_, place) => (place === REEL.stop ? rarity : (place * 3) % rarities));
