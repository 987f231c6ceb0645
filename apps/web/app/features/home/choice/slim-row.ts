import type { CompetitorView, MatchRow } from '@touchline/contract/line/shapes';

const slimSide = (side: CompetitorView): CompetitorView => ({ ...side, country: 0, flag: '' });

/** A row without what home does not show: its cards go to everybody with the page, so that every byte of them counts. */
export const slimRow = (match: MatchRow): MatchRow => ({
  ...match,
  sections: [],
  home: slimSide(match.home),
  away: match.away && slimSide(match.away),
});
