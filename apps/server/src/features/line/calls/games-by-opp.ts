import type { Handler } from '#platform/http/handler';
import { filterMatches, groupByChamp } from '../filter-matches.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { overviewText, phaseOfPath } from './overview.ts';

/** One competitor's matches; of several, those that they play among themselves. Soonest championship first. */
export const gamesByOpp =
  (model: ReadModel): Handler<'gamesByOpp'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `opponents ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const opponents = new Set(asked.opponents);
        const matches = filterMatches(model.book, { kind, teams: asked.opponents, champs: asked.champs }, model.now()).filter(
          ({ fixture: { home, away } }) => opponents.size === 1 || (opponents.has(home.id) && away !== null && opponents.has(away.id)),
        );
        return overviewText(
          model,
          groupByChamp(matches, { recommended: false }, asked.limit),
          { language, coefView: asked.coefView, columns: asked.columns },
          { total: matches.length, page: 1, pageSize: asked.limit },
        );
      },
    );
  };
