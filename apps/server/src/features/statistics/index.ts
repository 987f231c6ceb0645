import type { STATISTICS_CALLS } from '@touchline/contract/statistics/calls';
import type { FeedFeature, ForBrands } from '#features/feed';
import type { ResultsFeature } from '#features/results';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { getPriceGraph } from './calls/get-price-graph.ts';
import { getGameStatistics, getHeadToHead, getLineUps, getStadium, getStatisticStatus } from './calls/match-pages.ts';
import { getHorseStatistics, getHorsesRace } from './calls/races.ts';
import { getRating, getStage } from './calls/stage.ts';
import { getPlayerStatistics, getShortPlayers, getTeamLastGames, getTeamStatistics } from './calls/team-pages.ts';
import { getCyberStatistics, getTournamentStatistics } from './calls/tournament.ts';
import { createFindMatch } from './find-match.ts';
import { createSeasonReader, seasonsOver } from './season-reader.ts';
import type { StatisticsDeps } from './statistics-deps.ts';

export interface StatisticsFeature extends Feature<keyof typeof STATISTICS_CALLS> {
  /** Places of two competitors in the running season of a league, where it has been added up; it is begun where it has not. Null elsewhere. */
  readPlaces(champId: number, homeId: number, awayId: number): { readonly home: number; readonly away: number } | null;
}

/** Tables, nets, line-ups, figures of players and horses, ratings, graphs: all made of what has been played. */
export function createStatisticsFeature(
  { clock }: Pick<Platform, 'clock'>,
  {
    feed,
    forBrands,
    archiveOver,
  }: { readonly feed: FeedFeature; readonly forBrands: ForBrands; readonly archiveOver: ResultsFeature['archiveOver'] },
): StatisticsFeature {
  const now = (): number => clock.now();
  const seasons = createSeasonReader(feed, archiveOver(feed), now);
  const depsOver = (brandFeed: FeedFeature): StatisticsDeps => {
    const archive = archiveOver(brandFeed);
    return { feed: brandFeed, archive, seasons: seasonsOver(seasons, brandFeed), findMatch: createFindMatch(brandFeed, archive), now };
  };
  return {
    handlers: forBrands((brandFeed) => handlersOf(depsOver(brandFeed))),
    readPlaces(champId, homeId, awayId) {
      const picture = seasons.peek(champId);
      if (picture?.season.kind !== 'rounds') return null;
      const place = (id: number): number => picture.book.table.findIndex(({ competitor }) => competitor.id === id) + 1;
      const [home, away] = [place(homeId), place(awayId)];
      return home > 0 && away > 0 ? { home, away } : null;
    },
  };
}

const handlersOf = (deps: StatisticsDeps): StatisticsFeature['handlers'] => ({
  getStage: getStage(deps),
  getLineUps: getLineUps(deps),
  getStadium: getStadium(deps),
  getHeadToHead: getHeadToHead(deps),
  getShortPlayers: getShortPlayers(deps),
  getHorsesRace: getHorsesRace(deps),
  getStatisticStatus: getStatisticStatus(deps),
  getTeamLastGames: getTeamLastGames(deps),
  getGameStatistics: getGameStatistics(deps),
  getTeamStatistics: getTeamStatistics(deps),
  getPlayerStatistics: getPlayerStatistics(deps),
  getTournamentStatistics: getTournamentStatistics(deps),
  getRating: getRating(deps),
  getHorseStatistics: getHorseStatistics(deps),
  getPriceGraph: getPriceGraph(deps),
  getCyberStatistics: getCyberStatistics(deps),
});
