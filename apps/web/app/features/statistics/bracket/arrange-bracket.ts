import type { StageMatch, StageView } from '@touchline/contract/statistics/shapes';

export interface BracketMatch {
  readonly match: StageMatch | null;
  readonly key: string;
}
export interface BracketRound {
  readonly name: string;
  readonly matches: readonly BracketMatch[];
}

const involves = (match: StageMatch, id: number): boolean => match.home.id === id || match.away?.id === id;

/**
 * Puts the matches of a knock-out in the order in which their lines meet: the two matches before each match are those of its home and its
 * away side. Replies order them by start. Rounds that are still to be drawn have empty places, each half as many as the round before.
 */
export function arrangeBracket(rounds: StageView['rounds']): readonly BracketRound[] {
  const first = rounds[0]?.matches.length ?? 0;
  const width = (index: number): number => Math.max(1, first >> index);
  const last = rounds.at(-1);
  if (!last) return [];
  const placed: (readonly (StageMatch | null)[])[] = [];
  for (let index = rounds.length - 1; index >= 0; index--) {
    const matches = rounds[index]?.matches ?? [];
    const after = placed[0];
    const left = new Set(matches);
    const take = (id: number | undefined): StageMatch | null => {
      const found = id === undefined ? undefined : [...left].find((match) => involves(match, id));
      if (found) left.delete(found);
      return found ?? null;
    };
    // Winners of the round before take their places; the rest fill the free ones by start time.
    const wanted = after ? after.flatMap((match) => [take(match?.home.id), take(match?.away?.id)]) : [];
    const rest = [...left];
    const filled = (after ? wanted : [...matches]).map((match) => match ?? rest.shift() ?? null);
    placed.unshift(after ? [...filled, ...rest] : filled);
  }
  const known = placed.map((matches, index) => ({
    name: rounds[index]?.name ?? '',
    matches: matches.map((match, place) => ({ match, key: match ? String(match.id) : `${index} ${place}` })),
  }));
  return [...known, ...pendingRounds(last.name, rounds.length, width)];
}

const CODES = ['1/32', '1/16', '1/8', '1/4', '1/2', 'final'];

/** Rounds between the last one known and the final. */
function pendingRounds(lastName: string, from: number, width: (index: number) => number): BracketRound[] {
  const at = CODES.indexOf(lastName);
  if (at === -1) return [];
  return CODES.slice(at + 1).map((name, n) => ({
    name,
    matches: Array.from({ length: width(from + n) }, (_, place) => ({ match: null, key: `${name} ${place}` })),
  }));
}
