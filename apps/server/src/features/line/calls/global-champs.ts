import { GLOBAL_CHAMPS, type GlobalChamp, globalChampById } from '@touchline/catalogue/sport/global-champs';
import type { CoefView } from '@touchline/contract/line/fields';
import type { GlobalChampSports } from '@touchline/contract/line/global';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { sportName } from '@touchline/i18n/sport-name';
import { translate } from '@touchline/i18n/translate';
import type { Handler } from '#platform/http/handler';
import { filterMatches, groupByChamp } from '../filter-matches.ts';
import { globalChampsOf } from '../global-champ.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { slugOfSport } from '../sport-kind.ts';
import { byRank, champCounts } from './champ-counts.ts';
import { overviewText, phaseOfPath } from './overview.ts';

type Feeds = Readonly<Record<'line' | 'live', readonly BookMatch[]>>;

/** The matches of both feeds by event, in one pass. */
function matchesByGlobal(model: ReadModel, antiSports: readonly number[]): Map<number, Feeds> {
  const found = new Map<number, { line: BookMatch[]; live: BookMatch[] }>();
  for (const kind of ['line', 'live'] as const)
    for (const match of filterMatches(model.book, { kind, antiSports }, model.now()))
      for (const { id } of globalChampsOf(match.fixture.champ)) {
        const feeds = found.get(id) ?? { line: [], live: [] };
        feeds[kind].push(match);
        found.set(id, feeds);
      }
  return found;
}

/** An event with its sports; those of the asked feed count. */
function presentGlobal(global: GlobalChamp, matches: Feeds, kind: 'line' | 'live', language: Language): GlobalChampSports {
  const sports = Map.groupBy([...matches.line, ...matches.live], (l) => l.fixture.sport);
  const count = (list: readonly BookMatch[], sport: number): number => list.filter((l) => l.fixture.sport === sport).length;
  return {
    id: global.id,
    slug: global.slug,
    name: translate(language, `global-champ.${global.slug}`),
    matches: matches[kind].length,
    sports: [...sports]
      .map(([id, own]) => ({
        id,
        name: sportName(id, language),
        slug: slugOfSport(id),
        line: count(matches.line, id),
        live: count(matches.live, id),
        champs: new Set(own.map((l) => l.fixture.champ.id)).size,
      }))
      .sort((a, b) => b.line + b.live - (a.line + a.live) || a.id - b.id),
  };
}

/** The asked event, with or without matches; all that have some where none is asked for. */
export const sportsByGlobalChamp =
  (model: ReadModel): Handler<'sportsByGlobalChamp'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { globalChamp, antiSports } = query;
    return model.views.view(
      `global sports ${kind} ${language} ${globalChamp ?? ''} ${antiSports.join()}`,
      () => model.matchListRevision,
      () => {
        const one = globalChamp === undefined ? undefined : globalChampById(globalChamp);
        const matches = matchesByGlobal(model, antiSports);
        const events = (one ? [one] : GLOBAL_CHAMPS).map((global) =>
          presentGlobal(global, matches.get(global.id) ?? { line: [], live: [] }, kind, language),
        );
        return JSON.stringify(one ? events : events.filter(({ sports }) => sports.length > 0));
      },
    );
  };

export const champsByGlobalChamp =
  (model: ReadModel): Handler<'champsByGlobalChamp'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `global champs ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.matchListRevision,
      () => JSON.stringify(champCounts(model, filterMatches(model.book, { ...asked, kind }, model.now()), language).sort(byRank)),
    );
  };

interface GamesAsked {
  readonly globalChamp: number;
  readonly sports?: readonly number[];
  readonly champs?: readonly number[];
  readonly teams?: readonly number[];
  readonly fromSeconds?: number;
  readonly toSeconds?: number;
  readonly page: number;
  readonly pageSize: number;
  readonly limit: number;
  readonly coefView: CoefView;
  readonly columns: number;
}

/** The JSON of GlobalChampGames: rows by start, each as it is kept. */
function gamesText(model: ReadModel, kind: 'line' | 'live', asked: GamesAsked, language: Language): string {
  const matches = filterMatches(model.book, { ...asked, kind }, model.now()).sort(
    (a, b) => a.fixture.startsAt - b.fixture.startsAt || a.id - b.id,
  );
  const style = { language, coefView: asked.coefView, columns: asked.columns, withPeriodResult: false };
  const rows = matches.slice(0, asked.limit).map((match) => model.rows.row(match, style));
  return `{"matches":[${rows.join(',')}],"total":${matches.length},"page":${asked.page},"pageSize":${asked.pageSize}}`;
}

export const gamesByGlobalChamp =
  (model: ReadModel): Handler<'gamesByGlobalChamp'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `global games ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => gamesText(model, kind, asked, language),
    );
  };

export const gamesByTeamGlobalChamp =
  (model: ReadModel): Handler<'gamesByTeamGlobalChamp'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `global team ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => gamesText(model, kind, asked, language),
    );
  };

export const globalChamp1x2 =
  (model: ReadModel): Handler<'globalChamp1x2'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `global 1x2 ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const matches = filterMatches(model.book, { ...asked, kind }, model.now());
        const groups = groupByChamp(matches, { recommended: true }, asked.limit);
        return overviewText(
          model,
          groups,
          { language, coefView: asked.coefView, columns: asked.columns },
          { total: matches.length, page: asked.page, pageSize: asked.pageSize },
        );
      },
    );
  };
