import { invariant } from '@touchline/kernel/invariant';
import { FOOTBALL_BIG_FIVE } from '../../leagues/football-big-five.ts';
import type { CompetitorData } from '../../sport-model.ts';

/** Who plays in a league of console or generated football: the clubs of these leagues, without their line-ups. */
export function clubField(leagues: readonly string[], perLeague = Number.POSITIVE_INFINITY): readonly CompetitorData[] {
  return leagues.flatMap((name) => {
    const league = FOOTBALL_BIG_FIVE.find((l) => l.names.en === name);
    invariant(league, `no league ${name}`);
    return league.competitors.slice(0, perLeague).map(({ players: _players, ...club }) => club);
  });
}

/** The same clubs with strengths drawn together: on a console the player counts for more than the club. */
export const evened = (clubs: readonly CompetitorData[], share: number): readonly CompetitorData[] =>
  clubs.map((club) => ({ ...club, rating: Math.round(club.rating * share * 100) / 100 }));
