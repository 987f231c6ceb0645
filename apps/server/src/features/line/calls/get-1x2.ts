import type { Handler } from '#platform/http/handler';
import { filterMatches, groupByChamp } from '../filter-matches.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { countSections, overviewText, phaseOfPath } from './overview.ts';

/** Matches by championship with the markets of their rows. */
export const get1x2 =
  (model: ReadModel): Handler<'get1x2'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `1x2 ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const matches = filterMatches(model.book, { ...asked, kind }, model.now());
        const groups = groupByChamp(matches, asked, asked.limit);
        return overviewText(
          model,
          groups,
          { ...asked, language },
          {
            total: matches.length,
            page: asked.page,
            pageSize: asked.pageSize,
            ...(asked.withSections ? { sections: countSections(matches) } : {}),
          },
        );
      },
    );
  };
