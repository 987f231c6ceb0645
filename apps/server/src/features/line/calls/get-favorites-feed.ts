import type { Handler } from '#platform/http/handler';
import { groupByChamp } from '../filter-matches.ts';
import { hasEnded, phaseOf } from '../present-state.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { countSections, overviewText, phaseOfPath } from './overview.ts';

/** The rows of the given matches, as far as they are in this feed. */
export const getFavoritesFeed =
  (model: ReadModel): Handler<'getFavoritesFeed'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `favorites ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const matches = asked.matches
          .flatMap((id) => model.book.match(id) ?? [])
          .filter((match) => !hasEnded(match.facts) && phaseOf(match) === kind);
        return overviewText(
          model,
          groupByChamp(matches, { recommended: false }, matches.length),
          { ...asked, language },
          {
            total: matches.length,
            page: 1,
            pageSize: asked.matches.length,
            ...(asked.withSections ? { sections: countSections(matches) } : {}),
          },
        );
      },
    );
  };
