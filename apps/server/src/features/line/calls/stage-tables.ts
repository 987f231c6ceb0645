import type { CoefView } from '@touchline/contract/line/fields';
import type { OutrightEvents, StageTable, StageTableId } from '@touchline/contract/line/stage';
import { CLOSED, MARKET_STATUSES } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { createKeptAnswers, type KeptAnswers } from '#platform/cache/kept-answers';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentPrice } from '../coef-view.ts';
import { filterMatches, findBookMatch } from '../filter-matches.ts';
import { describeMarket, marketName, matchName } from '../names.ts';
import { presentChamp, presentCompetitor } from '../present-match.ts';
import { phaseOf } from '../present-state.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { FIELD_TYPES, rowMarkets } from '../row-markets.ts';
import { byRank, champCounts } from './champ-counts.ts';
import { phaseOfPath } from './overview.ts';

const pricePart = (odds: number, view: CoefView): { odds: number; price?: string } =>
  view === 'none' ? { odds } : { odds, price: presentPrice(odds, view) };

/** A table changes when a match ends, a season's name once a year. */
const KEEP_TABLE_MS = 10_000;
const KEEP_SEASON_MS = 300_000;
const MAX_KEPT = 2000;

/** Name of the running season by championship. A championship has a table where everybody meets everybody; a cup's rounds and races make none. */
const seasonReader = (model: ReadModel): KeptAnswers<number, { readonly name: string | undefined }> =>
  createKeptAnswers({
    keepMs: KEEP_SEASON_MS,
    maxEntries: MAX_KEPT,
    now: () => model.now(),
    async read(champId: number) {
      const [season] = (await model.feed.history?.seasons(champId, model.now())) ?? [];
      return { name: season?.kind === 'rounds' ? season.name : undefined };
    },
  });

/** Championships with matches in the asked feed that have a table, top ones first. */
export function getStageTableIds(model: ReadModel): Handler<'getStageTableIds'> {
  const seasonOf = seasonReader(model);
  return async ({ query, bind }, caller) => {
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { antiSports } = query;
    const ids = new Set(
      filterMatches(model.book, { kind, withVirtual: false, antiSports }, model.now()).map(({ fixture }) => fixture.champ.id),
    );
    const seasons = new Map(await Promise.all([...ids].map(async (id) => [id, (await seasonOf.read(id)).name] as const)));
    return model.views.view(
      `stage ids ${kind} ${language} ${antiSports.join()}`,
      () => model.matchListRevision,
      () => {
        const champs = champCounts(model, filterMatches(model.book, { kind, withVirtual: false, antiSports }, model.now()), language).sort(
          byRank,
        );
        const tables = champs.flatMap(({ matches: _all, line: _line, live: _live, ...champ }): StageTableId[] => {
          const season = seasons.get(champ.id);
          return season === undefined ? [] : [{ ...champ, season }];
        });
        return JSON.stringify(tables);
      },
    );
  };
}

type Next = StageTable['rows'][number]['next'];

/** The price of a competitor's win in the soonest of these matches that offers one. */
function nextWin(model: ReadModel, matches: readonly BookMatch[], competitor: number, view: CoefView, language: Language): Next {
  for (const match of matches) {
    const { home, away } = match.fixture;
    const atHome = home.id === competitor;
    if (!away || (!atHome && away.id !== competitor)) continue;
    const [slot] = rowMarkets(model.book, match, 1, 0);
    if (slot === undefined) continue;
    const selection = [...model.book.selections(slot)].find((s) => model.book.outcomeOf(s) === (atHome ? 1 : 2));
    if (selection === undefined) continue;
    return {
      matchId: match.id,
      kind: phaseOf(match),
      selectionId: model.book.selectionIdOf(slot, selection),
      ...pricePart(model.book.oddsOf(selection), view),
      opponent: presentCompetitor(atHome ? away : home, language),
      startsAt: Math.floor(match.fixture.startsAt / 1000),
      atHome,
    };
  }
  return null;
}

export function getStageTable(model: ReadModel): Handler<'getStageTable'> {
  const seasonOf = seasonReader(model);
  const tableOf = createKeptAnswers({
    keepMs: KEEP_TABLE_MS,
    maxEntries: MAX_KEPT,
    now: () => model.now(),
    read: async (champId: number) => (await model.feed.history?.table(champId, model.now())) ?? [],
  });
  return async ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { champId, coefView } = query;
    const champ = findBookMatch(model.book, ({ fixture }) => fixture.champ.id === champId)?.fixture.champ;
    if (!champ) throw new Failure('not_found');
    const [table, { name: seasonName }] = await Promise.all([tableOf.read(champId), seasonOf.read(champId)]);
    return model.views.view(
      `stage table ${kind} ${language} ${champId} ${coefView}`,
      () => model.revision(kind),
      () => {
        const now = model.now();
        const matches = filterMatches(model.book, { kind, champs: [champId] }, now).sort((a, b) => a.fixture.startsAt - b.fixture.startsAt);
        const rows = table.map(({ competitor, ...row }, i) => ({
          place: i + 1,
          competitor: presentCompetitor(competitor, language),
          ...row,
          next: nextWin(model, matches, competitor.id, coefView, language),
        }));
        const season = seasonName ?? champ.season ?? '';
        return JSON.stringify({ champ: presentChamp(champ, language), season, rows } satisfies StageTable);
      },
    );
  };
}

/** The field's market of a race, vote or outright; one that is over is not offered any more. */
function presentEvent(model: ReadModel, match: BookMatch, view: CoefView, language: Language): OutrightEvents['events'] {
  const { book } = model;
  const { fixture } = match;
  for (const slot of book.markets(match)) {
    const described = describeMarket(book.idOf(slot));
    // With a subject it pays places, which is not who wins.
    if (!described || !FIELD_TYPES.has(described.type.key) || described.ref.specifier > 1 || book.status(slot) === CLOSED) continue;
    const runners = [...book.selections(slot)].flatMap((s) => {
      const runner = fixture.runners?.[book.outcomeOf(s)];
      const selectionId = book.selectionIdOf(slot, s);
      return runner ? [{ competitor: presentCompetitor(runner, language), selectionId, ...pricePart(book.oddsOf(s), view) }] : [];
    });
    // Those without a price stand last.
    runners.sort((a, b) => (a.odds || Number.MAX_SAFE_INTEGER) - (b.odds || Number.MAX_SAFE_INTEGER) || a.selectionId - b.selectionId);
    return [
      {
        matchId: match.id,
        kind: phaseOf(match),
        name: matchName(fixture, language),
        champ: presentChamp(fixture.champ, language),
        startsAt: Math.floor(fixture.startsAt / 1000),
        marketId: book.idOf(slot),
        marketName: marketName(fixture, described, language),
        status: MARKET_STATUSES[book.status(slot)] ?? 'closed',
        runners,
      },
    ];
  }
  return [];
}

export const stageTableWhoWins =
  (model: ReadModel): Handler<'stageTableWhoWins'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `who wins ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.revision(kind),
      () => {
        const { champs, sports, antiSports } = asked;
        const matches = filterMatches(model.book, { kind, champs, sports, antiSports }, model.now())
          .filter((match) => !match.fixture.away)
          .sort((a, b) => b.fixture.weight - a.fixture.weight || a.fixture.startsAt - b.fixture.startsAt || a.id - b.id);
        const events = matches.flatMap((match) => presentEvent(model, match, asked.coefView, language));
        return JSON.stringify({
          events: events.slice(0, asked.limit),
          total: events.length,
          page: asked.page,
          pageSize: asked.pageSize,
        } satisfies OutrightEvents);
      },
    );
  };
