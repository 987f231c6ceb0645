import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Handler } from '#platform/http/handler';
import { byPopularity, filterMatches } from '../filter-matches.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { ALL_COLUMNS } from '../row-markets.ts';
import { phaseOfPath } from './overview.ts';

/** The matches that deserve most attention, across sports. */
export const getTopGames =
  (model: ReadModel): Handler<'getTopGames'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `top ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const matches = filterMatches(model.book, { ...asked, kind, withEmpty: false }, model.now());
        const first = ({ fixture: { champ } }: BookMatch): number =>
          asked.country !== 0 && champ.country === asked.country
            ? 0
            : asked.visitorCountry !== 0 && champ.country === asked.visitorCountry
              ? 1
              : 2;
        matches.sort((a, b) => first(a) - first(b) || byPopularity(a, b));
        const taken = new Map<number, number>();
        const chosen: BookMatch[] = [];
        for (const match of matches) {
          if (chosen.length >= asked.limit) break;
          const n = taken.get(match.fixture.sport) ?? 0;
          if (asked.perSport > 0 && n >= asked.perSport) continue;
          taken.set(match.fixture.sport, n + 1);
          chosen.push(match);
        }
        return `[${chosen.map((match) => model.rows.row(match, { language, coefView: asked.coefView, columns: ALL_COLUMNS, withPeriodResult: false })).join(',')}]`;
      },
    );
  };
