import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Handler } from '#platform/http/handler';
import { byPopularity, filterMatches } from '../filter-matches.ts';
import { hasEnded, phaseOf } from '../present-state.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { ALL_COLUMNS } from '../row-markets.ts';
import { phaseOfPath } from './overview.ts';

/** The dashboard (R120: 20 matches): what the visitor pinned, then what deserves most attention. */
export const topGamesDashboard =
  (model: ReadModel): Handler<'topGamesDashboard'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `dashboard ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const pinned = asked.pinned
          .flatMap((id) => model.book.match(id) ?? [])
          .filter((match) => !hasEnded(match.facts) && phaseOf(match) === kind)
          .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt || a.id - b.id);
        const taken = new Set(pinned);
        const ofCountry = ({ fixture: { champ } }: BookMatch): number => Number(asked.country !== 0 && champ.country === asked.country);
        const { sports, champs, antiSports } = asked;
        const games = filterMatches(model.book, { kind, sports, champs, antiSports, withEmpty: false }, model.now())
          .filter((match) => !taken.has(match))
          .sort((a, b) => ofCountry(b) - ofCountry(a) || byPopularity(a, b))
          .slice(0, Math.max(0, asked.limit - pinned.length));
        const style = { language, coefView: asked.coefView, columns: ALL_COLUMNS, withPeriodResult: false };
        const rows = (matches: readonly BookMatch[]): string => matches.map((match) => model.rows.row(match, style)).join(',');
        return `{"pinned":[${rows(pinned)}],"games":[${rows(games)}],"limit":${asked.limit}}`;
      },
    );
  };
