import type { MatchInfo, MatchMarkets } from '@touchline/contract/line/match';
import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Language } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { EncodedReply, Handler } from '#platform/http/handler';
import { type MatchDetailOptions, presentDetail } from '../present-match.ts';
import { phaseOf } from '../present-state.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { ALL_COLUMNS } from '../row-markets.ts';
import { encode } from '../view-cache.ts';

/** One match as kept bytes; one that is over is read from its last picture. Both paths answer, because a match goes live under its address. */
function matchView(
  model: ReadModel,
  matchId: number,
  key: string,
  text: (book: Book, match: BookMatch) => string,
): EncodedReply | Promise<EncodedReply> {
  const running = model.book.match(matchId);
  if (running)
    return model.views.view(
      key,
      () => model.matchRevision(matchId),
      () => {
        const match = model.book.match(matchId);
        return match && text(model.book, match);
      },
    );
  return model.feed.readPastMatch(matchId).then((past) => {
    const match = past?.match(matchId);
    if (!past || !match) throw new Failure('match_unknown');
    return encode(Buffer.from(text(past, match)));
  });
}

const EVERYTHING: MatchDetailOptions = {
  withPeriods: true,
  withGroups: true,
  withAllGroup: false,
  selectionLimit: 0,
  mainOnly: false,
  order: 'group',
  firstGroups: [],
  groups: [],
  marketType: 0,
};
const style = (language: Language) => ({ language, coefView: 'none', columns: ALL_COLUMNS, withPeriodResult: false }) as const;

export const gameEvents =
  (model: ReadModel, seqOf: (match: number) => number): Handler<'gameEvents'> =>
  ({ query }, caller) => {
    requireOwn(query.playerId, caller);
    const language = languageOf(query.language, caller);
    const { matchId, coefView, groups, mainOnly, selectionLimit } = query;
    const choice = { ...EVERYTHING, groups, mainOnly, selectionLimit };
    return matchView(
      model,
      matchId,
      `game events ${language} ${matchId} ${coefView} ${groups.join()} ${mainOnly} ${selectionLimit}`,
      (book, match) => {
        const detail = presentDetail(book, match, { ...style(language), coefView }, choice, seqOf(matchId));
        const { allMarkets: markets, seq } = detail;
        return JSON.stringify({ matchId, kind: phaseOf(match), groups: detail.groups, markets, seq } satisfies MatchMarkets);
      },
    );
  };

export const gameInfo =
  (model: ReadModel, seqOf: (match: number) => number): Handler<'gameInfo'> =>
  ({ query }, caller) => {
    requireOwn(query.playerId, caller);
    const language = languageOf(query.language, caller);
    const { matchId } = query;
    return matchView(model, matchId, `game info ${language} ${matchId}`, (book, match) => {
      const detail = presentDetail(book, match, style(language), EVERYTHING, seqOf(matchId));
      const { allMarkets: _markets, groups: _groups, markets: _row, ...info } = detail;
      return JSON.stringify(info satisfies MatchInfo);
    });
  };
