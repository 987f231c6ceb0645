import { COUNTRIES, INTERNATIONAL_COUNTRY_ID } from '@touchline/catalogue/places/countries';
import { SPORTS, sportById } from '@touchline/catalogue/sport/sports';
import type { Book } from '@touchline/feed/book/book';
import { OPEN } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { countryName } from '@touchline/i18n/country-name';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { sportName } from '@touchline/i18n/sport-name';
import type { FeedFeature } from '#features/feed';
import { describeMarket, hasEnded, marketName, matchName, nameIn, phaseOf } from '#features/line';
import type { Archive } from '#features/results';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';

type Where = 'line' | 'live' | 'result';
const whereOf = (match: BookMatch): Where => (hasEnded(match.facts) ? 'result' : phaseOf(match));

export const findMainLive =
  (feed: FeedFeature, archive: Archive): Handler<'findMainLive'> =>
  async ({ query: { matchId } }) => {
    const match = feed.book.match(matchId);
    const fixture = match?.fixture ?? (await archive.match(matchId))?.fixture;
    if (!fixture) throw new Failure('match_unknown');
    const kind = match ? whereOf(match) : 'result';
    return {
      lineId: matchId,
      liveId: kind === 'live' ? matchId : null,
      kind,
      permanentId: String(matchId),
      startsAt: Math.floor(fixture.startsAt / 1000),
    };
  };

/** A market of the link: named from its own id, found in the book while the match is there. */
function presentMarket(book: Book, match: BookMatch | undefined, fixture: BookMatch['fixture'], marketId: number, language: Language) {
  const described = describeMarket(marketId);
  if (!described) throw new Failure('selection_unknown');
  const slot = match ? book.find(match, marketId) : -1;
  return {
    id: marketId,
    name: marketName(fixture, described, language),
    open: slot >= 0 && !book.isSourceSilent && book.status(slot) === OPEN,
  };
}

export const checkLink =
  (feed: FeedFeature, archive: Archive): Handler<'checkLink'> =>
  async ({ query }, caller) => {
    const { matchId, marketId } = query;
    const language = resolveLanguage(query.language ?? caller.language);
    const match = feed.book.match(matchId);
    const fixture = match?.fixture ?? (await archive.match(matchId))?.fixture;
    if (!fixture) throw new Failure('match_unknown');
    return {
      permanentId: marketId === undefined ? String(matchId) : `${matchId}-${marketId}`,
      matchId,
      where: match ? whereOf(match) : 'result',
      sport: fixture.sport,
      sportSlug: sportById(fixture.sport).slug,
      champ: fixture.champ.id,
      champName: nameIn(fixture.champ.names, language),
      matchName: matchName(fixture, language),
      startsAt: Math.floor(fixture.startsAt / 1000),
      market: marketId === undefined ? null : presentMarket(feed.book, match, fixture, marketId, language),
    };
  };

export const getLinkCountries =
  ({ book }: FeedFeature): Handler<'getLinkCountries'> =>
  ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const matches = new Map<number, number>();
    for (const { fixture, facts } of book.matches())
      if (!hasEnded(facts)) matches.set(fixture.champ.country, (matches.get(fixture.champ.country) ?? 0) + 1);
    const international = {
      id: INTERNATIONAL_COUNTRY_ID,
      name: countryName(INTERNATIONAL_COUNTRY_ID, language),
      code: '',
      matches: matches.get(INTERNATIONAL_COUNTRY_ID) ?? 0,
    };
    return [
      international,
      ...COUNTRIES.map(({ id, code }) => ({
        id,
        name: countryName(id, language),
        code: code.toLowerCase(),
        matches: matches.get(id) ?? 0,
      })),
    ];
  };

export const getLinkSports =
  ({ book, opensSport }: FeedFeature): Handler<'getLinkSports'> =>
  ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const matches = { line: new Map<number, number>(), live: new Map<number, number>() };
    for (const match of book.matches()) {
      if (hasEnded(match.facts)) continue;
      const counts = matches[phaseOf(match)];
      counts.set(match.fixture.sport, (counts.get(match.fixture.sport) ?? 0) + 1);
    }
    return SPORTS.filter(({ id }) => opensSport(id)).map(({ id, slug }) => ({
      id,
      slug,
      name: sportName(id, language),
      live: matches.live.get(id) ?? 0,
      line: matches.line.get(id) ?? 0,
    }));
  };
