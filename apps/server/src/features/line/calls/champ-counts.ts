import type { ChampCount } from '@touchline/contract/line/calls';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { presentChamp } from '../present-match.ts';
import { hasEnded, phaseOf } from '../present-state.ts';
import type { ReadModel } from '../read-model.ts';

/** Championships of the given matches with their numbers in both feeds, in no order. */
export function champCounts(model: ReadModel, matches: readonly BookMatch[], language: Language): ChampCount[] {
  const wanted = new Map(matches.map((l) => [l.fixture.champ.id, l.fixture.champ]));
  const counts = new Map<number, { line: number; live: number }>();
  for (const match of model.book.matches()) {
    const id = match.fixture.champ.id;
    if (!wanted.has(id) || hasEnded(match.facts)) continue;
    const count = counts.get(id) ?? { line: 0, live: 0 };
    count[phaseOf(match)]++;
    counts.set(id, count);
  }
  return [...wanted].map(([id, champ]) => {
    const { line, live } = counts.get(id) ?? { line: 0, live: 0 };
    return { ...presentChamp(champ, language), matches: line + live, line, live };
  });
}

/** Top ones first in their order, then by number of matches, then by name. */
export const byRank = (a: ChampCount, b: ChampCount): number =>
  (a.top || 1_000_000) - (b.top || 1_000_000) || b.matches - a.matches || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
