import { POKER_VARIANTS, type PokerVariant } from '@touchline/casino/poker/variant';
import type { PokerTableInfo } from '@touchline/contract/poker/shapes';
import { hasFreeSeat } from '../free-seats.ts';

/** Which tables the lobby shows; kept in its address. */
export interface PokerFilter {
  readonly variant: PokerVariant | null;
  /** Tables with a free seat only. */
  readonly hasSeat: boolean;
  /** Tables at which no house bot sits. */
  readonly isWithoutBots: boolean;
}

export function parsePokerFilter(search: URLSearchParams): PokerFilter {
  return {
    variant: POKER_VARIANTS.find((one) => one === search.get('game')) ?? null,
    hasSeat: search.get('free') === '1',
    isWithoutBots: search.get('bots') === '0',
  };
}

/** The address of a filter: the part after the question mark, empty for all tables. */
export function pokerFilterSearch({ variant, hasSeat, isWithoutBots }: PokerFilter): string {
  const search = new URLSearchParams({
    ...(variant ? { game: variant } : {}),
    ...(hasSeat ? { free: '1' } : {}),
    ...(isWithoutBots ? { bots: '0' } : {}),
  }).toString();
  return search ? `?${search}` : '';
}

/** Tables that a filter lets through: by game, then by stakes, the lowest first. */
export const filterTables = (
  tables: readonly PokerTableInfo[],
  { variant, hasSeat, isWithoutBots }: PokerFilter,
): readonly PokerTableInfo[] =>
  tables
    .filter((table) => variant === null || table.variant === variant)
    .filter((table) => !hasSeat || hasFreeSeat(table))
    .filter((table) => !isWithoutBots || table.bots === 0)
    .toSorted(
      (a, b) =>
        POKER_VARIANTS.indexOf(a.variant) - POKER_VARIANTS.indexOf(b.variant) || a.bigBlind - b.bigBlind || (a.name < b.name ? -1 : 1),
    );
