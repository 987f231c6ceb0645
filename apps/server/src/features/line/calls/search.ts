import type { SearchResults } from '@touchline/contract/line/calls';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Handler } from '#platform/http/handler';
import { filterMatches } from '../filter-matches.ts';
import { presentCompetitor } from '../present-match.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { encode } from '../view-cache.ts';
import { byRank, champCounts } from './champ-counts.ts';
import { phaseOfPath } from './overview.ts';

/** How many candidates the index may give before filters: enough for any name, bounded for single letters. */
const CANDIDATES = 2000;

/** Matches, championships and competitors by the beginnings of their words. */
export const search =
  (model: ReadModel): Handler<'search'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const found = query.strict ? model.search.findStrict(query.text, CANDIDATES) : model.search.find(query.text, CANDIDATES);
    const allowed = new Map(filterMatches(model.book, { ...query, kind }, model.now()).map((match) => [match.id, match]));
    const ofChamp = Map.groupBy(allowed.values(), (l) => l.fixture.champ.id);
    const ofCompetitor = new Map<number, BookMatch[]>();
    for (const { kind: what, id } of found) if (what === 'competitor') ofCompetitor.set(id, []);
    for (const match of allowed.values())
      for (const one of [match.fixture.home, match.fixture.away]) if (one) ofCompetitor.get(one.id)?.push(match);

    const matches = new Map<number, BookMatch>();
    const champs: BookMatch[] = [];
    const competitors: SearchResults['competitors'] = [];
    for (const entry of found) {
      if (entry.kind === 'match') {
        const match = allowed.get(entry.id);
        if (match) matches.set(match.id, match);
      } else if (entry.kind === 'champ') {
        const [match] = ofChamp.get(entry.id) ?? [];
        if (match) champs.push(match);
      } else {
        const matches = ofCompetitor.get(entry.id) ?? [];
        const one = matches[0] && (matches[0].fixture.home.id === entry.id ? matches[0].fixture.home : matches[0].fixture.away);
        if (one && matches[0])
          competitors.push({ ...presentCompetitor(one, language), sport: matches[0].fixture.sport, matches: matches.length });
      }
    }
    const style = { language, coefView: query.coefView, columns: query.columns, withPeriodResult: false };
    const rows = [...matches.values()].slice(0, query.limit).map((match) => model.rows.row(match, style));
    const rest: Omit<SearchResults, 'matches'> = {
      champs: champCounts(model, champs.slice(0, query.limit), language).sort(byRank),
      competitors: competitors.slice(0, query.limit),
      total: matches.size + champs.length + competitors.length,
    };
    return encode(Buffer.from(`{"matches":[${rows.join(',')}],${JSON.stringify(rest).slice(1)}`));
  };
