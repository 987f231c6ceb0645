import type { PastMatchView } from '@touchline/contract/line/calls';
import type { FinishedMatch } from '@touchline/feed/match-history';
import type { Language } from '@touchline/i18n/languages';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { nameIn } from '../names.ts';
import { presentCompetitor } from '../present-match.ts';
import { scoreOf } from '../present-state.ts';
import { languageOf, type ReadModel } from '../read-model.ts';

/** Form, earlier meetings and table, as the source of this process knows them. */
export const getMatchHistory =
  (model: ReadModel): Handler<'getMatchHistory'> =>
  async ({ query }, caller) => {
    const { matchId, limit } = query;
    const match = model.book.match(matchId) ?? (await model.feed.readPastMatch(matchId))?.match(matchId);
    if (!match) throw new Failure('match_unknown');
    const language = languageOf(query.language, caller);
    const { home, away, champ, startsAt } = match.fixture;
    const { history } = model.feed;
    const present = (list: readonly FinishedMatch[]): PastMatchView[] => list.flatMap((past) => presentPast(past, language) ?? []);
    const [homeForm = [], awayForm, headToHead, table = []] = await Promise.all([
      history?.form(home.id, startsAt, limit),
      away && history?.form(away.id, startsAt, limit),
      away && history?.headToHead(home.id, away.id, startsAt, limit),
      history?.table(champ.id, startsAt),
    ]);
    return {
      matchId,
      homeForm: present(homeForm),
      awayForm: present(awayForm ?? []),
      headToHead: present(headToHead ?? []),
      table: table.map(({ competitor, ...row }, i) => ({
        place: i + 1,
        competitor: presentCompetitor(competitor, language),
        ...row,
      })),
    };
  };

function presentPast({ fixture, facts }: FinishedMatch, language: Language): PastMatchView | null {
  if (!fixture.away) return null;
  const score = scoreOf(fixture, facts);
  const winner = facts.winner ?? (score[0] > score[1] ? 1 : score[1] > score[0] ? 2 : 0);
  return {
    id: fixture.id,
    startsAt: Math.floor(fixture.startsAt / 1000),
    champName: nameIn(fixture.champ.names, language),
    home: presentCompetitor(fixture.home, language),
    away: presentCompetitor(fixture.away, language),
    score,
    periods: (facts.counts.score ?? []).map(([h, a]) => [h, a]),
    winner,
  };
}
