import type { RacecardEntry } from '@touchline/contract/statistics/shapes';
import type { FinishedMatch } from '@touchline/feed/match-history';

type Figures = RacecardEntry['figures'];

const FORM_LENGTH = 6;
/** Last place that is called placed. */
const PLACED = 3;

/** Its place in a race that is over: 1 first, 0 did not finish, -1 did not run or was not in it. */
export function findPlace({ fixture, facts }: FinishedMatch, horseId: number): number {
  const at = fixture.runners?.findIndex(({ id }) => id === horseId) ?? -1;
  return at === -1 ? -1 : (facts.places?.[at] ?? -1);
}

/** As the racecard writes it, newest last: 1-9, 0 for tenth or worse, F for not finished. */
export const recentForm = (runs: readonly FinishedMatch[], horseId: number): string =>
  runs
    .map((run) => findPlace(run, horseId))
    .filter((place) => place >= 0)
    .slice(0, FORM_LENGTH)
    .map((place) => (place === 0 ? 'F' : place > 9 ? '0' : String(place)))
    .reverse()
    .join('');

export function summarizeRuns(runs: readonly FinishedMatch[], horseId: number): Figures {
  const places = runs.map((run) => findPlace(run, horseId)).filter((place) => place >= 0);
  return {
    runs: places.length,
    wins: places.filter((place) => place === 1).length,
    placed: places.filter((place) => place >= 1 && place <= PLACED).length,
    falls: places.filter((place) => place === 0).length,
  };
}
