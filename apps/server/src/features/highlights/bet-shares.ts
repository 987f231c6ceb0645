import type { GameInsights } from '@touchline/contract/highlights/calls';
import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import type { SelectionId } from '@touchline/kernel/selection';
import { ALL_COLUMNS, describeMarket, marketName, rowMarkets, selectionLabel, selectionName } from '#features/line';

/** Whole percents that sum to 100: rounded down, the rest to those that lost most by it. */
export function percentsOf(amounts: readonly bigint[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (total <= 0n) return amounts.map(() => 0);
  const percents = amounts.map((amount) => Number((amount * 100n) / total));
  const byRest = amounts.map((amount, i) => ({ i, rest: (amount * 100n) % total })).sort((a, b) => Number(b.rest - a.rest) || a.i - b.i);
  let left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  for (const { i } of byRest) if (left-- > 0) percents[i] = (percents[i] ?? 0) + 1;
  return percents;
}

/** How the stakes on the markets of a match's row are spread; markets without any are left out. */
export function presentShares(
  book: Book,
  match: BookMatch,
  stakeOf: (selectionId: SelectionId) => bigint,
  language: Language,
): GameInsights['shares'] {
  return rowMarkets(book, match, ALL_COLUMNS, 0).flatMap((slot) => {
    const described = describeMarket(book.idOf(slot));
    if (!described) return [];
    const selections = [...book.selections(slot)].map((s) => ({ outcome: book.outcomeOf(s), selectionId: book.selectionIdOf(slot, s) }));
    const percents = percentsOf(selections.map(({ selectionId }) => stakeOf(selectionId)));
    if (percents.every((percent) => percent === 0)) return [];
    return [
      {
        marketId: book.idOf(slot),
        marketName: marketName(match.fixture, described, language),
        selections: selections.map(({ outcome, selectionId }, i) => ({
          selectionId,
          name: selectionName(match.fixture, described, outcome, language),
          label: selectionLabel(match.fixture, described, outcome, language),
          percent: percents[i] ?? 0,
        })),
      },
    ];
  });
}
