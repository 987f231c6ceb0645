import type { MatchPreview } from '@touchline/contract/previews/calls';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import type { FeedFeature } from '#features/feed';
import { hasEnded, matchName } from '#features/line';
import type { Handler } from '#platform/http/handler';
import { presentLight, presentPreview } from '../present-preview.ts';
import type { PreviewReader } from '../read-previews.ts';

async function previewsOf(reader: PreviewReader, matches: readonly BookMatch[], language: Language): Promise<MatchPreview[]> {
  const previews: MatchPreview[] = [];
  for (const match of matches) {
    const preview = presentPreview(await reader.read(match), language);
    if (preview) previews.push(preview);
  }
  return previews;
}

export const getGamesPreviewLight =
  (reader: PreviewReader): Handler<'getGamesPreviewLight'> =>
  async ({ query }, caller) =>
    (await previewsOf(reader, reader.top(query, query.limit), resolveLanguage(query.language ?? caller.language))).map(presentLight);

export const getPreviewBanner =
  (reader: PreviewReader): Handler<'getPreviewBanner'> =>
  async ({ query }, caller) => {
    const [banner] = await previewsOf(reader, reader.top(query, 1), resolveLanguage(query.language ?? caller.language));
    return { banner: banner ?? null };
  };

/** Those with sides that are not over, in the order asked. */
const lanesOf = ({ book }: FeedFeature, matches: readonly number[]): BookMatch[] =>
  matches.flatMap((matchId) => {
    const match = book.match(matchId);
    return match?.fixture.away && !hasEnded(match.facts) ? [match] : [];
  });

export const getGamesPreviewByIds =
  (reader: PreviewReader, feed: FeedFeature): Handler<'getGamesPreviewByIds'> =>
  ({ body }, caller) =>
    previewsOf(reader, lanesOf(feed, body.matches), resolveLanguage(body.language ?? caller.language));

export const getGamesActions =
  (reader: PreviewReader, feed: FeedFeature): Handler<'getGamesActions'> =>
  ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const matches =
      query.matches.length > 0 ? query.matches.flatMap((match) => feed.book.match(match) ?? []) : reader.top(query, query.limit);
    return matches.map((match) => {
      const on = !hasEnded(match.facts);
      return {
        gameId: match.id,
        name: matchName(match.fixture, language),
        preview: on && match.fixture.away !== null,
        statistics: true,
        tracker: match.hasPositions,
        graph: match.markets > 0,
        subscribe: on,
      };
    });
  };
