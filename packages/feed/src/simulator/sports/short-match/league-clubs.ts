import { invariant } from '@touchline/kernel/invariant';
import { FOOTBALL_BIG_FIVE } from '../../leagues/football-big-five.ts';
import type { CompetitionData, CompetitorData } from '../../sport-model.ts';

/** The clubs of a league of console or generated football: the clubs of these leagues, without their line-ups. */
export function clubsOfLeagues(leagues: readonly string[], perLeague = Number.POSITIVE_INFINITY): readonly CompetitorData[] {
  return leagues.flatMap((name) => clubsOf(FOOTBALL_BIG_FIVE, name, 0, perLeague));
}

/** Clubs of one league by its English name, from a place of its list on, without their line-ups. */
export function clubsOf(
  leagues: readonly CompetitionData[],
  name: string,
  from = 0,
  count = Number.POSITIVE_INFINITY,
): readonly CompetitorData[] {
  const league = leagues.find((one) => one.name === name);
  invariant(league, `no league ${name}`);
  return league.competitors.slice(from, from + count).map(({ players: _players, venue: _venue, ...club }) => club);
}

/** The same clubs with strengths drawn together: on a console the player counts for more than the club. */
export const compressRatings = (clubs: readonly CompetitorData[], share: number): readonly CompetitorData[] =>
  clubs.map((club) => ({ ...club, rating: Math.round(club.rating * share * 100) / 100 }));
