import type { PlaceFraction } from '@touchline/betting/coupon/bet';
import type { PlaceTerms } from '@touchline/contract/coupon/shapes';
import { decodeMarketId, marketOf } from '@touchline/kernel/selection';

/** A place leg's terms on the wire: its part of the odds, and the places that its market (`race-place`) pays. Null for every other leg. */
export const presentPlace = (place: PlaceFraction | null, selectionId: number | bigint): PlaceTerms | null =>
  place && { num: place.num, den: place.den, places: decodeMarketId(marketOf(Number(selectionId))).specifier };
