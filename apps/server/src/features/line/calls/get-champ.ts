import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { filterMatches, findBookMatch, groupByChamp } from '../filter-matches.ts';
import { presentChamp } from '../present-match.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { champText, phaseOfPath } from './overview.ts';

/** One championship with all its matches of the asked kind. Without any, but with matches of the other kind, the list is empty. */
export const getChamp =
  (model: ReadModel): Handler<'getChamp'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    const known = findBookMatch(model.book, ({ fixture }) => fixture.champ.id === asked.champId)?.fixture.champ;
    if (!known) throw new Failure('not_found');
    return model.views.view(
      `champ ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const matches = filterMatches(model.book, { ...asked, champs: [asked.champId], kind }, model.now());
        const [group] = groupByChamp(matches, { recommended: true }, Number.MAX_SAFE_INTEGER);
        if (!group) return JSON.stringify({ ...presentChamp(known, language), matches: [] });
        return champText(model, group, { language, coefView: asked.coefView, columns: asked.columns, withPeriodResult: false });
      },
    );
  };
