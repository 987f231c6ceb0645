import type { Handler } from '#platform/handler';
import { isOver, kindOf } from '../present-state.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { groupByChamp } from '../select-matches.ts';
import { countSections, kindOfPath, overviewText } from './overview.ts';

/** The rows of the given matches, as far as they are in this feed. */
export const getFavoritesFeed =
  (model: ReadModel): Handler<'getFavoritesFeed'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = kindOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `favorites ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const lanes = asked.matches
          .flatMap((id) => model.book.lane(id) ?? [])
          .filter((lane) => !isOver(lane.facts) && kindOf(lane) === kind);
        return overviewText(
          model,
          groupByChamp(lanes, { recommended: false }, lanes.length),
          { ...asked, language },
          {
            total: lanes.length,
            page: 1,
            pageSize: asked.matches.length,
            ...(asked.withSections ? { sections: countSections(lanes) } : {}),
          },
        );
      },
    );
  };
