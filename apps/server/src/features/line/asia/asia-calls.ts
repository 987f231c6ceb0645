import type { AsiaLeague, AsiaRow, AsiaSport } from '@touchline/contract/line/asia';
import type { CoefView } from '@touchline/contract/line/fields';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { sportName } from '@touchline/i18n/sport-name';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { phaseOfPath } from '../calls/overview.ts';
import { byPopularity, groupByChamp } from '../filter-matches.ts';
import { presentChamp } from '../present-match.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { slugOfSport } from '../sport-kind.ts';
import { filterAsianMatches } from './filter-asian-matches.ts';
import { presentAsiaRow } from './present-asia.ts';

const ROW_LINES = 3;
const ALL_LINES = 1000;

/** The live view around now also shows matches of the line. */
const revisionOf = (model: ReadModel, kind: 'line' | 'live', aroundNow: boolean) => () =>
  model.revision(kind) + (kind === 'live' && aroundNow ? model.revision('line') : 0);

/** Rows of matches of the layout, which have two sides each. */
const rowTexts = (model: ReadModel, matches: readonly BookMatch[], lines: number, view: CoefView, language: Language): string =>
  matches
    .map((match) =>
      model.rows.text(match, `asia ${language} ${view} ${lines}`, () =>
        JSON.stringify(presentAsiaRow(model.book, match, lines, view, language)),
      ),
    )
    .join(',');

export const asiaGetSports =
  (model: ReadModel): Handler<'asiaGetSports'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(`asia sports ${kind} ${language} ${JSON.stringify(asked)}`, revisionOf(model, kind, asked.aroundNow), () => {
      const bySport = Map.groupBy(filterAsianMatches(model, kind, asked), (l) => l.fixture.sport);
      const sports = [...bySport].map(
        ([id, own]): AsiaSport => ({
          id,
          name: sportName(id, language),
          slug: slugOfSport(id),
          leagues: new Set(own.map((l) => l.fixture.champ.id)).size,
          matches: own.length,
        }),
      );
      return JSON.stringify(sports.sort((a, b) => b.matches - a.matches || a.id - b.id));
    });
  };

export const asiaGetLeagues =
  (model: ReadModel): Handler<'asiaGetLeagues'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(`asia leagues ${kind} ${language} ${JSON.stringify(asked)}`, revisionOf(model, kind, asked.aroundNow), () => {
      const groups = groupByChamp(filterAsianMatches(model, kind, asked), { recommended: true }, Number.MAX_SAFE_INTEGER);
      return JSON.stringify(
        groups.map((group): AsiaLeague => ({ ...presentChamp((group[0] as BookMatch).fixture.champ, language), matches: group.length })),
      );
    });
  };

export const asiaGetGames =
  (model: ReadModel): Handler<'asiaGetGames'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(`asia games ${kind} ${language} ${JSON.stringify(asked)}`, revisionOf(model, kind, asked.aroundNow), () => {
      const matches = filterAsianMatches(model, kind, asked);
      const leagues = groupByChamp(matches, { recommended: true }, asked.limit).map((group) => {
        const head = JSON.stringify(presentChamp((group[0] as BookMatch).fixture.champ, language));
        return `${head.slice(0, -1)},"matches":[${rowTexts(model, group, asked.lines, asked.coefView, language)}]}`;
      });
      return `{"leagues":[${leagues.join(',')}],"total":${matches.length},"page":${asked.page},"pageSize":${asked.pageSize}}`;
    });
  };

/** Both paths answer, because a match goes live under its address. */
export const asiaGetGame =
  (model: ReadModel): Handler<'asiaGetGame'> =>
  ({ query }, caller) => {
    requireOwn(query.playerId, caller);
    const language = languageOf(query.language, caller);
    const { matchId, coefView } = query;
    const row = (): AsiaRow | null => {
      const match = model.book.match(matchId);
      return match ? presentAsiaRow(model.book, match, ALL_LINES, coefView, language) : null;
    };
    // A race has no Asian layout: to this call it is no match.
    if (!model.book.match(matchId)?.fixture.away) throw new Failure('match_unknown');
    return model.views.view(
      `asia game ${language} ${matchId} ${coefView}`,
      () => model.matchRevision(matchId),
      () => {
        const present = row();
        return present ? JSON.stringify(present) : undefined;
      },
    );
  };

export const asiaGetTopGames =
  (model: ReadModel): Handler<'asiaGetTopGames'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(`asia top ${kind} ${language} ${JSON.stringify(asked)}`, revisionOf(model, kind, asked.aroundNow), () => {
      const matches = filterAsianMatches(model, kind, asked).sort(byPopularity).slice(0, asked.limit);
      return `[${rowTexts(model, matches, ROW_LINES, asked.coefView, language)}]`;
    });
  };
