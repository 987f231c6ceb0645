import type { Handler } from '#platform/http/handler';
import { filterMatches, groupByChamp } from '../filter-matches.ts';
import { languageOf, type ReadModel } from '../read-model.ts';
import { overviewText, phaseOfPath } from './overview.ts';

/** The matches of the given competitors, soonest championship first. */
export const getGamesTeam =
  (model: ReadModel): Handler<'getGamesTeam'> =>
  ({ query, bind }, caller) => {
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { language: _asked, ...asked } = query;
    return model.views.view(
      `team ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const matches = filterMatches(model.book, { kind, teams: asked.teams, champs: asked.champs }, model.now());
        return overviewText(
          model,
          groupByChamp(matches, { recommended: false }, asked.limit),
          { ...asked, language },
          { total: matches.length, page: 1, pageSize: asked.limit },
        );
      },
    );
  };
