import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentDetail } from '../present-match.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { ALL_COLUMNS } from '../row-markets.ts';
import { encode } from '../view-cache.ts';

/** One match whole; one that is over is read from its last picture. Both paths answer, because a match goes live under its address. */
export const getGame =
  (model: ReadModel, seqOf: (match: number) => number): Handler<'getGame'> =>
  ({ query }, caller) => {
    requireOwn(query.playerId, caller);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    const text = (book: Book, match: BookMatch): string =>
      JSON.stringify(
        presentDetail(
          book,
          match,
          { language, coefView: asked.coefView, columns: ALL_COLUMNS, withPeriodResult: false },
          asked,
          seqOf(asked.matchId),
        ),
      );
    const inCountry = (match: BookMatch): BookMatch => {
      if (asked.country !== 0 && match.fixture.champ.country !== asked.country) throw new Failure('match_unknown');
      return match;
    };
    const match = model.book.match(asked.matchId);
    if (!match) {
      return model.feed.readPastMatch(asked.matchId).then((past) => {
        const before = past?.match(asked.matchId);
        if (!past || !before) throw new Failure('match_unknown');
        return encode(Buffer.from(text(past, inCountry(before))));
      });
    }
    inCountry(match);
    model.feed.hasten(match.id);
    return model.views.view(
      `game ${language} ${JSON.stringify(asked)}`,
      () => model.matchRevision(asked.matchId),
      () => {
        // Looked up each time: the match may have left, or have been put again.
        const now = model.book.match(asked.matchId);
        return now && text(model.book, now);
      },
    );
  };
