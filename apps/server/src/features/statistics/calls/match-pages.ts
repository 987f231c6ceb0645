import type { HeadToHead, StatisticStatus } from '@touchline/contract/statistics/shapes';
import type { Competitor } from '@touchline/feed/feed-events';
import type { FinishedMatch } from '@touchline/feed/match-history';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { presentCompetitor, scoreOf } from '#features/line';
import { presentResult, presentResultDetail } from '#features/results';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { FoundMatch } from '../find-match.ts';
import { hasLineUps, presentLineUps } from '../present-players.ts';
import { presentTable } from '../present-stage.ts';
import { readTeam } from '../read-team.ts';
import type { StatisticsDeps } from '../statistics-deps.ts';

export const getLineUps =
  ({ findMatch }: StatisticsDeps): Handler<'getLineUps'> =>
  async ({ query }, caller) =>
    presentLineUps(await findMatch(query.matchId), resolveLanguage(query.language ?? caller.language));

/** The ground of the match, else the home side's own. `live` asks for a match in play and nothing else. */
export const getStadium =
  ({ findMatch, feed }: StatisticsDeps): Handler<'getStadium'> =>
  async ({ query }, caller) => {
    const { fixture, where } = await findMatch(query.matchId);
    if (query.live !== undefined && query.live !== (where === 'live')) throw new Failure('match_unknown');
    const venue = fixture.venue ?? (fixture.away ? (await feed.history?.competitor(fixture.home.id))?.venue : undefined);
    const home = presentCompetitor(fixture.home, resolveLanguage(query.language ?? caller.language));
    return {
      gameId: fixture.id,
      stadium: venue
        ? { name: venue.name, city: venue.city, capacity: venue.capacity ?? null, country: home.country, flag: home.flag, homeOf: home }
        : null,
    };
  };

async function readHeadToHead(
  { archive }: StatisticsDeps,
  home: Competitor,
  away: Competitor,
  before: number,
  limit: number,
  language: Language,
): Promise<HeadToHead> {
  const [meetings, homeForm, awayForm] = await Promise.all([
    archive.headToHead(home.id, away.id, before, limit),
    archive.form(home.id, before, limit),
    archive.form(away.id, before, limit),
  ]);
  const present = (list: readonly FinishedMatch[]) => list.map((match) => presentResult(match, language));
  return {
    home: presentCompetitor(home, language),
    away: presentCompetitor(away, language),
    balance: balanceOf(meetings, home.id),
    meetings: present(meetings),
    homeForm: present(homeForm),
    awayForm: present(awayForm),
  };
}

function balanceOf(meetings: readonly FinishedMatch[], homeId: number): HeadToHead['balance'] {
  const balance = { played: 0, homeWon: 0, drawn: 0, awayWon: 0, homeScored: 0, awayScored: 0 };
  for (const { fixture, facts } of meetings) {
    const [h, a] = scoreOf(fixture, facts);
    const swapped = fixture.home.id !== homeId;
    const winner = facts.winner ?? (h > a ? 1 : a > h ? 2 : 0);
    balance.played++;
    balance.homeScored += swapped ? a : h;
    balance.awayScored += swapped ? h : a;
    if (winner === 0) balance.drawn++;
    else if ((winner === 1) !== swapped) balance.homeWon++;
    else balance.awayWon++;
  }
  return balance;
}

export const getHeadToHead =
  (deps: StatisticsDeps): Handler<'getHeadToHead'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const { limit } = query;
    if (query.matchId !== undefined) {
      const { fixture } = await deps.findMatch(query.matchId);
      if (!fixture.away) throw new Failure('not_found');
      return readHeadToHead(deps, fixture.home, fixture.away, fixture.startsAt, limit, language);
    }
    const [home, away] = await Promise.all([readTeam(deps, query.homeId), readTeam(deps, query.awayId)]);
    return readHeadToHead(deps, home.competitor, away.competitor, deps.now(), limit, language);
  };

async function readStatus({ feed, seasons }: StatisticsDeps, { fixture, where, match }: FoundMatch): Promise<StatisticStatus> {
  const season = (await feed.history?.seasons(fixture.champ.id, fixture.startsAt))?.[0];
  const sides = fixture.away !== null;
  // A competitor's own ground counts where the match names none.
  const venue = fixture.venue ?? (await feed.history?.competitor(fixture.home.id))?.venue;
  const running = seasons.peek(fixture.champ.id);
  return {
    gameId: fixture.id,
    sport: fixture.sport,
    where,
    stageId: fixture.champ.id,
    seasonId: season?.id ?? running?.season.id ?? null,
    lineUps: hasLineUps(fixture),
    table: sides && season?.kind !== 'knock-out',
    net: season?.kind === 'knock-out',
    headToHead: sides,
    players: hasLineUps(fixture),
    stadium: sides && venue !== undefined,
    rating: true,
    race: !sides && fixture.format.scoring === 'places',
    graph: (match?.markets ?? 0) > 0 || where === 'result',
  };
}

export const getStatisticStatus =
  (deps: StatisticsDeps): Handler<'getStatisticStatus'> =>
  async ({ query }) =>
    readStatus(deps, await deps.findMatch(query.matchId));

const MEETINGS = 6;

export const getGameStatistics =
  (deps: StatisticsDeps): Handler<'getGameStatistics'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const found = await deps.findMatch(query.matchId);
    const { fixture } = found;
    if (query.sport !== 0 && query.sport !== fixture.sport) throw new Failure('match_unknown');
    const status = await readStatus(deps, found);
    const [headToHead, stage] = await Promise.all([
      fixture.away ? readHeadToHead(deps, fixture.home, fixture.away, fixture.startsAt, MEETINGS, language) : null,
      status.table ? deps.seasons.read(fixture.champ.id, status.seasonId ?? 0) : undefined,
    ]);
    return {
      game: presentResultDetail(found, language),
      status,
      lineUps: status.lineUps ? presentLineUps(found, language) : null,
      headToHead,
      table: stage ? presentTable(stage.book.table, language) : [],
    };
  };
