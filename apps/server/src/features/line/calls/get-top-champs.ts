import type { Handler } from '#platform/http/handler';
import { filterMatches } from '../filter-matches.ts';
import { languageOf, type ReadModel } from '../read-model.ts';
import { byRank, champCounts } from './champ-counts.ts';
import { phaseOfPath } from './overview.ts';

/** Top championships in their order, those of the asked country before the others. */
export const getTopChamps =
  (model: ReadModel): Handler<'getTopChamps'> =>
  ({ query, bind }, caller) => {
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { country, limit, antiSports } = query;
    return model.views.view(
      `topchamps ${kind} ${language} ${country} ${limit} ${antiSports.join()}`,
      () => model.matchListRevision,
      () => {
        const champs = champCounts(model, filterMatches(model.book, { kind, topChamps: true, antiSports }, model.now()), language);
        champs.sort(
          (a, b) => Number(country !== 0 && b.country === country) - Number(country !== 0 && a.country === country) || byRank(a, b),
        );
        return JSON.stringify(champs.slice(0, limit));
      },
    );
  };
