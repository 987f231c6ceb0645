import type { Lane } from '@touchline/feed/book/lane';
import type { Handler } from '#platform/handler';
import { isOver, kindOf } from '../present-state.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { ALL_COLUMNS } from '../row-markets.ts';
import { byAttention, selectMatches } from '../select-matches.ts';
import { kindOfPath } from './overview.ts';

/** The dashboard (R120: 20 matches): what the visitor pinned, then what deserves most attention. */
export const topGamesDashboard =
  (model: ReadModel): Handler<'topGamesDashboard'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = kindOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `dashboard ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const pinned = asked.pinned
          .flatMap((id) => model.book.lane(id) ?? [])
          .filter((lane) => !isOver(lane.facts) && kindOf(lane) === kind)
          .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt || a.match - b.match);
        const taken = new Set(pinned);
        const ofCountry = ({ fixture: { champ } }: Lane): number => Number(asked.country !== 0 && champ.country === asked.country);
        const { sports, champs, antiSports } = asked;
        const games = selectMatches(model.book, { kind, sports, champs, antiSports, withEmpty: false }, model.now())
          .filter((lane) => !taken.has(lane))
          .sort((a, b) => ofCountry(b) - ofCountry(a) || byAttention(a, b))
          .slice(0, Math.max(0, asked.limit - pinned.length));
        const style = { language, coefView: asked.coefView, columns: ALL_COLUMNS, withPeriodResult: false };
        const rows = (lanes: readonly Lane[]): string => lanes.map((lane) => model.rows.row(lane, style)).join(',');
        return `{"pinned":[${rows(pinned)}],"games":[${rows(games)}],"limit":${asked.limit}}`;
      },
    );
  };
