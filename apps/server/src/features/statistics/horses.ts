import type { RacecardEntry } from '@touchline/contract/statistics/shapes';
import type { FinishedMatch } from '@touchline/feed/match-history';
import { createRandom } from '@touchline/kernel/random';

type Silk = RacecardEntry['silk'];
type Figures = RacecardEntry['figures'];

const PATTERNS: readonly Silk['pattern'][] = ['plain', 'stripes', 'halves', 'sash', 'hoops', 'chevron'];
const COLOURS = ['#C8102E', '#003DA5', '#FFFFFF', '#007A33', '#111111', '#FFCD00', '#6CABDD', '#7A263A', '#F36C21', '#582C83'];
const FORM_LENGTH = 6;
/** Last place that is called placed. */
const PLACED = 3;

/** The colours that a horse runs in: drawn from its id, so the same on every card. */
export function silkFor(horseId: number): Silk {
  const random = createRandom('silk', horseId);
  const a = random.int(COLOURS.length);
  const b = (a + 1 + random.int(COLOURS.length - 1)) % COLOURS.length;
  return { pattern: random.pick(PATTERNS), a: COLOURS[a] ?? '#111111', b: COLOURS[b] ?? '#FFFFFF' };
}

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
