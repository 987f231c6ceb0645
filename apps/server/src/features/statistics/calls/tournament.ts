import type { TournamentStatistics } from '@touchline/contract/statistics/shapes';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { presentResult } from '#features/results';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { presentLeaders } from '../present-players.ts';
import { BRACKET, presentStage, TABLE } from '../present-stage.ts';
import { requireSport } from '../read-team.ts';
import type { SeasonStats } from '../season-stats.ts';
import type { StatisticsDeps } from '../statistics-deps.ts';

const LEADERS = 10;
const LAST = 10;

async function readTournament(
  deps: StatisticsDeps,
  sport: number,
  champId: number,
  seasonId: number,
  language: Language,
): Promise<TournamentStatistics> {
  const picture = await deps.seasons.read(champId, seasonId);
  if (!picture) throw new Failure('not_found');
  requireSport(sport, picture.champ.sport);
  const { season, book } = picture;
  const fixtures = await deps.seasons.fixtures(champId, season);
  const last = await deps.archive.played({
    sports: [],
    champs: [champId],
    competitors: [],
    includeVirtual: true,
    from: season.startsAt,
    to: Math.max(season.endsAt, season.startsAt + 1),
    now: deps.now(),
    limit: LAST,
  });
  return {
    stage: presentStage(picture, fixtures, season.kind === 'knock-out' ? BRACKET : TABLE, deps.now(), language),
    topScorers: presentLeaders(book, (line) => line.season.goals, LEADERS, language),
    topAssists: presentLeaders(book, (line) => line.season.assists, LEADERS, language),
    mostCards: presentLeaders(book, (line) => line.season.yellow + 3 * line.season.red, LEADERS, language),
    totals: totalsOf(book),
    lastGames: last.map((match) => presentResult(match, language)),
  };
}

function totalsOf({ matches }: SeasonStats): TournamentStatistics['totals'] {
  const counted = matches.filter(({ counts }) => counts);
  const won = (winner: number): number => counted.filter((match) => match.winner === winner).length;
  return {
    played: counted.length,
    scored: counted.reduce((sum, { score }) => sum + score[0] + score[1], 0),
    homeWon: won(1),
    drawn: won(0),
    awayWon: won(2),
  };
}

export const getTournamentStatistics =
  (deps: StatisticsDeps): Handler<'getTournamentStatistics'> =>
  ({ query: { sport, champId, seasonId, language } }, caller) =>
    readTournament(deps, sport, champId, seasonId, resolveLanguage(language ?? caller.language));

export const getCyberStatistics =
  (deps: StatisticsDeps): Handler<'getCyberStatistics'> =>
  ({ query: { sport, champId, seasonId, language } }, caller) =>
    readTournament(deps, sport, champId, seasonId, resolveLanguage(language ?? caller.language));
