import type { HouseAccountKind } from './account.ts';
import { buildTransaction } from './build-transaction.ts';
import { poolEntry } from './pool-entries.ts';
import type { Transaction } from './transaction.ts';

export type BingoAccountKind = Extract<HouseAccountKind, `house-bingo-${string}`>;

/** The house's share of what was sold for a game that is over, in the base currency. */
export const postBingoShare = (key: string, room: BingoAccountKind, houseMinor: bigint): Transaction =>
  buildTransaction(key, 'bingo-share', [poolEntry(room, -houseMinor), poolEntry('house-games', houseMinor)]);
