import type { Handler } from '#platform/http/handler';
import { filterMatches } from '../filter-matches.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { byRank, champCounts } from './champ-counts.ts';
import { phaseOfPath } from './overview.ts';

/** Championships that have matches of the asked kind. */
export const getChamps =
  (model: ReadModel): Handler<'getChamps'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `champs ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.matchListRevision,
      () => {
        const champs = champCounts(model, filterMatches(model.book, { ...asked, kind }, model.now()), language);
        const first = (country: number): number =>
          country === asked.country && country !== 0 ? 0 : country === asked.visitorCountry && country !== 0 ? 1 : 2;
        champs.sort((a, b) => first(a.country) - first(b.country) || byRank(a, b));
        return JSON.stringify(champs);
      },
    );
  };
