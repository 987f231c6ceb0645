import type { Champ, Competitor, Fixture } from '@touchline/feed/feed-events';
import type { CompetitorProfile } from '@touchline/feed/match-history';
import { Failure } from '#platform/http/failure';
import type { StatisticsDeps } from './statistics-deps.ts';

/** A competitor as the source knows it, else as the book or the archive last showed it. Throws `not_found`. */
export async function readTeam({ feed, archive, now }: StatisticsDeps, teamId: number): Promise<CompetitorProfile> {
  const known = await feed.history?.competitor(teamId);
  if (known) return known;
  const of = ({ home, away, runners = [], champ, venue }: Fixture): CompetitorProfile | undefined => {
    const competitor: Competitor | undefined = [home, ...(away ? [away] : []), ...runners].find(({ id }) => id === teamId);
    const champs: readonly Champ[] = [champ];
    return competitor && { competitor, sport: champ.sport, champs, ...(venue && home.id === teamId ? { venue } : {}) };
  };
  for (const { fixture } of feed.book.matches()) {
    const found = of(fixture);
    if (found) return found;
  }
  const [last] = await archive.form(teamId, now(), 1);
  const found = last && of(last.fixture);
  if (!found) throw new Failure('not_found');
  return found;
}

/** Of a subject of another sport than the one asked for nothing is known (R005-R011). 0 asks for any. */
export function requireSport(asked: number, own: number): void {
  if (asked !== 0 && asked !== own) throw new Failure('not_found');
}
