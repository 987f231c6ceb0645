import type { GameInsights } from '@touchline/contract/highlights/calls';
import type { Book } from '@touchline/feed/book/book';
import type { BookMatch } from '@touchline/feed/book/book-match';
import type { Fixture } from '@touchline/feed/feed-events';
import type { Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { languageOf, nameIn, type ReadModel } from '#features/line';
import type { RiskFeature } from '#features/risk';
import { createKeptAnswers } from '#platform/cache/kept-answers';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentShares } from '../bet-shares.ts';
import { buildInsights, type InsightFact, type PastOfMatch, readMatchPast } from '../insight-facts.ts';

const NOTHING: PastOfMatch = {
  homeForm: '',
  awayForm: '',
  headToHead: { matches: 0, homeWins: 0, draws: 0, awayWins: 0 },
  facts: [],
};
const MAX_FACTS = 12;
/** The past of a match does not change while it is on; asking a season for its table takes a while. */
const MAX_KEPT = 500;

function sentence(fixture: Fixture, fact: InsightFact, language: Language): string {
  const team = fact.side === 2 && fixture.away ? fixture.away : fixture.home;
  const opponent = fact.side === 2 || !fixture.away ? fixture.home : fixture.away;
  const args = { team: nameIn(team.names, language), opponent: nameIn(opponent.names, language), n: fact.value, of: fact.of };
  return findText(language, `insight.${fact.key}`, args) ?? '';
}

export function gameInsights(model: ReadModel, risk: Pick<RiskFeature, 'stakeMinor'>): Handler<'gameInsights'> {
  const pasts = createKeptAnswers({
    maxEntries: MAX_KEPT,
    now: () => model.now(),
    read: async (fixture: Fixture) => buildInsights(fixture, await readMatchPast(fixture, model.feed.history)) ?? NOTHING,
  });
  function present(book: Book, match: BookMatch, language: Language, { facts, ...past }: PastOfMatch): GameInsights {
    return {
      matchId: match.id,
      ...past,
      facts: facts
        .slice(0, MAX_FACTS)
        .map((fact) => ({ key: fact.key, side: fact.side, value: fact.value, of: fact.of, text: sentence(match.fixture, fact, language) })),
      shares: presentShares(book, match, (selectionId) => risk.stakeMinor(match.id, selectionId), language),
    };
  }
  return async ({ query }, caller) => {
    const { matchId } = query;
    const language = languageOf(query.language, caller);
    const current = model.book.match(matchId);
    if (current) {
      const known = await pasts.read(current.fixture);
      return model.views.view(
        `insights ${language} ${matchId}`,
        () => model.matchRevision(matchId),
        () => {
          const match = model.book.match(matchId);
          return match && JSON.stringify(present(model.book, match, language, known));
        },
      );
    }
    const past = await model.feed.readPastMatch(matchId);
    const match = past?.match(matchId);
    if (!past || !match) throw new Failure('match_unknown');
    return present(past, match, language, await pasts.read(match.fixture));
  };
}
